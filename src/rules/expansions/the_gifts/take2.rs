//! Take 2 (`rules/gifts.md` §2): a second tile is drawn, and one of the two is placed.
//!
//! The tile is chosen before its cell: the other tile is put away first, and the one kept is placed like any tile.
//!
//! With the River: its tiles keep their order, so the second tile is from the same part of it as the first, and the card
//! has no effect when none is left of that part (`OURS`).
//!
//! With Monuments: a monument is chosen and returned as its small tile; a drawn one that fits nowhere returns to the pile
//! as usual (`monuments.md` B3, B20).

use super::{Action, Draw, Event, OtherTile, Question, Which, action, event, lot, options, question, state};
use crate::event::Event as AnyEvent;
use crate::game::Game;
use crate::placing;
use crate::tile::ShapeId;
use crate::turn::Flow;

/// A second tile in hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Second {
    pub shape: ShapeId,
    /// The stage of the pile that it came from.
    stage: usize,
}

/// Returns whether a second tile can be drawn (`003 n9`).
pub(super) fn has_effect(game: &Game) -> bool {
    let part = |shape: ShapeId| shape.shape().group.name();
    let next = game.pile().top().first().copied();
    next.map(part).is_some_and(|next| game.hand().map(part) == Some(next))
}

/// Draws a second tile if there is one.
pub(super) fn draw(game: &Game) -> Flow {
    if has_effect(game) { lot(Draw::SecondTile) } else { Flow::Stay }
}

/// Handles the drawn second tile. One that fits nowhere is replaced; if none fits, the card has no effect (`003 n10`).
pub(super) fn drawn(game: &mut Game, shape: ShapeId, events: &mut Vec<AnyEvent>) -> Option<Flow> {
    let (seat, stage) = (game.active(), game.pile().stage());
    if !game.pile_mut().take(shape) {
        return None;
    }
    events.push(event(Event::SecondTile { seat, shape }));
    if placing::lay_aside(game, shape, events) {
        return Some(draw(game));
    }
    if !placing::is_placeable(game, shape) {
        placing::discard_or_return(game, shape, events);
        return Some(draw(game));
    }
    game.states.the_gifts.as_mut()?.second = Some(Second { shape, stage });
    game.then(ask);
    Some(Flow::Stay)
}

/// Asks which of the two tiles to keep, unless they are identical.
fn ask(game: &mut Game, events: &mut Vec<AnyEvent>) -> Flow {
    if game.hand() == state(game).and_then(|state| state.second_tile()) && game.is_from_pile() {
        return keep(game, Which::First, events);
    }
    let mut actions = game.buffer();
    actions.extend([Which::First, Which::Second].map(|which| action(Action::Keep(which))));
    Flow::Ask { seat: game.active(), question: question(Question::Keep), actions }
}

/// Keeps one of the two tiles. A tile won at auction may be the one that is given up (`OURS`).
pub(super) fn keep(game: &mut Game, which: Which, events: &mut Vec<AnyEvent>) -> Flow {
    let second = game.states.the_gifts.as_mut().and_then(|state| state.second.take());
    let (Some(second), Some(first)) = (second, game.hand()) else { return Flow::Next };
    let other = match which {
        Which::First => second.shape,
        Which::Second => {
            // Unlike the first, this one was drawn, so that a bazaar opens an auction.
            game.give(second.shape, true);
            first
        }
    };
    let seat = game.active();
    match options(game).map(|options| options.other_tile).unwrap_or_default() {
        OtherTile::Reshuffled => {
            placing::note_return(game, other);
            game.pile_mut().put_back(second.stage, other);
            events.push(event(Event::PutBack { seat, shape: other }));
        }
        OtherTile::Discarded => game.discard(other, events),
    }
    Flow::Next
}
