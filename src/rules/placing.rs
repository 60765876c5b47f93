//! Action 1 of a turn: draw a tile and lay it.

use super::action::{Action, Question, Refusal};
use super::event::Event;
use super::game::{Game, Lot};
use super::grid::Placement;
use super::ruleset::Ruleset;
use super::tile::ShapeId;
use super::turn::Flow;

/// Says whose turn it is, if there is anything to draw: what may be done instead is asked after that. Of a turn with a tile
/// that is there already, whoever handed it over has told.
pub(super) fn begin(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    if game.hand().is_none() && !game.pile().is_empty() && game.progress.part() == 0 {
        events.push(Event::Turn { seat: game.active() });
    }
    Flow::Next
}

/// Draws the tile of a turn. The game ends when there is nothing to draw (`base.md` §4).
pub(super) fn draw(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    if game.hand().is_some() {
        // Won at auction, left behind by somebody who resigned, or laid instead of one that is drawn.
        return Flow::Next;
    }
    if game.pile().is_empty() { Flow::Over } else { Flow::Draw(Lot::Tile) }
}

/// A tile came from the pile.
pub(super) fn drawn(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) -> Flow {
    events.push(Event::Drawn { seat: game.active(), shape });
    game.give(shape, true);
    game.for_hooks(|game, hooks| (hooks.drawn)(game, shape, events));
    if game.hand().is_some() { Flow::Next } else { draw_again(game) }
}

/// Whether the active player could lay a tile somewhere, if need be with what expansions add.
pub(super) fn is_placeable(game: &Game, shape: ShapeId) -> bool {
    let mut fitting = game.board().placements(shape.shape());
    fitting.any(|placement| allowed(game, shape, placement).is_ok())
        || !answers_of_expansions(game, shape, Vec::new()).is_empty()
}

/// A tile that fits nowhere is put away, and the same player draws again (`W-BASE`).
fn replace(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) -> Flow {
    put_away(game, shape, events);
    draw_again(game)
}

/// A tile in hand that would fit only with what an expansion adds leaves the game instead, and the same player draws again
/// (`001 n1`). Under the first rules it was put away like one that fits nowhere.
pub(super) fn let_go(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.take_hand() else { return Flow::Next };
    match game.ruleset() {
        Ruleset::First => put_away(game, shape, events),
        Ruleset::Second | Ruleset::Third => game.discard(shape, events),
    }
    draw_again(game)
}

/// The same player draws another tile in place of one that is gone. With nothing left to draw the turn is lost; the next one
/// then ends the game, unless its tile was won at auction (`base.md` §4).
pub(super) fn draw_again(game: &Game) -> Flow {
    if game.pile().is_empty() { Flow::TurnOver } else { Flow::Redraw }
}

/// A tile that fits nowhere leaves the game, unless an expansion puts it back into the pile.
pub(super) fn put_away(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) {
    if let Some(event) = game.hooks().iter().find_map(|hooks| (hooks.returns)(game, shape)) {
        note_return(game, shape);
        game.pile_mut().mix_in(shape);
        events.push(event);
    } else {
        game.discard(shape, events);
    }
}

/// Tells the expansions that a tile which everybody has seen goes back into the pile.
pub(super) fn note_return(game: &mut Game, shape: ShapeId) {
    game.for_hooks(|game, hooks| (hooks.put_back)(game, shape));
}

/// Whether no expansion forbids a placement that fits.
pub(super) fn allowed(game: &Game, shape: ShapeId, placement: Placement) -> Result<(), Refusal> {
    game.hooks().iter().try_for_each(|hooks| (hooks.allows)(game, shape, placement))
}

/// Adds what expansions make of the question where a tile goes.
fn answers_of_expansions(game: &Game, shape: ShapeId, mut actions: Vec<Action>) -> Vec<Action> {
    for hooks in game.hooks() {
        (hooks.offer_placements)(game, shape, &mut actions);
    }
    actions
}

/// Asks where the tile in hand goes. A tile that can be laid nowhere is not asked about.
pub(super) fn ask(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.hand() else { return Flow::NewTurn };
    let mut actions = game.buffer();
    // Not `extend`, which steps through the nested iterators one by one: this is the hottest loop of a game.
    game.board().placements(shape.shape()).for_each(|placement| actions.push(Action::Place(placement)));
    for hooks in game.hooks() {
        actions.retain(|answer| matches!(answer, Action::Place(place) if (hooks.allows)(game, shape, *place).is_ok()));
    }
    let actions = answers_of_expansions(game, shape, actions);
    if actions.is_empty() {
        game.recycle(actions);
        game.take_hand();
        return replace(game, shape, events);
    }
    Flow::Ask { seat: game.active(), question: Question::Place(shape), actions }
}

/// Lays the tile in hand.
pub(super) fn place(game: &mut Game, placement: Placement, events: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.take_hand() else { return Flow::Next };
    let seat = game.active();
    game.lay(shape, placement, Some(seat));
    events.push(Event::Placed { seat, shape, at: placement.at, rotation: placement.rotation });
    game.for_hooks(|game, hooks| (hooks.placed)(game, placement, events));
    Flow::Next
}

/// Why the tile in hand may not be laid there.
pub(super) fn refuse(game: &Game, shape: ShapeId, placement: Placement) -> Refusal {
    if placement.piece.is_some() {
        return game.refusal_of_expansions(game.active(), Action::Place(placement));
    }
    if let Err(misfit) = game.board().fits(shape.shape(), placement) {
        return misfit.into();
    }
    allowed(game, shape, placement).err().unwrap_or(Refusal::NotOffered)
}
