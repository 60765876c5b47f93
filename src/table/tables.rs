//! [`Tables`], through which every use case reads and writes the database.

use std::sync::Arc;

use quick_cache::sync::Cache;

use bergerie_opponent::{Advice, SearchBudget};
use bergerie_rules::{Event, Score, Seat};
use bergerie_store::{
    ChannelId, Notice, PhaseKind, ReadTransaction, Store, StoreError, TableId, TableRow, WriteTransaction,
};

use super::error::{Failure, TableError};
use super::game_cache::GameCache;
use super::hints::{HintCache, hints, quick_hints};
use super::snapshot::Snapshot;
use super::transition::Transition;

/// The entry point of all use cases, with a store and caches. Clones share them.
#[derive(Clone)]
pub struct Tables {
    pub(super) shared: Arc<SharedState>,
}

pub(super) struct SharedState {
    pub(super) store: Store,
    pub(super) games: GameCache,
    pub(super) quick_hints: HintCache,
    pub(super) hints: HintCache,
    /// The scores of recently viewed games, each with the length of its log.
    pub(super) scores: Cache<TableId, (u32, Scores)>,
}

/// The scores of a game that were not undone, each with the length of the log after it.
pub type Scores = Arc<[(u32, Score)]>;

/// The maximum number of games in the cache of scores.
const MAX_CACHED_SCORES: usize = 32;

/// The result of a committed change.
#[derive(Clone)]
pub struct Update {
    /// The table after the change.
    pub snapshot: Snapshot,
    /// The player who acted, or `None` if the table was opened, started or aborted.
    pub by: Option<Seat>,
    /// The events that the change caused, in order.
    pub events: Vec<Event>,
    /// The notices to post, which [`Tables::mark_posted`] confirms.
    pub notices: Vec<Notice>,
}

impl Tables {
    /// Creates the use cases for a store, with empty caches.
    pub fn new(store: Store) -> Tables {
        let (games, quick_hints, hints) = Default::default();
        Tables {
            shared: Arc::new(SharedState { store, games, quick_hints, hints, scores: Cache::new(MAX_CACHED_SCORES) }),
        }
    }

    /// Returns the active table of a channel or, if there is none, the table opened last.
    pub fn find(&self, channel: ChannelId) -> Result<Option<Snapshot>, Failure> {
        self.read_current(|reading| reading.last_table(channel), |reading, row| self.snapshot(reading, row))
    }

    /// Returns a table by its ID, or `None` if it does not exist.
    pub fn get(&self, table: TableId) -> Result<Option<Snapshot>, Failure> {
        self.read_current(|reading| reading.table(table), |reading, row| self.snapshot(reading, row))
    }

    /// Returns all tables that are in the lobby or running, oldest first.
    pub fn active(&self) -> Result<Vec<Snapshot>, Failure> {
        let tables = self.read(|reading| reading.active_tables())?;
        tables.into_iter().map(|table| self.get(table)).filter_map(Result::transpose).collect()
    }

    /// Drops cached games that were not used since the call before the previous one. They are replayed when they are used again.
    pub fn evict_idle(&self) {
        self.shared.games.evict_idle();
    }

    /// Returns good moves for the pending decision of a table, best first, as found by a quick search. It is empty without assists.
    /// Results are cached, because the console is redrawn with every press.
    pub fn quick_hints(&self, table: &Snapshot) -> Arc<[Advice]> {
        self.shared.quick_hints.get(table, quick_hints)
    }

    /// Returns good moves like [`Tables::quick_hints`], but found by a thorough search within `budget`. Results are cached.
    pub fn hints(&self, table: &Snapshot, budget: &dyn SearchBudget) -> Arc<[Advice]> {
        self.shared.hints.get(table, |table, game| hints(table, game, budget))
    }

    pub(super) fn snapshot(
        &self,
        reading: &ReadTransaction<'_>,
        row: Option<TableRow>,
    ) -> Result<Option<Snapshot>, Failure> {
        row.map(|row| self.shared.games.snapshot(reading, row)).transpose()
    }

    /// Reads from a table in one transaction. If the game must be replayed, this happens before it, so that others do not wait.
    pub(super) fn read_current<T, E: From<StoreError> + From<Failure>>(
        &self,
        find: impl Fn(&ReadTransaction<'_>) -> Result<Option<TableRow>, StoreError>,
        job: impl Fn(&ReadTransaction<'_>, Option<TableRow>) -> Result<T, E>,
    ) -> Result<T, E> {
        let games = &self.shared.games;
        let read = self.read(|reading| {
            let row = find(reading)?;
            match row.as_ref().map(|row| games.replay(reading, row)).transpose()?.flatten() {
                Some(replay) => Ok::<_, E>(Err(replay)),
                None => Ok(Ok(job(reading, row)?)),
            }
        })?;
        read.or_else(|replay| {
            games.apply_new_entries(replay)?;
            self.read(|reading| job(reading, find(reading)?))
        })
    }

    /// Caches the game of a table before a write transaction, so that the transaction has little to replay.
    pub(super) fn warm(&self, table: TableId) -> Result<(), Failure> {
        if self.shared.games.contains(table) {
            return Ok(());
        }
        self.read_current(|reading| reading.table(table), |_, _| Ok(()))
    }

    pub(super) fn read<T, E: From<StoreError>>(
        &self,
        job: impl FnOnce(&ReadTransaction<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        self.shared.store.read(job)
    }

    pub(super) fn write<T, E: From<StoreError>>(
        &self,
        job: impl FnMut(&WriteTransaction<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        self.shared.store.write(job)
    }

    /// Runs a write transaction, and caches the game after the commit.
    pub(super) fn update<E: From<StoreError>>(
        &self,
        job: impl FnMut(&WriteTransaction<'_>) -> Result<Update, E>,
    ) -> Result<Update, E> {
        let update = self.write(job)?;
        let entries = update.snapshot.play().map_or(0, |play| play.length);
        let notices: Vec<i64> = update.notices.iter().map(|notice| notice.id.0).collect();
        tracing::info!(table = %update.snapshot.id, entries, ?notices, "committed");
        self.shared.games.insert_committed(&update.snapshot);
        Ok(update)
    }

    /// Returns the game of a running table as the start of a transition.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, or `Failure`.
    pub(super) fn resume(
        &self,
        reading: &ReadTransaction<'_>,
        row: Option<TableRow>,
    ) -> Result<(TableRow, Transition), TableError> {
        let row = row.ok_or(TableError::NoTable)?;
        match row.phase_kind {
            PhaseKind::Lobby => Err(TableError::NotStarted),
            PhaseKind::Over | PhaseKind::Aborted => Err(TableError::Over),
            PhaseKind::Playing => {
                let play = self.shared.games.play(reading, &row)?;
                Ok((row, Transition::from(&play)))
            }
        }
    }
}
