//! `bergerie restore FILE`: puts a backup in the place of the database.

use std::io::{self, Write};
use std::path::PathBuf;

use crate::store::{self, Restored, StoreError};

/// What to restore, and where.
#[derive(Clone, Debug)]
pub struct Restore {
    /// The database. What is there now is kept under another name.
    pub database: PathBuf,
    /// The backup, which stays as it is.
    pub file: PathBuf,
}

/// Why nothing was restored.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The store failed.
    #[error("{} was not restored, and nothing has changed: {error}", .file.display())]
    Store {
        /// The backup.
        file: PathBuf,
        /// Why.
        error: StoreError,
    },
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Puts the backup in the place of the database, and says what to expect.
///
/// # Errors
/// Why nothing was restored.
pub fn run(args: &Restore, out: &mut dyn Write) -> Result<(), RestoreError> {
    let restored = store::restore(&args.database, &args.file);
    let restored = restored.map_err(|error| RestoreError::Store { file: args.file.clone(), error })?;
    let Restored { tables, kept } = restored;
    let (file, database) = (args.file.display(), args.database.display());
    writeln!(
        out,
        "{file} is now the database {database}. When the bot starts, it posts in each channel how its table stands: {tables} in all."
    )?;
    if let Some(kept) = kept {
        writeln!(
            out,
            "The database that was there before is {}. It holds seeds too: keep it to yourself, or delete it.",
            kept.display()
        )?;
    }
    Ok(())
}
