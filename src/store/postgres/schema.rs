//! Migrations of a server's database. They are numbered on their own: each engine has its own history.

use deadpool_postgres::{GenericClient, Object};

use crate::store::StoreError;

use super::address::SCHEMA;
use super::fault;

/// The migrations in the order in which they are applied. One that has landed is never edited.
const STEPS: &[&str] = &[
    include_str!("../../../migrations/postgres/001_tables.sql"),
    include_str!("../../../migrations/postgres/002_indexes.sql"),
    include_str!("../../../migrations/postgres/003_limits.sql"),
    include_str!("../../../migrations/postgres/004_posting.sql"),
];

/// The version of a database that is up to date.
pub(super) const NEWEST: u32 = STEPS.len() as u32;

/// Held by whoever migrates, so that of several processes that start at once one does.
const LOCK: i64 = 0x4265_7267_0001;

/// Brings a database up to date.
///
/// # Errors
/// That it is newer than this program, or could not be changed; then it is as it was.
pub(super) async fn migrate(client: &mut Object) -> Result<(), StoreError> {
    if version(&*client).await? == NEWEST {
        return Ok(());
    }
    bring_up_to_date(client).await
}

async fn bring_up_to_date(client: &mut Object) -> Result<(), StoreError> {
    let failed = |error| fault::of(&error);
    let transaction = client.transaction().await.map_err(failed)?;
    // As long as the migration of a large database takes, here and wherever it is waited for.
    let unlimited = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0";
    transaction.batch_execute(unlimited).await.map_err(failed)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let version = version(&transaction).await?;
    if version > NEWEST {
        return Err(StoreError::Newer { version, newest: NEWEST });
    }
    if version == 0 {
        let made =
            format!("CREATE SCHEMA IF NOT EXISTS {SCHEMA}; CREATE TABLE {SCHEMA}.migrations (version BIGINT NOT NULL)");
        transaction.batch_execute(&made).await.map_err(failed)?;
    }
    for (number, step) in (1_i64..).zip(STEPS).skip(version as usize) {
        transaction.batch_execute(step).await.map_err(failed)?;
        let note = format!("INSERT INTO {SCHEMA}.migrations (version) VALUES ($1)");
        transaction.execute(&note, &[&number]).await.map_err(failed)?;
    }
    transaction.commit().await.map_err(failed)
}

/// The number of migrations that a database has had.
///
/// # Errors
/// That it cannot be read.
pub(super) async fn version(client: &impl GenericClient) -> Result<u32, StoreError> {
    let failed = |error| fault::of(&error);
    // Not `to_regclass`: within a transaction it remembers what was not there before another process made it.
    let there =
        format!("SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = '{SCHEMA}' AND tablename = 'migrations')");
    let is_there: bool = client.query_one(&there, &[]).await.map_err(failed)?.get(0);
    if !is_there {
        return Ok(0);
    }
    let sql = format!("SELECT coalesce(max(version), 0) FROM {SCHEMA}.migrations");
    let version: i64 = client.query_one(&sql, &[]).await.map_err(failed)?.get(0);
    u32::try_from(version).map_err(|_| StoreError::Nonsense(version.to_string()))
}
