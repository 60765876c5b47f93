//! Reading of files whose content is not trusted.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::rules::Record;
use crate::table::{self, GameFileError};

/// The maximum size of a file in bytes.
const MAX_FILE_LENGTH: u64 = table::MAX_GAME_FILE_LENGTH as u64;

/// The reason why a file was not read.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// The file cannot be read.
    #[error("{}: {error}", .file.display())]
    Read {
        /// The file that could not be read.
        file: PathBuf,
        /// The cause, such as missing permissions.
        error: io::Error,
    },
    /// The file is too long for a record.
    #[error("{} is not a record: it is longer than {} MiB", .0.display(), MAX_FILE_LENGTH >> 20)]
    TooLong(PathBuf),
    /// The file is not text.
    #[error("{} is not a record: it is not text", .0.display())]
    NotText(PathBuf),
    /// The file is not a game.
    #[error("{}: {error}", .file.display())]
    Game {
        /// The file that is not a game.
        file: PathBuf,
        /// The first error, such as a tile set that is not supported.
        error: GameFileError,
    },
}

/// Reads a game in any format.
pub(super) fn record(path: &Path) -> Result<Record, InputError> {
    let text = text(path)?;
    table::read_game(&text).map_err(|error| InputError::Game { file: path.to_path_buf(), error })
}

/// Reads a file as text, up to the maximum size.
pub(super) fn text(path: &Path) -> Result<String, InputError> {
    let failed = |error| InputError::Read { file: path.to_path_buf(), error };
    let mut bytes = Vec::new();
    // Do not rely on the reported length, because a special file may be endless.
    let read = File::open(path).map_err(failed)?.take(MAX_FILE_LENGTH + 1).read_to_end(&mut bytes).map_err(failed)?;
    if read as u64 > MAX_FILE_LENGTH {
        return Err(InputError::TooLong(path.to_path_buf()));
    }
    String::from_utf8(bytes).map_err(|_| InputError::NotText(path.to_path_buf()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_another_file_says_that_it_is_not_a_record() {
        let folder = tempfile::tempdir().unwrap();
        for (name, bytes) in [("picture", &b"\x89PNG\xff"[..]), ("text", b"scores")] {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes).unwrap();
            let error = record(&path).unwrap_err().to_string();
            assert!(error.contains("is not a record"), "{error}");
        }
    }
}
