//! Whether a database is one that this program may use: ours, not from the future, and undamaged.
//!
//! A look changes nothing. It comes before everything that would: a change of the journal's mode, a migration, or the
//! transfer of a write-ahead log into the file, which would ruin a file that the log does not belong to.

use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, OpenFlags};

use crate::store::StoreError;

use super::{PATIENCE, schema};

/// Opens a database file that exists, to look at it. Until it is told otherwise the connection leaves a write-ahead log
/// where it is.
///
/// # Errors
/// Why it cannot be opened.
pub(super) fn connect(path: &Path) -> Result<Connection, StoreError> {
    // Not read-only: a write-ahead log that a crash has left can be read only by one who may write. And a path is a path:
    // without the flag for URIs, no name of a file means anything else.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(StoreError::sqlite(path))?;
    if connection.is_readonly(MAIN_DB)? {
        return Err(StoreError::ReadOnly(path.to_path_buf()));
    }
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    keep_log(&connection, true)?;
    Ok(connection)
}

/// Whether a write-ahead log stays as it is when the connection is closed.
///
/// # Errors
/// That SQLite failed.
pub(super) fn keep_log(connection: &Connection, keep: bool) -> Result<(), StoreError> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep)?;
    Ok(())
}

/// Refuses a database that must not be used.
///
/// # Errors
/// That it is some other program's, newer than this one, or damaged.
pub(super) fn check(connection: &Connection) -> Result<(), StoreError> {
    schema::check_owner(connection)?;
    let (version, newest) = (schema::version(connection)?, schema::NEWEST);
    if version > newest {
        return Err(StoreError::Newer { version, newest });
    }
    let faults = faults(connection)?;
    if faults.is_empty() { Ok(()) } else { Err(StoreError::Damaged(faults)) }
}

/// What is wrong with a database of ours; nothing, if it is sound.
///
/// # Errors
/// Why that cannot be told.
pub(super) fn faults(connection: &Connection) -> Result<Vec<String>, StoreError> {
    match look(connection) {
        // Some damage is told as an error rather than found.
        Err(StoreError::Damaged(faults)) => Ok(faults),
        looked => looked,
    }
}

fn look(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let lines = statement.query_map([], |row| row.get(0))?;
    let mut faults = lines.collect::<Result<Vec<String>, _>>()?;
    faults.retain(|line| line != "ok");
    let dangling: i64 = connection.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))?;
    if dangling > 0 {
        faults.push(format!("{dangling} rows refer to rows that are not there"));
    }
    faults.extend(schema::missing(connection)?);
    Ok(faults)
}
