//! Games as the database has them, replayed as little as possible.
//!
//! The truth about a game is its log. The desk keeps the games that are on as they were after the last entry it has seen,
//! and plays only what the log has since. Losing what it keeps costs a replay, no more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::rules::record::{Entry, ReplayFault};
use crate::rules::{Game, Record};
use crate::store::{Reading, Stage, TableId, TableRow};

use super::error::Failure;
use super::filing;
use super::snapshot::{Phase, Play, Snapshot};

/// The games that are on.
#[derive(Default)]
pub(super) struct Desk {
    plays: Mutex<HashMap<TableId, Play>>,
}

impl Desk {
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
        Ok(Snapshot::new(row, posts, phase, &filed))
    }

    /// The game of a table that is on or over, as its log has it now.
    pub(super) fn play(&self, reading: &Reading<'_>, row: &TableRow) -> Result<Play, Failure> {
        let length = reading.log_length(row.id)?;
        let kept = self.plays().get(&row.id).filter(|play| play.length <= length).cloned();
        let unplayed = || unplayed(row).map(|game| Play { game: Arc::new(game), length: 0, draws: 0 });
        let mut play = kept.map_or_else(unplayed, Ok)?;
        if play.length < length {
            let news = reading.log_from(row.id, play.length)?;
            catch_up(&mut play, &news).map_err(Failure::replay(row.id))?;
        }
        if row.stage == Stage::Playing {
            self.plays().insert(row.id, play.clone());
        }
        Ok(play)
    }

    /// Keeps what was committed.
    pub(super) fn keep(&self, snapshot: &Snapshot) {
        let mut plays = self.plays();
        match &snapshot.phase {
            // Somebody else's commit may have come between this one and now.
            Phase::Playing(play) if plays.get(&snapshot.id).is_some_and(|kept| kept.length > play.length) => {}
            Phase::Playing(play) => drop(plays.insert(snapshot.id, play.clone())),
            Phase::Lobby | Phase::Over { .. } | Phase::Aborted => drop(plays.remove(&snapshot.id)),
        }
    }

    fn plays(&self) -> MutexGuard<'_, HashMap<TableId, Play>> {
        // Whole values are put in and taken out, so a panic elsewhere leaves nothing half done.
        self.plays.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table's record with this log.
pub(super) fn record(row: &TableRow, log: Vec<Entry>) -> Record {
    Record { format: Record::FORMAT, ruleset: row.ruleset, setup: row.setup.clone(), log }
}

/// A table's game before the first entry of its log.
pub(super) fn unplayed(row: &TableRow) -> Result<Game, Failure> {
    record(row, Vec::new()).replay().map_err(Failure::replay(row.id))
}

/// Plays what a log has more than a game has seen.
fn catch_up(play: &mut Play, news: &[Entry]) -> Result<(), ReplayFault> {
    let game = Arc::make_mut(&mut play.game);
    let mut events = Vec::new();
    for entry in news {
        let place = play.length as usize + 1;
        game.enter(*entry, &mut events).map_err(|fault| ReplayFault::Entry { entry: place, fault })?;
        events.clear();
        play.length += 1;
        play.draws += u32::from(matches!(entry, Entry::Draw(_)));
    }
    Ok(())
}
