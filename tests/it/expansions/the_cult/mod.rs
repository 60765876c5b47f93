//! Script syntax of The Cult (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::Game;
use bergerie_rules::expansions::the_cult::{Event, PublicState};

pub use super::nothing::*;

/// Returns an event in script syntax.
pub fn of_event(Event { winner, loser, kind }: &Event) -> Option<String> {
    Some(format!("challenge: {winner} beats {} {loser}", kind.key()))
}

/// Answers the question `? challenges`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, _: &str) -> Result<Option<String>, String> {
    if name != "challenges" {
        return Ok(None);
    }
    let challenges =
        PublicState::of(game).challenges.into_iter().map(|[shrine, monastery]| format!("{shrine} {monastery}"));
    let challenges: Vec<String> = challenges.collect();
    Ok(Some(if challenges.is_empty() { "none".into() } else { challenges.join(", ") }))
}
