//! An independent recount of gifts and their points, for the audit.

use super::{Occasion, occasion, state};
use crate::{AuditedScore, Game, PlacedFigure};

/// Recounts Cash Out, which scores two points for each meeple in the feature, and two points for each unopened gift.
pub(super) fn recount(AuditedScore { game, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    if score.occasion == occasion(Occasion::CashedOut) {
        // The meeple that was taken back has left the feature. The others are still there.
        let place = |occupant: &PlacedFigure| {
            let node = game.board().features().node(occupant.node);
            (game.board().placed_tile(node.tile).at, node.index)
        };
        let on_it = |s: &&PlacedFigure| s.figure.claims() && found.places.contains(&place(s));
        *worth = 2 * (1 + game.board().figures().iter().filter(on_it).count() as i32);
    } else if score.occasion == occasion(Occasion::Unopened) {
        let held = |&seat: &_| state(game).map_or(0, |state| state.held(seat) as i32);
        *worth = 2 * score.winners.iter().map(held).sum::<i32>();
    }
}

/// Checks that every card is in the pile, with a player or in the discard pile.
pub(super) fn audit(game: &Game) -> Result<(), String> {
    state(game).map_or(Ok(()), |state| state.cards.audit())
}
