//! Migrations: how a database of any age becomes one of today.

use std::collections::BTreeMap;

use rusqlite::{Connection, ErrorCode};
use rusqlite_migration::{Error, M, Migrations};

use crate::store::StoreError;

/// The migrations in the order in which they are applied. One that has landed is never edited.
const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

const STEPS: &[M<'static>] = &[
    M::up(include_str!("../../../migrations/001_tables.sql")),
    M::up(include_str!("../../../migrations/002_sealed_bids.sql")),
    M::up(include_str!("../../../migrations/003_aids.sql")),
    M::up(include_str!("../../../migrations/004_faults_of_discord.sql")),
    M::up(include_str!("../../../migrations/005_restored.sql")),
    M::up(include_str!("../../../migrations/006_manners.sql")),
    M::up(include_str!("../../../migrations/007_bots.sql")),
    M::up(include_str!("../../../migrations/008_bot_for_somebody_late.sql")),
    M::up(include_str!("../../../migrations/009_season.sql")),
    M::up(include_str!("../../../migrations/010_indexes.sql")),
    M::up(include_str!("../../../migrations/011_limits.sql")),
    M::up(include_str!("../../../migrations/012_posting.sql")),
];

/// What the first migration marks the file with.
const APPLICATION_ID: i64 = 0x4265_7267;

/// The version of a database that is up to date.
pub(super) const NEWEST: u32 = STEPS.len() as u32;

/// Brings a database up to date.
///
/// # Errors
/// That it is not ours, is newer than this program, or could not be changed; then it is as it was.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    check_owner(connection)?;
    MIGRATIONS.to_latest(connection).map_err(|error| match error {
        Error::RusqliteError { err, .. } if err.sqlite_error_code() == Some(ErrorCode::DiskFull) => StoreError::Full,
        other => StoreError::Migration(other),
    })
}

/// The number of migrations that a database has had.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// Refuses a database that some other program made.
pub(super) fn check_owner(connection: &Connection) -> Result<(), StoreError> {
    let owner: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let objects: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if owner == APPLICATION_ID || (owner == 0 && objects == 0) { Ok(()) } else { Err(StoreError::Foreign) }
}

/// The tables and indexes that a database of its version has and this one lacks, or has otherwise.
///
/// # Errors
/// That SQLite failed.
pub(super) fn missing(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let version = version(connection)? as usize;
    if version > STEPS.len() {
        // What belongs there only the newer program knows.
        return Ok(Vec::new());
    }
    let mut model = Connection::open_in_memory()?;
    MIGRATIONS.to_version(&mut model, version).map_err(StoreError::Migration)?;
    let found = objects(connection)?;
    let is_there = |(name, made): &(String, String)| found.get(name) == Some(made);
    let missing = objects(&model)?.into_iter().filter(|object| !is_there(object));
    Ok(missing.map(|(name, _)| format!("{name} is missing, or not as it was made")).collect())
}

/// The statements that made the tables and indexes of a database, by their names.
fn objects(connection: &Connection) -> Result<BTreeMap<String, String>, StoreError> {
    let mut statement = connection.prepare("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")?;
    let objects = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(objects.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn migrations_are_valid() {
        assert_eq!(MIGRATIONS.validate(), Ok(()));
    }
}
