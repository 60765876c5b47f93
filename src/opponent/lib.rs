//! A player for a seat without a person.
//!
//! It answers whatever the rules ask, in every expansion, since it knows no more of a game than the list of legal answers and
//! what the rules say would come of each. It is fair: of a game it keeps what the seat may know (`known`), and draws the
//! rest anew for each thought. It knows no clock and has no randomness of its own either: its thoughts follow from the game as
//! the seat sees it, from a seed, and from how many positions it [may look at](Patience). So by count it always
//! comes to the same answers; by the clock it does so as far as it gets in that time.
//!
//! `worth` says what a game is worth to each player; `plan` goes through all that a player can do until others or chance
//! come in; `reply` looks one turn further, and `tree` as far as patience lasts.

mod expansions;
mod known;
mod odds;
mod plan;
mod reply;
mod tree;
mod worth;

use serde::{Deserialize, Serialize};

use bergerie_rules::seat::Seat;
use bergerie_rules::{Action, Game};

use known::Known;
use plan::Thinker;

/// How well it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Looks at its own turn only, and minds its own business: it is after points, not after anybody's harm.
    Gentle,
    /// Looks at what others may do after the best of its turns.
    #[default]
    Steady,
    /// Looks ahead as far as it has time to.
    Strong,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Level; 3] = [Level::Gentle, Level::Steady, Level::Strong];

    /// The word for it in settings and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Gentle => "gentle",
            Level::Steady => "steady",
            Level::Strong => "strong",
        }
    }
}

/// How long somebody may think, by the number of positions looked at so far. A clock may be asked as well. What is legal is
/// always found, however little of it lasts.
pub trait Patience: Sync {
    /// Whether there is time to look at more.
    fn lasts(&self, positions: u64) -> bool;
}

/// Patience for so many positions.
#[derive(Clone, Copy, Debug)]
pub struct Positions(pub u64);

impl Patience for Positions {
    fn lasts(&self, positions: u64) -> bool {
        positions < self.0
    }
}

/// Answers that could be given one after the other, and what they would bring.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The answers, up to where somebody else must choose or something must be drawn. At least one.
    pub answers: Vec<Action>,
    /// How much better the seat would stand after them than before, in points: those scored, and those likely to come.
    pub gain: f32,
}

/// The answers that a seat would give to what it is asked, beginning with the decision that a game waits for; none if the game
/// waits for somebody or something else.
pub fn choose(game: &Game, seat: Seat, level: Level, seed: u64, patience: &dyn Patience) -> Vec<Action> {
    let best = advise(game, seat, level, seed, patience).into_iter().next();
    best.map(|advice| advice.answers).unwrap_or_default()
}

/// The most that a seat would pay for each of these things that are offered now, where that is filed in private. At most
/// `most`.
pub fn prices(game: &Game, seat: Seat, seed: u64, offers: &[u8], most: u8) -> Vec<u8> {
    let world = Known::new(game, seat, seed).imagine();
    let prices = expansions::prices(&mut Thinker::new(&world, &Positions(u64::MAX)), &world, seat).unwrap_or_default();
    let price = |offer: &u8| prices.iter().find(|(offered, _)| offered == offer).map_or(0.0, |&(_, price)| price);
    // Never below zero, and rounded down: nobody pays more than they wanted to.
    offers.iter().map(|offer| price(offer).clamp(0.0, f32::from(most)) as u8).collect()
}

/// What a seat could answer, the best first.
pub fn advise(game: &Game, seat: Seat, level: Level, seed: u64, patience: &dyn Patience) -> Vec<Advice> {
    let Some(decision) = game.decision().filter(|decision| decision.seat == seat) else { return Vec::new() };
    let mut known = Known::new(game, seat, seed);
    let mut thinker = Thinker::new(&known.imagine(), patience);
    let plans = match level {
        Level::Gentle => thinker.own_business(&known.imagine(), seat),
        _ if expansions::owns(decision) => thinker.plans(&known.imagine()),
        Level::Steady => reply::consider(&mut known, &mut thinker, patience),
        Level::Strong => tree::search(&mut known, &mut thinker, patience),
    };
    let players = game.players();
    let before = worth::lead(&thinker.values(known.imagine()), seat, players);
    plans
        .into_iter()
        .filter(|plan| !plan.answers.is_empty())
        .map(|plan| Advice { gain: worth::lead(&plan.values, seat, players) - before, answers: plan.answers })
        .collect()
}
