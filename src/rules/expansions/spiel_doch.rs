//! Spiel Doch! (`spiel_doch.md 0`): two land tiles, with which a game may begin.

use crate::pile::tiles_of;
use crate::setup::options;
use crate::{Hooks, Kind, Placement, Pos, Rotation, Setup, StartingTiles};

pub(crate) use super::nothing::*;

options! {
    SpielDoch in spiel_doch;
    /// The tiles on the table when the game begins (`start`, `spiel_doch.md 0.2`).
    start: Start {
        /// The tiles of the other expansions, or the start tile of the base game (`spiel_doch.md 0.1`).
        Ordinary "ordinary",
        /// The two tiles of this expansion.
        BothTiles "both_tiles",
    },
}

pub(super) const HOOKS: Hooks = Hooks { prepare_tiles, ..Hooks::NONE };

/// Shuffles the tiles into the pile, or puts them on the table instead of the start tile (`spiel_doch.md 0.1–0.3`).
fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    let wants_start = setup.expansions.spiel_doch.as_ref().is_some_and(|own| own.start == Start::BothTiles);
    let is_base_tile = |shape| tiles_of(&format!("basic:{}", setup.edition.number())).any(|other| other == shape);
    let is_start = wants_start && tiles.start.len() == 1 && is_base_tile(tiles.start[0].0);
    for shape in tiles_of(&format!("spiel_doch:{}", setup.edition.number())) {
        if !is_start {
            tiles.pile.mix_in(shape);
        } else if shape.has(Kind::City) {
            let first = tiles.replace_start_tile(shape);
            tiles.pile.mix_in(first);
        } else {
            tiles.start.push((shape, Placement::new(Pos::new(1, 0), Rotation::R270)));
        }
    }
}
