//! `bergerie backup FILE`: copies the database, even while the bot runs.

use std::io::{self, Write};
use std::path::PathBuf;

use crate::store::{self, Checkup, StoreError};

/// The arguments of `backup`.
#[derive(Clone, Debug)]
pub struct Backup {
    /// The database to copy, which a running bot may have open.
    pub database: PathBuf,
    /// The file for the copy, which must not exist.
    pub file: PathBuf,
}

/// The reason why a backup failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The copy is damaged, and so is the database.
    #[error("the database was copied, but it is damaged: {}", .0.join("; "))]
    Damaged(Vec<String>),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Copies the database, verifies the copy, and prints the result.
pub fn run(args: &Backup, out: &mut dyn Write) -> Result<(), BackupError> {
    store::backup(&args.database, &args.file)?;
    let Checkup { problems, .. } = store::checkup(&args.file)?;
    if !problems.is_empty() {
        return Err(BackupError::Damaged(problems));
    }
    writeln!(out, "{}: a sound copy of {}", args.file.display(), args.database.display())?;
    Ok(())
}
