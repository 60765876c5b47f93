//! Games as the database has them, replayed as little as possible.
//!
//! The truth about a game is its log. The desk keeps the games that people ask about as they were after the last entry it
//! has seen, and plays only what the log has since. Losing what it keeps costs a replay, no more; so it keeps so many bytes
//! of them, and those that nobody asks about not for long.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

use crate::rules::Record;
use crate::rules::record::{Entry, ReplayFault};
use crate::store::{Reading, Stage, TableId, TableRow};

use super::error::Failure;
use super::filing;
use super::followed::Followed;
use super::snapshot::{Phase, Play, Snapshot};

/// The games that people ask about.
pub(super) struct Desk {
    plays: Cache<TableId, Kept, Scales>,
    /// How often idle games were forgotten.
    round: AtomicU32,
}

/// A game, and when somebody asked for it last.
#[derive(Clone)]
struct Kept {
    play: Play,
    round: Arc<AtomicU32>,
}

/// Weighs games.
#[derive(Clone)]
struct Scales;

impl Weighter<TableId, Kept> for Scales {
    fn weight(&self, _: &TableId, kept: &Kept) -> u64 {
        // Each entry is at most a tile with its features, or an answer.
        Desk::GAME + u64::from(kept.play.length) * Desk::ENTRY
    }
}

/// What a log has that the desk has not seen.
pub(super) struct News {
    row: TableRow,
    play: Option<Play>,
    entries: Vec<Entry>,
}

impl Default for Desk {
    fn default() -> Desk {
        let mut options = OptionsBuilder::new();
        options.shards(1).weight_capacity(Desk::KEPT).estimated_items_capacity(Desk::TABLES);
        let plays = match options.build() {
            Ok(options) => {
                Cache::with_options(options, Scales, DefaultHashBuilder::default(), DefaultLifecycle::default())
            }
            Err(_) => Cache::with_weighter(Desk::TABLES, Desk::KEPT, Scales),
        };
        Desk { plays, round: AtomicU32::new(0) }
    }
}

impl Desk {
    /// Bytes of games that are kept.
    const KEPT: u64 = 24 << 20;
    /// How many games that is, about.
    const TABLES: usize = 500;
    /// Bytes of a game without its tiles, roughly, and for each entry of its log.
    const GAME: u64 = 16 << 10;
    const ENTRY: u64 = 320;

    /// A table as the database has it now.
    pub(super) fn snapshot(&self, reading: &Reading<'_>, row: TableRow) -> Result<Snapshot, Failure> {
        let phase = match row.stage {
            Stage::Lobby => Phase::Lobby,
            Stage::Playing => Phase::Playing(self.play(reading, &row)?),
            Stage::Over => Phase::over(self.play(reading, &row)?, &row),
            Stage::Aborted => Phase::Aborted,
        };
        let posts = reading.posts(row.id)?;
        let filed = filing::filed(reading, row.id, phase.game())?;
        let waited = reading.waited(row.id)?;
        Ok(Snapshot::new(row, posts, phase, &filed, waited))
    }

    /// The game of a table that is on or over, as its log has it now.
    pub(super) fn play(&self, reading: &Reading<'_>, row: &TableRow) -> Result<Play, Failure> {
        let News { row, play, entries } = self.news(reading, row.clone())?;
        let play = caught_up(&row, play, &entries)?;
        self.put(row.id, &play);
        Ok(play)
    }

    /// What the log of a table has that is not played yet.
    pub(super) fn news(&self, reading: &Reading<'_>, row: TableRow) -> Result<News, Failure> {
        if !matches!(row.stage, Stage::Playing | Stage::Over) {
            return Ok(News { row, play: None, entries: Vec::new() });
        }
        let length = reading.log_length(row.id)?;
        let play = self.kept(row.id).filter(|play| play.length <= length);
        let seen = play.as_ref().map_or(0, |play| play.length);
        let entries = if seen < length { reading.log_from(row.id, seen)? } else { Vec::new() };
        if seen > 0 && entries.iter().any(|entry| matches!(entry, Entry::Undo(_))) {
            // To what is taken back the game alone does not lead.
            let entries = reading.log_from(row.id, 0)?;
            return Ok(News { row, play: None, entries });
        }
        Ok(News { row, play, entries })
    }

    /// Plays what is new, and keeps the game.
    pub(super) fn follow(&self, news: News) -> Result<(), Failure> {
        let News { row, play, entries } = news;
        if !entries.is_empty() {
            self.put(row.id, &caught_up(&row, play, &entries)?);
        }
        Ok(())
    }

    /// Keeps what was committed.
    pub(super) fn keep(&self, snapshot: &Snapshot) {
        match &snapshot.phase {
            Phase::Playing(play) | Phase::Over { play, .. } => self.put(snapshot.id, play),
            Phase::Lobby | Phase::Aborted => drop(self.plays.remove(&snapshot.id)),
        }
    }

    /// Forgets the games that nobody has asked for since the last call but one.
    pub(super) fn forget_idle(&self) {
        let now = self.round.fetch_add(1, Ordering::Relaxed) + 1;
        self.plays.retain(|_, kept| now.wrapping_sub(kept.round.load(Ordering::Relaxed)) < 2);
    }

    fn kept(&self, table: TableId) -> Option<Play> {
        let kept = self.plays.get(&table)?;
        kept.round.store(self.round.load(Ordering::Relaxed), Ordering::Relaxed);
        Some(kept.play)
    }

    fn put(&self, table: TableId, play: &Play) {
        // Somebody else's commit may have come between this one and now.
        if self.plays.peek(&table).is_none_or(|kept| kept.play.length < play.length) {
            let round = Arc::new(AtomicU32::new(self.round.load(Ordering::Relaxed)));
            self.plays.insert(table, Kept { play: play.clone(), round });
        }
    }
}

/// A table's record with this log.
pub(super) fn record(row: &TableRow, log: Vec<Entry>) -> Record {
    Record { format: Record::format_for(&log), ruleset: row.ruleset, setup: row.setup.clone(), log }
}

/// A game with what its log has more than it has seen.
fn caught_up(row: &TableRow, play: Option<Play>, news: &[Entry]) -> Result<Play, Failure> {
    let Some(mut play) = play else {
        let followed = Followed::log(&record(row, news.to_vec())).map_err(Failure::replay(row.id))?;
        let (length, draws) = (followed.course.length(), followed.draws);
        return Ok(Play { game: Arc::new(followed.course.into_game()), length, draws });
    };
    catch_up(&mut play, news).map_err(Failure::replay(row.id))?;
    Ok(play)
}

/// Plays what a log has more than a game has seen.
fn catch_up(play: &mut Play, news: &[Entry]) -> Result<(), ReplayFault> {
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
        game.enter(*entry, &mut events).map_err(|fault| ReplayFault::Entry { entry: place, fault })?;
        events.clear();
        play.length += 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Setup};
    use crate::store::{ChannelId, PersonId, Store};
    use crate::table::Tables;
    use crate::table::draws::Draws;

    /// Tables of two, one in each channel.
    fn tables(count: u64) -> Tables {
        let tables = Tables::new(Store::in_memory().unwrap());
        for channel in (1..=count).map(ChannelId) {
            tables.create(channel, PersonId(1), "en", Setup::base(0)).unwrap();
            tables.join(channel, PersonId(2)).unwrap();
            tables.start(channel, PersonId(1)).unwrap();
        }
        tables
    }

    #[test]
    fn games_that_nobody_asks_for_are_let_go_and_come_back() {
        let tables = tables(3);
        let kept = || tables.shared.desk.plays.len();
        assert_eq!(kept(), 3);
        let decision = |tables: &Tables| tables.get(TableId(1)).unwrap().unwrap().decision().cloned();
        let before = decision(&tables);
        for _ in 0..3 {
            tables.get(TableId(2)).unwrap();
            tables.forget_idle();
        }
        assert_eq!(kept(), 1, "somebody asks for the second all the time");
        assert_eq!((decision(&tables), kept()), (before, 2));
    }

    #[test]
    fn however_many_games_are_on_the_desk_holds_so_many_bytes_of_them() {
        let desk = Desk::default();
        let game = Arc::new(Game::new(Setup::base(2)).unwrap());
        for table in 0..20_000 {
            desk.put(TableId(table), &Play { game: Arc::clone(&game), length: 200, draws: Draws::default() });
        }
        assert!(desk.plays.weight() <= Desk::KEPT);
        assert!((100..1000).contains(&desk.plays.len()), "{} games", desk.plays.len());
    }
}
