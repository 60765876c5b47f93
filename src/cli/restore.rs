//! `bergerie restore FILE`: replaces the database with a backup.

use std::io::{self, Write};
use std::path::PathBuf;

use crate::store::{self, RestoreReport, StoreError};

/// The arguments of `restore`.
#[derive(Clone, Debug)]
pub struct Restore {
    /// The path of the database. The current database is kept under another name.
    pub database: PathBuf,
    /// The file with the backup, which is not changed.
    pub file: PathBuf,
}

/// The reason why a restore failed. The database is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The store failed.
    #[error("{} was not restored, and nothing has changed: {error}", .file.display())]
    Store {
        /// The backup that could not be restored.
        file: PathBuf,
        /// The reason why the backup was not restored.
        error: StoreError,
    },
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Replaces the database with the backup and prints the result and the next steps.
pub fn run(args: &Restore, out: &mut dyn Write) -> Result<(), RestoreError> {
    let restored = store::restore(&args.database, &args.file);
    let restored = restored.map_err(|error| RestoreError::Store { file: args.file.clone(), error })?;
    let RestoreReport { tables, kept } = restored;
    let (file, database) = (args.file.display(), args.database.display());
    writeln!(
        out,
        "{file} is now the database {database}. When the bot starts, it posts the state of every active table: {tables} in all."
    )?;
    if let Some(kept) = kept {
        writeln!(
            out,
            "The previous database is now {}. It contains seeds too: keep it private, or delete it.",
            kept.display()
        )?;
    }
    Ok(())
}
