//! Script syntax of The Tunnel (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::the_tunnel::{self, Event, Question, TOKENS};
use bergerie_rules::{Action, ExpansionAction, Game, Piece};

use crate::rules::{state, words};

pub use super::nothing::*;

/// The words for the tokens of each pair.
const WORDS: [&str; 3] = ["tunnel-A", "tunnel-B", "tunnel-C"];

/// Returns the action for `tunnel-A@N1@road:E`, or `None` for other words.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let Some((word, place)) = text.split_once('@') else { return Ok(None) };
    let Some((&token, _)) = TOKENS.iter().zip(WORDS).find(|(_, known)| *known == word) else { return Ok(None) };
    let (at, segment) = words::place(game, place)?;
    let put = the_tunnel::Action::PutToken { token, at, segment };
    Ok(Some(Action::Expansion(ExpansionAction::TheTunnel(put))))
}

pub fn of_action(game: &Game, action: the_tunnel::Action) -> String {
    let the_tunnel::Action::PutToken { token, at, segment } = action;
    let word = TOKENS.iter().zip(WORDS).find(|(known, _)| **known == token).map_or("?", |(_, word)| word);
    format!("{word}@{}", words::of_place(game, at, segment))
}

/// Returns `None`, because the script's line implies the event.
pub const fn of_event(_: &Event) -> Option<String> {
    None
}

pub fn of_question(_: Question) -> String {
    "tunnel".into()
}

/// Answers the question `? tunnels 0`: the tokens left of each pair. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let count = |token: Piece| state::pieces(game, of, token);
    let counts = (name == "tunnels").then(|| TOKENS.map(count).into_iter().collect::<Result<Vec<_>, _>>());
    Ok(counts.transpose()?.map(|counts| counts.join(" ")))
}
