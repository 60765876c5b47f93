//! Questions to players, and the kind of decision or draw that a game waits for.

use bergerie_rules::Game;

use super::contexts::QuestionContext;
use super::description::{Prompt, WaitKind};
use super::expansions;

/// Describes the question that a game waits for. Returns `None` if it does not belong to an expansion.
pub fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    expansions::all().find_map(|hooks| (hooks.prompt)(context))
}

/// Returns the kind of decision or draw that a game waits for.
pub fn wait_kind(game: &Game) -> WaitKind {
    let mut waits = expansions::all().map(|hooks| (hooks.wait_kind)(game));
    waits.find(|&wait| wait != WaitKind::Plain).unwrap_or_default()
}
