//! The value of cubes on objectives and of architects. The rules score neither until objectives are completed.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::monuments::{
    FINISHED_POINTS, OBJECTIVE_POINTS, OBJECTIVES, PublicState, Reward, state,
};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points of a Renown token. The first tokens of a player score less at the end of the game, and the last ones more.
const RENOWN_VALUE: f32 = 2.5;

/// The points of a bridge, house or wall.
const PIECE_VALUE: f32 = 2.0;

/// The fraction of the expected points that counts.
const EXPECTATION_SHARE: f32 = 0.6;

/// Adds the rewards for cubes and the points of architects in proportion to the chance that the cells of each objective
/// are filled.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    let Some(state) = state(game) else { return };
    let shown = PublicState::of(game).monuments;
    for (monument, view) in state.monuments().iter().zip(shown) {
        let (mut all, mut completed) = (1.0, 0.0);
        for objective in view.objectives.iter().filter(|objective| !objective.is_paid) {
            let empty = objective.cells.iter().filter(|(_, is_filled)| !is_filled);
            let chance: f32 = empty.map(|&(cell, _)| context.filling_chance(cell)).product();
            (all, completed) = (all * chance, completed + chance);
            for &(seat, cubes) in &objective.cubes {
                values[seat.index()] += EXPECTATION_SHARE * chance * reward_value(objective.reward) * f32::from(cubes);
            }
        }
        let done = monument.paid_count();
        if done < OBJECTIVES && !view.architects.is_empty() {
            let (each, finished) = (f32::from(OBJECTIVE_POINTS), f32::from(FINISHED_POINTS));
            let to_come = all * (finished - each * done as f32) + (1.0 - all) * each * completed;
            let winners = game.prospect(monument.feature(game)).map(|prospect| prospect.winners);
            for winner in winners.unwrap_or_default() {
                values[winner.index()] += EXPECTATION_SHARE * to_come;
            }
        }
    }
}

/// Returns the value of a reward, in points.
fn reward_value(Reward { points, renown, bridges, houses, walls }: Reward) -> f32 {
    f32::from(points) + RENOWN_VALUE * f32::from(renown) + PIECE_VALUE * f32::from(bridges + houses + walls)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::first_with_estimates;
    use bergerie_rules::expansions::monuments::MonumentView;
    use bergerie_rules::{Expansion, Game};

    /// Returns the first position of random games with such a monument, and whether the values favour the players on one.
    fn favours_those_on(has: impl Fn(&MonumentView) -> bool) -> bool {
        let shown = |game: &Game| PublicState::of(game).monuments;
        let is_wanted = |game: &Game| game.pile().len() > 10 && shown(game).iter().any(&has);
        let (game, values) = first_with_estimates(Expansion::Monuments, &HOOKS, is_wanted);
        game.seats().all(|seat| {
            let is_on = |view: &MonumentView| {
                let cubes = view.objectives.iter().flat_map(|objective| &objective.cubes);
                view.architects.contains(&seat) || cubes.into_iter().any(|&(other, _)| other == seat)
            };
            (values[seat.index()] > 0.0) == shown(&game).iter().any(is_on)
        })
    }

    #[test]
    fn cubes_and_architects_are_worth_points_before_objectives_are_completed() {
        assert!(favours_those_on(|view| view.objectives.iter().any(|objective| !objective.cubes.is_empty())));
        assert!(favours_those_on(|view| !view.architects.is_empty()));
    }
}
