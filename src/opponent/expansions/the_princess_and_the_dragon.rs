//! The risk from the dragon, which may eat figures near it. The points that the fairy will bring are not estimated, because
//! bots without such an estimate won more games (`benches/README.md`, "Strength of the bots").

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::the_princess_and_the_dragon::MAX_DRAGON_STEPS;
use bergerie_rules::{Kind, Piece};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points that a player loses with an eaten figure, in addition to those of its feature.
const EATEN_FIGURE_COST: f32 = 3.0;

/// Subtracts the expected loss of each figure that the dragon can reach.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    let (Some(dragon), board) = (game.board().cell_of_piece(Piece::Dragon), game.board()) else { return };
    let walks = context.tile_share(Kind::Dragon) * game.player_count() as f32;
    let guarded = game.board().cell_of_piece(Piece::Fairy).and_then(|at| board.tile_at(at));
    for occupant in board.figures() {
        let tile = board.features().node(occupant.node).tile;
        let (at, _) = board.segment_location(occupant.node);
        let distance = usize::from(at.x.abs_diff(dragon.x) + at.y.abs_diff(dragon.y));
        if distance <= MAX_DRAGON_STEPS && Some(tile) != guarded {
            let chance = walks.min(1.0) / (1.0 + distance as f32);
            values[occupant.seat.index()] -= EATEN_FIGURE_COST * chance;
        }
    }
}
