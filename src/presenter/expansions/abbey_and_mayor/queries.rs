//! Information about abbeys, wagons and barns in a game.

use crate::words::Words;
use crate::words::expansions::abbey_and_mayor::Messages as _;
use bergerie_rules::expansions::abbey_and_mayor::Question;
use bergerie_rules::{Decision, Game, Pos, Side};

/// Returns the pending decision and its question, or `None` if it does not belong to the expansion.
pub(super) fn pending_decision(game: &Game) -> Option<(&Decision, Question)> {
    let decision = game.decision()?;
    decision.question.abbey_and_mayor().map(|question| (decision, question))
}

/// Names a corner by its direction on the last tile.
pub(super) fn corner_name(words: Words, game: &Game, corner: Pos) -> String {
    let (west, north) = (corner.step(Side::W), corner.step(Side::N));
    let around = [("nw", corner), ("ne", west), ("sw", north), ("se", north.step(Side::W))];
    let placed = game.board().placed_tile(game.last_placed_tile());
    let of_tile = around.into_iter().find(|&(_, cell)| placed.cells().any(|own| own == cell));
    let (direction, cell) = of_tile.unwrap_or(("nw", corner));
    words.corner(cell.to_string(), direction)
}
