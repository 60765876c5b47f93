//! Script syntax of Mage & Witch (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::mage_and_witch::{self, Event, PublicState, Question, Wizard};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

pub use super::nothing::*;

fn wizard(name: &str) -> Option<Wizard> {
    Wizard::ALL.into_iter().find(|wizard| wizard.key() == name)
}

/// Returns the action for `mage@N1@road:E`, `witch@N1@city` or `remove:mage`, or `None` for other words.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let of = |action| Ok(Some(Action::Expansion(ExpansionAction::MageAndWitch(action))));
    if let Some(wizard) = text.strip_prefix("remove:").and_then(wizard) {
        return of(mage_and_witch::Action::RemoveWizard { wizard });
    }
    let Some((name, place)) = text.split_once('@') else { return Ok(None) };
    let Some(wizard) = wizard(name) else { return Ok(None) };
    let (at, segment) = words::place(game, place)?;
    of(mage_and_witch::Action::MoveWizard { wizard, at, segment })
}

pub fn of_action(game: &Game, action: mage_and_witch::Action) -> String {
    match action {
        mage_and_witch::Action::MoveWizard { wizard, at, segment } => {
            format!("{}@{}", wizard.key(), words::of_place(game, at, segment))
        }
        mage_and_witch::Action::RemoveWizard { wizard } => format!("remove:{}", wizard.key()),
    }
}

/// Returns an event in script syntax, or `None` if the line that caused it implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::WizardLeft { wizard } => Some(format!("left: {}", wizard.key())),
        Event::WizardMoved { .. } => None,
    }
}

pub fn of_question(question: Question) -> String {
    match question {
        Question::Move => "wizard".into(),
        Question::Remove => "remove wizard".into(),
    }
}

/// Answers the questions `? mage` and `? witch`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, _: &str) -> Result<Option<String>, String> {
    let Some(asked) = wizard(name) else { return Ok(None) };
    let placed = PublicState::of(game).placed.into_iter().find(|&(wizard, ..)| wizard == asked);
    Ok(Some(placed.map_or_else(|| "none".into(), |(_, at, segment)| words::of_place(game, at, segment))))
}
