//! The reasons why a saved game is not read.

use bergerie_rules::{Entry, RecordError, Seat};

use crate::setup::Unknown;

/// The reason why a saved game was not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file is not JSON, or lacks a part of a saved game.
    #[error("it is not a game of JCloisterZone: {0}")]
    Json(#[from] serde_json::Error),
    /// The file is from another version of the program.
    #[error("it is from version {0:.60} of JCloisterZone, and only versions 5 and 6 are supported")]
    Version(String),
    /// The setup has parts that are not supported, all of which are listed.
    #[error("it needs something that this program does not support: {}", listed(.0))]
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
    /// The other program does not have parts of the game, all of which are listed.
    #[error("JCloisterZone does not have these parts of the game: {}", listed(.0))]
    Unknown(Vec<Unknown>),
    /// The other program does not offer an answer, or no random value leads to a draw.
    #[error("turn {turn}, {seat}: JCloisterZone does not offer {}", serde_json::to_string(entry).unwrap_or_default())]
    Answer {
        /// The number of the turn, counted from 1.
        turn: usize,
        /// The active player.
        seat: Seat,
        /// The answer or draw.
        entry: Entry,
    },
    /// The file could not be serialized.
    #[error("cannot write JSON: {0}")]
    Json(#[from] serde_json::Error),
}

fn listed(unknown: &[Unknown]) -> String {
    unknown.iter().map(Unknown::to_string).collect::<Vec<_>>().join("; ")
}

/// The message of a file at which the game cannot go on.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("message {number} ({kind:.60}) cannot be followed. The file has {expected:.200}, but {found:.200}")]
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
