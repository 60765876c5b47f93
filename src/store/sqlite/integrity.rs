//! Checks before a database is used. The database must be the bot's own, undamaged, and not newer than this program.
//!
//! The checks change nothing. They run before all operations that do: switching the journal mode, migrations, and
//! checkpoints of the write-ahead log. A checkpoint would destroy a database to which the log does not belong.

use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, OpenFlags};

use super::{TIME_LIMIT, schema};
use crate::StoreError;

/// Opens an existing database file to check it. Closing it leaves the write-ahead log as it is, unless [`set_log_kept`] changes that.
pub(super) fn connect(path: &Path) -> Result<Connection, StoreError> {
    // Open it for writing, because reading a write-ahead log after a crash needs write access.
    let connection = open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    if connection.is_readonly(MAIN_DB)? {
        return Err(StoreError::ReadOnly(path.to_path_buf()));
    }
    Ok(connection)
}

/// Opens an existing database file that may be on a medium which cannot be written to.
pub(super) fn connect_read_only(path: &Path) -> Result<Connection, StoreError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn open(path: &Path, access: OpenFlags) -> Result<Connection, StoreError> {
    // Omit the flag for URIs, so that any path is taken literally.
    let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(StoreError::sqlite(path))?;
    connection.busy_timeout(TIME_LIMIT)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    set_log_kept(&connection, true)?;
    Ok(connection)
}

/// Sets whether closing the connection leaves the write-ahead log as it is, rather than checkpointing it.
pub(super) fn set_log_kept(connection: &Connection, keep: bool) -> Result<(), StoreError> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep)?;
    Ok(())
}

/// Checks that this program can use the database. If `is_unchanged`, skips the parts that an earlier check has read.
///
/// # Errors
/// [`StoreError::Foreign`], [`StoreError::Newer`] or [`StoreError::Damaged`].
pub(super) fn check(connection: &Connection, is_unchanged: bool) -> Result<(), StoreError> {
    schema::check_owner(connection)?;
    let (version, newest) = (schema::version(connection)?, schema::NEWEST_VERSION);
    if version > newest {
        return Err(StoreError::Newer { version, newest });
    }
    let problems = if is_unchanged { schema::missing_objects(connection)? } else { problems(connection)? };
    if problems.is_empty() { Ok(()) } else { Err(StoreError::Damaged(problems)) }
}

/// Returns the damage of a database, or an empty list if it is undamaged.
pub(super) fn problems(connection: &Connection) -> Result<Vec<String>, StoreError> {
    match reported_problems(connection) {
        // SQLite reports some kinds of damage as an error.
        Err(StoreError::Damaged(problems)) => Ok(problems),
        looked => looked,
    }
}

fn reported_problems(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let lines = statement.query_map([], |row| row.get(0))?;
    let mut problems = lines.collect::<Result<Vec<String>, _>>()?;
    problems.retain(|line| line != "ok");
    let dangling: i64 = connection.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))?;
    if dangling > 0 {
        problems.push(format!("{dangling} rows refer to rows that are not there"));
    }
    problems.extend(schema::missing_objects(connection)?);
    Ok(problems)
}
