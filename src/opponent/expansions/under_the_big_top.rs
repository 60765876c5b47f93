//! The value of the circus and of acrobats. The circus is scored for the meeples near the big top when it moves and at
//! the end. The points of acrobats are certain, and acrobats return when their pyramid is scored. A ringmaster gains
//! points for each space that will be placed around it.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::under_the_big_top::{
    POINTS_PER_SPACE, PYRAMID_SIZE, PublicState, all_acrobats, big_top, scoring_spaces,
};
use bergerie_rules::{Figure, Kind};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The value of an acrobat in a complete pyramid, besides its points, because it returns soon.
const RETURNING_ACROBAT_VALUE: f32 = 1.2;

/// The number of turns of a player after which half of the meeples near the big top have returned.
const HALF_STAY_TURNS: f32 = 4.0;

/// The number of remaining turns of a player below which the empty cells around a ringmaster are often not filled.
const SPACE_FILLING_TURNS: f32 = 10.0;

/// Adds the expected points of the circus, of acrobats and of ringmasters.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    let PublicState { tokens, .. } = PublicState::of(game);
    let count: f32 = tokens.iter().map(|&(_, count)| f32::from(count)).sum();
    let sum: f32 = tokens.iter().map(|&(animal, count)| f32::from(animal.value()) * f32::from(count)).sum();
    if let Some(at) = big_top(game) {
        let circuses = context.tile_share(Kind::Circus) * game.pile().len() as f32;
        let wait = context.remaining_turns / (circuses + 1.0);
        let value = sum / count.max(1.0) * HALF_STAY_TURNS / (HALF_STAY_TURNS + wait);
        for (seat, _) in game.meeples_near(at) {
            values[seat.index()] += value;
        }
    }
    let phase = context.supply_factor();
    for acrobat in all_acrobats(game) {
        let count = all_acrobats(game).filter(|other| other.node == acrobat.node).count();
        values[acrobat.seat.index()] += phase * RETURNING_ACROBAT_VALUE * count as f32 / PYRAMID_SIZE as f32;
    }
    let share: f32 = scoring_spaces(game).map(|kind| context.tile_share(kind)).sum();
    let each = f32::from(POINTS_PER_SPACE) * share * context.late_game_factor(SPACE_FILLING_TURNS);
    let board = game.board();
    for occupant in board.figures().iter().filter(|occupant| occupant.figure == Figure::Ringmaster) {
        let placed = board.placed_tile(board.features().node(occupant.node).tile);
        let empty = placed.surrounding_cells().into_iter().filter(|&at| board.tile_at(at).is_none()).count();
        values[occupant.seat.index()] += each * empty as f32;
    }
}
