//! The value of unopened gifts: each can be opened at a better moment, which is worth more than its two points at the
//! end of the game.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::the_gifts;

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points that a gift gains when it is opened at a good moment, in addition to those of an unopened one.
const KEPT_GIFT_VALUE: f32 = 2.5;

/// The number of remaining turns of a player below which a gift loses value.
const ENDGAME_TURNS: f32 = 8.0;

/// Adds the value of unopened gifts.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let Some(state) = the_gifts::state(context.game) else { return };
    let each = KEPT_GIFT_VALUE * context.late_game_factor(ENDGAME_TURNS);
    for seat in context.game.seats() {
        values[seat.index()] += each * state.held(seat) as f32;
    }
}
