//! The six cells around a castle, for decisions about it.

use crate::words::Words;
use crate::words::expansions::bridges_castles_and_bazaars::Messages as _;
use bergerie_picture::{Pane, Part};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Castle, Question};
use bergerie_rules::{Game, Pos, SegmentIndex, SegmentPlace};

use super::queries;

/// Returns the six cells around a small city or castle, for a decision about it. The castle repeats the points of a feature that is
/// completed on these cells. Returns `None` if the game waits for another decision.
pub(super) fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let (at, segment) = pending_castle(game)?;
    let two = cells(game, at, segment)?;
    let six = Castle::neighbourhood(two);
    let part = Part { around: six.to_vec(), focus: six.to_vec(), ..Part::default() };
    Some((Pane::Part(part), describe(words, game, two, six)))
}

fn pending_castle(game: &Game) -> Option<SegmentPlace> {
    match queries::pending_decision(game)?.1 {
        Question::SmallCity { at, segment } | Question::Castle { at, segment } => Some((at, segment)),
        Question::Pick | Question::Raise | Question::Deal | Question::Request => None,
    }
}

/// Returns the two cells of a small city or castle, or `None` if the city does not have exactly two.
fn cells(game: &Game, at: Pos, segment: SegmentIndex) -> Option<[Pos; 2]> {
    let board = game.board();
    let node = board.placed_tile(board.tile_at(at)?).nodes().nth(usize::from(segment))?;
    board.cells(board.features().feature_of(node)).try_into().ok()
}

fn describe(words: Words, game: &Game, [one, other]: [Pos; 2], six: [Pos; 6]) -> String {
    let board = game.board();
    let cell = |at: Pos| match board.tile_at(at).map(|tile| board.placed_tile(tile)) {
        Some(placed) => words.alt_castle_cell(at.to_string(), words.tile(placed.shape.get())),
        None => words.alt_castle_empty(at.to_string()),
    };
    let cells: Vec<String> = six.into_iter().map(cell).collect();
    words.alt_castle(words.separated(&cells), one.to_string(), other.to_string())
}
