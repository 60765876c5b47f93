//! The Wind Roses (`wind_roses.md 1`): points for tiles placed in a quadrant of the table, as seen from a rose.

use serde::Serialize;

use super::own::wind_roses::occasion;
use super::the_count;
use crate::kind::INSIDE_RULES;
use crate::pile::tiles_of;
use crate::{
    Game, Hooks, Kind, KindRules, Mark, PlacedTile, Placement, Pos, Rotation, Score, Setup, Shape, Side, StartingTiles,
    Term, TermLabel, scoring,
};

pub(crate) use super::nothing::*;

/// The rules of roses, which belong to a whole tile and are not features (`wind_roses.md 1.5`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::WindRose, INSIDE_RULES)];

/// The marks of the quarters of a rose, each with the two sides of the rose between which it is.
const QUARTERS: [(Mark, [Side; 2]); 4] = [
    (Mark::RoseNorthEast, [Side::N, Side::E]),
    (Mark::RoseSouthEast, [Side::S, Side::E]),
    (Mark::RoseSouthWest, [Side::S, Side::W]),
    (Mark::RoseNorthWest, [Side::N, Side::W]),
];

/// The points for a tile with a quarter of a rose (`wind_roses.md 1.2`).
const POINTS: i16 = 3;

/// The cell of the rose at the edge of the City, and that of a spring south of a rose (`wind_roses.md 2.1, 2.2`).
const BESIDE_CITY: Pos = Pos::new(the_count::CORNER.x + 1, the_count::CORNER.y - 1);
const SPRING: Pos = Pos::new(0, 1);

/// The occasion on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A tile with a quarter of a rose was placed in its quadrant.
    Quarter {
        /// The cell of the tile.
        at: Pos,
    },
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    on_tile_placed: |game, placement, events| {
        if is_in_quadrant(game, game.board().placed_tile(game.last_placed_tile())) {
            let term = Term { label: TermLabel::WindRose, count: 1, each: POINTS };
            let score = Score::for_player(game.active(), occasion(Occasion::Quarter { at: placement.at }), term);
            scoring::award(game, score, events);
        }
    },
    recount: |audited, worth| {
        if let crate::Occasion::Expansion(crate::ExpansionOccasion::WindRoses(Occasion::Quarter { at })) =
            audited.score.occasion
        {
            *worth = if is_beyond_rose(audited.game, at) { 3 } else { 0 };
        }
    },
    ..Hooks::NONE
};

/// Puts the first rose on the table, and shuffles the other tiles into the pile (`wind_roses.md 0.1, 0.2, 2.1, 2.2`).
fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    for shape in tiles_of("wind_roses") {
        if shape.group.name() != "start-rose" {
            tiles.pile.mix_in(shape);
        } else if setup.expansions.the_count.is_some() {
            tiles.start.push((shape, Placement::new(BESIDE_CITY, Rotation::R0)));
        } else {
            let first = tiles.replace_start_tile(shape);
            match first.has(Kind::River) {
                true => tiles.start.push((first, Placement::new(SPRING, Rotation::R0))),
                false => tiles.pile.mix_in(first),
            }
        }
    }
}

/// Returns the rose that was placed last, which decides about quadrants (`wind_roses.md 1.3`).
pub fn ruling_rose(game: &Game) -> Option<&PlacedTile> {
    let has_rose = |placed: &&PlacedTile| placed.shape.has(Kind::WindRose) && quarter(placed.shape.get()).is_none();
    game.board().tiles().iter().rev().find(has_rose)
}

/// Returns the mark of the quarter of a rose on a tile, and the sides of the rose between which it is. Returns `None` if the tile has
/// no rose or a whole one.
pub fn quarter(shape: &Shape) -> Option<(Mark, [Side; 2])> {
    QUARTERS.into_iter().find(|(mark, _)| shape.has_mark(*mark))
}

/// Returns whether a tile has a quarter of a rose and is in the quadrant that it shows. The row and the column of the rose
/// belong to the quadrants on both sides (`wind_roses.md 1.1, 1.4`).
fn is_in_quadrant(game: &Game, placed: &PlacedTile) -> bool {
    let (Some((_, sides)), Some(rose)) = (quarter(placed.shape.get()), ruling_rose(game)) else { return false };
    let (east, south) = (placed.at.x - rose.at.x, placed.at.y - rose.at.y);
    sides.into_iter().all(|side| match side.rotated(rose.rotation) {
        Side::N => south <= 0,
        Side::E => east >= 0,
        Side::S => south >= 0,
        Side::W => east <= 0,
    })
}

/// Returns the same for the tile at a cell, for the audit: in coordinates that are turned back with the rose, the tile must be on its side
/// of both axes.
fn is_beyond_rose(game: &Game, at: Pos) -> bool {
    let tiles = game.board().tiles();
    let is_whole = |tile: &&PlacedTile| {
        tile.shape.has(Kind::WindRose) && QUARTERS.iter().all(|(mark, _)| !tile.shape.has_mark(*mark))
    };
    let tile = tiles.iter().find(|tile| tile.at == at);
    let (Some(tile), Some(rose)) = (tile, tiles.iter().rfind(is_whole)) else { return false };
    let offset = (at.x - rose.at.x, at.y - rose.at.y);
    let (east, south) = (0..rose.rotation.quarter_turns()).fold(offset, |(east, south), _| (south, -east));
    let has = |mark| tile.shape.has_mark(mark);
    (has(Mark::RoseNorthEast) && east >= 0 && south <= 0)
        || (has(Mark::RoseSouthEast) && east >= 0 && south >= 0)
        || (has(Mark::RoseSouthWest) && east <= 0 && south >= 0)
        || (has(Mark::RoseNorthWest) && east <= 0 && south <= 0)
}
