//! The value of titles: a title gains points for completed cities or roads, until another player completes a larger
//! one.

use super::Hooks;
use crate::worth::{Outlook, Values};
use bergerie_rules::expansions::king_and_robber::{Points, PublicState, Title, completed};

pub(super) const HOOKS: Hooks = Hooks { estimate, ..Hooks::NONE };

/// The average number of features of one kind that are completed in a round of turns.
const COMPLETED: f32 = 0.5;

/// The size of a feature that another player exceeds in the rest of a long game with a probability of one half.
const EVEN: f32 = 6.0;

/// The number of turns that each player has left in a long game.
const LONG: f32 = 12.0;

/// Adds the points for features that will probably be completed. Subtracts the points so far, in proportion to the risk
/// of losing the title.
fn estimate(outlook: &mut Outlook<'_>, values: &mut Values) {
    let Some(options) = &outlook.game.setup().expansions.king_and_robber else { return };
    let (shown, left) = (PublicState::of(outlook.game), outlook.turns / LONG);
    for title in Title::ALL {
        let largest = shown.largest(title);
        if largest.holders.is_empty() {
            continue;
        }
        let risk = 1.0 - 0.5_f32.powf(left * EVEN / largest.size.max(1) as f32);
        let now = match options.points {
            Points::PerFeature => completed(outlook.game, title) as f32,
            Points::TenEach => 10.0,
            Points::FifteenOrForty => 15.0,
            Points::Running => 0.0,
        };
        let to_come = match options.points {
            Points::PerFeature | Points::Running => COMPLETED * outlook.turns,
            Points::TenEach | Points::FifteenOrForty => 0.0,
        };
        for holder in &largest.holders {
            values[holder.index()] += (1.0 - risk) * to_come - risk * now;
        }
    }
}
