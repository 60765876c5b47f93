//! One turn further: what the next player would make of the best plans, on average over what may be drawn.

use super::Patience;
use super::known::Known;
use super::plan::{Plan, Thinker};
use super::worth::{Values, lead};
use bergerie_rules::{Game, Waiting};
use rand::RngExt;

/// Plans that are looked at closer.
const PLANS: usize = 4;
/// Draws that are tried for each of them, the same for all.
const DRAWS: usize = 5;

/// All plans, the best first; those that looked best at a glance after a closer look.
pub fn consider(known: &mut Known<'_>, thinker: &mut Thinker<'_>, patience: &dyn Patience) -> Vec<Plan> {
    let (seat, game) = (known.seat, known.imagine());
    let mut plans = thinker.plans(&game);
    let closer = plans.len().min(PLANS);
    if closer < 2 {
        return plans;
    }
    let mut sums = vec![Values::default(); closer];
    let mut rounds = 0.0;
    for _ in 0..DRAWS {
        if !patience.lasts(thinker.positions) {
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
        // No time for more than the glance.
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

/// What the game is worth when the next player has made the best of it.
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

/// Draws what is to be drawn, by luck from 0 to 1.
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
