//! Cubes on objectives, instead of figures or automatically (`monuments.md 2.5, 3.5–3.9, 3.17, 3.23`).

use super::objectives::OBJECTIVES;
use super::{Action, Event, Monument, PlacingCube, Question, action, event, options, question, state, state_mut};
use crate::{Flow, Game, Piece, Pos, Seat, TileNo};

/// The number of cubes that each player begins with (`monuments.md 1.2`).
pub(super) const CUBES: u8 = 10;

/// The reason why a cube cannot be placed on an objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The player has no cube left.
    #[error("no cube is left")]
    NoneLeft,
    /// There is no monument on this cell, or no such objective on it.
    #[error("there is no such objective")]
    NoObjective,
    /// The objective is complete: it was paid before, or will be in this turn (`monuments.md 3.9`).
    #[error("the objective is completed")]
    ObjectiveComplete,
    /// The tile just placed does not advance it (`monuments.md 3.23`).
    #[error("the tile just placed does not advance the objective")]
    NotAdvanced,
    /// The player has placed a cube with this tile already.
    #[error("a cube was placed with this tile")]
    LimitReached,
}

/// Returns the cells of the table that belong to an objective.
pub(super) fn objective_cells(game: &Game, monument: &Monument, objective: usize) -> impl Iterator<Item = Pos> {
    let placed = game.board().placed_tile(monument.tile);
    monument.printed[objective].cells(placed.at, placed.rotation)
}

pub(super) fn is_filled(game: &Game, monument: &Monument, objective: usize) -> bool {
    objective_cells(game, monument, objective).all(|cell| game.board().tile_at(cell).is_some())
}

/// Returns whether a tile advances an objective: it fills one of its cells, or is the monument itself
/// (`monuments.md 3.23`).
fn advances_objective(game: &Game, tile: TileNo, monument: &Monument, objective: usize) -> bool {
    monument.tile == tile
        || objective_cells(game, monument, objective).any(|cell| game.board().tile_at(cell) == Some(tile))
}

/// Returns every objective that the last tile may advance: those of the monuments beside it, diagonally too, and its own
/// if it is a monument. Each is given by the monument, its index in the order of placing and the index of the objective.
pub(super) fn reachable_objectives(game: &Game) -> impl Iterator<Item = (usize, &Monument, usize)> {
    let last = game.board().placed_tile(game.last_placed_tile());
    let is_beside = |monument: &&Monument| {
        let Pos { x, y } = game.board().placed_tile(monument.tile).at;
        last.cells().any(|at| (x - 1..=x + 2).contains(&at.x) && (y - 1..=y + 2).contains(&at.y))
    };
    let monuments = state(game).into_iter().flat_map(|state| state.monuments.iter().enumerate());
    let near = monuments.filter(move |(_, monument)| is_beside(monument));
    near.flat_map(|(number, monument)| (0..OBJECTIVES).map(move |objective| (number, monument, objective)))
}

/// Offers a cube on each objective that the tile just placed advances but does not complete.
pub(super) fn offer_cubes(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    for (_, monument, objective) in reachable_objectives(game) {
        if check_cube(game, seat, tile, monument, objective).is_ok() {
            let at = game.board().placed_tile(monument.tile).at;
            actions.push(action(Action::PlaceCube { at, objective: objective as u8 }));
        }
    }
}

fn check_cube(
    game: &Game,
    seat: Seat,
    tile: TileNo,
    monument: &Monument,
    objective: usize,
) -> Result<(), RefusalReason> {
    let Some(state) = state(game) else { return Err(RefusalReason::NoObjective) };
    if game.player(seat).piece_count(Piece::Cube) == 0 {
        Err(RefusalReason::NoneLeft)
    } else if state.placed_with == Some(tile) {
        Err(RefusalReason::LimitReached)
    } else if monument.objectives[objective].is_paid || is_filled(game, monument, objective) {
        Err(RefusalReason::ObjectiveComplete)
    } else if !advances_objective(game, tile, monument, objective) {
        Err(RefusalReason::NotAdvanced)
    } else {
        Ok(())
    }
}

pub(super) fn refusal_of(game: &Game, seat: Seat, at: Pos, objective: u8) -> RefusalReason {
    match find_objective(game, at, objective) {
        Some((_, monument, objective)) => check_cube(game, seat, game.last_placed_tile(), monument, objective)
            .err()
            .unwrap_or(RefusalReason::ObjectiveComplete),
        None => RefusalReason::NoObjective,
    }
}

fn find_objective(game: &Game, at: Pos, objective: u8) -> Option<(usize, &Monument, usize)> {
    let mut monuments = state(game)?.monuments.iter().enumerate();
    let (number, monument) = monuments.find(|(_, monument)| game.board().placed_tile(monument.tile).at == at)?;
    (usize::from(objective) < OBJECTIVES).then_some((number, monument, usize::from(objective)))
}

/// Places a cube on the objective that the player chose, in the main action or among several completed objectives.
pub(super) fn place_chosen_cube(game: &mut Game, at: Pos, objective: u8, events: &mut Vec<crate::Event>) -> Flow {
    let Some((number, monument, objective)) = find_objective(game, at, objective) else {
        never!("no monument is at {at:?}");
        return Flow::Next;
    };
    let own_turn = monument.tile == game.last_placed_tile();
    if is_filled(game, monument, objective) {
        place_cube(game, number, objective, true, events);
        return Flow::Stay;
    }
    place_cube(game, number, objective, false, events);
    state_mut(game).placed_with = Some(game.last_placed_tile());
    let as_well = options(game).is_some_and(|options| options.placing_cube == PlacingCube::AsWell);
    if as_well && own_turn { Flow::Stay } else { Flow::Next }
}

/// Step 1f: puts a cube of the active player on each objective that the tile completed. If there are too few cubes, the
/// player chooses the objectives. If there is none, no cube is placed (`monuments.md 3.7`).
pub(crate) fn place_cubes(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    let Some(state) = state(game) else {
        never!("cubes without the expansion");
        return Flow::Next;
    };
    let waits = |&(number, monument, objective): &(usize, &Monument, usize)| {
        let fresh = !monument.objectives[objective].is_paid && !state.automatic_cubes.contains(&(number, objective));
        fresh && is_filled(game, monument, objective)
    };
    let waiting: Vec<(usize, Pos, usize)> = reachable_objectives(game)
        .filter(waits)
        .map(|(number, monument, objective)| (number, game.board().placed_tile(monument.tile).at, objective))
        .collect();
    let left = usize::from(game.player(seat).piece_count(Piece::Cube));
    if waiting.len() > left && left > 0 {
        let cube =
            |(_, at, objective): (usize, Pos, usize)| action(Action::PlaceCube { at, objective: objective as u8 });
        return Flow::ask(game, seat, question(Question::ChooseCompleted), waiting.into_iter().map(cube));
    }
    for (number, _, objective) in waiting.into_iter().take(left) {
        place_cube(game, number, objective, true, events);
    }
    Flow::Next
}

fn place_cube(game: &mut Game, number: usize, objective: usize, is_automatic: bool, events: &mut Vec<crate::Event>) {
    let seat = game.active();
    let state = state_mut(game);
    let monument = &mut state.monuments[number];
    monument.objectives[objective].cubes[seat.index()] += 1;
    let tile = monument.tile;
    if is_automatic {
        state.automatic_cubes.push((number, objective));
    }
    game.player_mut(seat).take_pieces(Piece::Cube, 1);
    let at = game.board().placed_tile(tile).at;
    events.push(event(Event::CubePlaced { seat, at, objective: objective as u8, is_automatic }));
}
