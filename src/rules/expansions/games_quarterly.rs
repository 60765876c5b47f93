//! Games Quarterly 11 (`games_quarterly.md 1`): ten land tiles, one of which may have a pig herd, and two tiles for a river.

use super::river::Herd;
use crate::pile::tiles_of;
use crate::setup::options;
use crate::{Hooks, Mark, Setup, StartingTiles, TermLabel};

pub(crate) use super::nothing::*;

options! {
    GamesQuarterly in games_quarterly;
    /// Whether the tile that shows only a field has a pig herd (`pig_herd`, `games_quarterly.md 1.1`).
    pig_herd: PigHerd {
        /// It is an ordinary field (`games_quarterly.md 1.1`).
        Off "off",
        /// It adds a point for each city beside its field.
        On "on",
    },
    /// The spring of a river (`spring`, `games_quarterly.md 1.3`).
    spring: Spring {
        /// The spring of the river's own tiles (`games_quarterly.md 1.3`).
        Ordinary "ordinary",
        /// The spring with a road.
        WithRoad "with_road",
    },
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    add_extras: Some(|game, feature, score, extras| HERD.add_extras(game, feature, score, extras)),
    recount: |audited, worth| HERD.recount(audited, worth),
    ..Hooks::NONE
};

/// The pig herd (`games_quarterly.md 1.1`).
pub(super) const HERD: Herd = Herd {
    mark: Mark::Herd,
    label: TermLabel::Herd,
    is_played: |setup| setup.expansions.games_quarterly.as_ref().is_some_and(|options| options.pig_herd == PigHerd::On),
};

/// Shuffles the land tiles into the pile, and puts the river tiles among those of a river (`games_quarterly.md 0.1, 1.2–1.4`).
fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    tiles.shuffle_in("gq11");
    let Some(stage) = tiles.pile.stage_of(|shape| shape.group.name() == "river") else { return };
    let wants_spring = setup.expansions.games_quarterly.as_ref().is_some_and(|own| own.spring == Spring::WithRoad);
    for shape in tiles_of("gq11/river") {
        if shape.group.name() == "river" {
            tiles.pile.put_back(stage, shape);
        } else if wants_spring && tiles.start.len() == 1 {
            tiles.replace_start_tile(shape);
        }
    }
}
