//! An independent recount of bridges, castles and their points, for the audit.

use std::collections::BTreeSet;

use super::super::abbey_and_mayor;
use super::{Occasion, castle, pieces_per_player, state};
use crate::{AuditedScore, ExpansionOccasion, Game, Kind, Piece, Pos, Score, score};

/// Recounts castles. A castle repeats the points of a feature that was completed near it, or of a castle near it that
/// was scored before. A castle beside a field adds one point more than a city.
pub(super) fn recount(AuditedScore { table, game, found, score, earlier }: AuditedScore<'_>, worth: &mut i32) {
    if let Some(of) = taken_from(score) {
        let same = |other: &&Score| taken_from(other).is_some() && other.feature.as_ref().is_some_and(|f| f.at == of);
        let castle = earlier.iter().rfind(same).map(|castle| castle.points);
        *worth = castle.unwrap_or_else(|| table.expected_points(game, &table.flood(of), &as_completed(score), earlier));
    } else if found.kind == Kind::Field && counts_cities(score.occasion) {
        *worth += table.completed_cities(found).iter().filter(|city| is_castle(game, city)).count() as i32;
    }
}

/// Returns whether a field is scored by the cities beside it: at the end of the game, and for barns.
fn counts_cities(occasion: score::Occasion) -> bool {
    occasion == score::Occasion::Final || abbey_and_mayor::counts_cities(occasion)
}

/// Returns the oldest segment of the feature whose points a castle repeats, or `None` for other scores.
fn taken_from(score: &Score) -> Option<(Pos, crate::tile::SegmentIndex)> {
    match score.occasion {
        score::Occasion::Expansion(ExpansionOccasion::BridgesCastlesAndBazaars(Occasion::Castle { of, .. })) => {
            Some(of)
        }
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

/// Checks that no bridge or castle is lost, and that each castle covers a valid small city.
pub(super) fn audit(game: &Game) -> Result<(), String> {
    let Some(state) = state(game) else { return Ok(()) };
    let given = usize::from(pieces_per_player(game.player_count())) * game.player_count();
    let bridges = game.pieces_left(Piece::Bridge);
    let built = game.board().tiles().iter().filter(|placed| placed.road_axis().is_some()).count();
    let owned = given + state.bridges.won;
    if bridges + built != owned {
        return Err(format!("{bridges} bridges left and {built} built are not {owned}"));
    }
    castle::audit(game, &state.castles, given)
}
