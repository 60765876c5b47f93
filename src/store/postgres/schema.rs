//! Migrations for PostgreSQL.

use deadpool_postgres::{GenericClient, Object};

use super::address::SCHEMA;
use super::error;
use crate::StoreError;

/// The migrations, in order. Once released, a migration is never edited.
const MIGRATIONS: &[&str] = &[include_str!("../../../migrations/postgres/001_tables.sql")];

pub(super) const NEWEST_VERSION: u32 = MIGRATIONS.len() as u32;

/// The advisory lock that lets only one of several starting processes migrate the database.
const MIGRATION_LOCK: i64 = 0x4265_7267_0001;

/// Migrates a database to the newest schema version. If a migration fails, nothing is changed.
///
/// # Errors
/// [`StoreError::Foreign`] if the database is another program's, [`StoreError::Newer`] if it is newer.
pub(super) async fn migrate(client: &mut Object) -> Result<(), StoreError> {
    if version(&*client).await? == NEWEST_VERSION {
        return Ok(());
    }
    bring_up_to_date(client).await
}

async fn bring_up_to_date(client: &mut Object) -> Result<(), StoreError> {
    let failed = |error| error::convert(&error);
    let transaction = client.transaction().await.map_err(failed)?;
    // Disable the time limits, because a migration may take long and other processes wait for it.
    let unlimited = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0";
    transaction.batch_execute(unlimited).await.map_err(failed)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await.map_err(failed)?;
    let version = version(&transaction).await?;
    if version > NEWEST_VERSION {
        return Err(StoreError::Newer { version, newest: NEWEST_VERSION });
    }
    if version == 0 {
        let made = format!(
            "CREATE SCHEMA IF NOT EXISTS {SCHEMA}; CREATE TABLE {SCHEMA}.schema_migrations (version BIGINT NOT NULL)"
        );
        transaction.batch_execute(&made).await.map_err(failed)?;
    }
    for (number, step) in (1_i64..).zip(MIGRATIONS).skip(version as usize) {
        transaction.batch_execute(step).await.map_err(failed)?;
        let note = format!("INSERT INTO {SCHEMA}.schema_migrations (version) VALUES ($1)");
        transaction.execute(&note, &[&number]).await.map_err(failed)?;
    }
    transaction.commit().await.map_err(failed)
}

/// Returns the number of applied migrations.
///
/// # Errors
/// [`StoreError::Foreign`] if another program has created the schema.
pub(super) async fn version(client: &impl GenericClient) -> Result<u32, StoreError> {
    let failed = |error| error::convert(&error);
    // `to_regclass` is not suitable: inside a transaction, it does not notice a table that another process has created.
    let tables = format!(
        "SELECT count(*), count(*) FILTER (WHERE tablename = 'schema_migrations') FROM pg_tables WHERE schemaname = '{SCHEMA}'"
    );
    let tables = client.query_one(&tables, &[]).await.map_err(failed)?;
    match (tables.get::<_, i64>(0), tables.get::<_, i64>(1)) {
        (0, _) => return Ok(0),
        (_, 0) => return Err(StoreError::Foreign),
        _ => {}
    }
    let sql = format!("SELECT coalesce(max(version), 0) FROM {SCHEMA}.schema_migrations");
    let version: i64 = client.query_one(&sql, &[]).await.map_err(failed)?.get(0);
    u32::try_from(version).map_err(|_| StoreError::InvalidValue(version.to_string()))
}
