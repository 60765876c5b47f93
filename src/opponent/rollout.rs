//! Comparison of the best plans by rollouts: simulated continuations of the game, as many as the budget allows.
//!
//! In each round, every plan is continued from the same sampled game with the same draws, by the quick
//! [policy](super::policy) for all players. The positions after some turns are evaluated. A plan is dropped as soon as it is
//! very likely worse than the best one, so most of the budget is spent on plans of similar value.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;

use super::budget::SearchBudget;
use super::evaluation::{ActiveSeats, Values, active_seats, lead};
use super::expansion_decisions::is_decided_by_expansion;
use super::known_game::KnownGame;
use super::plan::{Evaluator, Plan};
use super::policy::Policy;
use bergerie_rules::{Action, Draw, Game, Question, Seat, Waiting, never};

/// The number of tiles that are placed in a rollout after the plan, until the player of the plan has placed the last one.
const ROLLOUT_TILES: usize = 6;
/// The number of positions that the policy evaluates before a rollout ends early. With many expansions, these evaluations take
/// most of the time.
const MAX_ROLLOUT_POSITIONS: u64 = 8;
/// The number of answers at which a rollout ends in any case.
const MAX_ROLLOUT_ANSWERS: usize = 100;
/// The weight of a plan's quick evaluation in its mean, as a number of rollouts.
const QUICK_WEIGHT: f32 = 4.0;
/// The number of rounds between decisions to drop plans.
const ROUNDS_PER_SELECTION: u64 = 8;
/// A plan is dropped if its mean difference to the best plan exceeds this number of standard errors plus `HOPELESS_POINTS`.
const HOPELESS_ERRORS: f32 = 2.0;
const HOPELESS_POINTS: f32 = 0.05;

/// The standard deviation of the final lead in points, per point that is scored with each tile, and per square root of the number of
/// tiles in the pile.
const SPREAD_PER_POINT: f32 = 1.6;
/// The standard deviation of the final lead that is left without a pile, in points.
const FINAL_SPREAD: f32 = 3.0;
/// The usual points of all players per tile in the base game. With expansions, players score more.
const USUAL_POINTS_PER_TILE: f32 = 2.5;
/// The weight of the lead itself in its utility. It keeps moves sensible when the winner is certain.
const LEAD_WEIGHT: f32 = 0.1;

/// The extent of a comparison.
pub struct SearchEffort {
    /// The number of placements for which figures are considered.
    pub max_placements: usize,
    /// The number of plans that are compared, those with the best quick evaluations.
    pub max_plans: usize,
    /// The maximum number of rollouts of each plan.
    pub max_rounds: u64,
    /// Whether a point counts most in a close game, because only the winner matters. Otherwise, all points count alike.
    pub plays_to_win: bool,
}

/// A plan with the results of its rollouts.
struct Candidate<'a> {
    plan: Plan,
    policy: Policy<'a>,
    value_sums: Values,
    /// The standard deviation of the final lead in points, or `None` if all points count alike.
    spread: Option<f32>,
    /// The utility of the lead after each rollout.
    utilities: Vec<f32>,
}

impl Candidate<'_> {
    /// Continues a sampled game with the plan, and records the values of its end.
    fn add_rollout(&mut self, sampled: &Game, rng: SmallRng, seat: Seat) {
        let values = roll_out(&mut self.policy, sampled, &self.plan.answers, rng);
        self.value_sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        self.utilities.push(self.utility(lead(&values, seat, active_seats(sampled))));
    }

    /// Returns the utility of a lead, in points. With a spread, it grows like the chance to win.
    fn utility(&self, lead: f32) -> f32 {
        self.spread.map_or(lead, |spread| LEAD_WEIGHT * lead + (1.0 - LEAD_WEIGHT) * spread * (lead / spread).tanh())
    }

    /// Returns the mean utility of the quick evaluation and all rollouts.
    fn mean_utility(&self, seat: Seat, playing: ActiveSeats) -> f32 {
        let quick = self.utility(lead(&self.plan.values, seat, playing));
        (self.utilities.iter().sum::<f32>() + QUICK_WEIGHT * quick) / (self.utilities.len() as f32 + QUICK_WEIGHT)
    }

    /// Returns the mean values of the quick evaluation and all rollouts.
    fn mean_values(&self) -> Values {
        let count = self.utilities.len() as f32 + QUICK_WEIGHT;
        let mut mean = self.value_sums;
        mean.iter_mut().zip(self.plan.values).for_each(|(sum, value)| *sum = (*sum + QUICK_WEIGHT * value) / count);
        mean
    }

    /// Returns whether the plan is very likely worse than another one with the same number of rollouts.
    fn is_hopeless(&self, best: &[f32]) -> bool {
        let count = best.len() as f32;
        let differences = || best.iter().zip(&self.utilities).map(|(best, own)| best - own);
        let mean = differences().sum::<f32>() / count;
        let variance = differences().map(|difference| (difference - mean).powi(2)).sum::<f32>() / (count - 1.0);
        mean > HOPELESS_ERRORS * (variance / count).sqrt() + HOPELESS_POINTS
    }
}

/// Returns the standard deviation of the final lead, in points.
fn lead_spread(game: &Game) -> f32 {
    let points: i32 = game.seats().map(|seat| game.player(seat).points()).sum();
    let pace = points as f32 / game.board().tiles().len().max(1) as f32;
    FINAL_SPREAD + SPREAD_PER_POINT * pace.max(USUAL_POINTS_PER_TILE) * (game.pile().len() as f32).sqrt()
}

/// Returns all plans, best first. The plans with the most rollouts come before the others.
pub fn compare_plans(
    known: &mut KnownGame<'_>,
    evaluator: &mut Evaluator<'_>,
    budget: &dyn SearchBudget,
    effort: SearchEffort,
) -> Vec<Plan> {
    let (seat, game) = (known.seat, known.sample());
    let playing = active_seats(&game);
    evaluator.max_placements = effort.max_placements;
    let (plans, rest) = partition_distinct(evaluator.plans(&game), effort.max_plans);
    let spread = effort.plays_to_win.then(|| lead_spread(&game));
    let candidate = |plan| Candidate {
        plan,
        policy: Policy::with_evaluator(evaluator.fork(&game, seat)),
        value_sums: Values::default(),
        spread,
        utilities: Vec::new(),
    };
    let mut active: Vec<Candidate<'_>> = plans.into_iter().map(candidate).collect();
    let mut dropped: Vec<Candidate<'_>> = Vec::new();
    let seed: u64 = known.rng.random();
    for round in 1..=effort.max_rounds {
        let candidates = active.iter().chain(&dropped);
        let positions = candidates.map(|candidate| candidate.policy.evaluator.position_count).sum::<u64>();
        if active.len() < 2 || !budget.allows(evaluator.position_count + positions) {
            break;
        }
        let mut rng = SmallRng::seed_from_u64(seed.wrapping_add(round));
        let sampled = known.sample_with(&mut rng);
        active.par_iter_mut().for_each(|candidate| candidate.add_rollout(&sampled, rng.clone(), seat));
        if round % ROUNDS_PER_SELECTION == 0 {
            let utility = |candidate: &Candidate<'_>| candidate.mean_utility(seat, playing);
            let best = active.iter().max_by(|one, other| utility(one).total_cmp(&utility(other)));
            let best = best.map(|best| best.utilities.clone()).unwrap_or_default();
            dropped.extend(active.extract_if(.., |candidate| candidate.is_hopeless(&best)));
        }
    }
    active.append(&mut dropped);
    let key = |candidate: &Candidate<'_>| (candidate.utilities.len(), candidate.mean_utility(seat, playing));
    active.sort_by(|one, other| {
        let ((rounds, one), (others, other)) = (key(one), key(other));
        others.cmp(&rounds).then(other.total_cmp(&one))
    });
    let compared = active.into_iter().map(|candidate| Plan { values: candidate.mean_values(), ..candidate.plan });
    compared.chain(rest).collect()
}

/// Returns the first `most` plans of different values, and the others. Plans of the same value are hardly ever different: they
/// place another figure of the same strength, or a piece that the rest of the game does not need.
fn partition_distinct(plans: Vec<Plan>, most: usize) -> (Vec<Plan>, Vec<Plan>) {
    let (mut distinct, mut rest): (Vec<Plan>, Vec<Plan>) = (Vec::new(), Vec::new());
    for plan in plans {
        let is_new = distinct.len() < most && distinct.iter().all(|other| other.values != plan.values);
        if is_new { &mut distinct } else { &mut rest }.push(plan);
    }
    (distinct, rest)
}

/// Returns the values of a game after the answers of a plan and some turns with the answers of the policy. It ends after a turn of
/// the plan's player, because a turn is worth more than most differences between plans. Evaluates earlier at the end of the game,
/// and at a question that an expansion decides itself.
pub fn roll_out(policy: &mut Policy<'_>, sampled: &Game, plan: &[Action], mut rng: SmallRng) -> Values {
    let mut game = sampled.clone();
    let mover = game.decision().map(|decision| decision.seat);
    let tile_seed: u64 = rng.random();
    let mut is_legal = plan.iter().all(|&answer| policy.evaluator.apply_answer(&mut game, answer));
    let (mut tiles, mut last) = (0, None);
    let most = policy.evaluator.position_count + MAX_ROLLOUT_POSITIONS;
    for _ in 0..MAX_ROLLOUT_ANSWERS {
        apply_random_draws(&mut policy.evaluator, &mut game, tile_seed, &mut rng);
        let Some(decision) = game.decision().filter(|decision| is_legal && !is_decided_by_expansion(decision)) else {
            break;
        };
        if matches!(decision.question, Question::Place(_)) {
            let is_enough = tiles >= ROLLOUT_TILES || policy.evaluator.position_count >= most + tiles as u64;
            if is_enough && last == mover && Some(decision.seat) != mover {
                break;
            }
            (tiles, last) = (tiles + 1, Some(decision.seat));
            // Each tile counts as a position, because a rollout of the base game evaluates only its last position.
            policy.evaluator.position_count += 1;
        }
        let action = policy.answer(&game, decision);
        is_legal = action.is_some_and(|action| policy.evaluator.apply_answer(&mut game, action));
    }
    policy.evaluator.values(game)
}

/// Applies random outcomes to all pending draws. The tiles depend only on the pile, so plans with other draws still get the same
/// ones.
fn apply_random_draws(evaluator: &mut Evaluator<'_>, game: &mut Game, tile_seed: u64, rng: &mut SmallRng) {
    let mut tiles = SmallRng::seed_from_u64(tile_seed.wrapping_add(game.pile().len() as u64));
    while let Waiting::Draw(kind) = game.waiting() {
        let rng = if matches!(kind, Draw::Tile) { &mut tiles } else { &mut *rng };
        let drawn = game.outcome(rng.random_range(0..game.outcome_count().max(1)));
        if !drawn.is_some_and(|drawn| evaluator.apply_draw(game, drawn)) {
            return never!("the draw {:?} has no outcome {drawn:?}", game.waiting());
        }
    }
}
