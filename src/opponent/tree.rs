//! Monte Carlo tree search over plans, within a time budget.
//!
//! Each walk descends the tree in a newly sampled game, with its own draws, to a position that is not in the tree yet. There
//! the values of the next player's best plan are propagated to all steps of the walk. Plans are tried in the order of their
//! quick evaluation; the more often a position is visited, the more of them are considered (progressive widening).
//!
//! A fixed number of walks run in parallel. Until a walk returns, its steps count with their expected values (virtual loss),
//! so that the next walk takes another path. Results do not depend on the number of threads.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;

use super::TimeBudget;
use super::known::Known;
use super::plan::{Plan, Thinker};
use super::worth::{Values, lead};
use bergerie_rules::seat::Seat;
use bergerie_rules::{Drawn, Game, Waiting};

/// Maximum number of plans per position.
const KEPT: usize = 24;
/// Exponent of progressive widening.
const WIDENING: f32 = 0.45;
/// Exploration constant, in points.
const CURIOSITY: f32 = 2.0;
/// Maximum depth of a walk, in turns.
const DEPTH: usize = 8;
/// Number of parallel walks.
const ABREAST: usize = 4;

/// A plan in the tree.
struct Branch {
    plan: Plan,
    visits: u32,
    sum: Values,
    /// The positions after it, by the draws made.
    next: Vec<(Vec<Drawn>, usize)>,
}

impl Branch {
    /// Adds a result.
    fn count(&mut self, values: Values) {
        self.visits += 1;
        self.sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
    }

    /// Returns the mean of all results; the quick evaluation counts as one.
    fn mean(&self) -> Values {
        let count = self.visits as f32 + 1.0;
        let mut mean = self.sum;
        mean.iter_mut().zip(self.plan.values).for_each(|(sum, glance)| *sum = (*sum + glance) / count);
        mean
    }
}

/// A position in which a player must choose.
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

    /// Selects the plan to try next.
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

/// A walk down the tree.
struct Walk {
    /// The chosen plan of each position, and its expected values.
    way: Vec<(usize, usize, Values)>,
    /// The game at its end.
    game: Game,
    /// The draws of the last step, if it led to a position outside of the tree.
    drawn: Option<Vec<Drawn>>,
}

/// The result of a walk.
struct Found {
    values: Values,
    /// The plans at its end; empty if the search stops there.
    plans: Vec<Plan>,
}

/// The search tree.
struct Tree {
    positions: Vec<Position>,
}

/// Returns all plans, best first: those visited most often, then the others.
pub fn search(known: &mut Known<'_>, thinker: &mut Thinker<'_>, budget: &dyn TimeBudget) -> Vec<Plan> {
    let (seat, game) = (known.seat, known.imagine());
    let players = game.players();
    let plans = thinker.plans(&game);
    if plans.len() < 2 {
        return plans;
    }
    let mut tree = Tree { positions: vec![Position::new(seat, plans)] };
    let mut thinkers: Vec<Thinker<'_>> = (0..ABREAST).map(|_| Thinker::new(&game, budget)).collect();
    let seed: u64 = known.random.random();
    let looked = thinker.positions;
    while budget.lasts(looked + thinkers.iter().map(|thinker| thinker.positions).sum::<u64>()) {
        let walk = |thinker: &mut Thinker<'_>| {
            // The n-th visit of each plan uses the same random numbers, so plans are compared under equal luck.
            let mut luck = SmallRng::seed_from_u64(seed.wrapping_add(tree.next_try(players)));
            let world = known.imagine_by(&mut luck);
            tree.walk(thinker, world, &mut luck)
        };
        let walks: Vec<Walk> = thinkers.iter_mut().map(walk).collect();
        let found: Vec<Found> =
            thinkers.par_iter_mut().zip(&walks).map(|(thinker, walk)| look(thinker, walk)).collect();
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

/// Evaluates the end of a walk.
fn look(thinker: &mut Thinker<'_>, walk: &Walk) -> Found {
    let mut plans = if walk.drawn.is_some() { thinker.brief_plans(&walk.game) } else { Vec::new() };
    plans.truncate(KEPT);
    let values = plans.first().map(|best| best.values);
    Found { values: values.unwrap_or_else(|| thinker.values(walk.game.clone())), plans }
}

impl Tree {
    /// Returns the visit count of the plan that is tried next.
    fn next_try(&self, players: usize) -> u64 {
        let root = self.positions.first();
        let next = root.and_then(|root| root.branches.get(root.select(players)?));
        next.map_or(0, |branch| u64::from(branch.visits))
    }

    /// Walks down the tree once. Each step is counted immediately with its expected values (virtual loss).
    fn walk(&mut self, thinker: &mut Thinker<'_>, mut game: Game, random: &mut SmallRng) -> Walk {
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
            let is_legal = branch.plan.answers.iter().all(|&answer| thinker.answer(&mut game, answer));
            if !is_legal || way.len() >= DEPTH {
                break None;
            }
            let drawn = draw(thinker, &mut game, random);
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

    /// Propagates the result of a walk, and adds its end to the tree.
    fn learn(&mut self, walk: Walk, found: Found) {
        let Found { values, plans } = found;
        let number = self.positions.len();
        let mover = walk.game.decision().map(|decision| decision.seat);
        if let (Some(drawn), Some(mover), Some(&(here, index, _))) = (walk.drawn, mover, walk.way.last())
            && let Some(branch) = self.positions.get_mut(here).and_then(|position| position.branches.get_mut(index))
            // Another walk may have added the position in the meantime.
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

/// Makes pending draws, and returns them.
fn draw(thinker: &mut Thinker<'_>, game: &mut Game, random: &mut SmallRng) -> Vec<Drawn> {
    let mut all = Vec::new();
    while let Waiting::Draw(_) = game.waiting() {
        let Some(drawn) = game.outcome(random.random_range(0..game.outcomes().max(1))) else { break };
        if !thinker.draw(game, drawn) {
            break;
        }
        all.push(drawn);
    }
    all
}
