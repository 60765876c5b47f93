//! The value of houses and walls in the supply: each is a spare tile edge for a moment at which no tile fits.
//!
//! Without this value, the bot used up all pieces in its first turns, for gains of a fraction of a point
//! (`benches/README.md`, "Strength of the bots").

use super::Hooks;
use crate::worth::{Outlook, Values};
use bergerie_rules::expansions::houses_and_walls::MarkerKind;

pub(super) const HOOKS: Hooks = Hooks { estimate, ..Hooks::NONE };

/// The points that a piece gains when it is used at a good moment. Of 0, 3 and 5, this value won most games.
const KEPT: f32 = 3.0;

/// The number of remaining turns of a player below which a piece in the supply loses value.
const LATE: f32 = 10.0;

fn estimate(outlook: &mut Outlook<'_>, values: &mut Values) {
    let Some(state) = outlook.game.states().houses_and_walls.as_ref() else { return };
    let each = KEPT * (outlook.turns / LATE).min(1.0);
    for seat in outlook.game.seats() {
        let left: u8 = [MarkerKind::House, MarkerKind::Wall].map(|kind| state.left(seat, kind)).iter().sum();
        values[seat.index()] += each * f32::from(left);
    }
}
