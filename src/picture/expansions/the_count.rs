//! Draws the City of The Count over its twelve tiles, the meeples in its quarters, and the count.

use super::Hooks;
use crate::board::composer::{Composer, PlacedSprite, PositionedFigure};
use crate::drawing::Art;
use crate::ink::{Line, Pt, pt, rect};
use crate::plan::builder::{PlanBuilder, PrintPhase};
use crate::plan::objects::PrintLayer;
use crate::plan::roads::RoadEnd;
use crate::plan::tile::{Tile, inward, middle_of};
use crate::plan::walls::{City, CityOutline, arch, sine, turned};
use crate::sprites::sprite_cache;
use bergerie_rules::expansions::the_count::Quarter;
use bergerie_rules::{Kind, Piece, Pos, Rotation, Sides, catalogue};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/the_count.toml"),
    city_outline,
    road_end,
    field_boundaries,
    place_prints,
    add_pieces: add_inhabitants,
    ..Hooks::NONE
};

/// Half the width and height of the City within its walls, in u.
const HALF: Pt = pt(1.66, 1.16);

/// The number of tiles in a row of the City, and the position of the City's middle from the north-west corner of the
/// first tile.
const ROW: usize = 4;
const MIDDLE: Pt = pt(2.0, 1.5);

/// The cell whose west side has the City's middle as its own middle.
const CELL: Pos = Pos::new(0, 0);
const FROM_CELL: Pt = pt(0.0, 0.5);

/// The length of a road between the border of its tile and the City's wall, in u.
const APPROACH: f32 = 0.36;

/// Returns the position of the City's middle from the corner of one of its tiles, before rotation. Returns `None` for
/// other tiles.
fn middle(tile: &Tile) -> Option<Pt> {
    let mut tiles = catalogue::tile_counts("count").iter();
    let index = tiles.position(|(shape, _)| std::ptr::eq(shape.shape(), tile.shape))?;
    Some(MIDDLE - pt((index % ROW) as f32, (index / ROW) as f32))
}

/// Returns the City's wall, which separates the fields outside of it.
fn field_boundaries(tile: &Tile, _: &[Line]) -> Option<Vec<Line>> {
    let at = middle(tile)?;
    let mut wall = rect(at - HALF, at + HALF);
    wall.extend(wall.first().copied());
    Some(vec![turned(wall, tile.rotation.quarters())])
}

/// Returns the point at which a road ends at the City's wall.
fn road_end(tile: &Tile, _: &[City], _: usize) -> Option<RoadEnd> {
    middle(tile)?;
    let (_, road) = tile.segments(Kind::Road).next()?;
    let side = tile.sides(road).iter().next()?;
    Some(RoadEnd { at: middle_of(side) + inward(side) * APPROACH, wide: false })
}

/// Returns the outline of a city in front of the City's wall. A field lies between the two.
fn city_outline(tile: &Tile, sides: Sides) -> Option<CityOutline> {
    const DEPTH: f32 = 0.22;
    middle(tile)?;
    let side = sides.iter().next()?;
    let wall = turned(arch(|t| DEPTH * sine(t).powf(0.8)), side.index());
    Some(CityOutline { ground: vec![wall.clone()], walls: vec![wall], causeway: None })
}

/// Adds the part of the City that is printed on a tile. These tiles are never rotated in a game.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let Some(at) = middle(builder.tile).filter(|_| phase == PrintPhase::Fixed && builder.tile.rotation == Rotation::R0)
    else {
        return;
    };
    builder.print(PrintLayer::Buildings, Art("carcassonne"), at);
}

/// Returns the position of a quarter's middle from that of the City.
const fn quarter_offset(quarter: Quarter) -> Pt {
    match quarter {
        Quarter::Castle => pt(-0.86, -0.58),
        Quarter::Market => pt(0.86, -0.58),
        Quarter::Blacksmith => pt(0.86, 0.56),
        Quarter::Cathedral => pt(-0.86, 0.56),
    }
}

/// The position of the count's foot from the middle of his quarter, beside its buildings.
const BESIDE: Pt = pt(0.64, 0.12);

/// The positions of the first meeple's foot in a quarter, and the distances to the next meeple and to the next row.
const FIRST: Pt = pt(-0.56, 0.42);
const NEXT: f32 = 0.19;
const BEHIND: Pt = pt(0.09, -0.12);
const IN_ROW: usize = 7;

/// Adds the count and the meeples in the quarters to the figures that are drawn.
fn add_inhabitants(composer: &Composer<'_>, _: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    let view = &composer.scene.view;
    for quarter in Quarter::ALL {
        let foot = |offset: Pt| composer.point(CELL, FROM_CELL + quarter_offset(quarter) + offset);
        if view.pieces.iter().any(|placed| placed.piece == Piece::Count && placed.site == quarter.site()) {
            sprites.push((foot(BESIDE), Art("count").plain().into()));
        }
        let held = view.held.iter().filter(|held| held.by == quarter.holder());
        for (number, held) in held.enumerate() {
            let (column, row) = ((number % IN_ROW) as f32, (number / IN_ROW) as f32);
            let offset = FIRST + pt(NEXT * column, 0.0) + BEHIND * row;
            sprites.push((foot(offset), sprite_cache::SpriteKind::Standing(held.figure, held.seat)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::golden;
    use crate::{Artist, Scene};
    use bergerie_rules::{Expansion, Figure, Game, HeldFigure, Seat, Setup, View};

    #[test]
    fn the_quarters_with_meeples_match_the_golden_picture() {
        let mut setup = Setup::base(4);
        setup.expansions.set(Expansion::TheCount, true);
        let mut view = View::of(&Game::new(setup).unwrap());
        let meeples = [(Quarter::Castle, 3), (Quarter::Market, 1), (Quarter::Blacksmith, 9), (Quarter::Cathedral, 0)];
        for (quarter, count) in meeples {
            let held = |index: usize| HeldFigure {
                figure: if index == 1 { Figure::LargeMeeple } else { Figure::Meeple },
                seat: Seat::new(index % 4).unwrap(),
                by: quarter.holder(),
            };
            view.held.extend((0..count).map(held));
        }
        golden("city_of_carcassonne", &Artist::new().table(&Scene::new(&view)).unwrap());
    }
}
