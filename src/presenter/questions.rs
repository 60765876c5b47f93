//! Questions to players, and the kind of decision or draw that a game waits for.

use crate::rules::Game;

use super::attempt::QuestionContext;
use super::description::{Prompt, Wait};
use super::expansions;

/// Describes the question that a game waits for. Returns `None` if it does not belong to an expansion.
pub(crate) fn prompt(asking: &QuestionContext<'_>) -> Option<Prompt> {
    expansions::all().find_map(|hooks| (hooks.prompt)(asking))
}

/// Returns the kind of decision or draw that a game waits for.
pub(crate) fn wait(game: &Game) -> Wait {
    let mut waits = expansions::all().map(|hooks| (hooks.wait)(game));
    waits.find(|&wait| wait != Wait::Plain).unwrap_or_default()
}
