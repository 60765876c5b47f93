//! Script syntax of Besiegers and Cathars (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::siege::{self, Event, Question};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

pub use super::nothing::*;

/// Returns the action for `escape@N1@city`, or `None` for other words. Figures other than meeples follow a colon:
/// `escape:mayor@N1@city`.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let (word, place) = text.split_once('@').unwrap_or((text, ""));
    let (word, figure) = word.split_once(':').unwrap_or((word, "meeple"));
    if word != "escape" {
        return Ok(None);
    }
    let (figure, (at, segment)) = (words::figure(figure)?, words::place(game, place)?);
    Ok(Some(Action::Expansion(ExpansionAction::Siege(siege::Action::Escape { figure, at, segment }))))
}

pub fn of_action(game: &Game, action: siege::Action) -> String {
    let siege::Action::Escape { figure, at, segment } = action;
    format!("escape{}@{}", words::of_figure(figure).replace('-', ":"), words::of_place(game, at, segment))
}

/// Returns `None`, because the script's line implies the event.
pub const fn of_event(_: &Event) -> Option<String> {
    None
}

pub fn of_question(_: Question) -> String {
    "escape".into()
}
