//! The second tile that a builder earns (`traders_and_builders.md 3`).
//!
//! Placing a tile determines which features it extends. The second part of the turn follows at the end of the first,
//! even if the builder has left by then (`traders_and_builders.md 3.13`).
//!
//! With Bridges, Castles & Bazaars, a tile that opens a bazaar is followed by the auction and its round of turns, and
//! then by the second part (`traders_and_builders.md 6.17`), unless an option reverses that order. In the round of
//! turns, every player's second part follows immediately (`traders_and_builders.md 6.18`).

use super::{Action, BuilderBazaarOrder, DoubleTurn, Event, Question, action, event, options, question, state_mut};
use crate::expansions::bridges_castles_and_bazaars;
use crate::{Figure, Flow, Game, Placement, TurnId, tile_placement};

/// Second parts of turns that are still to be played.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SecondPart {
    /// Whether the tile just placed has earned its player a second part.
    is_earned: bool,
    /// The turn whose second part comes after the auction of the first, or `None` if no second part is delayed.
    delayed: Option<TurnId>,
}

/// Records whether the first tile of a turn extends its player's builder's feature (`traders_and_builders.md 3.17`).
pub(super) fn on_tile_placed(game: &mut Game, _: Placement, _: &mut Vec<crate::Event>) {
    let is_earned = game.progress.turn_part() == 0 && extends_builder_feature(game);
    if is_earned {
        game.add_follow_up(report_second_tile);
    }
    state_mut(game).second_part.is_earned = is_earned;
}

/// Reports that the tile just placed has earned a second part, unless there is no tile for it
/// (`traders_and_builders.md 3.21`). Follows the placement, because a first volcano returns tiles to the pile.
fn report_second_tile(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    if tile_placement::has_next_tile(game) {
        events.push(event(Event::SecondTileEarned { seat: game.active() }));
    }
    Flow::Next
}

/// Returns whether the new tile or a bridge over it extends the builder's feature (`traders_and_builders.md 3.9–3.11`).
///
/// A bridge over a neighbour begins at the tile's own road, so it needs no check. Figures are placed after the tile.
fn extends_builder_feature(game: &Game) -> bool {
    let (board, seat) = (game.board(), game.active());
    let Some(builder) = board.figures().iter().find(|s| s.figure == Figure::Builder && s.seat == seat) else {
        return false;
    };
    let feature = board.features().feature_of(builder.node);
    board.placed_tile(game.last_placed_tile()).nodes().any(|node| board.features().feature_of(node) == feature)
}

/// Step 5: begins the second part of the turn, unless an auction comes first.
pub(crate) fn play_second_part(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let turn = game.turn_id();
    let is_later = waits_for_bazaar(game);
    let state = state_mut(game);
    if !std::mem::take(&mut state.second_part.is_earned) {
        return Flow::Next;
    }
    if is_later {
        state.second_part.delayed = Some(turn);
        return Flow::Next;
    }
    game.add_follow_up(offer_second_part);
    Flow::Next
}

/// Returns whether the tile just placed opens an auction that comes before the second part of its player's turn.
fn waits_for_bazaar(game: &Game) -> bool {
    let order = options(game).map(|options| options.builder_bazaar_order).unwrap_or_default();
    order == BuilderBazaarOrder::BazaarFirst && bridges_castles_and_bazaars::is_auction_due(game)
}

/// Step 5: begins the second part of the turn that opened the first auction (`bridges_castles_and_bazaars.md 3.11`).
pub(crate) fn play_delayed_part(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let Some(turn) = state_mut(game).second_part.delayed.take() else { return Flow::Next };
    game.resume(turn);
    game.add_follow_up(offer_second_part);
    Flow::Next
}

/// Begins the second part of the active player's turn or asks for it, if there is a tile for it
/// (`traders_and_builders.md 3.21`). If the pile is empty, the player is only asked about the tile instead of the draw.
fn offer_second_part(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    if game.player(seat).has_resigned || !tile_placement::has_next_tile(game) {
        return Flow::Next;
    }
    let may_decline = options(game).is_some_and(|options| options.double_turn == DoubleTurn::Ask);
    if may_decline && !game.pile().is_empty() {
        // Declining comes first, because a player who does not answer gets the first answer.
        let answers = [Action::Decline, Action::SecondTile].map(action);
        return Flow::ask(game, seat, question(Question::SecondTile), answers);
    }
    begin_second_part(game, events)
}

/// Begins the second part of the active player's turn with the draw of the second tile.
pub(super) fn begin_second_part(game: &Game, events: &mut Vec<crate::Event>) -> Flow {
    events.push(event(Event::SecondPartBegan { seat: game.active() }));
    Flow::OneMoreTile
}
