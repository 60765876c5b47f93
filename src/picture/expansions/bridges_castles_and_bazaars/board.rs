//! Castles and bridges on the table: where they stand, and where figures stand on them.

use super::pieces::Piece;
use super::{bridge, castle};
use crate::picture::board::composer::{Composer, Stand};
use crate::picture::ink::curve::{Pt, pt};
use crate::rules::bridge::Axis;
use crate::rules::expansions::bridges_castles_and_bazaars::CastleView;
use crate::rules::geometry::{Pos, Side};
use crate::rules::view::{FigureView, TileView, View};

/// The castles on the table.
fn standing(view: &View) -> impl Iterator<Item = &CastleView> {
    view.expansions.bridges_castles_and_bazaars.iter().flat_map(|shown| &shown.castles)
}

/// Castles over the common sides of their tiles, from north to south.
pub fn castles(composer: &mut Composer<'_>) {
    let mut castles: Vec<((i32, i32), bool)> = Vec::new();
    for castle in standing(composer.scene.view) {
        let (middle, along_y) = middle(castle);
        castles.push((composer.point(castle.cells[0], middle), along_y));
    }
    castles.sort_by_key(|&((x, y), _)| (y, x));
    for (at, along_y) in castles {
        composer.stamp(Piece::Castle { along_y }, at);
    }
}

/// Bridges over their tiles.
pub fn bridges(composer: &mut Composer<'_>) {
    let bridge = |t: &TileView| t.bridge.map(|axis| (t.at, axis));
    let mut bridges: Vec<(Pos, Axis)> = composer.scene.view.tiles.iter().filter_map(bridge).collect();
    bridges.sort_by_key(|(at, _)| (at.y, at.x));
    for (at, axis) in bridges {
        composer.stamp(Piece::Bridge { along_y: axis == Axis::NorthSouth }, composer.layout.corner(at));
    }
}

/// Highwaymen on bridges, and the lords of castles.
pub fn stand<'a>(composer: &Composer<'_>, f: &'a FigureView, before: usize) -> Option<Stand<'a>> {
    let feet = if composer.tile(f.at)?.plan.shape.shape().segment(f.segment).is_some() {
        lord(composer, f)?
    } else {
        // A bridge is one more segment, after the printed ones.
        let tiles = &composer.scene.view.tiles;
        bridge::standing(tiles.iter().any(|t| t.at == f.at && t.bridge == Some(Axis::NorthSouth)))
    };
    Some(Stand::upright(f, feet, before))
}

/// Where the feet of the lord of a castle are, from the corner of the tile whose city he held.
fn lord(composer: &Composer<'_>, f: &FigureView) -> Option<Pt> {
    let plan = &composer.tile(f.at)?.plan;
    let city = plan.cities.iter().find(|c| c.segment == f.segment)?;
    let holds = |c: &&CastleView| {
        c.lords.contains(&f.seat)
            && Side::ALL.into_iter().any(|s| city.sides.contains(s) && c.cells.contains(&f.at.step(s)))
            && c.cells.contains(&f.at)
    };
    let castle = standing(composer.scene.view).find(holds)?;
    let number = castle.lords.iter().position(|&seat| seat == f.seat)?;
    let from = castle.cells[0];
    let way = pt(f32::from(from.x) - f32::from(f.at.x), f32::from(from.y) - f32::from(f.at.y));
    Some(way + middle(castle).0 + castle::LORD + abreast(number, castle.lords.len()))
}

/// How far a lord stands from the middle of the court if there are so many: abreast, as far apart as the court is wide.
fn abreast(number: usize, count: usize) -> Pt {
    const COURT: f32 = 0.56;
    const APART: f32 = 0.36;
    let apart = APART.min(COURT / count.saturating_sub(1).max(1) as f32);
    pt((number as f32 - count.saturating_sub(1) as f32 / 2.0) * apart, 0.0)
}

/// The middle of the common side from the corner of the castle's first cell, and whether that side runs along y.
fn middle(castle: &CastleView) -> (Pt, bool) {
    let [a, b] = castle.cells;
    let way = pt(f32::from(b.x) - f32::from(a.x), f32::from(b.y) - f32::from(a.y));
    (Pt::MIDDLE + way * 0.5, way.x != 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lords_share_the_court() {
        assert_eq!(abreast(0, 1), pt(0.0, 0.0));
        // The cloak of a figure is some 0.34 wide.
        assert!(abreast(1, 2).far(abreast(0, 2)) > 0.34);
        for count in 1..=6 {
            let places: Vec<Pt> = (0..count).map(|number| abreast(number, count)).collect();
            assert!(places.iter().all(|place| place.x.abs() <= 0.29), "{places:?}");
            assert!(places.is_sorted_by(|a, b| a.x < b.x), "{places:?}");
            assert!((places.iter().map(|place| place.x).sum::<f32>()).abs() < 1e-5, "{places:?}");
        }
    }
}
