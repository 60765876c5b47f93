//! A kind of standing order.

use crate::rules::seat::Seat;
use crate::rules::{Action, Game, Question};

/// A function that returns the number that a seat files per subject by an order; `None` if it files nothing.
type Files = fn(&Game, Seat, u8) -> Option<u8>;

/// A kind of standing order.
#[derive(Clone, Copy)]
pub struct StandingOrder {
    /// The name in the database, which never changes.
    pub name: &'static str,
    /// The range of its value; `None` if it has none.
    pub numbers: Option<(u8, u8)>,
    /// Returns the answer to the pending question for the order's value; `None` for other questions.
    pub answer: fn(&Game, u8) -> Option<Action>,
    /// The number to file in a round of filing, if the order is about that.
    pub files: Option<Files>,
    /// Whether it applies to a game.
    pub applies: fn(&Game) -> bool,
}

/// Passes when no own figure can be placed although other answers exist.
pub(super) const PASS: StandingOrder =
    StandingOrder { name: "pass", numbers: None, answer: pass, files: None, applies: |_| true };

fn pass(game: &Game, _: u8) -> Option<Action> {
    let decision = game.decision().filter(|decision| decision.question == Question::Act)?;
    let is_figure = |action: &Action| matches!(action, Action::Deploy { .. });
    (!decision.actions.iter().any(is_figure)).then_some(Action::Pass)
}
