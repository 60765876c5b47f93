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
    /// What it is about, as a number: what was filed about another subject does not count.
    pub subject: u8,
    /// Everybody who files, in the order in which the rules ask.
    pub parties: Vec<Seat>,
    /// The highest number that can be filed.
    pub most: u8,
}

/// What everybody has filed.
pub(super) struct Filed(Vec<(Seat, u8)>);

impl Filed {
    /// Numbers with who filed them.
    pub fn new(filed: Vec<(Seat, u8)>) -> Filed {
        Filed(filed)
    }

    /// What somebody filed; zero if they filed nothing or have left.
    pub fn by(&self, seat: Seat) -> u8 {
        self.0.iter().find(|&&(filer, _)| filer == seat).map_or(0, |&(_, number)| number)
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
