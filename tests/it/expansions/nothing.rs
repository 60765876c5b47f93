//! The defaults for an expansion without script syntax of its own (`tests/data/rules/README.md`).

use std::fmt::Debug;

use bergerie_rules::{Action, Game, ShapeId, SpecialPiece};

use crate::rules::words::innermost;

/// The answers that decline an offer before a tile is drawn.
pub const SKIPS: &[Action] = &[];

/// The name by which scripts call the expansion if it has broken a tie. `None` if it is the expansion's ID.
pub const TIE: Option<&str> = None;

pub fn action(_: &Game, _: &str) -> Result<Option<Action>, String> {
    Ok(None)
}

pub fn of_action(_: &Game, action: impl Debug) -> String {
    innermost(action)
}

pub fn piece(_: &str) -> Result<Option<SpecialPiece>, String> {
    Ok(None)
}

pub fn of_piece(_: SpecialPiece) -> Option<String> {
    None
}

pub fn drawn<D>(_: &str) -> Result<Option<D>, String> {
    Ok(None)
}

pub fn of_drawn(drawn: impl Debug) -> String {
    innermost(drawn)
}

pub fn draw_of_tile<D>(_: &Game, _: ShapeId) -> Option<D> {
    None
}

pub fn taken_tile<D>(_: D) -> Option<ShapeId> {
    None
}

pub fn implied_event<D, E>(_: &Game, _: D) -> Option<E> {
    None
}

/// Returns the event in debug format. So a test fails if the expansion has an event without script syntax.
pub fn of_event(event: &impl Debug) -> Option<String> {
    Some(innermost(event))
}

pub fn of_occasion<O>(_: O) -> Option<String> {
    None
}

pub fn of_question(question: impl Debug) -> String {
    innermost(question)
}

pub fn value(_: &Game, _: &str, _: &str) -> Result<Option<String>, String> {
    Ok(None)
}

#[cfg(not(bot))]
pub fn kept_tiles(_: &Game) -> Vec<ShapeId> {
    Vec::new()
}
