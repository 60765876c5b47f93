//! An independent recount of cubes, Renown and the points of monuments, for the audit.

use super::{ObjectiveProgress, Occasion, cubes, occasion, reward, state};
use crate::{AuditedScore, Game, Kind, Piece};

/// Recounts 40 points for a finished monument, 10 for each completed objective of an unfinished one, and Renown by the
/// number of a player's tokens.
pub(super) fn recount(AuditedScore { game, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    let Some(state) = state(game) else { return };
    if score.occasion == occasion(Occasion::Renown) {
        let tokens = score.winners.iter().map(|&seat| game.player(seat).piece_count(Piece::Renown)).sum();
        *worth = reward::renown_points(tokens);
    } else if found.kind == Kind::Monument && score.feature.is_some() {
        let here = |at| found.places.iter().any(|place| place.0 == at);
        let monuments = state.monuments().iter().filter(|monument| here(game.board().placed_tile(monument.tile).at));
        *worth = monuments
            .map(|monument| if monument.paid_count() == 4 { 40 } else { 10 * monument.paid_count() as i32 })
            .sum();
    }
}

/// Checks that no cube or Renown token is lost, and that every monument on the table is recorded.
pub(super) fn audit(game: &Game) -> Result<(), String> {
    let Some(state) = state(game) else { return Ok(()) };
    for seat in game.seats() {
        let objectives = state.monuments.iter().flat_map(|monument| &monument.objectives);
        let placed: u8 = objectives.map(|objective| objective.cubes[seat.index()]).sum();
        let left = game.player(seat).piece_count(Piece::Cube);
        if placed + left != cubes::CUBES {
            return Err(format!("{placed} cubes of {seat} placed and {left} left"));
        }
    }
    let won = game.pieces_left(Piece::Renown);
    if won + usize::from(state.bank) != usize::from(reward::RENOWN) {
        return Err(format!("{won} Renown won and {} left", state.bank));
    }
    let paid = |objective: &ObjectiveProgress| objective.is_paid && objective.cubes.iter().any(|&cubes| cubes > 0);
    if state.monuments.iter().flat_map(|monument| &monument.objectives).any(paid) {
        return Err("cubes lie on a completed objective".to_owned());
    }
    let placed = game.board().tiles().iter().filter(|placed| placed.shape.has(Kind::Monument)).count();
    if placed != state.monuments.len() {
        return Err(format!("{placed} monuments on the table and {} known", state.monuments.len()));
    }
    Ok(())
}
