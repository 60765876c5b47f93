//! Record files: a game that can be played again and checked by anybody.
//!
//! A record file is the JSON of a [`Record`] with the members of [`RecordFile`] added, so whatever reads records reads
//! record files.

use serde::{Deserialize, Serialize};

use crate::rules::record::{Entry, ReplayFault};
use crate::rules::{Drawn, Record, Waiting};
use crate::store::{ChannelId, PersonId, Reading, Stage, StoreError, TableId, TableRow, is_lent_here};

use super::error::{Failure, TableError};
use super::fair::{Commitment, Seed};
use super::followed::Followed;
use super::{Tables, desk};

/// A game's record with what its table adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordFile {
    /// The table's name.
    pub table: String,
    /// The hash of the seed, known from the start.
    pub commitment: Commitment,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Who plays, by seat.
    pub people: Vec<PersonId>,
    /// Whether the game is over.
    pub finished: bool,
    /// The game.
    #[serde(flatten)]
    pub record: Record,
}

impl RecordFile {
    /// As the text of a file.
    ///
    /// # Errors
    /// None that is known; the writer of JSON could have some.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self)
    }

    /// From the text of a file. What it says is not checked: [`Record::replay`] and [`verify`] do that.
    ///
    /// # Errors
    /// Why it is not a record file.
    pub fn from_json(text: &str) -> serde_json::Result<RecordFile> {
        serde_json::from_str(text)
    }
}

impl Tables {
    /// The record of the channel's table: of the active one, or else of the one opened last. It has the seed once the
    /// game is over.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, or a failure.
    pub fn export(&self, channel: ChannelId) -> Result<RecordFile, TableError> {
        self.export_row(|reading| reading.last_table(channel))
    }

    /// The record of a table, whatever its channel plays now.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, or a failure.
    pub fn export_table(&self, table: TableId) -> Result<RecordFile, TableError> {
        self.export_row(|reading| reading.table(table))
    }

    /// The record of a table as it was when its log had so many entries.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, or a failure.
    pub fn export_up_to(&self, table: TableId, length: u32) -> Result<RecordFile, TableError> {
        self.export_log(|reading| reading.table(table), Some(length))
    }

    fn export_row(
        &self,
        find: impl FnOnce(&Reading<'_>) -> Result<Option<TableRow>, StoreError>,
    ) -> Result<RecordFile, TableError> {
        self.export_log(find, None)
    }

    fn export_log(
        &self,
        find: impl FnOnce(&Reading<'_>) -> Result<Option<TableRow>, StoreError>,
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
        let finished = row.stage == Stage::Over;
        debug_assert!(!is_lent_here(), "a game is played again while everybody else waits for the database");
        let record = desk::record(&row, log).public().map_err(Failure::replay(row.id))?;
        Ok(RecordFile {
            table: row.name,
            commitment: seed.commitment(),
            seed: finished.then_some(seed),
            people: row.people,
            finished,
            record,
        })
    }
}

/// What a check of a record's draws found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every draw follows from the seed, and the seed is the one that was committed to.
    Fair {
        /// How many draws there were.
        draws: u32,
        /// Whether they led to the end of the game.
        finished: bool,
    },
    /// The seed is not the one that was committed to.
    OtherSeed {
        /// The commitment that belongs to it.
        commitment: Commitment,
    },
    /// A draw does not follow from the seed.
    OtherDraw {
        /// The draw, counted from 0.
        draw: u32,
        /// Its place in the log, from 1.
        entry: usize,
        /// What should have been drawn.
        due: Drawn,
        /// What was.
        drawn: Drawn,
    },
}

/// Why a record's draws cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// The seed is not revealed yet.
    #[error("the record has no seed: it is revealed when the game is over")]
    NoSeed,
    /// The record cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayFault),
}

/// Derives every draw of a record from its seed again.
///
/// # Errors
/// Why that cannot be done.
pub fn verify(file: &RecordFile) -> Result<Verdict, VerifyError> {
    let seed = file.seed.ok_or(VerifyError::NoSeed)?;
    let commitment = seed.commitment();
    if commitment != file.commitment {
        return Ok(Verdict::OtherSeed { commitment });
    }
    let (mut followed, mut events) = (Followed::new(file.record.opening()?), Vec::new());
    let mut draws = 0;
    for (entry, made) in (1..).zip(&file.record.log) {
        if let Entry::Draw(drawn) = *made {
            let due = followed.draws.due(seed, followed.course.game());
            if let Some(due) = due.filter(|&due| due != drawn) {
                return Ok(Verdict::OtherDraw { draw: draws, entry, due, drawn });
            }
            draws += 1;
        }
        events.clear();
        followed.enter(*made, &mut events).map_err(|fault| ReplayFault::Entry { entry, fault })?;
    }
    Ok(Verdict::Fair { draws, finished: *followed.course.game().waiting() == Waiting::Over })
}
