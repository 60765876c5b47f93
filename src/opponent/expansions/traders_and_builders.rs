//! The value of builders: a builder earns second tiles as long as its feature can be extended.

use super::Hooks;
use crate::worth::{Outlook, Values};
use bergerie_rules::figure::Figure;

pub(super) const HOOKS: Hooks = Hooks { estimate, ..Hooks::NONE };

/// The total value of the second tiles that a builder probably earns.
const SECOND_TILES: f32 = 2.5;

fn estimate(outlook: &mut Outlook<'_>, values: &mut Values) {
    let board = outlook.game.board();
    for standing in board.figures().iter().filter(|standing| standing.figure == Figure::Builder) {
        if board.features().get(board.features().of(standing.node)).open > 0 {
            values[standing.seat.index()] += SECOND_TILES * (outlook.turns / 5.0).min(1.0);
        }
    }
}
