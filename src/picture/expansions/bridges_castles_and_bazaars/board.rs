//! Draws castles and bridges on the board, and positions the figures on them.

use super::bridge::BridgePath;
use crate::expansions::ExpansionSpriteKind;
use crate::{Art, Composer, PositionedFigure, Pt, pt};
use bergerie_rules::expansions::bridges_castles_and_bazaars::CastleView;
use bergerie_rules::{Axis, Crossing, FigureView, Piece, Pos, Side, Site, View};

/// The position of a figure in the courtyard of a castle, from the middle of the side between its two tiles.
const LORD_OFFSET: Pt = pt(0.0, 0.14);

fn built_castles(view: &View) -> impl Iterator<Item = &CastleView> {
    view.expansions.bridges_castles_and_bazaars.iter().flat_map(|shown| &shown.castles)
}

/// Draws castles from north to south. Each is drawn across the side between its two tiles.
pub fn draw_castles(composer: &mut Composer<'_>) {
    let sprite = |castle| {
        let (middle, along_y) = castle_middle(castle);
        let art = if along_y { Art("castle_across") } else { Art("castle") };
        (composer.cell_pixel(castle.cells[0], middle), art.plain().into())
    };
    composer.stamp_all(built_castles(&composer.scene.view).map(sprite).collect());
}

fn built_bridges(view: &View) -> impl Iterator<Item = Crossing> {
    view.pieces.iter().filter_map(|placed| match (placed.piece, placed.site) {
        (Piece::Bridge, Site::Over(bridge)) => Some(bridge),
        _ => None,
    })
}

pub fn draw_bridges(composer: &mut Composer<'_>) {
    let sprite = |Crossing { at, axis }| {
        (composer.layout.cell_corner(at), ExpansionSpriteKind::Bridge(bridge_path(composer, at, axis)).into())
    };
    composer.stamp_all(built_bridges(&composer.scene.view).map(sprite).collect());
}

/// Returns the path of a bridge over a tile. The path leads around a monastery.
fn bridge_path(composer: &Composer<'_>, at: Pos, axis: Axis) -> BridgePath {
    let has_monastery = composer.tile(at).is_some_and(|tile| tile.plan.objects.monastery.is_some());
    match axis {
        Axis::NorthSouth => BridgePath::NorthSouth,
        Axis::WestEast if has_monastery => BridgePath::Around,
        Axis::WestEast => BridgePath::WestEast,
    }
}

/// Positions the figures on bridges and castles. Returns `None` for other figures.
pub fn figure_position<'a>(
    composer: &Composer<'_>,
    figure: &'a FigureView,
    before: usize,
) -> Option<PositionedFigure<'a>> {
    if composer.tile(figure.at)?.plan.shape.segment(figure.segment).is_some() {
        // `lord` returns a different position for each lord, so no offset is needed.
        return Some(PositionedFigure::standing(figure, lord_point(composer, figure)?, 0));
    }
    // The segment of a bridge follows the printed segments of its tile.
    let axis = built_bridges(&composer.scene.view).find(|bridge| bridge.at == figure.at).map(|bridge| bridge.axis);
    let path = bridge_path(composer, figure.at, axis.unwrap_or(Axis::WestEast));
    let is_crowded = built_castles(&composer.scene.view)
        .any(|c| c.cells.contains(&figure.at) && c.cells.contains(&figure.at.step(Side::N)));
    let feet = if is_crowded { path.figure_position_aside() } else { path.figure_position() };
    Some(PositionedFigure::standing(figure, feet, before))
}

/// Returns the position of a castle's lord, from the corner of the tile of its city, or `None` for other figures.
fn lord_point(composer: &Composer<'_>, figure: &FigureView) -> Option<Pt> {
    let plan = &composer.tile(figure.at)?.plan;
    let city = plan.cities.iter().find(|c| c.segment == figure.segment)?;
    let holds = |c: &&CastleView| {
        c.lords.contains(&figure.seat)
            && Side::ALL.into_iter().any(|s| city.sides.contains(s) && c.cells.contains(&figure.at.step(s)))
            && c.cells.contains(&figure.at)
    };
    let castle = built_castles(&composer.scene.view).find(holds)?;
    let number = castle.lords.iter().position(|&seat| seat == figure.seat)?;
    let from = castle.cells[0];
    let way = pt(f32::from(from.x) - f32::from(figure.at.x), f32::from(from.y) - f32::from(figure.at.y));
    Some(way + castle_middle(castle).0 + LORD_OFFSET + court_offset(number, castle.lords.len()))
}

/// Returns the offset of one of `count` lords of a castle from the position of a single lord. Two lords stand side by
/// side. More lords stand in two rows, and those in the back row are visible through the gaps of the front row.
fn court_offset(number: usize, count: usize) -> Pt {
    const COURT: f32 = 0.56;
    const APART: f32 = 0.36;
    /// The distance between the rows. The front row is in front of the gatehouse.
    const ROWS: f32 = 0.26;
    /// The distance of the back row to the north of a single lord's position.
    const BEHIND: f32 = 0.12;
    let behind = if count > 2 { count / 2 } else { 0 };
    let (place, row, y) = match number.checked_sub(behind) {
        None => (number, behind, -BEHIND),
        Some(place) if behind > 0 => (place, count - behind, ROWS - BEHIND),
        Some(place) => (place, count, 0.0),
    };
    let gaps = row.saturating_sub(1) as f32;
    let apart = APART.min(COURT / gaps.max(1.0));
    pt((place as f32 - gaps / 2.0) * apart, y)
}

/// Returns the middle of the side between a castle's tiles, from the corner of the first, and whether it runs along y.
fn castle_middle(castle: &CastleView) -> (Pt, bool) {
    let [a, b] = castle.cells;
    let way = pt(f32::from(b.x) - f32::from(a.x), f32::from(b.y) - f32::from(a.y));
    (Pt::MIDDLE + way * 0.5, way.x != 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lords_share_the_court() {
        assert_eq!(court_offset(0, 1), pt(0.0, 0.0));
        for count in 1..=6 {
            let places: Vec<Pt> = (0..count).map(|number| court_offset(number, count)).collect();
            assert!(places.iter().all(|place| place.x.abs() <= 0.29), "{places:?}");
            assert!((places.iter().map(|place| place.x).sum::<f32>()).abs() < 1e-5, "{places:?}");
            for (number, place) in places.iter().enumerate() {
                // The cloak of a figure is about 0.34 u wide, and the mark 0.16 u. At this distance, no mark is hidden.
                let hides = |other: &&Pt| (other.x - place.x).abs() < 0.17 && (0.0..0.2).contains(&(other.y - place.y));
                assert_eq!(places.iter().filter(hides).count(), 1, "{number} of {places:?}");
            }
        }
    }
}
