//! Errors of the store. Their messages tell hosts what to do.

use std::path::PathBuf;

use rusqlite::ErrorCode;
use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};

/// An error of the store. Unless the variant says otherwise, nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has the database open.
    #[error("{} is in use by another process: stop the bot that runs there first", .0.display())]
    InUse(PathBuf),
    /// Another program, such as a database browser, keeps the database locked.
    #[error("another program keeps the database locked: close it, and try again")]
    Busy,
    /// The folder of the database or of the backup does not exist.
    #[error("there is no folder {}: create it, or use another path", .0.display())]
    NoFolder(PathBuf),
    /// The database or the backup does not exist.
    #[error("there is no file {}", .0.display())]
    NoFile(PathBuf),
    /// The write-ahead log of a database exists without the database.
    #[error(
        "{} is not there, but its write-ahead log {}-wal is: put the database back beside it, or restore a backup with \
         `bergerie restore FILE`",
        .0.display(), .0.display()
    )]
    Headless(PathBuf),
    /// A restore was interrupted, and there is no database.
    #[error(
        "{} is not there, because a restore was interrupted: run `bergerie restore FILE` again. If there was a database before, \
         it is in the same folder; its name contains .before",
        .0.display()
    )]
    Interrupted(PathBuf),
    /// The database is read-only.
    #[error("{} cannot be written to: give the user that runs the bot write access to it and to its folder", .0.display())]
    ReadOnly(PathBuf),
    /// The disk is full.
    #[error("the disk is full: free some space, and try again")]
    Full,
    /// The disk failed.
    #[error("disk error, or the disk is full: {0}")]
    Disk(rusqlite::Error),
    /// The database is from a newer version of this program.
    #[error(
        "the database has schema {version}, but this version supports schemas up to {newest}: use the newer version that \
         made it, or restore a backup"
    )]
    Newer {
        /// The database's schema version.
        version: u32,
        /// The newest schema version that this program knows.
        newest: u32,
    },
    /// The database was created by another program, or before the first release.
    #[error(
        "the database belongs to another program, or to a version of Bergerie from before its first release: use another \
         database"
    )]
    Foreign,
    /// The file is not a database.
    #[error("the file is not a database")]
    NoDatabase,
    /// The file is damaged.
    #[error(
        "the database is damaged ({}). Keep the file, and restore a backup with `bergerie restore FILE`. If the file was \
         copied there by hand, a write-ahead log (-wal) of another database may be beside it",
        first_few(.0)
    )]
    Damaged(Vec<String>),
    /// Write-ahead logging, which makes commits durable, is not available.
    #[error("the database cannot use a write-ahead log (its journal mode is {0}); is it on a network drive?")]
    NoWal(String),
    /// A migration failed.
    #[error("the migration failed, and the database is unchanged: {0}")]
    Migration(rusqlite_migration::Error),
    /// The row already exists: a log entry at the same position, or an answer to a decision that is already answered.
    #[error("conflict with another transaction")]
    Conflict,
    /// A column contains a value that this program never writes.
    #[error("the database contains invalid data: {0}")]
    InvalidValue(String),
    /// The target of a copy is not an empty database.
    #[error("the target database is not empty")]
    NotEmpty,
    /// The target file of a backup already exists.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {error}", .path.display())]
    Io { path: PathBuf, error: std::io::Error },
    /// SQLite failed.
    #[error("the database failed: {0}")]
    Sqlite(rusqlite::Error),
    /// The database server reported an error.
    #[error("the database server failed: {0}")]
    Server(String),
    /// The database server refuses the connection.
    #[error("the database server refused the connection: {0}")]
    ConnectionRefused(String),
    /// The database server cannot be reached.
    #[error("the database server cannot be used: {0}")]
    Unreachable(String),
    /// The connection was lost during a commit. The changes may have been written.
    #[error("the database server has not confirmed a commit: {0}")]
    Unconfirmed(String),
}

/// Joins the first items of a list of damage and adds the number of the others.
fn first_few(problems: &[String]) -> String {
    const MAX: usize = 3;
    let more = problems.len().saturating_sub(MAX);
    let listed = problems.get(..MAX).unwrap_or(problems).join("; ");
    if more == 0 { listed } else { format!("{listed}; and {more} more") }
}

/// Returns whether SQLite reports that the row already exists.
fn is_unique_violation(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    matches!(code, Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        if is_unique_violation(&error) {
            return StoreError::Conflict;
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::SystemIoFailure) => StoreError::Disk(error),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
            Some(ErrorCode::DatabaseCorrupt) => StoreError::Damaged(vec![error.to_string()]),
            Some(ErrorCode::NotADatabase) => StoreError::NoDatabase,
            _ => StoreError::Sqlite(error),
        }
    }
}

impl StoreError {
    /// Returns a function that converts an I/O error and adds the file.
    pub(super) fn io(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> StoreError {
        use std::io::ErrorKind;
        let path = path.into();
        move |error| match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly(path),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full,
            _ => StoreError::Io { path, error },
        }
    }

    /// Returns a function that converts an error of SQLite and adds the file if that helps the host.
    pub(super) fn sqlite(path: impl Into<PathBuf>) -> impl FnOnce(rusqlite::Error) -> StoreError {
        let path = path.into();
        move |error| match error.sqlite_error_code() {
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                StoreError::ReadOnly(path)
            }
            _ => error.into(),
        }
    }
}
