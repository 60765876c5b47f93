//! Script syntax of The Robbers (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::the_robbers::{self, Event, Occasion, PublicState};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::script;

pub use super::nothing::*;

/// Returns the action for `robber:12` or `no-robber`, or `None` for other words.
pub fn action(_: &Game, text: &str) -> Result<Option<Action>, String> {
    let answer = match text.strip_prefix("robber:") {
        Some(space) => {
            let space = space.parse().map_err(|_| format!("no space `{space}`"))?;
            the_robbers::Action::PlaceRobber { space }
        }
        None if text == "no-robber" => the_robbers::Action::Decline,
        None => return Ok(None),
    };
    Ok(Some(Action::Expansion(ExpansionAction::TheRobbers(answer))))
}

pub fn of_action(_: &Game, action: the_robbers::Action) -> String {
    match action {
        the_robbers::Action::PlaceRobber { space } => format!("robber:{space}"),
        the_robbers::Action::Decline => "no-robber".into(),
    }
}

/// Returns `None`, because the line that caused the event implies it.
pub fn of_event(Event::RobberPlaced { .. }: &Event) -> Option<String> {
    None
}

pub fn of_question(_: the_robbers::Question) -> String {
    "robber".into()
}

pub fn of_occasion(Occasion::Robbed { from }: Occasion) -> Option<String> {
    Some(format!("robbed {}", from.index()))
}

/// Answers the question `? robber-of 0`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    if name != "robber-of" {
        return Ok(None);
    }
    let space = PublicState::of(game).space(script::seat(of)?);
    Ok(Some(space.map_or_else(|| "none".into(), |space| space.to_string())))
}
