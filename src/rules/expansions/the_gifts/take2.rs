//! Take 2 (`the_gifts.md 2`): the player draws a second tile and places one of the two.
//!
//! The player chooses the tile before its cell. The other one leaves the hand, and the kept one is placed as usual.
//!
//! The tiles of the River must keep their order. So the second tile is drawn from the same stage of the pile as the
//! first, and the card has no effect if that stage is empty (`river.md 3.2`).
//!
//! With Monuments, players choose and return the small tile of a monument (`monuments.md 3.3, 3.20`).

use super::{
    Action, Draw, Event, OtherTile, Question, Take2Tile, action, draw, event, options, question, state, state_mut,
};
use crate::{Flow, Game, ShapeId, tile_placement};

/// The second tile of Take 2, while the player must choose between it and the tile in hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct SecondTile {
    pub shape: ShapeId,
    /// The stage of the pile that the tile was drawn from.
    stage: usize,
}

/// Returns whether a second tile can be drawn (`the_gifts.md 7.2`).
pub(super) fn has_effect(game: &Game) -> bool {
    let part = |shape: ShapeId| shape.get().group.name();
    let next = game.pile().top().first().copied();
    next.map(part).is_some_and(|next| game.hand().map(part) == Some(next))
}

/// Lets the player draw a second tile, if there is one.
pub(super) fn draw_second(game: &Game) -> Flow {
    if has_effect(game) { draw(Draw::SecondTile) } else { Flow::Stay }
}

/// Handles the second tile that was drawn. If it fits nowhere, another one is drawn. If no tile fits, the card has no
/// effect (`the_gifts.md 7.3`). Returns `None` and changes nothing if the pile does not contain the tile.
pub(super) fn apply_draw(game: &mut Game, shape: ShapeId, events: &mut Vec<crate::Event>) -> Option<Flow> {
    let (seat, stage) = (game.active(), game.pile().stage());
    if !game.pile_mut().take(shape) {
        return None;
    }
    events.push(event(Event::SecondTile { seat, shape }));
    if tile_placement::defer_drawn(game, shape, events) {
        return Some(draw_second(game));
    }
    if !tile_placement::is_placeable(game, shape) {
        tile_placement::discard_or_return(game, shape, events);
        return Some(draw_second(game));
    }
    state_mut(game).second = Some(SecondTile { shape, stage });
    game.add_follow_up(ask_which_to_keep);
    Some(Flow::Stay)
}

/// Asks which of the two tiles to keep, unless they are identical.
fn ask_which_to_keep(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    if game.hand() == state(game).and_then(|state| state.second_tile()) && game.is_from_pile() {
        return keep_tile(game, Take2Tile::First, events);
    }
    let answers = [Take2Tile::First, Take2Tile::Second].map(|which| action(Action::KeepTile(which)));
    Flow::ask(game, game.active(), question(Question::Keep), answers)
}

/// Keeps one of the two tiles, of which one may have been won at auction (`the_gifts.md 7.5`).
pub(super) fn keep_tile(game: &mut Game, which: Take2Tile, events: &mut Vec<crate::Event>) -> Flow {
    let Some((second, first)) = state_mut(game).second.take().zip(game.hand()) else {
        never!("the player has no two tiles to choose from");
        return Flow::Next;
    };
    let other = match which {
        Take2Tile::First => second.shape,
        Take2Tile::Second => {
            // The second tile was drawn from the pile even if the first one was not, so a bazaar opens an auction.
            game.give_tile(second.shape, true);
            first
        }
    };
    let seat = game.active();
    match options(game).map(|options| options.other_tile).unwrap_or_default() {
        OtherTile::Reshuffled => {
            tile_placement::return_tile(game, other, second.stage);
            events.push(event(Event::TilePutBack { seat, shape: other }));
        }
        OtherTile::Discarded => game.discard(other, events),
    }
    Flow::Next
}
