//! An independent recount of abbeys, barns and their points, for the audit.

use super::barn::{self, Barn};
use super::{Occasion, abbey, occasion};
use crate::audit::FoundFeature;
use crate::{AuditedScore, Game, Kind, Piece, score};

/// Checks that no abbey or barn is lost, and that every barn is in one field on the four tiles around it.
pub(super) fn audit(game: &Game) -> Result<(), String> {
    let on_table = game.board().tiles().iter().filter(|placed| placed.shape == abbey::abbey_shape()).count();
    let in_hand = usize::from(game.hand() == Some(abbey::abbey_shape()));
    let kept = game.pieces_left(Piece::Abbey);
    if on_table + in_hand + kept != game.player_count() {
        return Err(format!(
            "{on_table} abbeys placed, {in_hand} in hand and {kept} kept are not {}",
            game.player_count()
        ));
    }
    for seat in game.seats() {
        let placed = barn::barns(game).filter(|barn| barn.seat == seat).count();
        let left = game.player(seat).piece_count(Piece::Barn);
        if placed + usize::from(left) != 1 {
            return Err(format!("{seat} has {placed} barns on the table and {left} left"));
        }
    }
    barn::barns(game).try_for_each(|Barn { corner, field, .. }| {
        let stands = barn::field_at(game.board(), corner) == Some(field);
        if stands { Ok(()) } else { Err(format!("the barn at {corner} is not where four tiles show one field")) }
    })
}

/// Recounts the completed cities beside fields with barns. Castles are counted by their own expansion.
pub(super) fn recount(AuditedScore { game, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    if found.kind != Kind::Field || score.feature.is_none() {
        return;
    }
    let cities = *worth / 3;
    match score.occasion {
        why if why == occasion(Occasion::Barn) => *worth = 4 * cities,
        why if why == occasion(Occasion::FieldsJoined) => *worth = cities,
        score::Occasion::Final if has_barn(game, found) => *worth = cities,
        _ => {}
    }
}

/// Returns whether a barn is in a field that the audit found on the table.
fn has_barn(game: &Game, found: &FoundFeature) -> bool {
    barn::barns(game).any(|barn| {
        let board = game.board();
        board
            .features()
            .nodes(barn.field)
            .any(|node| found.places.contains(&(board.placed_tile(node.tile).at, node.index)))
    })
}
