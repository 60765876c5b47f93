//! `bergerie backup FILE`: a copy of the database, also while the bot runs.

use std::io::{self, Write};
use std::path::PathBuf;

use crate::store::{self, Checkup, StoreError};

/// What to copy, and where to.
#[derive(Clone, Debug)]
pub struct Backup {
    /// The database.
    pub database: PathBuf,
    /// The copy, which must not exist.
    pub file: PathBuf,
}

/// Why there is no copy that one could trust.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The copy was made, but it is not sound, so the database is not either.
    #[error("the copy was made, but the database is damaged: {}", .0.join("; "))]
    Damaged(Vec<String>),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Copies the database, looks whether the copy is sound, and says so.
///
/// # Errors
/// Why there is no copy that one could trust.
pub fn run(args: &Backup, out: &mut dyn Write) -> Result<(), BackupError> {
    store::backup(&args.database, &args.file)?;
    let Checkup { faults, .. } = store::checkup(&args.file)?;
    if !faults.is_empty() {
        return Err(BackupError::Damaged(faults));
    }
    writeln!(out, "{}: a sound copy of {}", args.file.display(), args.database.display())?;
    Ok(())
}
