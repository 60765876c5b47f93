//! Migrations: how a database of any age becomes one of today.

use rusqlite::Connection;
use rusqlite_migration::{Error, M, MigrationDefinitionError, Migrations};

use super::StoreError;

/// The migrations in the order in which they are applied. One that has landed is never edited.
const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

const STEPS: &[M<'static>] = &[
    M::up(include_str!("../../migrations/001_tables.sql")),
    M::up(include_str!("../../migrations/002_sealed_bids.sql")),
    M::up(include_str!("../../migrations/003_aids.sql")),
    M::up(include_str!("../../migrations/004_faults_of_discord.sql")),
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
        Error::MigrationDefinition(MigrationDefinitionError::DatabaseTooFarAhead) => StoreError::Newer,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn migrations_are_valid() {
        assert_eq!(MIGRATIONS.validate(), Ok(()));
    }
}
