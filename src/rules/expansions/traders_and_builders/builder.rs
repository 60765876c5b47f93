//! The builder's second tile (`rules/traders_and_builders.md` §3).
//!
//! What a tile extends is known as soon as it lies; the second part follows when the first one is played out, whatever has
//! become of the builder by then (§3.13). With Bridges, Castles & Bazaars: a tile that opens a bazaar is followed by the
//! auction and its round of turns, and then by the second part (TB-I17), unless the table has it the other way round; in the
//! round everybody's second part follows at once (TB-I18).

use super::{Action, BuilderBazaarOrder, DoubleTurn, Event, Question, action, event, options, question};
use crate::event::Event as AnyEvent;
use crate::expansions::bridges_castles_and_bazaars as bazaars;
use crate::figure::Figure;
use crate::game::Game;
use crate::grid::Placement;
use crate::seat::Seat;
use crate::turn::Flow;

/// Who has a second part to come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SecondPart {
    /// Whether the tile just laid has earned one.
    earned: bool,
    /// Who plays one when the auction is over that the first part has opened.
    owed: Option<Seat>,
}

/// Notes whether the tile just laid extends what its player's builder is on. Nothing in a second part does (§3.17).
pub(super) fn placed(game: &mut Game, _: Placement, events: &mut Vec<AnyEvent>) {
    let earned = game.progress.part() == 0 && extends(game) && !game.pile().is_empty();
    if earned {
        events.push(event(Event::Earned { seat: game.active() }));
    }
    if let Some(state) = &mut game.states.traders_and_builders {
        state.second_part.earned = earned;
    }
}

/// Whether the tile just laid, or the bridge over it, belongs to what its player's builder is on (§3.9–3.11). A bridge that it
/// needs over a neighbour begins at a road of its own. The builder was there before: figures come later.
fn extends(game: &Game) -> bool {
    let (board, seat) = (game.board(), game.active());
    let Some(builder) = board.figures().iter().find(|s| s.figure == Figure::Builder && s.seat == seat) else {
        return false;
    };
    let feature = board.features().of(builder.node);
    board.laid(game.last()).nodes().any(|node| board.features().of(node) == feature)
}

/// Step 5: the second part, unless a bazaar comes first.
pub(crate) fn play_second_part(game: &mut Game, _: &mut Vec<AnyEvent>) -> Flow {
    let seat = game.active();
    let is_later = waits_for_bazaar(game);
    let Some(state) = &mut game.states.traders_and_builders else { return Flow::Next };
    if !std::mem::take(&mut state.second_part.earned) {
        return Flow::Next;
    }
    if is_later {
        state.second_part.owed = Some(seat);
        return Flow::Next;
    }
    game.then(begin);
    Flow::Next
}

/// Whether the tile just laid opens an auction that comes before its player's second part.
fn waits_for_bazaar(game: &Game) -> bool {
    let order = options(game).map(|options| options.builder_bazaar_order).unwrap_or_default();
    order == BuilderBazaarOrder::BazaarFirst && bazaars::is_next(game)
}

/// Step 5 when all auctions are over: the second part of whoever opened the first of them (Z4).
pub(crate) fn play_owed_part(game: &mut Game, _: &mut Vec<AnyEvent>) -> Flow {
    let owed = game.states.traders_and_builders.as_mut().and_then(|state| state.second_part.owed.take());
    let Some(seat) = owed else { return Flow::Next };
    // The others have played in between.
    game.resume(seat);
    game.then(begin);
    Flow::Next
}

/// Goes on with the active player's second part, if there is anything to draw (§3.21).
fn begin(game: &mut Game, events: &mut Vec<AnyEvent>) -> Flow {
    let seat = game.active();
    if game.pile().is_empty() || game.purse(seat).resigned {
        return Flow::Next;
    }
    if options(game).is_some_and(|options| options.double_turn == DoubleTurn::Ask) {
        let mut actions = game.buffer();
        // To decline comes first: it is what happens for somebody who does not answer.
        actions.extend([Action::Decline, Action::SecondTile].map(action));
        return Flow::Ask { seat, question: question(Question::SecondTile), actions };
    }
    draw(game, events)
}

/// The active player takes a second tile.
pub(super) fn draw(game: &Game, events: &mut Vec<AnyEvent>) -> Flow {
    events.push(event(Event::SecondTile { seat: game.active() }));
    Flow::OneMoreTile
}
