//! Information about abbeys, wagons and barns in a game.

use crate::rules::expansions::abbey_and_mayor::{Action, Question, State};
use crate::rules::expansions::{SpecialAction, SpecialQuestion};
use crate::rules::geometry::{Pos, Side};
use crate::rules::{Action as AnyAction, Decision, Game, Question as AnyQuestion};
use crate::words::Words;

/// Returns the state of the expansion, if it is in play.
pub(super) fn state(game: &Game) -> Option<&State> {
    game.states().abbey_and_mayor.as_ref()
}

/// Returns the question of the expansion that a decision asks, if it is one.
pub(super) const fn question(decision: &Decision) -> Option<Question> {
    match decision.question {
        AnyQuestion::Special(SpecialQuestion::AbbeyAndMayor(question)) => Some(question),
        _ => None,
    }
}

/// Returns the current decision, if it is one of the expansion.
pub(super) fn asked(game: &Game) -> Option<(&Decision, Question)> {
    let decision = game.decision()?;
    question(decision).map(|question| (decision, question))
}

/// Returns the answer of the expansion that an action is, if it is one.
pub(super) const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::AbbeyAndMayor(action)) => Some(action),
        _ => None,
    }
}

/// Names a corner, as a corner of the last tile.
pub(super) fn corner(words: Words, game: &Game, corner: Pos) -> String {
    let (west, north) = (corner.step(Side::W), corner.step(Side::N));
    let around = [("nw", corner), ("ne", west), ("sw", north), ("se", north.step(Side::W))];
    let laid = game.board().laid(game.last());
    let of_tile = around.into_iter().find(|&(_, cell)| laid.cells().any(|own| own == cell));
    let (direction, cell) = of_tile.unwrap_or(("nw", corner));
    words.corner(cell.to_string(), direction)
}
