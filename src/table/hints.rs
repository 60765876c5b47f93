//! Good moves for a player, as evaluated by the bot.

use std::convert::Infallible;
use std::sync::Arc;

use quick_cache::sync::Cache;

use bergerie_opponent::{Advice, Level, Positions, SearchBudget};
use bergerie_rules::Game;
use bergerie_store::TableId;

use super::snapshot::Snapshot;

/// Returns good moves for the awaited player, best first. `game` is the table's game, possibly after answers that are only rehearsed.
pub(super) fn hints(table: &Snapshot, game: &Game, budget: &dyn SearchBudget) -> Vec<Advice> {
    let Some(decision) = game.decision() else { return Vec::new() };
    bergerie_opponent::advise(game, decision.seat, Level::Steady, hint_seed(table, decision.number), budget)
}

/// Returns good moves for the awaited player, best first. A quick evaluation orders them, so that the console opens without delay.
pub fn quick_hints(table: &Snapshot, game: &Game) -> Vec<Advice> {
    /// The budget counts positions instead of time, so that the console offers the same spots in the same order each time it is
    /// drawn, even on a busy machine. Only few positions have more plans.
    const BUDGET: Positions = Positions(2_000);
    let Some(decision) = game.decision() else { return Vec::new() };
    bergerie_opponent::quick_advice(game, decision.seat, hint_seed(table, decision.number), &BUDGET)
}

/// Good moves for recent decisions, best first. Dropping an entry only costs another search.
pub(super) struct HintCache(Cache<(TableId, u32), Arc<[Advice]>>);

impl Default for HintCache {
    fn default() -> HintCache {
        const KEPT: usize = 300;
        HintCache(Cache::new(KEPT))
    }
}

impl HintCache {
    /// Returns the moves for the pending decision of a table, which `search` finds if they are not cached. It is empty without
    /// assists.
    pub fn get(&self, table: &Snapshot, search: impl FnOnce(&Snapshot, &Game) -> Vec<Advice>) -> Arc<[Advice]> {
        let pending = table.game().zip(table.decision()).filter(|_| table.options.assists.are_on());
        let Some((game, decision)) = pending else { return Arc::default() };
        let key = (table.id, decision.number);
        // Simultaneous requests share a search.
        let Ok(found) = self.0.get_or_insert_with(&key, || Ok::<_, Infallible>(search(table, game).into()));
        found
    }
}

/// Derives the random seed of the search from the table's commitment and the number of the decision, which are public.
pub(super) fn hint_seed(table: &Snapshot, number: u32) -> u64 {
    table.commitment.first_digits() ^ u64::from(number)
}
