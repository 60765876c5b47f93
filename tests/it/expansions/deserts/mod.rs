//! Script syntax of Deserts (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::deserts::{self, Event};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

pub use super::nothing::*;

/// Returns the action for `ride@N1@road:N` or `ride-abbot@N1@road:N`, or `None` for other words.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    if !text.starts_with("ride") {
        return Ok(None);
    }
    let (_, figure, of) = words::with_figure(text)?;
    let (at, segment) = words::place(game, of)?;
    Ok(Some(Action::Expansion(ExpansionAction::Deserts(deserts::Action::RideWorm { at, segment, figure }))))
}

pub fn of_action(game: &Game, deserts::Action::RideWorm { at, segment, figure }: deserts::Action) -> String {
    format!("ride{}@{}", words::of_figure(figure), words::of_place(game, at, segment))
}

/// Returns `None`, because the script's line that causes an event implies it.
pub fn of_event(_: &Event) -> Option<String> {
    None
}
