//! Lookahead of one turn: the expected value of a plan after the best reply of the next player.

use super::TimeBudget;
use super::known::Known;
use super::plan::{Evaluator, Plan};
use super::worth::{Values, lead};
use bergerie_rules::{Game, Waiting};
use rand::RngExt;

/// The number of plans for which the replies are examined.
const PLANS: usize = 4;
/// The number of draws that are sampled for each plan. All plans are compared with the same draws.
const DRAWS: usize = 5;

/// Returns all plans, best first. The plans with the best quick evaluations are ordered by lookahead and come before
/// the others.
pub fn consider(known: &mut Known<'_>, evaluator: &mut Evaluator<'_>, budget: &dyn TimeBudget) -> Vec<Plan> {
    let (seat, game) = (known.seat, known.imagine());
    let mut plans = evaluator.plans(&game);
    let closer = plans.len().min(PLANS);
    if closer < 2 {
        return plans;
    }
    let mut sums = vec![Values::default(); closer];
    let mut rounds = 0.0;
    for _ in 0..DRAWS {
        if !budget.lasts(evaluator.positions) {
            break;
        }
        let world = known.imagine();
        let luck = known.random.random();
        let round: Vec<Values> =
            plans.iter().take(closer).map(|plan| after_reply(evaluator, &world, plan, luck)).collect();
        if !budget.lasts(evaluator.positions) {
            // The last plans of the round were answered with the first reply found, so they look better than they are.
            break;
        }
        for (sum, values) in sums.iter_mut().zip(round) {
            sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        rounds += 1.0;
    }
    if rounds == 0.0 {
        // The budget was exhausted before the first draw was examined for every plan.
        return plans;
    }
    for (plan, sum) in plans.iter_mut().zip(sums) {
        plan.values = sum.map(|value| value / rounds);
    }
    let players = game.players();
    let key = |plan: &Plan| lead(&plan.values, seat, players);
    if let Some(best) = plans.get_mut(..closer) {
        best.sort_by(|one, other| key(other).total_cmp(&key(one)));
    }
    plans
}

/// Returns the values of the game after a plan and the best reply of the next player.
fn after_reply(evaluator: &mut Evaluator<'_>, world: &Game, plan: &Plan, luck: f64) -> Values {
    let mut game = world.clone();
    for &answer in &plan.answers {
        if !evaluator.answer(&mut game, answer) {
            break;
        }
    }
    draw(evaluator, &mut game, luck);
    match evaluator.brief_plans(&game).into_iter().next() {
        Some(reply) => reply.values,
        None => evaluator.values(game),
    }
}

/// Applies outcomes to the pending draws. `luck` from 0 to 1 selects the outcomes.
pub fn draw(evaluator: &mut Evaluator<'_>, game: &mut Game, mut luck: f64) {
    while let Waiting::Draw(_) = game.waiting() {
        let outcomes = game.outcomes();
        let place = luck * outcomes as f64;
        let Some(drawn) = game.outcome((place as usize).min(outcomes.saturating_sub(1))) else { return };
        luck = place.fract();
        if !evaluator.draw(game, drawn) {
            return;
        }
    }
}
