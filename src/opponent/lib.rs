//! The computer player.
//!
//! It answers every question of every expansion, because it only needs the list of legal answers and the consequences
//! that the rules compute. It does not cheat: it keeps only the knowledge of its seat (`known`), and resamples the rest
//! for each computation. It has no clock and no randomness of its own: its moves depend only on the seat's knowledge, a
//! seed, and the [budget](TimeBudget). A budget in positions makes its moves deterministic; with a clock they depend on
//! the progress made in time.
//!
//! `worth` evaluates a game for each player; `plan` enumerates a player's plans until another player must choose or a
//! draw is due; `reply` searches one turn further, and `tree` as far as the budget allows.

mod expansions;
mod known;
mod odds;
mod plan;
mod reply;
mod tree;
mod worth;

use serde::{Deserialize, Serialize};

use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;
use bergerie_rules::{Action, Game};

use known::Known;
use plan::Thinker;

/// A level of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Considers only its own turn and its own points.
    Gentle,
    /// Also considers the next player's reply to its best plans.
    #[default]
    Steady,
    /// Searches as many turns ahead as the time budget allows.
    Strong,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 3] = [Level::Gentle, Level::Steady, Level::Strong];

    /// Returns the key in settings and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Gentle => "gentle",
            Level::Steady => "steady",
            Level::Strong => "strong",
        }
    }
}

/// A time budget, given the number of positions evaluated so far. Implementations may also read a clock. A legal answer
/// is found however small the budget is.
pub trait TimeBudget: Sync {
    /// Returns whether there is time to evaluate more positions.
    fn lasts(&self, positions: u64) -> bool;
}

/// A budget of this number of positions.
#[derive(Clone, Copy, Debug)]
pub struct Positions(pub u64);

impl TimeBudget for Positions {
    fn lasts(&self, positions: u64) -> bool {
        positions < self.0
    }
}

/// Consecutive answers and their value.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The answers, until another player must choose or a draw is due. At least one.
    pub answers: Vec<Action>,
    /// The seat's advantage over the current position, in points scored and expected.
    pub gain: f32,
}

/// Chooses a seat's answers, beginning with the pending decision; empty if the game does not wait for this seat.
pub fn choose(game: &Game, seat: Seat, level: Level, seed: u64, budget: &dyn TimeBudget) -> Vec<Action> {
    let best = advise(game, seat, level, seed, budget).into_iter().next();
    best.map(|advice| advice.answers).unwrap_or_default()
}

/// Returns the maximum price that a seat would pay for each offer, at most `most`, for bids filed in private.
pub fn prices(game: &Game, seat: Seat, seed: u64, offers: &[u8], most: u8) -> Vec<u8> {
    let world = Known::new(game, seat, seed).imagine();
    let prices = expansions::prices(&mut Thinker::new(&world, &Positions(u64::MAX)), &world, seat).unwrap_or_default();
    let price = |offer: &u8| prices.iter().find(|(offered, _)| offered == offer).map_or(0.0, |&(_, price)| price);
    // The price is never below zero, and rounded down so that it never exceeds the value.
    offers.iter().map(|offer| price(offer).clamp(0.0, f32::from(most)) as u8).collect()
}

/// Returns good answers of a player, best first. Unlike a bot, which trusts its estimates, a player should keep meeples
/// for later turns: a move that leaves few in the supply must be worth more.
pub fn suggest(game: &Game, seat: Seat, seed: u64, budget: &dyn TimeBudget) -> Vec<Advice> {
    let turns = game.pile().len() as f32 / game.players().max(1) as f32;
    let reluctance = |advice: &Advice| {
        const LEFT: [f32; 3] = [7.0, 4.0, 1.5];
        let (mut after, mut events) = (game.clone(), Vec::new());
        // Answers after a draw are not part of advice, so all of these are legal.
        let is_made = advice.answers.iter().all(|&answer| after.apply(answer, &mut events).is_ok());
        let meeples = |game: &Game| usize::from(game.player(seat).count(Figure::Meeple));
        let left = Some(meeples(&after)).filter(|&left| is_made && left < meeples(game));
        left.and_then(|left| LEFT.get(left)).map_or(0.0, |reluctance| reluctance * (turns / 6.0).min(1.0))
    };
    let advice = advise(game, seat, Level::Steady, seed, budget);
    let mut valued: Vec<(f32, Advice)> = advice.into_iter().map(|one| (one.gain - reluctance(&one), one)).collect();
    valued.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    valued.into_iter().map(|(_, advice)| advice).collect()
}

/// Returns a seat's possible answers with their value, best first.
pub fn advise(game: &Game, seat: Seat, level: Level, seed: u64, budget: &dyn TimeBudget) -> Vec<Advice> {
    let Some(decision) = game.decision().filter(|decision| decision.seat == seat) else { return Vec::new() };
    let mut known = Known::new(game, seat, seed);
    let mut thinker = Thinker::new(&known.imagine(), budget);
    let plans = match level {
        Level::Gentle => thinker.own_business(&known.imagine(), seat),
        _ if expansions::owns(decision) => thinker.plans(&known.imagine()),
        Level::Steady => reply::consider(&mut known, &mut thinker, budget),
        Level::Strong => tree::search(&mut known, &mut thinker, budget),
    };
    let players = game.players();
    let before = worth::lead(&thinker.values(known.imagine()), seat, players);
    plans
        .into_iter()
        .filter(|plan| !plan.answers.is_empty())
        .map(|plan| Advice { gain: worth::lead(&plan.values, seat, players) - before, answers: plan.answers })
        .collect()
}
