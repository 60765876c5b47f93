//! The reasons why a saved game is not read.

use bergerie_rules::{RecordError, Seat};

use crate::setup::Unknown;

/// The reason why a saved game was not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file is not JSON, or lacks a part of a saved game.
    #[error("it is not a game of JCloisterZone: {0}")]
    Json(#[from] serde_json::Error),
    /// The file is from another version of the program.
    #[error("it is from version {0} of JCloisterZone, and only versions 5 and 6 are supported")]
    Version(String),
    /// The setup has parts that are not supported, all of which are listed.
    #[error("it needs something that this program does not support: {}", .0.iter().map(Unknown::to_string).collect::<Vec<_>>().join("; "))]
    Unknown(Vec<Unknown>),
    /// A message does not fit the game.
    #[error(transparent)]
    Divergence(#[from] Box<Divergence>),
}

/// The reason why a game was not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The other program lacks parts of the game, all of which are listed.
    #[error("JCloisterZone does not have these parts of the game: {}", .0.join("; "))]
    Unknown(Vec<String>),
    /// The other program has no message for an answer or a draw.
    #[error("turn of player {}: JCloisterZone has no message for {answer}", .seat.index())]
    Answer {
        /// The active player.
        seat: Seat,
        /// The answer or draw, in the format of records.
        answer: String,
    },
    /// The file could not be serialized.
    #[error("cannot write JSON: {0}")]
    Json(#[from] serde_json::Error),
}

/// The message of a file at which the game cannot go on.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("message {number} ({kind}) cannot be followed. The file has {expected}, but {found}")]
pub struct Divergence {
    /// The number of the message in the file, counted from 1.
    pub number: usize,
    /// The type of the message.
    pub kind: String,
    /// The content of the message.
    pub expected: String,
    /// The state of our game, or the reason why the message is not legal in it.
    pub found: String,
}
