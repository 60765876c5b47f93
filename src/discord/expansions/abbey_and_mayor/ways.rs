//! The picture of a wagon's destinations, with the letters of the answers.

use crate::picture::{Choice, Pane, Part};
use crate::rules::Game;
use crate::rules::expansions::abbey_and_mayor::Question;
use crate::rules::geometry::Pos;
use crate::rules::tile::SegmentIndex;
use crate::words::Words;

use super::facts::asked;
use super::wagon::{self, ways};

/// Returns the wagon's surroundings for its owner's decision: the scored feature is highlighted, destinations are lettered.
pub(super) fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let (decision, Question::Wagon { at, segment }) = asked(game)? else { return None };
    let part = Part {
        around: std::iter::once(at).chain(ways(decision).map(|(at, _)| at)).collect(),
        choices: ways(decision).map(|(at, segment)| Choice::Segment(at, segment)).collect(),
        highlight: scored(game, (at, segment)),
        ..Part::default()
    };
    let named: Vec<String> = ways(decision).map(|way| wagon::way(words, game, way)).collect();
    Some((Pane::Part(part), words.alt_wagon(at.to_string(), named.join("; "))))
}

/// Returns the cells of the scored feature.
fn scored(game: &Game, (at, segment): (Pos, SegmentIndex)) -> Vec<Pos> {
    let board = game.board();
    let node = board.at(at).and_then(|tile| board.laid(tile).nodes().nth(usize::from(segment)));
    node.map(|node| board.cells(board.features().of(node))).unwrap_or_default()
}
