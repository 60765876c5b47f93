//! Operations on a database that a running bot may have open: copying and checking.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;

use rusqlite::Connection;

use super::{integrity, private_file, schema};
use crate::{ChannelId, StoreError};

/// The result of checking a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkup {
    /// The number of applied migrations.
    pub version: u32,
    /// The number of migrations that this program knows. A database with more is from a newer program.
    pub newest: u32,
    /// The damage that SQLite reports. Empty if the database is undamaged.
    pub problems: Vec<String>,
}

impl Checkup {
    /// Returns an error if this program cannot use the database.
    ///
    /// # Errors
    /// [`StoreError::Newer`] or [`StoreError::Damaged`].
    pub fn require_usable(self) -> Result<(), StoreError> {
        let Checkup { version, newest, problems } = self;
        if version > newest {
            return Err(StoreError::Newer { version, newest });
        }
        if problems.is_empty() { Ok(()) } else { Err(StoreError::Damaged(problems)) }
    }
}

/// Checks an existing database without changing it.
pub fn checkup(database: &Path) -> Result<Checkup, StoreError> {
    checkup_of(&open(database)?)
}

pub(super) fn checkup_of(connection: &Connection) -> Result<Checkup, StoreError> {
    let problems = integrity::problems(connection)?;
    Ok(Checkup { version: schema::version(connection)?, newest: schema::NEWEST_VERSION, problems })
}

/// Copies a snapshot of a database to a new file that only its owner can read. The copy is durable when this returns.
pub fn backup(database: &Path, copy: &Path) -> Result<(), StoreError> {
    if copy.try_exists().map_err(StoreError::io(copy))? {
        return Err(StoreError::Exists(copy.to_path_buf()));
    }
    let connection = open(database)?;
    private_file::find_folder(copy)?;
    // Give the file its name once it is complete, so that a partial copy is never mistaken for a backup.
    let partial = private_file::partial_path(copy);
    let made = copy_to(&connection, &partial).and_then(|()| fs::rename(&partial, copy).map_err(StoreError::io(copy)));
    let made = made.and_then(|()| private_file::sync_folder(copy));
    if made.is_err() {
        // Report the first error, even if the removal fails too.
        let _ = fs::remove_file(&partial);
    }
    made
}

/// Copies a database to a file, replacing the file of an earlier attempt. If copying fails, a partial copy may remain.
pub(super) fn copy_to(connection: &Connection, partial: &Path) -> Result<(), StoreError> {
    match fs::remove_file(partial) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(StoreError::io(partial)(error)),
        _ => {}
    }
    let name = partial.to_str().ok_or_else(|| StoreError::io(partial)(ErrorKind::InvalidFilename.into()))?;
    // Create the file first, because SQLite keeps the mode of an existing empty file.
    private_file::create_private(partial)?;
    connection.execute("VACUUM INTO ?1", [name]).map_err(StoreError::sqlite(partial))?;
    // Sync the copy, because SQLite does not.
    File::open(partial).and_then(|file| file.sync_all()).map_err(StoreError::io(partial))
}

/// Returns the names and channels of all active tables.
pub fn channels_in_use(database: &Path) -> Result<Vec<(String, ChannelId)>, StoreError> {
    let connection = open(database)?;
    let sql = "SELECT name, channel FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id";
    let mut statement = connection.prepare(sql)?;
    let places = statement.query_map([], |row| Ok((row.get(0)?, ChannelId(row.get::<_, i64>(1)?.cast_unsigned()))))?;
    Ok(places.collect::<Result<_, _>>()?)
}

/// Opens an existing database of the bot without taking the lock of the store and without changing the database.
pub(super) fn open(database: &Path) -> Result<Connection, StoreError> {
    open_with(database, integrity::connect)
}

/// Opens a backup, which may be on a medium that cannot be written to. A log beside it can only be read with write access.
pub(super) fn open_backup(backup: &Path) -> Result<Connection, StoreError> {
    let has_log = ["-wal", "-journal"].into_iter().any(|log| private_file::sibling_path(backup, log).exists());
    open_with(backup, if has_log { integrity::connect } else { integrity::connect_read_only })
}

fn open_with(
    database: &Path,
    connect: impl Fn(&Path) -> Result<Connection, StoreError>,
) -> Result<Connection, StoreError> {
    if !database.try_exists().map_err(StoreError::io(database))? {
        return Err(StoreError::NoFile(database.to_path_buf()));
    }
    let connection = connect(database)?;
    schema::check_owner(&connection)?;
    Ok(connection)
}
