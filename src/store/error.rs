//! Why the store failed, and what to do about it.

use std::path::PathBuf;

use rusqlite::ErrorCode;
use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};

/// Why the store failed. What was to be written is not written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has the database open.
    #[error("{} is in use by another process: stop the bot that runs there first", .0.display())]
    InUse(PathBuf),
    /// Another program, such as a database browser, keeps the database locked.
    #[error("another program keeps the database locked: close it, and try again")]
    Busy,
    /// The folder of the database is not there.
    #[error("there is no folder {}: make it, or give another path", .0.display())]
    NoFolder(PathBuf),
    /// The log of a database is there, but not the database.
    #[error(
        "{} is not there, but its write-ahead log {}-wal is: put the database back to it, or restore a backup with \
         `bergerie restore FILE`",
        .0.display(), .0.display()
    )]
    Headless(PathBuf),
    /// The database may not be written to.
    #[error("{} cannot be written to: give the user that runs the bot write access to it and to its folder", .0.display())]
    ReadOnly(PathBuf),
    /// The disk is full.
    #[error("the disk is full: make room, then try again")]
    Full,
    /// The disk did not take, or give back, what it should.
    #[error("the disk fails, or is full: {0}")]
    Disk(rusqlite::Error),
    /// The database was made by a newer version of this program.
    #[error(
        "the database has schema {version}, and this program knows no more than {newest}: use the newer program that \
         made it, or restore a backup"
    )]
    Newer {
        /// What it has.
        version: u32,
        /// What this program knows.
        newest: u32,
    },
    /// The file belongs to some other program.
    #[error("the file is a database, but not Bergerie's")]
    Foreign,
    /// The file is none.
    #[error("the file is not a database")]
    NoDatabase,
    /// What is in the file is not what was written there.
    #[error(
        "the database is damaged ({}). Keep the file, and restore a backup with `bergerie restore FILE`. If the file was \
         copied there by hand, a write-ahead log (-wal) of another database may lie beside it",
        few(.0)
    )]
    Damaged(Vec<String>),
    /// The journal that keeps commits safe is not to be had.
    #[error("the database cannot use a write-ahead log (its journal mode is {0}); is it on a network drive?")]
    NoWal(String),
    /// The database could not be brought up to date.
    #[error("the database could not be brought up to date, and is as it was: {0}")]
    Migration(rusqlite_migration::Error),
    /// Something was to be written where there is something already: an entry of a log, an answer to a decision that is
    /// answered.
    #[error("somebody else wrote there first")]
    Conflict,
    /// A column holds something that this program never puts there.
    #[error("the database holds something that nobody can read: {0}")]
    Nonsense(String),
    /// Games were to be moved to where there are some.
    #[error("the database that is to get the games has some already")]
    NotEmpty,
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
    Sqlite(rusqlite::Error),
    /// The database server failed, or refused something.
    #[error("the database server failed: {0}")]
    Server(String),
    /// The database server does not let the bot in.
    #[error("the database server refuses: {0}")]
    Denied(String),
    /// The database server cannot be reached now.
    #[error("the database server cannot be used: {0}")]
    Unreachable(String),
    /// The connection was lost during a commit: what was to be written may be written.
    #[error("the database server has not confirmed a commit: {0}")]
    Unconfirmed(String),
}

/// The first of many faults.
fn few(faults: &[String]) -> String {
    const MOST: usize = 3;
    let more = faults.len().saturating_sub(MOST);
    let told = faults.get(..MOST).unwrap_or(faults).join("; ");
    if more == 0 { told } else { format!("{told}; and {more} more") }
}

/// Whether something was to be written where there is something already.
fn is_taken(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    matches!(code, Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        if is_taken(&error) {
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
    /// Turns an input or output error into one that names the file.
    pub(super) fn io(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> StoreError {
        use std::io::ErrorKind;
        let path = path.into();
        move |error| match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly(path),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full,
            _ => StoreError::Io { path, error },
        }
    }

    /// A failure of SQLite about a file, which is named where that helps.
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
