//! The builder's second tile (`rules/traders_and_builders.md` §3).
//!
//! The features that a tile extends are known at placement; the second part follows at the end of the first, even if the
//! builder has left by then (§3.13). With Bridges, Castles & Bazaars: a tile that opens a bazaar is followed by the
//! auction and its round of turns, and then by the second part (TB-I17), unless an option reverses the order; in the
//! round every player's second part follows immediately (TB-I18).

use super::{Action, BuilderBazaarOrder, DoubleTurn, Event, Question, action, event, options, question};
use crate::event::Event as AnyEvent;
use crate::expansions::bridges_castles_and_bazaars as bazaars;
use crate::figure::Figure;
use crate::game::Game;
use crate::grid::Placement;
use crate::seat::Seat;
use crate::turn::Flow;

/// The players with a pending second part.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SecondPart {
    /// Whether the tile just placed has earned one.
    earned: bool,
    /// The player of a second part after the auction that the first part opened.
    due: Option<Seat>,
}

/// Records whether the tile just placed extends the feature of its player's builder. A tile of a second part never counts
/// (§3.17).
pub(super) fn placed(game: &mut Game, _: Placement, events: &mut Vec<AnyEvent>) {
    let earned = game.progress.part() == 0 && extends(game) && !game.pile().is_empty();
    if earned {
        events.push(event(Event::Earned { seat: game.active() }));
    }
    if let Some(state) = &mut game.states.traders_and_builders {
        state.second_part.earned = earned;
    }
}

/// Returns whether the tile just placed, or the bridge over it, belongs to the feature of its player's builder
/// (§3.9–3.11). A bridge that it needs over a neighbour begins at one of its own roads. The builder was there before,
/// because figures are placed later.
fn extends(game: &Game) -> bool {
    let (board, seat) = (game.board(), game.active());
    let Some(builder) = board.figures().iter().find(|s| s.figure == Figure::Builder && s.seat == seat) else {
        return false;
    };
    let feature = board.features().of(builder.node);
    board.laid(game.last()).nodes().any(|node| board.features().of(node) == feature)
}

/// Step 5: begins the second part, unless a bazaar comes first.
pub(crate) fn play_second_part(game: &mut Game, _: &mut Vec<AnyEvent>) -> Flow {
    let seat = game.active();
    let is_later = waits_for_bazaar(game);
    let Some(state) = &mut game.states.traders_and_builders else { return Flow::Next };
    if !std::mem::take(&mut state.second_part.earned) {
        return Flow::Next;
    }
    if is_later {
        state.second_part.due = Some(seat);
        return Flow::Next;
    }
    game.then(begin);
    Flow::Next
}

/// Returns whether the tile just placed opens an auction that comes before its player's second part.
fn waits_for_bazaar(game: &Game) -> bool {
    let order = options(game).map(|options| options.builder_bazaar_order).unwrap_or_default();
    order == BuilderBazaarOrder::BazaarFirst && bazaars::is_next(game)
}

/// Step 5 after all auctions: begins the second part of the player who opened the first of them (Z4).
pub(crate) fn play_owed_part(game: &mut Game, _: &mut Vec<AnyEvent>) -> Flow {
    let due = game.states.traders_and_builders.as_mut().and_then(|state| state.second_part.due.take());
    let Some(seat) = due else { return Flow::Next };
    // Other players had turns in between.
    game.resume(seat);
    game.then(begin);
    Flow::Next
}

/// Begins the active player's second part, if there is a tile to draw (§3.21).
fn begin(game: &mut Game, events: &mut Vec<AnyEvent>) -> Flow {
    let seat = game.active();
    if game.pile().is_empty() || game.player(seat).resigned {
        return Flow::Next;
    }
    if options(game).is_some_and(|options| options.double_turn == DoubleTurn::Ask) {
        let mut actions = game.buffer();
        // Declining comes first because it is chosen for players who do not answer.
        actions.extend([Action::Decline, Action::SecondTile].map(action));
        return Flow::Ask { seat, question: question(Question::SecondTile), actions };
    }
    draw(game, events)
}

/// Draws a second tile for the active player.
pub(super) fn draw(game: &Game, events: &mut Vec<AnyEvent>) -> Flow {
    events.push(event(Event::SecondTile { seat: game.active() }));
    Flow::OneMoreTile
}
