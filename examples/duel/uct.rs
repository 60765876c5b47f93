//! A plain Monte Carlo tree search for comparison. It uses UCB1 over single answers and random playouts.

use bergerie::engine::{Agent, AgentTurn, EngineError};
use bergerie::opponent::SearchBudget;
use bergerie::rules::{Action, Entry, Game, Seat, Waiting};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The exploration constant of UCB1.
const EXPLORATION: f64 = 0.7;

struct Node {
    mover: Seat,
    visits: f64,
    /// Each answer with the number of its visits and the sum of its values for the player.
    actions: Vec<(Action, f64, f64)>,
    next: Vec<(Vec<Entry>, usize)>,
}

/// A player that chooses the answer with the most visits.
pub struct Uct;

impl Agent for Uct {
    fn answer(&mut self, turn: AgentTurn<'_>) -> Result<Vec<Action>, EngineError> {
        let chosen = choose(turn.game, turn.seat, turn.seed, turn.budget);
        chosen.map(|action| vec![action]).ok_or(EngineError::NotAsked)
    }
}

fn choose(game: &Game, seat: Seat, seed: u64, patience: &dyn SearchBudget) -> Option<Action> {
    let mut random = SmallRng::seed_from_u64(seed);
    if let [only] = game.legal_actions() {
        return Some(*only);
    }
    let mut nodes = vec![node(game)?];
    let mut playouts = 0;
    while patience.allows(playouts) {
        let world = game.resampled(seat, &mut |count| random.random_range(0..count.max(1)));
        walk(&mut nodes, world, &mut random);
        playouts += 1;
    }
    let most = nodes.first()?.actions.iter().max_by(|one, other| one.1.total_cmp(&other.1));
    most.map(|&(action, ..)| action)
}

fn node(game: &Game) -> Option<Node> {
    let decision = game.decision()?;
    let actions = decision.actions.iter().map(|&action| (action, 0.0, 0.0)).collect();
    Some(Node { mover: decision.seat, visits: 0.0, actions, next: Vec::new() })
}

fn walk(nodes: &mut Vec<Node>, mut game: Game, random: &mut SmallRng) {
    let (mut way, mut here, mut events) = (Vec::new(), 0, Vec::new());
    while let Some(node) = nodes.get(here) {
        let log = node.visits.max(1.0).ln();
        let promise = |&(_, tries, sum): &(Action, f64, f64)| {
            if tries == 0.0 { f64::INFINITY } else { sum / tries + EXPLORATION * (log / tries).sqrt() }
        };
        let best = node.actions.iter().enumerate().max_by(|one, other| promise(one.1).total_cmp(&promise(other.1)));
        let Some((index, &(action, tries, _))) = best else { break };
        if game.apply(action, &mut events).is_err() {
            break;
        }
        way.push((here, index));
        let mut key = vec![Entry::Act(action)];
        while let Some(drawn) = draw(&game, random) {
            if game.draw(drawn, &mut events).is_err() {
                break;
            }
            key.push(Entry::Draw(drawn));
        }
        events.clear();
        if tries == 0.0 {
            break;
        }
        match node.next.iter().find(|(known, _)| *known == key) {
            Some(&(_, next)) => here = next,
            None => {
                let Some(new) = self::node(&game) else { break };
                let number = nodes.len();
                nodes.push(new);
                nodes[here].next.push((key, number));
                here = number;
            }
        }
    }
    playout(&mut game, random);
    for (here, index) in way {
        let node = &mut nodes[here];
        let others = game.seats().filter(|&seat| seat != node.mover).map(|seat| game.player(seat).points()).max();
        let margin = game.player(node.mover).points() - others.unwrap_or_default();
        node.visits += 1.0;
        node.actions[index].1 += 1.0;
        node.actions[index].2 += (0.5 + f64::from(margin) / 100.0).clamp(0.0, 1.0);
    }
}

fn draw(game: &Game, random: &mut SmallRng) -> Option<bergerie::rules::DrawOutcome> {
    let outcomes = game.outcome_count();
    if outcomes == 0 { None } else { game.outcome(random.random_range(0..outcomes)) }
}

fn playout(game: &mut Game, random: &mut SmallRng) {
    let mut events = Vec::new();
    loop {
        let moved = match game.waiting() {
            Waiting::Over => return,
            Waiting::Draw(_) => draw(game, random).is_some_and(|drawn| game.draw(drawn, &mut events).is_ok()),
            Waiting::Decision(decision) => {
                let action = decision.actions[random.random_range(0..decision.actions.len())];
                game.apply(action, &mut events).is_ok()
            }
        };
        events.clear();
        if !moved {
            return;
        }
    }
}
