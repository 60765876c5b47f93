//! The value of flocks: sheep score when they are herded, and a wolf may scatter them before that.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::hills_and_sheep::field_flock;

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points of a sheep before its flock is herded, because a wolf may come first.
const SHEEP_VALUE: f32 = 0.85;

/// The expected points of the sheep that a shepherd will still gain.
const FUTURE_SHEEP_VALUE: f32 = 2.0;

/// The chance that a player extends the field of their shepherd in a turn, for each open end of the field, and its
/// maximum.
const EXTENSION_CHANCE: f32 = 0.08;
const MAX_EXTENSION_CHANCE: f32 = 0.35;

/// Adds the points of a flock, which all shepherds in its field share, in proportion to the chance that its owner can herd it.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    for flock in game.seats().filter_map(|seat| field_flock(game, seat)) {
        let open_ends = game.board().features().get(flock.field).open_ends;
        let extension_chance = (EXTENSION_CHANCE * f32::from(open_ends)).min(MAX_EXTENSION_CHANCE);
        let chance = 1.0 - (1.0 - extension_chance).powf(context.remaining_turns);
        values[flock.shepherd.seat.index()] += chance * (SHEEP_VALUE * flock.sheep as f32 + FUTURE_SHEEP_VALUE);
    }
}
