//! A title gains points for cities or roads that will be completed, as long as no player completes a larger one.

use super::Hooks;
use crate::worth::{Outlook, Values};
use bergerie_rules::expansions::king_and_robber::{Points, Shown, Title};

pub(super) const HOOKS: Hooks = Hooks { estimate, ..Hooks::NONE };

/// Number of features of a kind completed in a round of turns.
const COMPLETED: f32 = 0.5;

/// The size of a feature that another player is as likely as not to exceed in the rest of a long game.
const EVEN: f32 = 6.0;

/// Number of turns of a long game.
const LONG: f32 = 12.0;

/// Adds the features expected to be completed, and subtracts the risk of losing the title with its points so far.
fn estimate(outlook: &mut Outlook<'_>, values: &mut Values) {
    let Some(options) = &outlook.game.setup().expansions.king_and_robber else { return };
    let (shown, left) = (Shown::of(outlook.game), outlook.turns / LONG);
    for title in Title::ALL {
        let largest = shown.largest(title);
        let risk = 1.0 - 0.5_f32.powf(left * EVEN / largest.size.max(1) as f32);
        let board = outlook.game.board();
        let now = match options.points {
            Points::PerFeature => {
                let of_kind = board.features().iter().filter(|(_, tally)| tally.kind == title.kind());
                of_kind.filter(|&(feature, _)| board.is_complete(feature)).count() as f32
            }
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
