//! The computer player.
//!
//! It can play every expansion, because it only needs the list of legal answers and the consequences that the rules
//! compute. It does not cheat: it works only with the information of its seat (module `known_game`) and samples all hidden
//! information at random for each computation.
//!
//! It reads no clock and no source of randomness. Its moves depend only on the information of the seat, a seed and the
//! [budget](SearchBudget). With a budget that counts positions, its moves are deterministic. With a budget that reads a
//! clock, they also depend on the speed of the host.
//!
//! The module `evaluation` evaluates a game for each player. The module `plan` enumerates the sequences of answers that a
//! player can give until another player must choose or a draw is pending. The module `rollout` compares the best plans by
//! simulated continuations, in which the module `policy` chooses the answers of all players.

mod budget;
mod character;
mod evaluation;
mod expansion_decisions;
mod expansions;
mod known_game;
mod plan;
mod policy;
mod review;
mod rollout;
#[cfg(test)]
mod tests;
mod unseen_tiles;

use serde::{Deserialize, Serialize};

use bergerie_rules::{Action, Game, Seat};

pub use budget::{Positions, SearchBudget};
pub use character::{BotProfile, Character, EngineFailure, EngineName, EngineSeat, UnknownProfile, engine_name};
use evaluation::Foresight;
pub use evaluation::Weights;
use expansion_decisions::is_decided_by_expansion;
use known_game::KnownGame;
use plan::{Evaluator, FEW_PLACEMENTS, MAX_PLACEMENTS, Plan};
pub use policy::{Policy, PolicyWeights};
pub use review::{Review, ReviewedMove, Reviewer};
use rollout::SearchEffort;

/// The effort of level *steady*, which takes about 2 milliseconds in the base game.
const STEADY_EFFORT: SearchEffort =
    SearchEffort { max_placements: FEW_PLACEMENTS, max_plans: 8, max_rounds: 5, plays_to_win: false };
/// The maximum effort of level *strong*. Only plans of nearly equal value reach it, or a budget without a limit.
const STRONG_EFFORT: SearchEffort =
    SearchEffort { max_placements: MAX_PLACEMENTS, max_plans: 24, max_rounds: 5_000, plays_to_win: true };

/// The playing strength of a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Considers only its own turn and only its own points. Of single expansions, it knows only the value of finite pieces.
    Gentle,
    /// Considers the best placements, and simulates a few continuations of its best plans.
    #[default]
    Steady,
    /// Simulates continuations as long as the budget allows, prefers a safe win to a large lead, and knows how long advantages last.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Gentle, Level::Steady, Level::Strong];

    /// Returns the name of the level in settings and message keys.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Gentle => "gentle",
            Level::Steady => "steady",
            Level::Strong => "strong",
        }
    }

    /// Returns the extent to which the level foresees the gains that only expansions can estimate.
    const fn foresight(self) -> Foresight {
        match self {
            Level::Gentle => Foresight::Nothing,
            Level::Steady => Foresight::Near,
            Level::Strong => Foresight::Far,
        }
    }
}

/// A sequence of answers that a seat can give, with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The answers until another player must choose or a draw is pending. There is at least one.
    pub answers: Vec<Action>,
    /// The improvement for the seat over the current position, in points scored and expected.
    pub gain: f32,
}

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bot {
    /// The level, which determines how far the bot looks ahead.
    pub level: Level,
    /// The weights with which it evaluates positions.
    pub weights: Weights,
}

impl From<Level> for Bot {
    fn from(level: Level) -> Bot {
        Bot { level, weights: Weights::default() }
    }
}

/// Chooses the answers of a seat, beginning with the pending decision. Returns none if the game does not wait for this seat.
pub fn choose(game: &Game, seat: Seat, bot: impl Into<Bot>, seed: u64, budget: &dyn SearchBudget) -> Vec<Action> {
    let best = advise(game, seat, bot, seed, budget).into_iter().next();
    best.map(|advice| advice.answers).unwrap_or_default()
}

/// Returns the sequences of answers that a seat can give, best first. Returns none if the game does not wait for this seat.
pub fn advise(game: &Game, seat: Seat, bot: impl Into<Bot>, seed: u64, budget: &dyn SearchBudget) -> Vec<Advice> {
    let bot = bot.into();
    let needs_no_rollouts = game.decision().is_some_and(is_decided_by_expansion);
    searched_advice(KnownGame::new(game, seat, seed), bot, budget, |known, evaluator| match bot.level {
        Level::Gentle => evaluator.selfish_plans(&known.sample(), seat),
        _ if needs_no_rollouts => evaluator.plans(&known.sample()),
        Level::Steady => rollout::compare_plans(known, evaluator, budget, STEADY_EFFORT),
        Level::Strong => rollout::compare_plans(known, evaluator, budget, STRONG_EFFORT),
    })
}

/// Returns the same sequences as [`advise`] for a steady bot, but ordered by their quick evaluation, without simulated
/// turns.
pub fn quick_advice(game: &Game, seat: Seat, seed: u64, budget: &dyn SearchBudget) -> Vec<Advice> {
    let known = KnownGame::new(game, seat, seed);
    searched_advice(known, Level::Steady.into(), budget, |known, evaluator| {
        evaluator.max_placements = STEADY_EFFORT.max_placements;
        evaluator.plans(&known.sample())
    })
}

/// Returns the plans that `search` finds for the seat of `known`, as advice.
fn searched_advice(
    mut known: KnownGame<'_>,
    Bot { level, weights }: Bot,
    budget: &dyn SearchBudget,
    search: impl FnOnce(&mut KnownGame<'_>, &mut Evaluator<'_>) -> Vec<Plan>,
) -> Vec<Advice> {
    let seat = known.seat;
    let start = known.sample();
    if start.decision().is_none_or(|decision| decision.seat != seat) {
        return Vec::new();
    }
    let mut evaluator =
        Evaluator::new(&start, weights, budget).with_preferences_of(seat).with_foresight(level.foresight());
    let plans = search(&mut known, &mut evaluator);
    let playing = evaluation::active_seats(&start);
    let before = evaluation::lead(&evaluator.values(known.sample()), seat, playing);
    plans
        .into_iter()
        .filter(|plan| !plan.answers.is_empty())
        .map(|plan| Advice { gain: evaluation::lead(&plan.values, seat, playing) - before, answers: plan.answers })
        .collect()
}

/// Returns the maximum price that a bot would pay for each offer, limited to `most`. Used for sealed bids.
pub fn maximum_prices(game: &Game, seat: Seat, bot: impl Into<Bot>, seed: u64, offers: &[u8], most: u8) -> Vec<u8> {
    let (Bot { level, weights }, sampled) = (bot.into(), KnownGame::new(game, seat, seed).sample());
    let mut evaluator = Evaluator::new(&sampled, weights, &Positions(u64::MAX))
        .with_preferences_of(seat)
        .with_foresight(level.foresight());
    let prices =
        expansions::all().find_map(|hooks| (hooks.maximum_prices)(&mut evaluator, &sampled, seat)).unwrap_or_default();
    let price = |offer: &u8| prices.iter().find(|(offered, _)| offered == offer).map_or(0.0, |&(_, price)| price);
    // Prices are rounded down, so that a price never exceeds the value of the tile.
    offers.iter().map(|offer| price(offer).clamp(0.0, f32::from(most)) as u8).collect()
}
