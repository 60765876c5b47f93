//! Games Quarterly 11 (`games_quarterly.md 1`): ten land tiles, one of which may have a pig herd, and two tiles for a river.

use super::own::games_quarterly::options;
use super::traders_and_builders;
use crate::pile::tiles_of;
use crate::setup::options;
use crate::{AuditedScore, Extra, FeatureId, Game, Hooks, Kind, Mark, Setup, StartingTiles, Term, TermLabel};

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
    add_extras: Some(|game, feature, score, extras| {
        let count = traders_and_builders::counted_cities(score);
        if count > 0 && has_herd(game, feature) {
            let term = Term { label: TermLabel::Herd, count, each: 1 };
            extras.extend(score.winners.iter().map(|&seat| Extra { seat, term }));
        }
    }),
    recount,
    ..Hooks::NONE
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

/// Returns whether a field has the pig herd and scores points for it (`games_quarterly.md 1.1`).
fn has_herd(game: &Game, field: FeatureId) -> bool {
    is_herd_played(game) && game.board().features().nodes(field).any(|node| node.segment.marks.has(Mark::Herd))
}

fn is_herd_played(game: &Game) -> bool {
    options(game).is_some_and(|options| options.pig_herd == PigHerd::On)
}

fn recount(audited: AuditedScore<'_>, worth: &mut i32) {
    let AuditedScore { table, game, found, score, .. } = audited;
    if found.kind == Kind::Field && audited.has_final_extras() {
        let herds = i32::from(is_herd_played(game) && table.has_mark(found, Mark::Herd));
        let extras = score.extras.iter().filter(|extra| extra.term.label == TermLabel::Herd);
        let due = herds * score.winners.len() as i32 * table.completed_cities(found).len() as i32;
        *worth += due - extras.map(|extra| extra.term.points()).sum::<i32>();
    }
}
