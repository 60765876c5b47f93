//! What expansions add to the thoughts of a player. None has to: the rules tell what can be done and what it brings at the
//! end. But what may still come of something that the rules do not count yet, they cannot tell.

use super::plan::Thinker;
use super::worth::{Outlook, Values};
use crate::rules::{Action, Game};

/// Adds to what a game is worth to each player.
pub fn estimate(_: &mut Outlook<'_>, _: &mut Values) {}

/// What an expansion makes of its own question, if it thinks about it in a way of its own: answers and what they are worth.
pub fn decide(_: &mut Thinker, _: &Game) -> Option<Vec<(Action, Values)>> {
    None
}
