//! The value of titles: a title gains points for completed cities or roads, until another player completes a larger
//! one.

use super::Hooks;
use crate::worth::{EvaluationContext, Values};
use bergerie_rules::expansions::king_and_robber::{Points, PublicState, Title, completed_count};

pub(super) const HOOKS: Hooks = Hooks { add_estimates: estimate, ..Hooks::NONE };

/// The average number of features of one kind that are completed in a round of turns, by a rough estimate.
const COMPLETED: f32 = 0.5;

/// The size of a feature that another player exceeds in the rest of a long game with a probability of one half, by a rough estimate.
const EVEN: f32 = 6.0;

/// The number of turns that each player has left in a long game, for the rough estimate.
const LONG: f32 = 12.0;

/// The chance that a tile exceeds the largest feature, if features of any size were equally rare.
const EXCEEDED: f32 = 0.1;

/// The development of the features of a title in games with all expansions (`benches/README.md`).
struct Trend {
    /// The number of features that a tile completes.
    completed: f32,
    /// The number of tiles by which a larger feature is rarer by a factor of *e*.
    rarity: f32,
}

const fn trend(title: Title) -> Trend {
    match title {
        Title::King => Trend { completed: 0.16, rarity: 3.5 },
        Title::Robber => Trend { completed: 0.24, rarity: 2.2 },
    }
}

/// Adds the points for features that will probably be completed. Subtracts the points so far, in proportion to the risk
/// of losing the title.
fn estimate(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let Some(options) = &context.game.setup().expansions.king_and_robber else { return };
    let shown = PublicState::of(context.game);
    for title in Title::ALL {
        let largest = shown.largest(title);
        if largest.holders.is_empty() {
            continue;
        }
        let (size, tiles) = (largest.size as f32, context.game.pile().len() as f32);
        let (stays, completions) = if context.is_far() {
            let Trend { completed, rarity } = trend(title);
            ((-EXCEEDED * tiles * (-size / rarity).exp()).exp(), completed * tiles)
        } else {
            (0.5_f32.powf(context.turns / LONG * EVEN / size.max(1.0)), COMPLETED * context.turns)
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
    use super::super::random::estimated;
    use super::*;
    use crate::worth::{Appraiser, Foresight, Weights};
    use bergerie_rules::Expansion;

    #[test]
    fn large_features_keep_titles_longer_than_a_rough_estimate_expects() {
        let (game, _) = estimated(Expansion::KingAndRobber, &HOOKS, |game| {
            game.pile().len() > 30 && PublicState::of(game).largest(Title::Robber).size > 6
        });
        let values = |foresight| Appraiser::new(&game, Weights::default()).with(foresight).values(game.clone());
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
