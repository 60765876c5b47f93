//! Inns & Cathedrals: the large meeple, and a warning before an inn or cathedral joins an occupied feature.

use crate::presenter::attempt::Attempt;
use crate::presenter::description::Component;
use crate::rules::expansions::inns_and_cathedrals::{Incomplete, mark_of};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::tile::Mark;

use super::Hooks;

pub(super) const HOOKS: Hooks =
    Hooks { letters: &[(Component::Figure(Figure::LargeMeeple), 'l')], tried, ..Hooks::NONE };

/// Warns that the tile puts an inn or a cathedral on an incomplete, occupied road or city.
fn tried(attempt: &Attempt<'_>) -> Vec<String> {
    let options = attempt.game.setup().expansions.inns_and_cathedrals.as_ref();
    let loses = options.is_none_or(|options| options.incomplete == Incomplete::Zero);
    let unfinished = if loses { "nothing" } else { "as_ever" };
    let tell = |(mark, at): (Mark, Pos)| match mark {
        Mark::Inn => attempt.words.inn_joins(at.to_string(), unfinished),
        _ => attempt.words.cathedral_joins(at.to_string(), unfinished),
    };
    raised(attempt).map(tell).collect()
}

/// Returns the incomplete, occupied features to which the last tile adds an inn or cathedral, with the cell of each
/// feature's first tile.
fn raised(attempt: &Attempt<'_>) -> impl Iterator<Item = (Mark, Pos)> {
    let board = attempt.game.board();
    let laid = board.laid(attempt.game.last());
    let printed = laid.nodes().zip(laid.segments()).filter(|_| attempt.is_laid());
    printed.filter_map(move |(node, segment)| {
        let (mark, _) = mark_of(attempt.game, segment.kind).filter(|&(mark, _)| segment.marks.has(mark))?;
        let feature = Some(board.features().of(node)).filter(|&feature| !board.is_complete(feature))?;
        let is_old = |node| board.features().node(node).tile != attempt.game.last();
        board.figures_on(feature).find(|standing| is_old(standing.node))?;
        Some((mark, board.place(board.features().get(feature).oldest).0))
    })
}
