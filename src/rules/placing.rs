//! Action 1 of a turn: draw a tile and lay it.

use super::action::{Action, Question, Refusal};
use super::event::Event;
use super::game::{Game, Lot};
use super::grid::Placement;
use super::tile::ShapeId;
use super::turn::Flow;

/// Begins a turn with a draw. The game ends when there is nothing to draw (`base.md` §4).
pub(super) fn draw(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    if game.hand.is_some() {
        // Left behind by somebody who resigned.
        return Flow::Next;
    }
    if game.pile.is_empty() {
        return Flow::Over;
    }
    events.push(Event::Turn { seat: game.active });
    Flow::Draw(Lot::Tile)
}

/// A tile came from the pile. One that fits nowhere leaves the game, and the same player draws again (`W-BASE`).
pub(super) fn drawn(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) -> Flow {
    let seat = game.active;
    events.push(Event::Drawn { seat, shape });
    if placements(game, shape).next().is_some() {
        game.hand = Some(shape);
        return Flow::Next;
    }
    events.push(Event::Discarded { seat, shape });
    game.discarded.push(shape);
    if game.pile.is_empty() { Flow::Over } else { Flow::Draw(Lot::Tile) }
}

/// Every legal way to lay a tile.
fn placements(game: &Game, shape: ShapeId) -> impl Iterator<Item = Placement> {
    let fitting = game.board.placements(shape.shape());
    fitting.filter(move |&placement| game.hooks.iter().all(|h| (h.allows)(game, shape, placement).is_ok()))
}

/// Asks where the tile in hand goes.
pub(super) fn ask(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.hand else { return Flow::NewTurn };
    let mut actions = game.buffer();
    actions.extend(placements(game, shape).map(Action::Place));
    Flow::Ask { seat: game.active, question: Question::Place(shape), actions }
}

/// Lays the tile in hand.
pub(super) fn place(game: &mut Game, placement: Placement, events: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.hand.take() else { return Flow::Next };
    let seat = game.active;
    game.last = game.board.lay(shape, placement, Some(seat));
    events.push(Event::Placed { seat, shape, at: placement.at, rotation: placement.rotation });
    Flow::Next
}

/// Why the tile in hand may not be laid there.
pub(super) fn refuse(game: &Game, shape: ShapeId, placement: Placement) -> Refusal {
    if let Err(misfit) = game.board.fits(shape.shape(), placement) {
        return misfit.into();
    }
    let faults = game.hooks.iter().filter_map(|h| (h.allows)(game, shape, placement).err());
    faults.into_iter().next().unwrap_or(Refusal::NotOffered)
}
