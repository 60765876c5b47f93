//! The value of the teacher: the points of the next completed feature that scores, of whichever player.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::school::PublicState;

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points of a usual completed feature.
const USUAL_POINTS: f32 = 5.0;

fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    if let Some(holder) = PublicState::of(context.game).holder {
        values[holder.index()] += USUAL_POINTS * context.late_game_factor(1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::first_with_estimates;
    use bergerie_rules::Expansion;

    #[test]
    fn the_teacher_is_worth_less_near_the_end() {
        let worth = |is_late: bool| {
            let (game, values) = first_with_estimates(Expansion::School, &HOOKS, |game| {
                PublicState::of(game).holder.is_some() && is_late == (game.pile().len() < 2)
            });
            values[PublicState::of(&game).holder.unwrap().index()]
        };
        assert!(worth(false) > worth(true), "{} and {}", worth(false), worth(true));
    }
}
