//! The value of titles: a title gains points for completed cities or roads, until another player completes a larger
//! one.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::king_and_robber::{Points, PublicState, Title, completed_count};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The average number of features of one kind that are completed in a round of turns, by a rough estimate.
const COMPLETIONS_PER_ROUND: f32 = 0.5;

/// The size of a feature that another player exceeds in the rest of a long game with a probability of one half, by a rough estimate.
const EVEN_ODDS_SIZE: f32 = 6.0;

/// The number of turns that each player has left in a long game, for the rough estimate.
const LONG_GAME_TURNS: f32 = 12.0;

/// The chance that a tile exceeds the largest feature, if features of any size were equally rare.
const EXCEEDING_CHANCE: f32 = 0.1;

/// The development of the features of a title in games with all expansions (`benches/README.md`).
struct TitleTrend {
    /// The number of features that a tile completes.
    completed: f32,
    /// The number of tiles by which a larger feature is rarer by a factor of *e*.
    rarity: f32,
}

/// Returns the development of the features of a title.
const fn title_trend(title: Title) -> TitleTrend {
    match title {
        Title::King => TitleTrend { completed: 0.16, rarity: 3.5 },
        Title::Robber => TitleTrend { completed: 0.24, rarity: 2.2 },
    }
}

/// Adds the points for features that will probably be completed. Subtracts the points so far, in proportion to the risk
/// of losing the title.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let Some(options) = &context.game.setup().expansions.king_and_robber else { return };
    let shown = PublicState::of(context.game);
    for title in Title::ALL {
        let largest = shown.largest(title);
        if largest.holders.is_empty() {
            continue;
        }
        let (size, tiles) = (largest.size as f32, context.game.pile().len() as f32);
        let (stays, completions) = if context.has_far_foresight() {
            let TitleTrend { completed, rarity } = title_trend(title);
            ((-EXCEEDING_CHANCE * tiles * (-size / rarity).exp()).exp(), completed * tiles)
        } else {
            (
                0.5_f32.powf(context.remaining_turns / LONG_GAME_TURNS * EVEN_ODDS_SIZE / size.max(1.0)),
                COMPLETIONS_PER_ROUND * context.remaining_turns,
            )
        };
        let now = match options.points {
            Points::PerFeature => completed_count(context.game, title) as f32,
            Points::TenEach => 10.0,
            Points::FifteenOrForty => 15.0,
            Points::Running => 0.0,
        };
        let to_come = match options.points {
            Points::PerFeature | Points::Running => completions,
            Points::TenEach | Points::FifteenOrForty => 0.0,
        };
        for holder in &largest.holders {
            values[holder.index()] += stays * (now + to_come) - now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::{Foresight, PositionEvaluator, Weights};
    use crate::tests::first_with_estimates;
    use bergerie_rules::Expansion;

    #[test]
    fn large_features_keep_titles_longer_than_a_rough_estimate_expects() {
        let (game, _) = first_with_estimates(Expansion::KingAndRobber, &HOOKS, |game| {
            game.pile().len() > 30 && PublicState::of(game).largest(Title::Robber).size > 6
        });
        let values = |foresight| {
            PositionEvaluator::new(&game, Weights::default()).with_foresight(foresight).values(game.clone())
        };
        let (near, far) = (values(Foresight::Near), values(Foresight::Far));
        let shown = PublicState::of(&game);
        for seat in game.seats() {
            let is_robber = shown.largest(Title::Robber).holders.contains(&seat);
            let has_title = is_robber || shown.largest(Title::King).holders.contains(&seat);
            let (near, far) = (near[seat.index()], far[seat.index()]);
            assert_eq!(near != far, has_title, "{seat:?}: {near}, {far}");
            assert!(far > near || !is_robber, "{seat:?}: {near}, {far}");
        }
    }
}
