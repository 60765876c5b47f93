//! Script syntax of The Goldmines (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::goldmines::{self, Event, Occasion, PublicState};
use bergerie_rules::{Action, ExpansionAction, Game, Piece};

use crate::rules::{state, words};

pub use super::nothing::*;

/// Returns the action for `ingot@N1`, or `None` for other words.
pub fn action(_: &Game, text: &str) -> Result<Option<Action>, String> {
    let Some(cell) = text.strip_prefix("ingot@") else { return Ok(None) };
    let put = goldmines::Action::PutIngot { at: words::cell(cell)? };
    Ok(Some(Action::Expansion(ExpansionAction::Goldmines(put))))
}

pub fn of_action(_: &Game, action: goldmines::Action) -> String {
    let goldmines::Action::PutIngot { at } = action;
    format!("ingot@{at}")
}

/// Returns an event in script syntax, or `None` if the line that caused it implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::IngotsTaken { seat, count } => Some(format!("ingots: {} takes {count}", seat.index())),
        Event::IngotsPut { .. } => None,
    }
}

pub fn of_question(_: goldmines::Question) -> String {
    "ingot".into()
}

pub fn of_occasion(_: Occasion) -> Option<String> {
    Some("ingots".into())
}

/// Answers the questions `? ingots` and `? gold 0`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    match name {
        "ingots" => {
            let tiles = PublicState::of(game).tiles.into_iter().map(|(at, count)| format!("{at} {count}"));
            let tiles = tiles.collect::<Vec<_>>().join(", ");
            Ok(Some(if tiles.is_empty() { "none".into() } else { tiles }))
        }
        "gold" => state::pieces(game, of, Piece::Ingot).map(Some),
        _ => Ok(None),
    }
}
