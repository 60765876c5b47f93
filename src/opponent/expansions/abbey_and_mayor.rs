//! The value of barns: the rules score only the completed cities beside them.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::abbey_and_mayor::barns;

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points of a barn for each completed city, relative to those of farmers (`abbey_and_mayor.md 5.4.1`).
const BARN_FACTOR: f32 = 4.0 / 3.0;

/// Adds the expected points of each barn for the incomplete cities beside its field.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    for barn in barns(context.game) {
        values[barn.seat.index()] += BARN_FACTOR * context.expected_points_of_cities(barn.field);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::first_with_estimates;
    use bergerie_rules::Expansion;

    #[test]
    fn a_barn_is_worth_the_cities_beside_it_that_may_be_completed() {
        let (game, values) = first_with_estimates(Expansion::AbbeyAndMayor, &HOOKS, |game| {
            let cities = |field| game.board().cities_beside(field).into_iter();
            let mut has_open = barns(game).map(|barn| cities(barn.field).any(|city| !game.board().is_complete(city)));
            game.pile().len() > 10 && has_open.next() == Some(true)
        });
        for seat in game.seats() {
            let has_barn = barns(&game).any(|barn| barn.seat == seat);
            assert_eq!(values[seat.index()] > 0.0, has_barn, "{seat:?}: {values:?}");
        }
    }
}
