//! Script syntax of King & Robber Baron (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::Game;
use bergerie_rules::expansions::king_and_robber::{Event, PublicState, Title, TitleChange};

pub use super::nothing::*;

/// Returns an event in script syntax.
pub fn of_event(Event { title, seat, size, change }: &Event) -> Option<String> {
    let does = match change {
        TitleChange::Taken => "takes",
        TitleChange::Kept => "keeps",
        TitleChange::Shared => "shares",
    };
    Some(format!("{} {does} the {}: {size} tiles", seat.index(), title.key()))
}

pub fn of_occasion(title: Title) -> Option<String> {
    Some(title.key().into())
}

/// Answers the questions `? king` and `? robber`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, _: &str) -> Result<Option<String>, String> {
    let Some(title) = Title::ALL.into_iter().find(|title| title.key() == name) else { return Ok(None) };
    let shown = PublicState::of(game);
    let largest = shown.largest(title);
    let holders: Vec<String> = largest.holders.iter().map(|seat| seat.index().to_string()).collect();
    Ok(Some(if holders.is_empty() { "none".into() } else { format!("{} {}", holders.join(" "), largest.size) }))
}
