//! The parts of the use cases that belong to an expansion. Only expansions that need such a part have a module here.

mod bridges_castles_and_bazaars;
mod hills_and_sheep;
mod the_count;
mod the_gifts;
mod the_princess_and_the_dragon;

use bergerie_rules::{Action, Game};

use super::order::StandingOrder;
use super::round_request::{RoundRequest, SealedNumbers};

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
