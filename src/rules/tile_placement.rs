//! Action 1 of a turn: drawing and placing a tile.

use arrayvec::ArrayVec;

use crate::{Action, Draw, Event, Expansion, Flow, Game, Pile, Placement, PlacementCheck, Question, Refusal, ShapeId};

/// Reports whose turn it is, if a tile is left to draw. Runs before the steps that may ask about alternatives to
/// drawing. If the active player has a tile in hand already, the step that provided it has reported the turn.
pub(super) fn report_turn(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    if game.hand().is_none() && !game.pile().is_empty() && game.progress.turn_part() == 0 {
        events.push(Event::Turn { seat: game.active() });
    }
    Flow::Next
}

/// Returns whether the active player can place a tile: draw it or, even if the pile is empty, place another one instead.
pub(super) fn has_next_tile(game: &Game) -> bool {
    !game.pile().is_empty() || game.hooks().iter().any(|hooks| (hooks.can_replace_draw)(game))
}

/// Asks for the draw of a tile. If none is left, the game ends (`base.md 4`), or only the turn in its second part.
pub(super) fn draw_tile(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    if game.hand().is_some() {
        // The player has a tile already: it was acquired earlier, left by a player who resigned, or replaces the draw.
        return Flow::Next;
    }
    if game.player(game.active()).has_resigned {
        // The player has resigned during a question to another player at the beginning of the turn.
        return Flow::TurnOver;
    }
    match game.progress.turn_part() {
        _ if !game.pile().is_empty() => Flow::Draw(Draw::Tile),
        0 => Flow::Over,
        _ => Flow::TurnOver,
    }
}

/// Gives the active player a tile that was drawn from the pile, unless an expansion defers it.
pub(super) fn apply_draw(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) -> Flow {
    events.push(Event::Drawn { seat: game.active(), shape });
    if defer_drawn(game, shape, events) {
        return draw_again(game);
    }
    game.give_tile(shape, true);
    Flow::Next
}

/// Defers a drawn tile if an expansion requires that. Returns whether it did, in which case another tile must be drawn.
pub(super) fn defer_drawn(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) -> bool {
    let defer = game.hooks().iter().find_map(|hooks| (hooks.tile_deferral)(game, shape));
    defer.map(|defer| defer(game, shape, events)).is_some()
}

/// Returns the tiles in the pile that would not be deferred if they were drawn.
pub(super) fn drawable_tiles(game: &Game) -> impl Iterator<Item = ShapeId> {
    let stays = |shape: &ShapeId| game.hooks().iter().all(|hooks| (hooks.tile_deferral)(game, *shape).is_none());
    game.pile().iter().filter(stays)
}

/// Returns whether the active player can place a tile somewhere, including the placements that expansions offer.
pub(super) fn is_placeable(game: &Game, shape: ShapeId) -> bool {
    game.board().placements(shape.get()).any(placement_filter(game, shape))
        || !add_expansion_answers(game, shape, Vec::new()).is_empty()
}

/// Discards a tile that fits nowhere and lets the same player draw again (`base.md 3.1.3`).
fn discard_unplaceable(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) -> Flow {
    discard_or_return(game, shape, events);
    draw_again(game)
}

/// Discards a tile that needs a special piece. The same player draws again (`bridges_castles_and_bazaars.md 1.2.4`).
pub(super) fn discard_declined_tile(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.take_hand() else {
        never!("a tile is declined that is not in hand");
        return Flow::Next;
    };
    game.discard(shape, events);
    draw_again(game)
}

/// Lets the same player draw another tile. If none is left, the turn ends, and the next one the game (`base.md 4`).
pub(super) fn draw_again(game: &Game) -> Flow {
    if game.pile().is_empty() { Flow::TurnOver } else { Flow::Redraw }
}

/// Discards a tile that fits nowhere, or returns it to the pile if an expansion requires that.
pub(super) fn discard_or_return(game: &mut Game, shape: ShapeId, events: &mut Vec<Event>) {
    if let Some(event) = game.hooks().iter().find_map(|hooks| (hooks.return_to_pile)(game, shape)) {
        return_tile(game, shape, Pile::BOTTOM_STAGE);
        events.push(event);
    } else {
        game.discard(shape, events);
    }
}

/// Shuffles a tile that all players have seen back into a stage of the pile.
pub(super) fn return_tile(game: &mut Game, shape: ShapeId, stage: usize) {
    game.for_hooks(|game, hooks| (hooks.before_tile_returns)(game, shape));
    game.pile_mut().put_back(stage, shape);
}

fn placement_checks(game: &Game, shape: ShapeId) -> impl Iterator<Item = PlacementCheck> {
    game.hooks().iter().filter_map(move |hooks| (hooks.placement_check_for)(game, shape))
}

/// Returns a filter for placements of a tile whose sides match, which rejects those that an expansion forbids.
pub(super) fn placement_filter(game: &Game, shape: ShapeId) -> impl Fn(Placement) -> bool {
    let checks: ArrayVec<PlacementCheck, { Expansion::ALL.len() }> = placement_checks(game, shape).collect();
    move |placement| checks.iter().all(|check| check(game, shape, placement).is_ok())
}

/// Checks that no expansion forbids a placement whose sides match.
pub(super) fn check_with_expansions(game: &Game, shape: ShapeId, placement: Placement) -> Result<(), Refusal> {
    placement_checks(game, shape).try_for_each(|check| check(game, shape, placement))
}

/// Appends the placements that expansions offer to `actions`.
fn add_expansion_answers(game: &Game, shape: ShapeId, mut actions: Vec<Action>) -> Vec<Action> {
    for hooks in game.hooks() {
        (hooks.offer_placements)(game, shape, &mut actions);
    }
    actions
}

/// Asks the active player to place the tile in hand, or replaces it if it fits nowhere. Without it, begins a new turn.
pub(super) fn ask_for_placement(game: &mut Game, events: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.hand() else { return Flow::NewTurn };
    let mut actions = game.take_action_buffer();
    // In this hottest loop of a game, `for_each` is faster than `extend`: it drives nested iterators from inside.
    game.board().placements(shape.get()).for_each(|placement| actions.push(Action::Place(placement)));
    for check in placement_checks(game, shape) {
        actions.retain(|answer| matches!(answer, Action::Place(place) if check(game, shape, *place).is_ok()));
    }
    let actions = add_expansion_answers(game, shape, actions);
    if actions.is_empty() {
        game.recycle_actions(actions);
        game.take_hand();
        return discard_unplaceable(game, shape, events);
    }
    Flow::Ask { seat: game.active(), question: Question::Place(shape), actions }
}

/// Places the tile in hand. The caller has checked that the placement is legal.
pub(super) fn place_tile(game: &mut Game, placement: Placement, events: &mut Vec<Event>) -> Flow {
    let Some(shape) = game.take_hand() else {
        never!("{placement:?} places a tile that is not in hand");
        return Flow::Next;
    };
    let seat = game.active();
    game.place_tile(shape, placement, Some(seat));
    events.push(Event::Placed { seat, shape, at: placement.at, rotation: placement.rotation });
    game.for_hooks(|game, hooks| (hooks.on_tile_placed)(game, placement, events));
    Flow::Next
}

/// Returns the reason why a placement of the tile in hand is not legal.
pub(super) fn refusal_of(game: &Game, shape: ShapeId, placement: Placement) -> Refusal {
    if placement.piece.is_some() {
        return game.refusal_of_expansions(game.active(), Action::Place(placement));
    }
    if let Err(misfit) = game.board().fits(shape.get(), placement) {
        return misfit.into();
    }
    check_with_expansions(game, shape, placement).err().unwrap_or(Refusal::NotOffered)
}
