//! As far as patience lasts: Monte-Carlo tree search over plans.
//!
//! Each walk goes down the tree in a game imagined anew, with draws of its own, to a position that was not met before; there the
//! next player makes the best of it, and what that is worth counts for every step of the walk. Plans are tried in the
//! order in which they looked best at a glance, and the more often a position is met, the more of them (progressive widening).

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::Patience;
use super::known::Known;
use super::plan::{Plan, Thinker};
use super::worth::{Values, lead};
use bergerie_rules::seat::Seat;
use bergerie_rules::{Drawn, Game, Waiting};

/// Plans of a position that are kept.
const KEPT: usize = 24;
/// How fast more plans of a position are tried.
const WIDENING: f32 = 0.45;
/// How much a plan must fall behind others that were tried more often, in points.
const CURIOSITY: f32 = 2.0;
/// Turns that a walk looks ahead at most.
const DEPTH: usize = 8;

/// A plan in the tree.
struct Branch {
    plan: Plan,
    visits: u32,
    sum: Values,
    /// What comes after it, by what was drawn.
    next: Vec<(Vec<Drawn>, usize)>,
}

impl Branch {
    /// What it is worth by all that was seen; the glance at it counts as one.
    fn mean(&self) -> Values {
        let count = self.visits as f32 + 1.0;
        let mut mean = self.sum;
        mean.iter_mut().zip(self.plan.values).for_each(|(sum, glance)| *sum = (*sum + glance) / count);
        mean
    }
}

/// A position in which somebody must choose.
struct Position {
    mover: Seat,
    visits: u32,
    branches: Vec<Branch>,
}

impl Position {
    /// The plan to try next.
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

struct Tree<'a> {
    thinker: &'a mut Thinker,
    positions: Vec<Position>,
}

/// All plans, the best first: those that were tried most often before the others.
pub fn search(known: &mut Known<'_>, thinker: &mut Thinker, patience: &dyn Patience) -> Vec<Plan> {
    let (seat, game) = (known.seat, known.imagine());
    let players = game.players();
    let mut tree = Tree { thinker, positions: Vec::new() };
    tree.grow(&game, false, usize::MAX);
    if tree.positions.first().is_none_or(|root| root.branches.len() < 2) {
        return tree
            .positions
            .pop()
            .map(|root| root.branches)
            .unwrap_or_default()
            .into_iter()
            .map(|b| b.plan)
            .collect();
    }
    let seed: u64 = known.random.random();
    while patience.lasts(tree.thinker.positions) {
        // Whatever is tried for the n-th time is tried with the same luck as all else for the n-th time: so plans are
        // compared, and not their luck.
        let mut luck = SmallRng::seed_from_u64(seed.wrapping_add(tree.next_try(players)));
        let world = known.imagine_by(&mut luck);
        tree.walk(world, &mut luck);
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

impl Tree<'_> {
    /// Adds a position to the tree and says what it is worth when its mover has made the best of it.
    fn grow(&mut self, game: &Game, brief: bool, kept: usize) -> Option<Values> {
        let mover = game.decision()?.seat;
        let mut plans = self.thinker.plans(game, brief);
        plans.truncate(kept);
        let values = plans.first()?.values;
        let branch = |plan| Branch { plan, visits: 0, sum: Values::default(), next: Vec::new() };
        self.positions.push(Position { mover, visits: 0, branches: plans.into_iter().map(branch).collect() });
        Some(values)
    }

    /// How often the plan was tried before that is tried next.
    fn next_try(&self, players: usize) -> u64 {
        let root = self.positions.first();
        let next = root.and_then(|root| root.branches.get(root.select(players)?));
        next.map_or(0, |branch| u64::from(branch.visits))
    }

    /// Goes down the tree once, and lets all who were passed know what was found.
    fn walk(&mut self, mut game: Game, random: &mut SmallRng) {
        let players = game.players();
        let (mut way, mut here) = (Vec::new(), 0);
        let found = loop {
            let Some((index, branch)) = self.positions.get(here).and_then(|position| {
                let index = position.select(players)?;
                Some((index, position.branches.get(index)?))
            }) else {
                break None;
            };
            way.push((here, index));
            let answers = branch.plan.answers.clone();
            if !answers.into_iter().all(|answer| self.thinker.answer(&mut game, answer)) || way.len() >= DEPTH {
                break None;
            }
            let drawn = self.draw(&mut game, random);
            if game.decision().is_none() {
                break None;
            }
            let branch = self.positions.get(here).and_then(|position| position.branches.get(index));
            let next = branch.and_then(|branch| branch.next.iter().find(|(known, _)| *known == drawn));
            if let Some(&(_, next)) = next {
                here = next;
                continue;
            }
            let number = self.positions.len();
            let found = self.grow(&game, true, KEPT);
            if found.is_some()
                && let Some(branch) = self.positions.get_mut(here).and_then(|position| position.branches.get_mut(index))
            {
                branch.next.push((drawn, number));
            }
            break found;
        };
        let values = found.unwrap_or_else(|| self.thinker.values(game));
        for (position, index) in way {
            let Some(position) = self.positions.get_mut(position) else { continue };
            position.visits += 1;
            if let Some(branch) = position.branches.get_mut(index) {
                branch.visits += 1;
                branch.sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
            }
        }
    }

    /// Draws what is to be drawn.
    fn draw(&mut self, game: &mut Game, random: &mut SmallRng) -> Vec<Drawn> {
        let mut all = Vec::new();
        while let Waiting::Draw(_) = game.waiting() {
            let Some(drawn) = game.outcome(random.random_range(0..game.outcomes().max(1))) else { break };
            if !self.thinker.draw(game, drawn) {
                break;
            }
            all.push(drawn);
        }
        all
    }
}
