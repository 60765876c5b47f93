//! The value of meeples in the City: each joins a feature later, unless the count is in its quarter.

use super::Hooks;
use crate::worth::{Outlook, Values};
use bergerie_rules::expansions::the_count::{Quarter, count, held};

pub(super) const HOOKS: Hooks = Hooks { estimate, ..Hooks::NONE };

/// The points that a meeple in the market is worth, which joins a field at the end, and a meeple in another quarter.
const MARKET: f32 = 6.0;
const OTHER: f32 = 7.0;

/// The fraction of a meeple's value that is left in the quarter of the count, and that of each further meeple in the
/// same quarter.
const SHUT: f32 = 0.6;
const FURTHER: f32 = 0.5;

fn estimate(outlook: &mut Outlook<'_>, values: &mut Values) {
    let game = outlook.game;
    let Some(shut) = count(game) else { return };
    // Late in the game, few features are still scored.
    let phase = outlook.fading(6.0);
    for seat in game.seats() {
        for quarter in Quarter::ALL {
            let first = if quarter == Quarter::Market { MARKET } else { OTHER * phase };
            let worth = if quarter == shut { SHUT * first } else { first };
            let each = std::iter::successors(Some(worth), |worth| Some(worth * FURTHER));
            values[seat.index()] += each.take(held(game, seat, quarter).count()).sum::<f32>();
        }
    }
}
