//! What may be done to a database while a bot has it open: copying it, and looking whether it is sound.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;

use rusqlite::Connection;

use crate::store::{ChannelId, StoreError};

use super::{private, schema, sound};

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

impl Checkup {
    /// Whether this program could use the database.
    ///
    /// # Errors
    /// That it is newer than this program, or damaged.
    pub fn usable(self) -> Result<(), StoreError> {
        let Checkup { version, newest, faults } = self;
        if version > newest {
            return Err(StoreError::Newer { version, newest });
        }
        if faults.is_empty() { Ok(()) } else { Err(StoreError::Damaged(faults)) }
    }
}

/// Looks whether a database is sound. It must exist.
///
/// # Errors
/// Why it cannot be read.
pub fn checkup(database: &Path) -> Result<Checkup, StoreError> {
    let connection = open(database)?;
    let faults = sound::faults(&connection)?;
    Ok(Checkup { version: schema::version(&connection)?, newest: schema::NEWEST, faults })
}

/// Copies a database to a file that must not exist. The copy is of one moment, and on the disk when this returns. Only its
/// owner may read it.
///
/// # Errors
/// Why there is no copy.
pub fn backup(database: &Path, copy: &Path) -> Result<(), StoreError> {
    if copy.try_exists().map_err(StoreError::io(copy))? {
        return Err(StoreError::Exists(copy.to_path_buf()));
    }
    let connection = open(database)?;
    // Under another name until it is whole, so that nobody takes half a copy for one.
    let partial = private::beside(copy, ".partial");
    let made = copy_to(&connection, &partial).and_then(|()| fs::rename(&partial, copy).map_err(StoreError::io(copy)));
    if made.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&partial);
    }
    made
}

/// Writes a copy to a file of that name, whatever an earlier try has left there.
///
/// # Errors
/// Why there is no copy. Part of it may be there.
pub(super) fn copy_to(connection: &Connection, partial: &Path) -> Result<(), StoreError> {
    match fs::remove_file(partial) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(StoreError::io(partial)(error)),
        _ => {}
    }
    let name = partial.to_str().ok_or_else(|| StoreError::io(partial)(ErrorKind::InvalidFilename.into()))?;
    // SQLite writes into an empty file that is there, and leaves its mode alone.
    private::make(partial)?;
    connection.execute("VACUUM INTO ?1", [name]).map_err(StoreError::sqlite(partial))?;
    // SQLite leaves that to us.
    File::open(partial).and_then(|file| file.sync_all()).map_err(StoreError::io(partial))
}

/// The names of the tables that are in the lobby or being played, and their channels.
///
/// # Errors
/// Why they cannot be read.
pub fn active_places(database: &Path) -> Result<Vec<(String, ChannelId)>, StoreError> {
    let connection = open(database)?;
    let sql = "SELECT name, channel FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id";
    let mut statement = connection.prepare(sql)?;
    let places = statement.query_map([], |row| Ok((row.get(0)?, ChannelId(row.get::<_, i64>(1)?.cast_unsigned()))))?;
    Ok(places.collect::<Result<_, _>>()?)
}

/// Opens a database of ours that exists, without the store's lock and without changing it.
pub(super) fn open(database: &Path) -> Result<Connection, StoreError> {
    if !database.try_exists().map_err(StoreError::io(database))? {
        return Err(StoreError::io(database)(ErrorKind::NotFound.into()));
    }
    let connection = sound::connect(database)?;
    schema::check_owner(&connection)?;
    Ok(connection)
}
