//! Script syntax of The School (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::school::{self, Event, Occasion, PublicState};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

pub use super::nothing::*;

/// Returns the action for `lesson@N1@road:E`, or `None` for other words.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let Some(place) = text.strip_prefix("lesson@") else { return Ok(None) };
    let (at, segment) = words::place(game, place)?;
    Ok(Some(Action::Expansion(ExpansionAction::School(school::Action::Repeat { at, segment }))))
}

pub fn of_action(game: &Game, school::Action::Repeat { at, segment }: school::Action) -> String {
    format!("lesson@{}", words::of_place(game, at, segment))
}

pub fn of_event(Event::TeacherTaken { seat }: &Event) -> Option<String> {
    Some(format!("teacher to {}", seat.index()))
}

pub fn of_occasion(Occasion::Lesson { of: (at, _) }: Occasion) -> Option<String> {
    Some(format!("lesson of {at}"))
}

pub fn of_question(_: school::Question) -> String {
    "lesson".into()
}

/// Answers the question `? teacher`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, _: &str) -> Result<Option<String>, String> {
    let holder = || PublicState::of(game).holder.map_or_else(|| "school".into(), |seat| seat.index().to_string());
    Ok((name == "teacher").then(holder))
}
