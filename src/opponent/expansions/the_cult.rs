//! The value of a challenge: one of two buildings is scored, and the owners of the other lose its points, but not their meeples.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::the_cult::{PublicState, building_features};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// Removes the expected points of each building in proportion to its risk of being completed second.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    for cells in PublicState::of(context.game).challenges {
        let Some(buildings) = building_features(context.game, cells) else { continue };
        let missing = cells.map(|at| 8.0 - f32::from(context.game.board().tile_count_around(at)));
        let chances = buildings.map(|building| context.completion_chance(building));
        for (own, other) in [(0, 1), (1, 0)] {
            // The building with fewer empty cells around it is usually completed first.
            let second = missing[own] / (missing[own] + missing[other]).max(1.0);
            let risk = chances[other] * second;
            let Some(prospect) = context.game.prospect(buildings[own]) else { continue };
            let expected = context.expected_points(buildings[own], &prospect);
            for winner in prospect.winners {
                values[winner.index()] -= risk * expected;
            }
        }
    }
}
