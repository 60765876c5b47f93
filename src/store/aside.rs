//! What may be done to a database while a bot has it open: copying it, and looking whether it is sound.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::{PATIENCE, StoreError, schema};

/// What a look at a database found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkup {
    /// How many migrations it has had.
    pub version: u32,
    /// How many this program knows. With fewer, the bot brings it up to date at its next start; with more, it was made by
    /// a newer program.
    pub newest: u32,
    /// What SQLite finds wrong with the file; nothing, if it is sound.
    pub faults: Vec<String>,
}

/// Looks whether a database is sound. It must exist.
///
/// # Errors
/// Why it cannot be read.
pub fn checkup(database: &Path) -> Result<Checkup, StoreError> {
    let connection = open(database)?;
    let mut statement = connection.prepare("PRAGMA quick_check")?;
    let lines = statement.query_map([], |row| row.get(0))?;
    let mut faults = lines.collect::<Result<Vec<String>, _>>()?;
    faults.retain(|line| line != "ok");
    let dangling: i64 = connection.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))?;
    if dangling > 0 {
        faults.push(format!("{dangling} rows refer to rows that are not there"));
    }
    Ok(Checkup { version: schema::version(&connection)?, newest: schema::NEWEST, faults })
}

/// Copies a database to a file that must not exist. The copy is of one moment, and on the disk when this returns.
///
/// # Errors
/// Why there is no copy.
pub fn backup(database: &Path, copy: &Path) -> Result<(), StoreError> {
    if copy.try_exists().map_err(StoreError::io(copy))? {
        return Err(StoreError::Exists(copy.to_path_buf()));
    }
    let connection = open(database)?;
    // Under another name until it is whole, so that nobody takes half a copy for one.
    let mut partial = copy.as_os_str().to_owned();
    partial.push(".partial");
    let partial = Path::new(&partial);
    let made = copy_to(&connection, partial).and_then(|()| fs::rename(partial, copy).map_err(StoreError::io(copy)));
    if made.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(partial);
    }
    made
}

fn copy_to(connection: &Connection, partial: &Path) -> Result<(), StoreError> {
    // A copy that was cut short may have left it.
    match fs::remove_file(partial) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(StoreError::io(partial)(error)),
        _ => {}
    }
    let name = partial.to_str().ok_or_else(|| StoreError::io(partial)(std::io::ErrorKind::InvalidFilename.into()))?;
    connection.execute("VACUUM INTO ?1", [name])?;
    // SQLite leaves that to us.
    File::open(partial).and_then(|file| file.sync_all()).map_err(StoreError::io(partial))
}

/// Opens a database that exists, without the store's lock and without changing it.
fn open(database: &Path) -> Result<Connection, StoreError> {
    if !database.try_exists().map_err(StoreError::io(database))? {
        return Err(StoreError::io(database)(std::io::ErrorKind::NotFound.into()));
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    // Not read-only: a write-ahead log that a crash has left can be read only by one who may write.
    let connection = Connection::open_with_flags(database, flags)?;
    connection.busy_timeout(PATIENCE)?;
    schema::check_owner(&connection)?;
    Ok(connection)
}
