//! Parts of expansions in the use cases. Only expansions that need one have a module here.

mod bridges_castles_and_bazaars;
mod count;
mod hills_and_sheep;
mod the_gifts;

use crate::rules::seat::Seat;
use crate::rules::{Action, Game};

use super::order::{PASS, StandingOrder};

/// The functions by which the use cases ask expansions.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// Returns the players who file in private at the same time, where the rules ask them in turn.
    pub call: fn(&Game) -> Option<Call>,
    /// Returns the answer for the awaited player, derived from all filings; `None` for other questions.
    pub answer: fn(&Game, &Filed) -> Option<Action>,
    /// The kinds of standing orders.
    pub orders: &'static [StandingOrder],
}

/// The expansions with a module here.
const ALL: &[&Hooks] =
    &[&hills_and_sheep::HOOKS, &bridges_castles_and_bazaars::HOOKS, &the_gifts::HOOKS, &count::HOOKS];

/// A call to several players to file numbers.
pub(super) struct Call {
    /// The subjects as numbers. Each player files a number per subject; filings about other subjects do not count.
    pub subjects: Vec<u8>,
    /// The players who file, in the order of the rules.
    pub parties: Vec<Seat>,
    /// The highest number that can be filed.
    pub most: u8,
}

/// All filings: player, subject and number.
pub(super) struct Filed(Vec<(Seat, u8, u8)>);

impl Filed {
    /// Creates the list of filings.
    pub fn new(filed: Vec<(Seat, u8, u8)>) -> Filed {
        Filed(filed)
    }

    /// Returns a player's number for a subject; zero if the player filed nothing or has resigned.
    pub fn by(&self, seat: Seat, subject: u8) -> u8 {
        let found = self.0.iter().find(|&&(filer, about, _)| (filer, about) == (seat, subject));
        found.map_or(0, |&(_, _, number)| number)
    }
}

/// Returns all kinds of standing orders.
pub(super) fn orders() -> impl Iterator<Item = &'static StandingOrder> {
    [&PASS].into_iter().chain(ALL.iter().flat_map(|hooks| hooks.orders))
}

/// Returns the call that a game waits for, if any.
pub(super) fn call(game: &Game) -> Option<Call> {
    ALL.iter().find_map(|hooks| (hooks.call)(game))
}

/// Returns the answer for the awaited player, derived from all filings.
pub(super) fn answer(game: &Game, filed: &Filed) -> Option<Action> {
    ALL.iter().find_map(|hooks| (hooks.answer)(game, filed))
}
