//! Draws the City of The Count over its twelve tiles, the meeples in its quarters, and the count.

use crate::plan::walls::{arch_wall, half_sine, rotated_line};
use crate::{
    Art, City, CityOutline, Composer, Hooks, Line, PlacedSprite, PlanBuilder, PositionedFigure, PrintLayer, PrintPhase,
    Pt, RoadEnd, SpriteKind, Tile, inward_vector, middle_of, pt, rectangle,
};
use bergerie_rules::expansions::the_count::CityQuarter;
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
const CITY_HALF_SIZE: Pt = pt(1.66, 1.16);

/// The number of tiles in a row of the City, and the position of its middle from the corner of the first tile.
const TILES_PER_ROW: usize = 4;
const CITY_MIDDLE: Pt = pt(2.0, 1.5);

/// The cell whose west side has the City's middle as its own middle.
const CITY_CELL: Pos = Pos::new(0, 0);
const MIDDLE_FROM_CITY_CELL: Pt = pt(0.0, 0.5);

/// The length of a road between the border of its tile and the City's wall, in u.
const APPROACH_LENGTH: f32 = 0.36;

/// Returns the position of the City's middle from the corner of one of its tiles, or `None` for other tiles.
fn city_middle(tile: &Tile) -> Option<Pt> {
    let mut tiles = catalogue::tile_counts("count").iter();
    let index = tiles.position(|(shape, _)| std::ptr::eq(shape.get(), tile.shape))?;
    Some(CITY_MIDDLE - pt((index % TILES_PER_ROW) as f32, (index / TILES_PER_ROW) as f32))
}

/// Returns the City's wall, which separates the fields outside of it.
fn field_boundaries(tile: &Tile, _: &[Line]) -> Option<Vec<Line>> {
    let at = city_middle(tile)?;
    let mut wall = rectangle(at - CITY_HALF_SIZE, at + CITY_HALF_SIZE);
    wall.extend(wall.first().copied());
    Some(vec![rotated_line(wall, tile.rotation.quarter_turns())])
}

/// Returns the point at which a road ends at the City's wall.
fn road_end(tile: &Tile, _: &[City], _: usize) -> Option<RoadEnd> {
    city_middle(tile)?;
    let (_, road) = tile.segments(Kind::Road).next()?;
    let side = tile.sides(road).iter().next()?;
    Some(RoadEnd { at: middle_of(side) + inward_vector(side) * APPROACH_LENGTH, is_wide: false })
}

/// Returns the outline of a city in front of the City's wall. A field lies between the two.
fn city_outline(tile: &Tile, sides: Sides) -> Option<CityOutline> {
    const DEPTH: f32 = 0.22;
    city_middle(tile)?;
    let side = sides.iter().next()?;
    let wall = rotated_line(arch_wall(|t| DEPTH * half_sine(t).powf(0.8)), side.index());
    Some(CityOutline { ground: vec![wall.clone()], walls: vec![wall], causeway: None })
}

/// Adds the part of the City that is printed on a tile. These tiles are never rotated in a game.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let Some(at) =
        city_middle(builder.tile).filter(|_| phase == PrintPhase::Fixed && builder.tile.rotation == Rotation::R0)
    else {
        return;
    };
    builder.add_print(PrintLayer::Buildings, Art("carcassonne"), at);
}

/// Returns the position of a quarter's middle from that of the City.
const fn quarter_offset(quarter: CityQuarter) -> Pt {
    match quarter {
        CityQuarter::Castle => pt(-0.86, -0.58),
        CityQuarter::Market => pt(0.86, -0.58),
        CityQuarter::Blacksmith => pt(0.86, 0.56),
        CityQuarter::Cathedral => pt(-0.86, 0.56),
    }
}

/// The position of the count's foot from the middle of his quarter, beside its buildings.
const COUNT_OFFSET: Pt = pt(0.64, 0.12);

/// The positions of the first meeple's foot in a quarter, and the distances to the next meeple and to the next row.
const FIRST_MEEPLE_OFFSET: Pt = pt(-0.56, 0.42);
const MEEPLE_DISTANCE: f32 = 0.19;
const ROW_OFFSET: Pt = pt(0.09, -0.12);
const MEEPLES_PER_ROW: usize = 7;

/// Adds the count and the meeples in the quarters to the figures that are drawn.
fn add_inhabitants(composer: &Composer<'_>, _: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    let view = &composer.scene.view;
    for quarter in CityQuarter::ALL {
        let foot =
            |offset: Pt| composer.cell_pixel(CITY_CELL, MIDDLE_FROM_CITY_CELL + quarter_offset(quarter) + offset);
        if view.pieces.iter().any(|placed| placed.piece == Piece::Count && placed.site == quarter.site()) {
            sprites.push((foot(COUNT_OFFSET), Art("count").plain().into()));
        }
        let held = view.held.iter().filter(|held| held.by == quarter.holder());
        for (number, held) in held.enumerate() {
            let (column, row) = ((number % MEEPLES_PER_ROW) as f32, (number / MEEPLES_PER_ROW) as f32);
            let offset = FIRST_MEEPLE_OFFSET + pt(MEEPLE_DISTANCE * column, 0.0) + ROW_OFFSET * row;
            sprites.push((foot(offset), SpriteKind::Standing(held.figure, held.seat)));
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
        let meeples = [
            (CityQuarter::Castle, 3),
            (CityQuarter::Market, 1),
            (CityQuarter::Blacksmith, 9),
            (CityQuarter::Cathedral, 0),
        ];
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
