//! Script syntax of The Abbot (`tests/data/rules/README.md`).

use bergerie_rules::expansions::abbot;
use bergerie_rules::{Action, ExpansionAction, Game};

pub use super::nothing::*;

/// Returns the action for `recall`, or `None` for other words.
pub fn action(_: &Game, words: &str) -> Result<Option<Action>, String> {
    Ok((words == "recall").then_some(Action::Expansion(ExpansionAction::Abbot(abbot::Action::Recall))))
}
