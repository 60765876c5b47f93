//! Games in files of all formats: records, the written notation, and saved games of JCloisterZone.

pub use bergerie_jcz::setup::Unknown as JczUnknown;
pub use bergerie_jcz::{ReadError as JczReadError, WriteError as JczWriteError};
use bergerie_rules::{Record, RecordError};

use super::record_file::RecordFile;

/// The maximum size of a file in bytes. It is far above the size of the longest game's record.
pub const MAX_GAME_FILE_LENGTH: usize = 4 << 20;

/// The reason why a text is not a game.
#[derive(Debug, thiserror::Error)]
pub enum GameFileError {
    /// The text is in no other format, and no record.
    #[error("it is not a record: {0}")]
    Record(#[from] serde_json::Error),
    /// The text is a game of JCloisterZone that cannot be followed.
    #[error(transparent)]
    Jcz(#[from] bergerie_jcz::ReadError),
    /// The text is in the written notation, and has an error.
    #[error(transparent)]
    Notation(#[from] bergerie_notation::ReadError),
}

/// Reads a game in any format, which is recognized by the content. A record is not replayed.
///
/// # Errors
/// Returns the first problem in the format that the text seems to have.
pub fn read_game(text: &str) -> Result<Record, GameFileError> {
    // Only saved games have this field, and damaged ones are recognized by it, too.
    if text.contains("\"appVersion\"") {
        return Ok(bergerie_jcz::read(text)?);
    }
    if bergerie_notation::is_notation(text) {
        return Ok(bergerie_notation::read(text)?);
    }
    Ok(serde_json::from_str(text)?)
}

/// A format in which games are exported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameFormat {
    /// The record with information about the table.
    #[default]
    Record,
    /// The written notation.
    Notation,
    /// A saved game of JCloisterZone.
    Jcz,
}

impl GameFormat {
    /// Returns the key of the format in commands.
    pub const fn key(self) -> &'static str {
        match self {
            GameFormat::Record => "record",
            GameFormat::Notation => "notation",
            GameFormat::Jcz => "jcz",
        }
    }

    /// Returns the name of a file in this format.
    pub const fn file_name(self) -> &'static str {
        match self {
            GameFormat::Record => "record.json",
            GameFormat::Notation => "game.txt",
            GameFormat::Jcz => "game.jcz",
        }
    }
}

/// The reason why a game cannot be written in a format.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The record could not be serialized.
    #[error("cannot write JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// The record cannot be replayed.
    #[error(transparent)]
    Replay(#[from] RecordError),
    /// JCloisterZone does not have a part of the game.
    #[error(transparent)]
    Jcz(#[from] bergerie_jcz::WriteError),
}

impl RecordFile {
    /// Returns the text of a file in this format.
    ///
    /// # Errors
    /// Fails if the record cannot be replayed, or the format cannot express the game.
    pub fn export(&self, format: GameFormat) -> Result<String, ExportError> {
        Ok(match format {
            GameFormat::Record => self.to_json()?,
            GameFormat::Notation => bergerie_notation::write(&self.record)?,
            GameFormat::Jcz => bergerie_jcz::write(&self.record)?,
        })
    }
}
