//! Inns & Cathedrals: what a table may agree on, and a warning before an inn or cathedral joins what somebody is on.

use crate::discord::decision::attempt::Attempt;
use crate::rules::expansions::inns_and_cathedrals::{Incomplete, mark_of};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::tile::Mark;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { figure_letters: &[(Figure::LargeMeeple, 'l')], tried, ..Hooks::NONE };

/// Tells that the tile puts an inn or a cathedral on an open road or city that somebody is on already (§7.5).
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

/// The open features with somebody on them that the tile just tried gives a mark, with where each begins.
fn raised(attempt: &Attempt<'_>) -> impl Iterator<Item = (Mark, Pos)> {
    let board = attempt.game.board();
    let is_laid = board.tiles().len() > attempt.before.board().tiles().len();
    let laid = board.laid(attempt.game.last());
    let printed = laid.nodes().zip(laid.segments()).filter(move |_| is_laid);
    printed.filter_map(move |(node, segment)| {
        let (mark, _) = mark_of(attempt.game, segment.kind).filter(|&(mark, _)| segment.marks.has(mark))?;
        let feature = Some(board.features().of(node)).filter(|&feature| !board.is_complete(feature))?;
        let is_old = |node| board.features().node(node).tile != attempt.game.last();
        board.figures_on(feature).find(|standing| is_old(standing.node))?;
        Some((mark, board.place(board.features().get(feature).oldest).0))
    })
}
