//! The value of a robber on the score track: half of the points that a figure on its space will probably get first.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::the_robbers::PublicState;

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points of a usual score, of which a robber takes half.
const USUAL_POINTS: f32 = 4.0;

/// Adds half of the largest expected points of a completed feature of the players on the space, or of a usual score.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    let features = game.board().features();
    for (robber, space) in PublicState::of(game).robbers {
        let is_victim = |seat| {
            seat != robber && game.player(seat).spaces().any(|other| other == space) && !game.player(seat).has_resigned
        };
        if !game.seats().any(is_victim) {
            continue;
        }
        let mut most = USUAL_POINTS;
        for claim in game.board().figures().iter().filter(|claim| claim.figure.claims() && is_victim(claim.seat)) {
            let feature = features.feature_of(claim.node);
            let Some(prospect) = game.prospect(feature).filter(|prospect| prospect.winners.contains(&claim.seat))
            else {
                continue;
            };
            most = most.max(context.completion_chance(feature) * prospect.completed as f32);
        }
        values[robber.index()] += most / 2.0 * context.late_game_factor(2.0);
    }
}
