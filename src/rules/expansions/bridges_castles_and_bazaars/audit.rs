//! Counts bridges, castles and what castles earn again, the slow and obvious way.

use std::collections::BTreeSet;

use super::super::abbey_and_mayor;
use super::{Occasion, castle, pieces, state};
use crate::audit::{Found, Table};
use crate::expansions::SpecialOccasion;
use crate::game::Game;
use crate::geometry::Pos;
use crate::score::{self, Score};
use crate::tile::Kind;

/// A castle takes what something completed near it is worth, or what a castle near it took before; by a field it counts
/// a point more than a city.
pub(super) fn recount(table: &Table, game: &Game, found: &Found, score: &Score, before: &[Score], worth: &mut i32) {
    if let Some(of) = taken_from(score) {
        let same = |other: &&Score| taken_from(other).is_some() && other.feature.as_ref().is_some_and(|f| f.at == of);
        let castle = before.iter().rfind(same).map(|castle| castle.points);
        *worth = castle.unwrap_or_else(|| table.worth(game, &table.flood(of), &as_completed(score), before));
    } else if found.kind == Kind::Field && counts_cities(score.occasion) {
        *worth += table.completed_cities(found).iter().filter(|city| is_castle(game, city)).count() as i32;
    }
}

/// Whether a field is scored by its cities: when the game ends, and where barns are.
fn counts_cities(occasion: score::Occasion) -> bool {
    occasion == score::Occasion::Final || abbey_and_mayor::counts_cities(occasion)
}

/// What a castle's score repeats; nothing of other scores.
fn taken_from(score: &Score) -> Option<(Pos, crate::tile::SegmentIndex)> {
    match score.occasion {
        score::Occasion::Special(SpecialOccasion::BridgesCastlesAndBazaars(Occasion::Castle { of, .. })) => Some(of),
        _ => None,
    }
}

fn as_completed(score: &Score) -> Score {
    Score { occasion: score::Occasion::Completed, ..score.clone() }
}

fn is_castle(game: &Game, city: &BTreeSet<Pos>) -> bool {
    let castles = state(game).map_or(&[][..], |state| state.castles.built());
    castles.iter().any(|castle| castle.cells.iter().copied().collect::<BTreeSet<Pos>>() == *city)
}

/// Bridges and castles are conserved, and castles are what they should be.
pub(super) fn audit(game: &Game) -> Result<(), String> {
    let Some(state) = state(game) else { return Ok(()) };
    let given = usize::from(pieces(game.players())) * game.players();
    let bridges: usize = game.seats().map(|seat| usize::from(state.bridges.left(seat))).sum();
    let built = game.board().tiles().iter().filter(|laid| laid.over().is_some()).count();
    let owned = given + state.bridges.won();
    if bridges + built != owned {
        return Err(format!("{bridges} bridges left and {built} built are not {owned}"));
    }
    castle::audit(game, &state.castles, given)
}
