//! Files that somebody hands over: they may hold anything.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The most that is read of a file, in bytes: many times what a record of the longest game has.
const MOST: u64 = 4 << 20;

/// Why a file is not read.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// It cannot be read.
    #[error("{}: {error}", .file.display())]
    Read {
        /// Which.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// It is too long for a record.
    #[error("{} is not a record: it is longer than {} MiB", .0.display(), MOST >> 20)]
    TooLong(PathBuf),
}

/// The text of a file, unless that is longer than any record.
///
/// # Errors
/// Why it is not read.
pub(super) fn text(path: &Path) -> Result<String, InputError> {
    let failed = |error| InputError::Read { file: path.to_path_buf(), error };
    let mut text = String::new();
    // Not by what the system says of its length: what is no ordinary file may go on for ever.
    let read = File::open(path).map_err(failed)?.take(MOST + 1).read_to_string(&mut text).map_err(failed)?;
    if read as u64 > MOST { Err(InputError::TooLong(path.to_path_buf())) } else { Ok(text) }
}
