//! A cache of games, which avoids replaying logs.
//!
//! The log of a game is the source of truth. A cached game has the state after some entry of its log, and only newer entries are
//! applied to it. Dropping a cached game only costs a replay. The cache is therefore bounded in bytes, and idle games are dropped.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

use bergerie_rules::{Entry, Record, RecordError};
use bergerie_store::{PhaseKind, ReadTransaction, TableId, TableRow};

use super::error::Failure;
use super::recent_log::LoggedEvents;
use super::replayed_game::ReplayedGame;
use super::rounds;
use super::snapshot::{Phase, Play, Snapshot};

/// The cached games.
pub(super) struct GameCache {
    plays: Cache<TableId, CacheEntry, GameWeigher>,
    /// The number of calls of [`evict_idle`](GameCache::evict_idle) so far.
    round: AtomicU32,
}

/// A cached game, and the number of the round in which it was last used.
#[derive(Clone)]
struct CacheEntry {
    play: Play,
    round: Arc<AtomicU32>,
}

/// Estimates the size of cached games, which the cache uses as their weight.
#[derive(Clone)]
struct GameWeigher;

impl Weighter<TableId, CacheEntry> for GameWeigher {
    fn weight(&self, _: &TableId, kept: &CacheEntry) -> u64 {
        // The estimate assumes that a log entry adds a tile with its features, or less.
        GameCache::GAME_BYTES + u64::from(kept.play.length) * GameCache::ENTRY_BYTES
    }
}

/// The log entries of a table that are not yet applied to its cached game.
pub(super) struct NewEntries {
    row: TableRow,
    play: Option<Play>,
    entries: Vec<Entry>,
}

impl Default for GameCache {
    fn default() -> GameCache {
        let mut options = OptionsBuilder::new();
        options.shards(1).weight_capacity(GameCache::MAX_BYTES).estimated_items_capacity(GameCache::EXPECTED_GAMES);
        let plays = match options.build() {
            Ok(options) => {
                Cache::with_options(options, GameWeigher, DefaultHashBuilder::default(), DefaultLifecycle::default())
            }
            Err(_) => Cache::with_weighter(GameCache::EXPECTED_GAMES, GameCache::MAX_BYTES, GameWeigher),
        };
        GameCache { plays, round: AtomicU32::new(0) }
    }
}

impl GameCache {
    /// The capacity of the cache, in bytes.
    const MAX_BYTES: u64 = 24 << 20;
    /// The approximate number of games that the cache holds.
    const EXPECTED_GAMES: usize = 500;
    /// The approximate size of a game without tiles, with the latest entries, and of each log entry, in bytes.
    const GAME_BYTES: u64 = 24 << 10;
    const ENTRY_BYTES: u64 = 320;

    /// Returns the current state of a table. Applies new log entries to the cached game first.
    pub(super) fn snapshot(&self, reading: &ReadTransaction<'_>, row: TableRow) -> Result<Snapshot, Failure> {
        let phase = match row.phase_kind {
            PhaseKind::Lobby => Phase::Lobby,
            PhaseKind::Playing => Phase::Playing(self.play(reading, &row)?),
            PhaseKind::Over => Phase::over(self.play(reading, &row)?, &row),
            PhaseKind::Aborted => Phase::Aborted,
        };
        let posts = reading.latest_posts(row.id)?;
        let submitted = rounds::submitted_players(reading, row.id, phase.game())?;
        let clock = reading.clock(row.id)?;
        let is_bot_due = clock.and_then(|clock| clock.bot_at).is_some_and(|at| at <= reading.now());
        Ok(Snapshot { is_bot_due, ..Snapshot::new(row, posts, phase, &submitted, clock) })
    }

    /// Returns the game of a table that is running or finished, after all its log entries.
    pub(super) fn play(&self, reading: &ReadTransaction<'_>, row: &TableRow) -> Result<Play, Failure> {
        let NewEntries { row, play, entries } = self.new_entries(reading, row.clone())?;
        let play = caught_up(&row, play, &entries)?;
        self.insert(row.id, &play);
        Ok(play)
    }

    /// Reads the log entries that are not yet applied to the cached game.
    fn new_entries(&self, reading: &ReadTransaction<'_>, row: TableRow) -> Result<NewEntries, Failure> {
        if !matches!(row.phase_kind, PhaseKind::Playing | PhaseKind::Over) {
            return Ok(NewEntries { row, play: None, entries: Vec::new() });
        }
        let length = reading.log_length(row.id)?;
        let play = self.get(row.id).filter(|play| play.length <= length);
        let seen = play.as_ref().map_or(0, |play| play.length);
        let entries = if seen < length { reading.log_from(row.id, seen)? } else { Vec::new() };
        if seen > 0 && entries.iter().any(|entry| matches!(entry, Entry::Undo(_))) {
            // Read the whole log, because an undo cannot be applied to the current state.
            let entries = reading.log_from(row.id, 0)?;
            return Ok(NewEntries { row, play: None, entries });
        }
        Ok(NewEntries { row, play, entries })
    }

    /// Returns the log of a table whose game must be replayed from the start. Returns `None` if the game is cached or does not
    /// exist.
    pub(super) fn replay(&self, reading: &ReadTransaction<'_>, row: &TableRow) -> Result<Option<NewEntries>, Failure> {
        let news = self.new_entries(reading, row.clone())?;
        Ok(Some(news).filter(|news| news.play.is_none() && !news.entries.is_empty()))
    }

    /// Applies new log entries to a game, and caches the result.
    pub(super) fn apply_new_entries(&self, news: NewEntries) -> Result<(), Failure> {
        let NewEntries { row, play, entries } = news;
        self.insert(row.id, &caught_up(&row, play, &entries)?);
        Ok(())
    }

    /// Returns whether a game is cached, possibly without its newest log entries.
    pub(super) fn contains(&self, table: TableId) -> bool {
        self.get(table).is_some()
    }

    /// Caches the game of a committed snapshot.
    pub(super) fn insert_committed(&self, snapshot: &Snapshot) {
        match &snapshot.phase {
            Phase::Playing(play) | Phase::Over { play, .. } => self.insert(snapshot.id, play),
            Phase::Lobby | Phase::Aborted => drop(self.plays.remove(&snapshot.id)),
        }
    }

    /// Drops the games that were not used since the call before the previous one.
    pub(super) fn evict_idle(&self) {
        let now = self.round.fetch_add(1, Ordering::Relaxed) + 1;
        self.plays.retain(|_, kept| now.wrapping_sub(kept.round.load(Ordering::Relaxed)) < 2);
    }

    fn get(&self, table: TableId) -> Option<Play> {
        let kept = self.plays.get(&table)?;
        kept.round.store(self.round.load(Ordering::Relaxed), Ordering::Relaxed);
        Some(kept.play)
    }

    fn insert(&self, table: TableId, play: &Play) {
        // Keep a cached game that is newer, because another commit may have happened after this one.
        if self.plays.peek(&table).is_none_or(|kept| kept.play.length < play.length) {
            let round = Arc::new(AtomicU32::new(self.round.load(Ordering::Relaxed)));
            self.plays.insert(table, CacheEntry { play: play.clone(), round });
        }
    }
}

/// Creates the record of a table from its log.
pub(super) fn record(row: &TableRow, log: Vec<Entry>) -> Record {
    Record { ruleset: row.ruleset, log, ..Record::new(row.setup.clone()) }
}

/// Applies new log entries to a game. If the game is not cached, replays all entries from the start.
fn caught_up(row: &TableRow, play: Option<Play>, news: &[Entry]) -> Result<Play, Failure> {
    let Some(mut play) = play else {
        let replayed = ReplayedGame::log(&record(row, news.to_vec())).map_err(Failure::replay(row.id))?;
        let ReplayedGame { replay, draws, recent } = replayed;
        let length = replay.length();
        return Ok(Play { game: Arc::new(replay.into_game()), length, draws, recent });
    };
    catch_up(&mut play, news).map_err(Failure::replay(row.id))?;
    Ok(play)
}

fn catch_up(play: &mut Play, news: &[Entry]) -> Result<(), RecordError> {
    if news.is_empty() {
        return Ok(());
    }
    let game = Arc::make_mut(&mut play.game);
    let mut events = Vec::new();
    for entry in news {
        let place = play.length as usize + 1;
        if matches!(entry, Entry::Draw(_)) {
            play.draws.draw(game);
        }
        let logged = LoggedEvents::before(game, *entry);
        game.enter(*entry, &mut events).map_err(|error| RecordError::Entry { entry: place, error })?;
        play.recent.add(*entry, logged, &events);
        events.clear();
        play.length += 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tables;
    use crate::draws::Draws;
    use crate::recent_log::RecentLog;
    use bergerie_rules::{Game, Setup};
    use bergerie_store::{ChannelId, Store, UserId};

    /// Creates this number of tables with two players each, one table per channel.
    fn tables(count: u64) -> Tables {
        let tables = Tables::new(Store::in_memory().unwrap());
        for channel in (1..=count).map(ChannelId) {
            tables.create(channel, UserId(1), "en", Setup::base(0)).unwrap();
            tables.join(channel, UserId(2)).unwrap();
            tables.start(channel, UserId(1)).unwrap();
        }
        tables
    }

    #[test]
    fn unused_games_are_evicted_and_reloaded() {
        let tables = tables(3);
        let kept = || tables.shared.games.plays.len();
        assert_eq!(kept(), 3);
        let decision = |tables: &Tables| tables.get(TableId(1)).unwrap().unwrap().decision().cloned();
        let before = decision(&tables);
        for _ in 0..3 {
            tables.get(TableId(2)).unwrap();
            tables.evict_idle();
        }
        assert_eq!(kept(), 1, "somebody asks for the second all the time");
        assert_eq!((decision(&tables), kept()), (before, 2));
    }

    #[test]
    fn the_cache_is_bounded_in_bytes() {
        let cache = GameCache::default();
        let (game, draws) = (Arc::new(Game::new(Setup::base(2)).unwrap()), Draws::default());
        let play = Play { game, length: 200, draws, recent: RecentLog::default() };
        for table in 0..20_000 {
            cache.insert(TableId(table), &play);
        }
        assert!(cache.plays.weight() <= GameCache::MAX_BYTES);
        assert!((100..1000).contains(&cache.plays.len()), "{} games", cache.plays.len());
    }
}
