//! Record files (skeleton).

use crate::rules::Drawn;
use crate::rules::Record;
use crate::rules::record::ReplayFault;
use crate::store::{ChannelId, PersonId};

use super::{Commitment, Seed, TableError, Tables};

/// A game's record with what its table adds.
#[derive(Clone)]
pub struct RecordFile {
    /// The table's name.
    pub table: String,
    /// The hash of the seed, known from the start.
    pub commitment: Commitment,
    /// The seed, once the game is over.
    pub seed: Option<Seed>,
    /// Who plays, by seat.
    pub people: Vec<PersonId>,
    /// Whether the game is over.
    pub finished: bool,
    /// The game.
    pub record: Record,
}

/// What a check of a record's draws found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every draw follows from the seed, and the seed is the one that was committed to.
    Fair {
        /// How many draws there were.
        draws: u32,
    },
    /// The seed is not the one that was committed to.
    OtherSeed,
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
    #[error("the seed is not revealed before the game is over")]
    NoSeed,
    /// The record cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayFault),
}

/// Derives every draw of a record from its seed again.
///
/// # Errors
/// Why that cannot be done.
pub fn verify(_file: &RecordFile) -> Result<Verdict, VerifyError> {
    todo!()
}

impl RecordFile {
    /// As the text of a file.
    pub fn to_json(&self) -> String {
        todo!()
    }
}

impl Tables {
    /// The record of the channel's table: of the active one, or else of the one opened last.
    ///
    /// # Errors
    /// `NoTable` if there is none or its game has not begun.
    pub fn export(&self, _channel: ChannelId) -> Result<RecordFile, TableError> {
        todo!()
    }
}
