//! The risk from towers, whose next floor lets another player capture figures in their range, and the value of prisoners.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::the_tower::{CaptureTarget, threatened_meeples};
use bergerie_rules::{Holder, NodeId, Seat};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points of a prisoner for its captor, who may get a ransom, and for its owner, who may get it back.
const CAPTOR_VALUE: f32 = 2.0;
const OWNER_VALUE: f32 = 1.0;

/// The cost of a threatened figure, in points, and the fraction of the expected points that its owner could lose with it.
const THREATENED_FIGURE_COST: f32 = 4.0;
const LOSS_RISK: f32 = 0.3;

/// Adds the value of prisoners, and subtracts the expected loss of threatened figures.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let (game, phase) = (context.game, context.supply_factor());
    if game.setup().expansions.the_tower.is_none() {
        return;
    }
    for held in game.board().held_figures() {
        if let Holder::Seat(captor) = held.by {
            values[captor.index()] += phase * CAPTOR_VALUE;
            values[held.seat.index()] += phase * OWNER_VALUE;
        }
    }
    for CaptureTarget { owned, node, .. } in threatened_meeples(game) {
        let points = node.map_or(0.0, |node| points_at_risk(context, owned.seat, node));
        values[owned.seat.index()] -= phase * THREATENED_FIGURE_COST + LOSS_RISK * points;
    }
}

/// Returns the expected points that a player would lose with the figure on this segment.
fn points_at_risk(context: &mut EvaluationContext<'_>, seat: Seat, node: NodeId) -> f32 {
    let board = context.game.board();
    let feature = board.features().feature_of(node);
    let own = board.figures_on(feature).filter(|other| other.seat == seat && other.figure.claims());
    let prospect = context.game.prospect(feature).filter(|prospect| prospect.winners.contains(&seat));
    match prospect {
        Some(prospect) if own.count() == 1 => context.expected_points(feature, &prospect),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::first_with_estimates;
    use bergerie_rules::{Expansion, Game};

    #[test]
    fn a_figure_near_a_tower_is_a_risk() {
        let has_threat =
            |game: &Game| game.board().held_figures().is_empty() && threatened_meeples(game).next().is_some();
        let (game, values) = first_with_estimates(Expansion::TheTower, &HOOKS, has_threat);
        for seat in game.seats() {
            let is_threatened = threatened_meeples(&game).any(|target| target.owned.seat == seat);
            assert_eq!(values[seat.index()] < 0.0, is_threatened, "{seat:?}: {values:?}");
        }
    }

    #[test]
    fn a_prisoner_is_worth_more_to_its_captor_than_to_its_owner() {
        let captor = |game: &Game| {
            let held = game.board().held_figures().first()?;
            matches!(held.by, Holder::Seat(_)).then_some(held.seat)
        };
        let is_wanted = |game: &Game| threatened_meeples(game).next().is_none() && captor(game).is_some();
        let (game, values) = first_with_estimates(Expansion::TheTower, &HOOKS, is_wanted);
        let owner = captor(&game).unwrap();
        let other = game.seats().find(|&seat| seat != owner).unwrap();
        assert!(values[other.index()] > values[owner.index()] && values[owner.index()] > 0.0, "{values:?}");
    }
}
