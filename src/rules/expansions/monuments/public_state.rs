//! The public information about the expansion, for pictures and messages.

use serde::Serialize;

use super::{Monument, Objective, ObjectiveProgress, Reward, objectives_of, pattern, reward, state};
use crate::{Game, Pos, Seat};

/// The public information about the expansion, as part of a [`View`](crate::View).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The monuments on the table, in the order of placing.
    pub monuments: Vec<MonumentView>,
    /// The number of Renown tokens in the bank.
    pub renown_left: u8,
}

/// A monument on the table. Its tile at the same cell and its architects are elsewhere in the [`View`](crate::View).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MonumentView {
    /// The north-west cell of the monument.
    pub at: Pos,
    /// The four objectives of the monument, in printed order.
    pub objectives: Vec<ObjectiveView>,
    /// The players who have architects on the monument, each once.
    pub architects: Vec<Seat>,
}

/// An objective of a monument, with its progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObjectiveView {
    /// The cells of the objective's pattern. The boolean tells whether the cell has a tile.
    pub cells: Vec<(Pos, bool)>,
    /// The reward for each cube, as it is paid in this game.
    pub reward: Reward,
    /// The number of cubes of each player who has any on the objective, by seat.
    pub cubes: Vec<(Seat, u8)>,
    /// Whether the objective was completed and paid.
    pub is_paid: bool,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        let Some(state) = state(game) else { return PublicState::default() };
        let view = |monument: &Monument| {
            let placed = game.board().placed_tile(monument.tile);
            let mut architects: Vec<Seat> = game.board().figures_on(monument.feature(game)).map(|s| s.seat).collect();
            architects.sort_unstable();
            MonumentView { at: placed.at, objectives: objective_views(game, monument), architects }
        };
        PublicState { monuments: state.monuments().iter().map(view).collect(), renown_left: state.bank }
    }
}

fn objective_views(game: &Game, monument: &Monument) -> Vec<ObjectiveView> {
    let printed = objectives_of(game.board().placed_tile(monument.tile).shape).into_iter().flatten();
    let view = |(number, (objective, progress)): (usize, (&Objective, &ObjectiveProgress))| ObjectiveView {
        cells: pattern(game, monument, number),
        reward: reward::reward_in_game(game, objective.reward),
        cubes: game.seats().map(|seat| (seat, progress.cubes[seat.index()])).filter(|&(_, n)| n > 0).collect(),
        is_paid: progress.is_paid,
    };
    printed.zip(&monument.objectives).enumerate().map(view).collect()
}
