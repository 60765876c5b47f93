//! The value of ingots on tiles. The players who are ahead in a feature take its ingots when it is completed.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::goldmines::{ingots_of, points_each};
use bergerie_rules::{FeatureId, Piece};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

fn points(ingots: f32) -> f32 {
    ingots * f32::from(points_each(ingots.round() as u8))
}

/// Adds the points that the ingots of each feature would add to those that its owners have, as far as it will be completed.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    if game.setup().expansions.goldmines.is_none() {
        return;
    }
    let claims = game.board().figures().iter().filter(|occupant| occupant.figure.claims());
    let mut features: Vec<FeatureId> = claims.map(|claim| game.board().features().feature_of(claim.node)).collect();
    features.sort_unstable();
    features.dedup();
    for feature in features {
        let ingots = f32::from(ingots_of(game, feature));
        if ingots > 0.0 {
            let (chance, owners) = (context.completion_chance(feature), game.ownership(feature).owners);
            for owner in &owners {
                let held = f32::from(game.player(*owner).piece_count(Piece::Ingot));
                let more = points(held + ingots / owners.len() as f32) - points(held);
                values[owner.index()] += chance * more;
            }
        }
    }
}
