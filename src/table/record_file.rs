//! Record files, from which anyone can replay and verify a game.
//!
//! A record file is the JSON of a [`Record`] with the additional members of [`RecordFile`]. So a program that reads
//! records can also read record files.

use serde::{Deserialize, Serialize};

use bergerie_rules::record::Format;
use bergerie_rules::{DrawOutcome, Entry, Record, RecordError, Waiting, always};
use bergerie_store::{ChannelId, PhaseKind, ReadTransaction, StoreError, TableId, TableRow, UserId, is_in_transaction};

use super::error::{Failure, TableError};
use super::fair::{Commitment, Seed};
use super::replayed_game::ReplayedGame;
use super::{Tables, game_cache};

/// A game's record with information about its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordFile {
    /// The name of the table at which the game was played.
    pub table: String,
    /// The hash of the seed, which is published before the game.
    pub commitment: Commitment,
    /// The seed, or `None` while the game is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The players, by seat.
    pub players: Vec<UserId>,
    /// Whether the game is over.
    pub finished: bool,
    /// The record, which programs can also read on its own.
    #[serde(flatten)]
    pub record: Record,
}

impl RecordFile {
    /// Serializes the file. The types that it contains cannot fail to serialize.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self)
    }

    /// Parses a record file without validating its content, which [`Record::replay`] and [`verify`] do.
    pub fn from_json(text: &str) -> serde_json::Result<RecordFile> {
        /// The part of every file by which another format is recognized, in which other keys may be missing.
        #[derive(Deserialize)]
        struct Head {
            #[expect(dead_code, reason = "only read to check it")]
            format: Format,
        }
        let _: Head = serde_json::from_str(text)?;
        serde_json::from_str(text)
    }
}

impl Tables {
    /// Returns the record of the channel's active table or, if there is none, of the table opened last. The record contains the
    /// seed once the game is over.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, or `Failure`.
    pub fn export(&self, channel: ChannelId) -> Result<RecordFile, TableError> {
        self.export_row(|reading| reading.last_table(channel))
    }

    /// Returns the record of a table.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, or `Failure`.
    pub fn export_table(&self, table: TableId) -> Result<RecordFile, TableError> {
        self.export_row(|reading| reading.table(table))
    }

    /// Returns the record of a table up to a log position.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, or `Failure`.
    pub fn export_up_to(&self, table: TableId, length: u32) -> Result<RecordFile, TableError> {
        self.export_log(|reading| reading.table(table), Some(length))
    }

    fn export_row(
        &self,
        find: impl FnOnce(&ReadTransaction<'_>) -> Result<Option<TableRow>, StoreError>,
    ) -> Result<RecordFile, TableError> {
        self.export_log(find, None)
    }

    fn export_log(
        &self,
        find: impl FnOnce(&ReadTransaction<'_>) -> Result<Option<TableRow>, StoreError>,
        length: Option<u32>,
    ) -> Result<RecordFile, TableError> {
        let (row, mut log) = self.read(|reading| {
            let row = find(reading)?.ok_or(TableError::NoTable)?;
            let log = reading.log_from(row.id, 0)?;
            Ok::<_, TableError>((row, log))
        })?;
        if log.is_empty() {
            return Err(TableError::NotStarted);
        }
        log.truncate(length.map_or(usize::MAX, |length| length as usize));
        let seed = Seed::new(row.seed);
        let finished = row.phase_kind == PhaseKind::Over;
        always!(!is_in_transaction(), "a game is played again while everybody else waits for the database");
        let record = game_cache::record(&row, log).public().map_err(Failure::replay(row.id))?;
        Ok(RecordFile {
            table: row.name,
            commitment: seed.commitment(),
            seed: finished.then_some(seed),
            players: row.users,
            finished,
            record,
        })
    }
}

/// The result of verifying a record's draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verification {
    /// Every draw follows from the seed, and the seed matches the commitment.
    Fair {
        /// The number of draws.
        draws: u32,
        /// Whether the record is that of a finished game.
        finished: bool,
    },
    /// The seed does not match the commitment.
    OtherSeed {
        /// The commitment that follows from the given seed.
        commitment: Commitment,
    },
    /// A draw does not follow from the seed.
    OtherDraw {
        /// The number of the draw, counted from 0.
        draw: u32,
        /// The position of the draw in the log, counted from 1.
        entry: usize,
        /// The outcome that follows from the seed.
        due: DrawOutcome,
        /// The outcome in the record.
        drawn: DrawOutcome,
    },
}

/// The reason why a record cannot be verified.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// The seed is not revealed yet.
    #[error("the record has no seed: it is revealed when the game is over")]
    NoSeed,
    /// The record cannot be replayed.
    #[error(transparent)]
    Replay(#[from] RecordError),
}

/// Verifies that the seed matches the commitment and determines every draw of the record.
pub fn verify(file: &RecordFile) -> Result<Verification, VerifyError> {
    let seed = file.seed.ok_or(VerifyError::NoSeed)?;
    let commitment = seed.commitment();
    if commitment != file.commitment {
        return Ok(Verification::OtherSeed { commitment });
    }
    let (mut replayed, mut events) = (ReplayedGame::new(file.record.initial_game()?), Vec::new());
    let mut draws = 0;
    for (entry, made) in (1..).zip(&file.record.log) {
        if let Entry::Draw(drawn) = *made {
            let due = replayed.draws.due_outcome(seed, replayed.replay.game());
            if let Some(due) = due.filter(|&due| due != drawn) {
                return Ok(Verification::OtherDraw { draw: draws, entry, due, drawn });
            }
            draws += 1;
        }
        events.clear();
        replayed.enter(*made, &mut events).map_err(|error| RecordError::Entry { entry, error })?;
    }
    Ok(Verification::Fair { draws, finished: *replayed.replay.game().waiting() == Waiting::Over })
}
