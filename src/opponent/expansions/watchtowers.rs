//! The value of watchtowers for the meeples on their tiles, as far as their roads and cities will be completed.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::Kind;
use bergerie_rules::expansions::watchtowers::watchtower_term;

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    if game.setup().expansions.watchtowers.is_none() {
        return;
    }
    let (board, features) = (game.board(), game.board().features());
    for occupant in board.figures().iter().filter(|occupant| occupant.figure.claims()) {
        let node = features.node(occupant.node);
        let is_line = matches!(features.get(node.feature).kind.base(), Kind::Road | Kind::City);
        if let Some(term) = watchtower_term(game, board.placed_tile(node.tile)).filter(|_| is_line) {
            values[occupant.seat.index()] += context.completion_chance(node.feature) * term.points() as f32;
        }
    }
}
