//! The value of a message that is still to be drawn or carried out.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::the_messages::{Message, PublicState};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points of a usual message, which is worth at least two, and those of one more tile.
const USUAL_POINTS: f32 = 3.5;
const EXTRA_TILE: f32 = 4.0;

fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    let shown = PublicState::of(game);
    let message = match shown.message {
        Some(Message::ExtraTile) => EXTRA_TILE,
        Some(_) => USUAL_POINTS,
        None if shown.is_due => USUAL_POINTS,
        None => 0.0,
    };
    values[game.active().index()] += message + EXTRA_TILE * f32::from(shown.extra_tiles);
}
