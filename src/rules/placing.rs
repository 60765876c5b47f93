//! Action 1 of a turn: drawing and placing a tile.

use super::action::{Action, Question, Refusal};
use super::event::Event;
use super::game::{Draw, Game};
use super::grid::Placement;
use super::ruleset::Ruleset;
use super::tile::ShapeId;
use super::turn::Flow;

/// Reports the active player, if there is a tile to draw; alternatives are asked after that. If the tile of the turn
/// exists already, the step that provided it has reported the player.
pub(super) fn begin(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    if game.hand().is_none() && !game.pile().is_empty() && game.progress.part() == 0 {
        events.push(Event::Turn { seat: game.active() });
    }
    Flow::Next
}

/// Draws the tile of a turn. The game ends when there is nothing to draw (`base.md` §4).
pub(super) fn draw(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    if game.hand().is_some() {
        // The tile was won at auction, left by a player who resigned, or is placed instead of a drawn one.
        return Flow::Next;
    }
    if game.pile().is_empty() { Flow::Over } else { Flow::Draw(Draw::Tile) }
}

/// Gives the active player a tile from the pile.
pub(super) fn drawn(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) -> Flow {
    events.push(Event::Drawn { seat: game.active(), shape });
    if lay_aside(game, shape, events) {
        return draw_again(game);
    }
    game.give(shape, true);
    game.for_hooks(|game, hooks| (hooks.drawn)(game, shape, events));
    if game.hand().is_some() { Flow::Next } else { draw_again(game) }
}

/// Lays a tile aside that was drawn from the pile, if an expansion does so; returns whether another one must be drawn.
pub(super) fn lay_aside(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) -> bool {
    let lay_aside = game.hooks().iter().find_map(|hooks| (hooks.lays_aside)(game, shape));
    lay_aside.map(|lay_aside| lay_aside(game, shape, events)).is_some()
}

/// Counts the tiles of the pile that are not laid aside if they are drawn now.
pub(super) fn count_drawable(game: &Game) -> usize {
    let stays = |shape: &ShapeId| game.hooks().iter().all(|hooks| (hooks.lays_aside)(game, *shape).is_none());
    game.pile().iter().filter(stays).count()
}

/// Returns whether the active player can place a tile, with the help of expansions if necessary.
pub(super) fn is_placeable(game: &Game, shape: ShapeId) -> bool {
    let mut fitting = game.board().placements(shape.shape());
    fitting.any(|placement| allowed(game, shape, placement).is_ok())
        || !answers_of_expansions(game, shape, Vec::new()).is_empty()
}

/// Discards a tile that fits nowhere, and has the same player draw again (`W-BASE`).
fn replace(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) -> Flow {
    discard_or_return(game, shape, events);
    draw_again(game)
}

/// Discards a tile that fits only with a piece of an expansion, and has the same player draw again (`001 n1`). Under the
/// first ruleset it was treated like a tile that fits nowhere.
pub(super) fn decline(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.take_hand() else { return Flow::Next };
    match game.ruleset() {
        Ruleset::First => discard_or_return(game, shape, events),
        Ruleset::Second | Ruleset::Third => game.discard(shape, events),
    }
    draw_again(game)
}

/// Has the same player draw another tile. Without tiles left, the turn is lost; the next one ends the game, unless its
/// tile was won at auction (`base.md` §4).
pub(super) fn draw_again(game: &Game) -> Flow {
    if game.pile().is_empty() { Flow::TurnOver } else { Flow::Redraw }
}

/// Discards a tile that fits nowhere, unless an expansion returns it to the pile.
pub(super) fn discard_or_return(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) {
    if let Some(event) = game.hooks().iter().find_map(|hooks| (hooks.returns)(game, shape)) {
        note_return(game, shape);
        game.pile_mut().mix_in(shape);
        events.push(event);
    } else {
        game.discard(shape, events);
    }
}

/// Tells the expansions that a tile seen by all returns to the pile.
pub(super) fn note_return(game: &mut Game, shape: ShapeId) {
    game.for_hooks(|game, hooks| (hooks.put_back)(game, shape));
}

/// Checks that no expansion forbids a placement that fits.
pub(super) fn allowed(game: &Game, shape: ShapeId, placement: Placement) -> Result<(), Refusal> {
    game.hooks().iter().try_for_each(|hooks| (hooks.allows)(game, shape, placement))
}

/// Adds the placements of expansions and removes those that they forbid.
fn answers_of_expansions(game: &Game, shape: ShapeId, mut actions: Vec<Action>) -> Vec<Action> {
    for hooks in game.hooks() {
        (hooks.offer_placements)(game, shape, &mut actions);
    }
    actions
}

/// Asks for the placement of the tile in hand. A tile without a placement is not asked about.
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

/// Places the tile in hand.
pub(super) fn place(game: &mut Game, placement: Placement, events: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.take_hand() else { return Flow::Next };
    let seat = game.active();
    game.lay(shape, placement, Some(seat));
    events.push(Event::Placed { seat, shape, at: placement.at, rotation: placement.rotation });
    game.for_hooks(|game, hooks| (hooks.placed)(game, placement, events));
    Flow::Next
}

/// Returns the reason why the tile in hand cannot be placed there.
pub(super) fn refuse(game: &Game, shape: ShapeId, placement: Placement) -> Refusal {
    if placement.piece.is_some() {
        return game.refusal_of_expansions(game.active(), Action::Place(placement));
    }
    if let Err(misfit) = game.board().fits(shape.shape(), placement) {
        return misfit.into();
    }
    allowed(game, shape, placement).err().unwrap_or(Refusal::NotOffered)
}
