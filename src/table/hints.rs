//! Good moves for a player, as evaluated by the bot.

use std::sync::Arc;
use std::time::Duration;

use quick_cache::sync::Cache;

use crate::engine::Until;
use crate::opponent::{self, Advice, Level};
use crate::rules::Game;
use crate::store::TableId;

use super::snapshot::Snapshot;

/// Returns good moves for the awaited player, best first, within a time budget. `game` is the table's game, possibly after answers
/// that are only rehearsed.
pub fn hints(table: &Snapshot, game: &Game, time: Duration) -> Vec<Advice> {
    let Some(decision) = game.decision() else { return Vec::new() };
    let until = Until::after(time);
    opponent::advise(game, decision.seat, Level::Steady, seed(table, decision.number), &until)
}

/// Time budget of the search for the moves that the console suggests when it opens.
pub const QUICK_HINTS: Duration = Duration::from_millis(150);

/// Good moves for recent decisions, best first, as found by a quick search. Dropping an entry only costs another search.
pub(super) struct QuickHints(Cache<(TableId, u32), Arc<[Advice]>>);

impl Default for QuickHints {
    fn default() -> QuickHints {
        /// Maximum number of decisions in the cache.
        const KEPT: usize = 300;
        QuickHints(Cache::new(KEPT))
    }
}

impl QuickHints {
    /// Returns the moves for the pending decision of a table. The list is empty at tables without assists.
    pub fn of(&self, table: &Snapshot) -> Arc<[Advice]> {
        let pending = table.game().zip(table.decision()).filter(|_| table.aids.are_on());
        let Some((game, decision)) = pending else { return Arc::default() };
        let key = (table.id, decision.number);
        self.0.get(&key).unwrap_or_else(|| {
            let found: Arc<[Advice]> = hints(table, game, QUICK_HINTS).into();
            self.0.insert(key, Arc::clone(&found));
            found
        })
    }
}

/// Derives the random seed of the search from the table's commitment and the number of the decision, which are public.
pub(super) fn seed(table: &Snapshot, number: u32) -> u64 {
    let commitment = table.commitment.to_string();
    let start = commitment.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok());
    start.unwrap_or_default() ^ u64::from(number)
}
