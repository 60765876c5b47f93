//! What a game says about abbeys, wagons and barns.

use crate::rules::expansions::abbey_and_mayor::{Action, Question, State};
use crate::rules::expansions::{SpecialAction, SpecialQuestion};
use crate::rules::geometry::{Pos, Side};
use crate::rules::{Action as AnyAction, Decision, Game, Question as AnyQuestion};
use crate::words::Words;

/// What the expansion remembers, if it is in play.
pub(super) fn state(game: &Game) -> Option<&State> {
    game.states().abbey_and_mayor.as_ref()
}

/// What a question of the expansion is about.
pub(super) const fn question(decision: &Decision) -> Option<Question> {
    match decision.question {
        AnyQuestion::Special(SpecialQuestion::AbbeyAndMayor(question)) => Some(question),
        _ => None,
    }
}

/// What a game asks about an abbey or a wagon, and whom.
pub(super) fn asked(game: &Game) -> Option<(&Decision, Question)> {
    let decision = game.decision()?;
    question(decision).map(|question| (decision, question))
}

/// Which answer of the expansion an action is, if it is one.
pub(super) const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::AbbeyAndMayor(action)) => Some(action),
        _ => None,
    }
}

/// A corner in words, as one of the tile laid last.
pub(super) fn corner(words: Words, game: &Game, corner: Pos) -> String {
    let (west, north) = (corner.step(Side::W), corner.step(Side::N));
    let around = [("nw", corner), ("ne", west), ("sw", north), ("se", north.step(Side::W))];
    let laid = game.board().laid(game.last());
    let of_tile = around.into_iter().find(|&(_, cell)| laid.cells().any(|own| own == cell));
    let (direction, cell) = of_tile.unwrap_or(("nw", corner));
    words.corner(cell.to_string(), direction)
}
