//! Why the store failed.

use std::path::PathBuf;

/// Why the store failed. What was to be written is not written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has the database open.
    #[error("{} is in use by another process", .0.display())]
    InUse(PathBuf),
    /// The database was made by a newer version of this program.
    #[error("the database is newer than this program: use the newer program, or restore a backup")]
    Newer,
    /// The file belongs to some other program.
    #[error("the file is a database, but not Bergerie's")]
    Foreign,
    /// The journal that keeps commits safe is not to be had.
    #[error("the database cannot use a write-ahead log (its journal mode is {0}); is it on a network drive?")]
    NoWal(String),
    /// The database could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(rusqlite_migration::Error),
    /// An entry was to be written where there is one already, or it answers a decision that is answered already.
    #[error("somebody else wrote there first")]
    Conflict,
    /// A copy was asked for over a file that is there already.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// A file could not be read or written.
    #[error("{}: {error}", .path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// SQLite failed.
    #[error("the database failed: {0}")]
    Sqlite(#[from] rusqlite::Error),
}

impl StoreError {
    /// Turns an input or output error into one that names the file.
    pub(super) fn io(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> StoreError {
        let path = path.into();
        move |error| StoreError::Io { path, error }
    }
}
