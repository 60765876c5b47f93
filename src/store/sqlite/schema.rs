//! Migrations for SQLite.

use std::collections::BTreeMap;

use rusqlite::{Connection, ErrorCode};
use rusqlite_migration::{Error, M, Migrations};

use crate::store::StoreError;

/// The migrations, in order. A migration is never edited once it has landed.
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
    M::up(include_str!("../../../migrations/013_user_data.sql")),
    M::up(include_str!("../../../migrations/014_servers.sql")),
    M::up(include_str!("../../../migrations/015_confirmations.sql")),
    M::up(include_str!("../../../migrations/016_grace.sql")),
    M::up(include_str!("../../../migrations/017_time_banks.sql")),
    M::up(include_str!("../../../migrations/018_out_of_turn.sql")),
    M::up(include_str!("../../../migrations/019_bots_with_character.sql")),
    M::up(include_str!("../../../migrations/020_review_consents.sql")),
    M::up(include_str!("../../../migrations/021_time_left.sql")),
];

/// The SQLite application ID, which the first migration sets.
const APPLICATION_ID: i64 = 0x4265_7267;

/// The newest schema version.
pub(super) const NEWEST: u32 = STEPS.len() as u32;

/// Migrates a database to the newest schema version. If a migration fails, nothing is changed.
///
/// # Errors
/// [`StoreError::Foreign`] if the database is another program's, [`StoreError::Migration`] if it is newer.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    check_owner(connection)?;
    MIGRATIONS.to_latest(connection).map_err(|error| match error {
        Error::RusqliteError { err, .. } if err.sqlite_error_code() == Some(ErrorCode::DiskFull) => StoreError::Full,
        other => StoreError::Migration(other),
    })
}

/// Returns the number of applied migrations.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// Fails if another program has created the database.
pub(super) fn check_owner(connection: &Connection) -> Result<(), StoreError> {
    let owner: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let objects: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if owner == APPLICATION_ID || (owner == 0 && objects == 0) { Ok(()) } else { Err(StoreError::Foreign) }
}

/// Returns the tables and indexes that are missing, or that differ from those of the database's schema version.
pub(super) fn missing(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let version = version(connection)? as usize;
    if version > STEPS.len() {
        // The schema cannot be checked, because only a newer program knows it.
        return Ok(Vec::new());
    }
    let mut model = Connection::open_in_memory()?;
    MIGRATIONS.to_version(&mut model, version).map_err(StoreError::Migration)?;
    let found = objects(connection)?;
    let is_there = |(name, made): &(String, String)| found.get(name) == Some(made);
    let missing = objects(&model)?.into_iter().filter(|object| !is_there(object));
    Ok(missing.map(|(name, _)| format!("{name} is missing, or not as it was made")).collect())
}

/// Returns the names of the tables and indexes with the statements that created them.
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
