//! Migrations for SQLite.

use std::collections::BTreeMap;

use rusqlite::{Connection, ErrorCode};
use rusqlite_migration::{Error, M, Migrations};

use crate::StoreError;

/// The migrations, in order. Once released, a migration is never edited.
const MIGRATIONS: &[M<'static>] = &[M::up(include_str!("../../../migrations/001_tables.sql"))];

/// The SQLite application ID, which the first migration sets.
const APPLICATION_ID: i64 = 0x4272_6765;

pub(super) const NEWEST_VERSION: u32 = MIGRATIONS.len() as u32;

/// Migrates a database to the newest schema version. If a migration fails, nothing is changed.
///
/// # Errors
/// [`StoreError::Foreign`] if the database is another program's, [`StoreError::Migration`] if it is newer.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    check_owner(connection)?;
    apply_migrations(MIGRATIONS, connection)
}

/// Applies those of the migrations that a database lacks.
fn apply_migrations(steps: &[M<'_>], connection: &mut Connection) -> Result<(), StoreError> {
    Migrations::from_slice(steps).to_latest(connection).map_err(|error| match error {
        Error::RusqliteError { err, .. } if err.sqlite_error_code() == Some(ErrorCode::DiskFull) => StoreError::Full,
        other => StoreError::Migration(other),
    })
}

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
pub(super) fn missing_objects(connection: &Connection) -> Result<Vec<String>, StoreError> {
    missing_objects_of(MIGRATIONS, connection)
}

fn missing_objects_of(steps: &[M<'_>], connection: &Connection) -> Result<Vec<String>, StoreError> {
    let version = version(connection)? as usize;
    if version > steps.len() {
        // The schema cannot be checked, because only a newer program knows it.
        return Ok(Vec::new());
    }
    let mut model = Connection::open_in_memory()?;
    Migrations::from_slice(steps).to_version(&mut model, version).map_err(StoreError::Migration)?;
    let found = schema_statements(connection)?;
    let is_there = |(name, made): &(String, String)| found.get(name) == Some(made);
    let missing = schema_statements(&model)?.into_iter().filter(|object| !is_there(object));
    Ok(missing.map(|(name, _)| format!("{name} is missing, or not as it was made")).collect())
}

/// Returns the names of the tables and indexes with the statements that created them.
fn schema_statements(connection: &Connection) -> Result<BTreeMap<String, String>, StoreError> {
    let mut statement = connection.prepare("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")?;
    let objects = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(objects.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::{Sqlite, integrity};

    /// A migration of a later release, which stands for the second one until there is one.
    const LATER: &str = "ALTER TABLE tables ADD COLUMN motto TEXT NOT NULL DEFAULT 'baa' CHECK (motto <> '');
                         UPDATE tables SET motto = name || '!';
                         CREATE INDEX tables_of_a_motto ON tables (motto);";

    /// The rows of a database of schema 1.
    const ROWS: &str =
        "INSERT INTO tables (id, channel, name, host, locale, phase, ruleset, setup, options, seed, opened_at)
                        VALUES (7, 1, 'Razès', 2, 'fr', 'playing', 1, '{}', '{}', zeroblob(32), 3);
                        INSERT INTO seats (table_id, seat, user_id) VALUES (7, 0, 2), (7, 1, 4);
                        INSERT INTO entries (table_id, position, entry, made_at) VALUES (7, 0, '{}', 5);";

    /// Creates the database of a released schema, with rows that the release has written.
    fn released(version: u32) -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        Migrations::from_slice(MIGRATIONS).to_version(&mut connection, version as usize).unwrap();
        connection.execute_batch(ROWS).unwrap();
        connection
    }

    /// The migrations of this program, followed by another one.
    fn followed_by(later: &'static str) -> Vec<M<'static>> {
        MIGRATIONS.iter().cloned().chain([M::up(later)]).collect()
    }

    fn motto(connection: &Connection) -> Result<String, rusqlite::Error> {
        let sql =
            "SELECT motto FROM tables JOIN seats ON id = table_id JOIN entries USING (table_id) WHERE user_id = 4";
        connection.query_row(sql, [], |row| row.get(0))
    }

    #[test]
    fn a_database_of_every_released_schema_is_upgraded() {
        let steps = followed_by(LATER);
        for version_before in 1..=NEWEST_VERSION {
            let mut connection = released(version_before);
            assert_eq!(integrity::problems(&connection).unwrap(), [""; 0]);
            apply_migrations(&steps, &mut connection).unwrap();
            assert_eq!(
                (version(&connection).unwrap(), motto(&connection)),
                (NEWEST_VERSION + 1, Ok("Razès!".to_owned()))
            );
            assert_eq!(missing_objects_of(&steps, &connection).unwrap(), [""; 0]);
            // The release before does not open it.
            let refused = integrity::check(&connection, false).unwrap_err();
            assert!(matches!(refused, StoreError::Newer { newest: NEWEST_VERSION, .. }), "{refused}");
            connection.pragma_update(None, "user_version", NEWEST_VERSION).unwrap();
            assert_eq!(missing_objects(&connection).unwrap(), ["tables is missing, or not as it was made"]);
        }
    }

    #[test]
    fn a_failed_migration_changes_nothing() {
        let mut connection = released(NEWEST_VERSION);
        let failed =
            apply_migrations(&followed_by("DELETE FROM entries; CREATE TABLE seats (seat INTEGER)"), &mut connection);
        assert!(matches!(failed, Err(StoreError::Migration(_))), "{failed:?}");
        assert_eq!(version(&connection).unwrap(), NEWEST_VERSION);
        Sqlite::prepare(connection, None).unwrap();
    }
}
