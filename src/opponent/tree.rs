//! Monte Carlo tree search over plans, within a time budget.
//!
//! Each walk descends the tree in a newly sampled game with its own draws, until it reaches a position that is not in
//! the tree yet. The values of the next player's best plan there are propagated to all steps of the walk. In each
//! position, plans are tried in the order of their quick evaluation. The more often a position is visited, the more of
//! its plans are considered (progressive widening).
//!
//! A fixed number of walks run in parallel. Until the result of a walk is known, its steps count with their expected
//! values (virtual loss), so that the next walk takes another path. Results do not depend on the number of threads.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;

use super::TimeBudget;
use super::known::Known;
use super::plan::{Evaluator, Plan};
use super::worth::{Values, lead};
use bergerie_rules::seat::Seat;
use bergerie_rules::{Drawn, Game, Waiting};

/// The maximum number of plans per position.
const KEPT: usize = 24;
/// The factor of progressive widening: a position with *n* visits considers one plan plus this factor times √*n*.
const WIDENING: f32 = 0.45;
/// The exploration constant of the tree search, in points.
const CURIOSITY: f32 = 2.0;
/// Maximum depth of a walk, in turns.
const DEPTH: usize = 8;
/// The number of walks that run in parallel.
const ABREAST: usize = 4;

/// A plan as an edge of the tree, with its results so far.
struct Branch {
    plan: Plan,
    visits: u32,
    sum: Values,
    /// The positions after the plan, by the outcomes of the draws that led there.
    next: Vec<(Vec<Drawn>, usize)>,
}

impl Branch {
    /// Adds the result of one visit.
    fn count(&mut self, values: Values) {
        self.visits += 1;
        self.sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
    }

    /// Returns the mean of all results. The quick evaluation counts as one result.
    fn mean(&self) -> Values {
        let count = self.visits as f32 + 1.0;
        let mut mean = self.sum;
        mean.iter_mut().zip(self.plan.values).for_each(|(sum, glance)| *sum = (*sum + glance) / count);
        mean
    }
}

/// A position in the tree, at which a player must choose.
struct Position {
    mover: Seat,
    visits: u32,
    branches: Vec<Branch>,
}

impl Position {
    fn new(mover: Seat, plans: Vec<Plan>) -> Position {
        let branch = |plan| Branch { plan, visits: 0, sum: Values::default(), next: Vec::new() };
        Position { mover, visits: 0, branches: plans.into_iter().map(branch).collect() }
    }

    /// Returns the index of the plan to try next, or `None` if the position has no plans.
    fn select(&self, players: usize) -> Option<usize> {
        let open = 1 + (WIDENING * (self.visits as f32).sqrt()) as usize;
        let log = (self.visits as f32 + 1.0).ln();
        let promise = |branch: &Branch| {
            lead(&branch.mean(), self.mover, players) + CURIOSITY * (log / (branch.visits as f32 + 1.0)).sqrt()
        };
        let tried = self.branches.iter().take(open).enumerate();
        tried.max_by(|(_, one), (_, other)| promise(one).total_cmp(&promise(other))).map(|(index, _)| index)
    }
}

/// A walk down the tree, from the current position of the game.
struct Walk {
    /// The index of each position, the index of the plan chosen there, and the expected values of that plan.
    way: Vec<(usize, usize, Values)>,
    /// The game at the end of the walk.
    game: Game,
    /// The outcomes of the last draws, or `None` if the walk ended inside the tree.
    drawn: Option<Vec<Drawn>>,
}

/// The evaluation of the position at the end of a walk.
struct Found {
    values: Values,
    /// The plans in that position. Empty if the search stops there.
    plans: Vec<Plan>,
}

/// The positions that the search has visited, with the current position of the game first.
struct Tree {
    positions: Vec<Position>,
}

/// Returns all plans, best first. The plans that were visited most often come before the others.
pub fn search(known: &mut Known<'_>, evaluator: &mut Evaluator<'_>, budget: &dyn TimeBudget) -> Vec<Plan> {
    let (seat, game) = (known.seat, known.imagine());
    let players = game.players();
    let plans = evaluator.plans(&game);
    if plans.len() < 2 {
        return plans;
    }
    let mut tree = Tree { positions: vec![Position::new(seat, plans)] };
    let mut evaluators: Vec<Evaluator<'_>> =
        (0..ABREAST).map(|_| Evaluator::new(&game, evaluator.weights, budget).of(seat)).collect();
    let seed: u64 = known.random.random();
    let looked = evaluator.positions;
    while budget.lasts(looked + evaluators.iter().map(|evaluator| evaluator.positions).sum::<u64>()) {
        let walk = |evaluator: &mut Evaluator<'_>| {
            // The n-th visit of every plan uses the same random numbers, so that plans are compared under equal luck.
            let mut luck = SmallRng::seed_from_u64(seed.wrapping_add(tree.next_try(players)));
            let world = known.imagine_by(&mut luck);
            tree.walk(evaluator, world, &mut luck)
        };
        let walks: Vec<Walk> = evaluators.iter_mut().map(walk).collect();
        let found: Vec<Found> =
            evaluators.par_iter_mut().zip(&walks).map(|(evaluator, walk)| look(evaluator, walk)).collect();
        walks.into_iter().zip(found).for_each(|(walk, found)| tree.learn(walk, found));
    }
    let Some(root) = tree.positions.into_iter().next() else { return Vec::new() };
    let mut branches = root.branches;
    let key = |branch: &Branch| (branch.visits, lead(&branch.mean(), seat, players));
    branches.sort_by(|one, other| {
        let ((visits, mean), (others, other_mean)) = (key(one), key(other));
        others.cmp(&visits).then(other_mean.total_cmp(&mean))
    });
    branches.into_iter().map(|branch| Plan { values: branch.mean(), ..branch.plan }).collect()
}

/// Evaluates the position at the end of a walk.
fn look(evaluator: &mut Evaluator<'_>, walk: &Walk) -> Found {
    let mut plans = if walk.drawn.is_some() { evaluator.brief_plans(&walk.game) } else { Vec::new() };
    plans.truncate(KEPT);
    let values = plans.first().map(|best| best.values);
    Found { values: values.unwrap_or_else(|| evaluator.values(walk.game.clone())), plans }
}

impl Tree {
    /// Returns the number of visits of the plan that will be tried next.
    fn next_try(&self, players: usize) -> u64 {
        let root = self.positions.first();
        let next = root.and_then(|root| root.branches.get(root.select(players)?));
        next.map_or(0, |branch| u64::from(branch.visits))
    }

    /// Walks down the tree once. Counts each step immediately with its expected values (virtual loss), until the result
    /// is known.
    fn walk(&mut self, evaluator: &mut Evaluator<'_>, mut game: Game, random: &mut SmallRng) -> Walk {
        let players = game.players();
        let (mut way, mut here) = (Vec::new(), 0);
        let drawn = loop {
            let Some(position) = self.positions.get_mut(here) else { break None };
            let Some(index) = position.select(players) else { break None };
            position.visits += 1;
            let Some(branch) = position.branches.get_mut(index) else { break None };
            let thought = branch.mean();
            branch.count(thought);
            way.push((here, index, thought));
            let is_legal = branch.plan.answers.iter().all(|&answer| evaluator.answer(&mut game, answer));
            if !is_legal || way.len() >= DEPTH {
                break None;
            }
            let drawn = draw(evaluator, &mut game, random);
            if game.decision().is_none() {
                break None;
            }
            match branch.next.iter().find(|(known, _)| *known == drawn) {
                Some(&(_, next)) => here = next,
                None => break Some(drawn),
            }
        };
        Walk { way, game, drawn }
    }

    /// Propagates the result of a walk to all its steps and adds the position at its end to the tree.
    fn learn(&mut self, walk: Walk, found: Found) {
        let Found { values, plans } = found;
        let number = self.positions.len();
        let mover = walk.game.decision().map(|decision| decision.seat);
        if let (Some(drawn), Some(mover), Some(&(here, index, _))) = (walk.drawn, mover, walk.way.last())
            && let Some(branch) = self.positions.get_mut(here).and_then(|position| position.branches.get_mut(index))
            // A parallel walk may have added the same position in the meantime.
            && !plans.is_empty()
            && !branch.next.iter().any(|(known, _)| *known == drawn)
        {
            branch.next.push((drawn, number));
            self.positions.push(Position::new(mover, plans));
        }
        for (position, index, thought) in walk.way {
            let position = self.positions.get_mut(position);
            if let Some(branch) = position.and_then(|position| position.branches.get_mut(index)) {
                branch
                    .sum
                    .iter_mut()
                    .zip(values)
                    .zip(thought)
                    .for_each(|((sum, value), thought)| *sum += value - thought);
            }
        }
    }
}

/// Applies random outcomes to all pending draws and returns these outcomes.
pub fn draw(evaluator: &mut Evaluator<'_>, game: &mut Game, random: &mut SmallRng) -> Vec<Drawn> {
    let mut all = Vec::new();
    while let Waiting::Draw(_) = game.waiting() {
        let Some(drawn) = game.outcome(random.random_range(0..game.outcomes().max(1))) else { break };
        if !evaluator.draw(game, drawn) {
            break;
        }
        all.push(drawn);
    }
    all
}
