//! What expansions mean to the use cases: only those are here that mean anything. To all others a table just moves a game on.

mod bridges_castles_and_bazaars;
mod hills_and_sheep;
mod the_gifts;

use crate::rules::seat::Seat;
use crate::rules::{Action, Game};

use super::orders::Order;

/// Where the use cases ask their expansions, as plain functions.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// Whom a game waits for at once, to file something in private, where by the rules it asks one after the other.
    pub call: fn(&Game) -> Option<Call>,
    /// What is answered for the one whom a game asks, by what all have filed; nothing if the question is another one.
    pub answer: fn(&Game, &Filed) -> Option<Action>,
    /// What can be ordered once for all questions of a kind.
    pub orders: &'static [Order],
}

/// The expansions that mean anything here.
const ALL: &[&Hooks] = &[&hills_and_sheep::HOOKS, &bridges_castles_and_bazaars::HOOKS, &the_gifts::HOOKS];

/// Whom a game waits for to file something, and about what.
pub(super) struct Call {
    /// What it is about, as numbers: everybody files something about each, and what was filed about others does not count.
    pub subjects: Vec<u8>,
    /// Everybody who files, in the order in which the rules ask.
    pub parties: Vec<Seat>,
    /// The highest number that can be filed about any.
    pub most: u8,
}

/// What everybody has filed: who, about which subject, and the number.
pub(super) struct Filed(Vec<(Seat, u8, u8)>);

impl Filed {
    /// What was filed.
    pub fn new(filed: Vec<(Seat, u8, u8)>) -> Filed {
        Filed(filed)
    }

    /// What somebody filed about a subject; zero if they filed nothing or have left.
    pub fn by(&self, seat: Seat, subject: u8) -> u8 {
        let found = self.0.iter().find(|&&(filer, about, _)| (filer, about) == (seat, subject));
        found.map_or(0, |&(_, _, number)| number)
    }
}

/// What can be ordered.
pub(super) fn orders() -> impl Iterator<Item = &'static Order> {
    ALL.iter().flat_map(|hooks| hooks.orders)
}

/// Whom a game waits for to file something, if it does.
pub(super) fn call(game: &Game) -> Option<Call> {
    ALL.iter().find_map(|hooks| (hooks.call)(game))
}

/// What is answered for the one whom a game asks, by what all have filed.
pub(super) fn answer(game: &Game, filed: &Filed) -> Option<Action> {
    ALL.iter().find_map(|hooks| (hooks.answer)(game, filed))
}
