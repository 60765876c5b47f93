//! The value of flocks: sheep score when they are herded, and a wolf may scatter them before that.

use super::Hooks;
use crate::worth::{Outlook, Values};
use bergerie_rules::figure::Figure;

pub(super) const HOOKS: Hooks = Hooks { estimate, ..Hooks::NONE };

/// The expected points of the sheep that a shepherd will still gain.
const TO_COME: f32 = 2.0;

fn estimate(outlook: &mut Outlook<'_>, values: &mut Values) {
    let Some(state) = outlook.game.states().hills_and_sheep.as_ref() else { return };
    let board = outlook.game.board();
    let chance = (outlook.turns / 3.0).min(1.0);
    for shepherd in board.figures().iter().filter(|standing| standing.figure == Figure::Shepherd) {
        let sheep: u8 = state.flocks.of(shepherd.seat).iter().map(|token| token.sheep()).sum();
        values[shepherd.seat.index()] += chance * (0.8 * f32::from(sheep) + TO_COME);
    }
}
