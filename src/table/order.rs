//! The definition of a standing order.

use std::ops::RangeInclusive;

use bergerie_rules::{Action, Game, Seat};

use super::expansions;

/// Returns the number that a standing order submits for a seat in a sealed round, or `None` if it submits no number.
type OrderSubmission = fn(&Game, Seat, u8) -> Option<u8>;

/// A kind of standing order.
pub struct StandingOrder {
    /// The name in the database. From the first release on, it never changes.
    pub name: &'static str,
    /// The values that the order can have, or `None` if it has no value.
    pub values: Option<RangeInclusive<u8>>,
    /// Returns the answer to the pending question for the order's value. Returns `None` for questions that the order is not about.
    pub answer: fn(&Game, u8) -> Option<Action>,
    /// Returns the number for a sealed round, if the order is about such rounds.
    pub submits: Option<OrderSubmission>,
    /// Returns whether the order is available in a game.
    pub applies: fn(&Game) -> bool,
}

/// Returns all kinds of standing orders, those of the base game first.
pub(super) fn kinds_of_orders() -> impl Iterator<Item = &'static StandingOrder> {
    [&PASS].into_iter().chain(expansions::all().flat_map(|hooks| hooks.orders))
}

/// Passes if the player cannot place a figure although other answers exist.
const PASS: StandingOrder =
    StandingOrder { name: "pass", values: None, answer: pass, submits: None, applies: |_| true };

fn pass(game: &Game, _: u8) -> Option<Action> {
    let decision = game.decision().filter(|decision| decision.question.asks_for_figure())?;
    let is_figure = |action: &Action| matches!(action, Action::Deploy { .. });
    (!decision.actions.iter().any(is_figure)).then_some(Action::Pass)
}
