//! One turn of lookahead: the expected value after the next player's best reply.

use super::TimeBudget;
use super::known::Known;
use super::plan::{Plan, Thinker};
use super::worth::{Values, lead};
use bergerie_rules::{Game, Waiting};
use rand::RngExt;

/// Number of plans that are examined.
const PLANS: usize = 4;
/// Number of draws sampled for each plan, the same for all plans.
const DRAWS: usize = 5;

/// Returns all plans, best first; the best ones by quick evaluation are ordered by lookahead.
pub fn consider(known: &mut Known<'_>, thinker: &mut Thinker<'_>, budget: &dyn TimeBudget) -> Vec<Plan> {
    let (seat, game) = (known.seat, known.imagine());
    let mut plans = thinker.plans(&game);
    let closer = plans.len().min(PLANS);
    if closer < 2 {
        return plans;
    }
    let mut sums = vec![Values::default(); closer];
    let mut rounds = 0.0;
    for _ in 0..DRAWS {
        if !budget.lasts(thinker.positions) {
            break;
        }
        let world = known.imagine();
        let luck = known.random.random();
        for (plan, sum) in plans.iter().zip(&mut sums) {
            let values = after_reply(thinker, &world, plan, luck);
            sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        rounds += 1.0;
    }
    if rounds == 0.0 {
        // There is only time for the quick evaluation.
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

/// Evaluates the game after the next player's best reply.
fn after_reply(thinker: &mut Thinker<'_>, world: &Game, plan: &Plan, luck: f64) -> Values {
    let mut game = world.clone();
    for &answer in &plan.answers {
        if !thinker.answer(&mut game, answer) {
            break;
        }
    }
    draw(thinker, &mut game, luck);
    match thinker.brief_plans(&game).into_iter().next() {
        Some(reply) => reply.values,
        None => thinker.values(game),
    }
}

/// Makes a pending draw, selected by a number from 0 to 1.
pub fn draw(thinker: &mut Thinker<'_>, game: &mut Game, mut luck: f64) {
    while let Waiting::Draw(_) = game.waiting() {
        let outcomes = game.outcomes();
        let place = luck * outcomes as f64;
        let Some(drawn) = game.outcome((place as usize).min(outcomes.saturating_sub(1))) else { return };
        luck = place.fract();
        if !thinker.draw(game, drawn) {
            return;
        }
    }
}
