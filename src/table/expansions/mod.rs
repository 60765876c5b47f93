//! The parts of the use cases that belong to an expansion. Only expansions that need such a part have a module here.

mod bridges_castles_and_bazaars;
mod hills_and_sheep;
mod the_count;
mod the_gifts;
mod the_princess_and_the_dragon;

use crate::rules::{Action, Game, Seat};

use super::order::{PASS, StandingOrder};

/// Functions through which the use cases call an expansion.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// Returns the sealed round that the game is waiting for, or `None` if it is waiting for an open answer. In a sealed round,
    /// players submit numbers simultaneously, although the rules ask them one after another.
    pub round_request: fn(&Game) -> Option<RoundRequest>,
    /// Returns the answer for the awaited player that follows from the sealed numbers. Returns `None` for other questions.
    pub sealed_answer: fn(&Game, &SealedNumbers) -> Option<Action>,
    /// The kinds of standing orders that the expansion adds.
    pub orders: &'static [StandingOrder],
}

impl Hooks {
    /// Hooks that do nothing.
    pub const NONE: Hooks = Hooks { round_request: |_| None, sealed_answer: |_, _| None, orders: &[] };
}

bergerie_rules::hooks!();

/// A request to several players to submit sealed numbers.
pub(super) struct RoundRequest {
    /// The subjects, as numbers that the expansion defines. Each player submits a number for each.
    pub subjects: Vec<u8>,
    /// The players who must submit numbers, in the order of the rules.
    pub players: Vec<Seat>,
    /// The highest number that a player can submit.
    pub most: u8,
}

/// The numbers that the players have submitted: player, subject and number.
pub(super) struct SealedNumbers(Vec<(Seat, u8, u8)>);

impl SealedNumbers {
    /// Creates the list of submitted numbers.
    pub fn new(submitted: Vec<(Seat, u8, u8)>) -> SealedNumbers {
        SealedNumbers(submitted)
    }

    /// Returns a player's number for a subject. Returns zero if the player submitted none or has resigned.
    pub fn by(&self, seat: Seat, subject: u8) -> u8 {
        let found = self.0.iter().find(|&&(by, about, _)| (by, about) == (seat, subject));
        found.map_or(0, |&(_, _, number)| number)
    }
}

/// Returns all kinds of standing orders, those of the base game first.
pub(super) fn orders() -> impl Iterator<Item = &'static StandingOrder> {
    [&PASS].into_iter().chain(all().flat_map(|hooks| hooks.orders))
}

/// Returns the sealed round that a game waits for, or `None` if it waits for an open answer.
pub(super) fn round_request(game: &Game) -> Option<RoundRequest> {
    all().find_map(|hooks| (hooks.round_request)(game))
}

/// Returns the answer for the awaited player that follows from the sealed numbers, or `None` if they determine no answer.
pub(super) fn answer(game: &Game, submitted: &SealedNumbers) -> Option<Action> {
    all().find_map(|hooks| (hooks.sealed_answer)(game, submitted))
}
