//! Migrations for PostgreSQL. Their numbers are independent of the SQLite migrations.

use deadpool_postgres::{GenericClient, Object};

use crate::store::StoreError;

use super::address::SCHEMA;
use super::error;

/// The migrations, in order. A migration is never edited once it has landed.
const STEPS: &[&str] = &[
    include_str!("../../../migrations/postgres/001_tables.sql"),
    include_str!("../../../migrations/postgres/002_indexes.sql"),
    include_str!("../../../migrations/postgres/003_limits.sql"),
    include_str!("../../../migrations/postgres/004_posting.sql"),
    include_str!("../../../migrations/postgres/005_user_data.sql"),
    include_str!("../../../migrations/postgres/006_servers.sql"),
    include_str!("../../../migrations/postgres/007_confirmations.sql"),
    include_str!("../../../migrations/postgres/008_grace.sql"),
    include_str!("../../../migrations/postgres/009_time_banks.sql"),
    include_str!("../../../migrations/postgres/010_out_of_turn.sql"),
    include_str!("../../../migrations/postgres/011_bots_with_character.sql"),
    include_str!("../../../migrations/postgres/012_review_consents.sql"),
    include_str!("../../../migrations/postgres/013_time_left.sql"),
];

/// The newest schema version.
pub(super) const NEWEST: u32 = STEPS.len() as u32;

/// The advisory lock that lets only one of several starting processes migrate the database.
const LOCK: i64 = 0x4265_7267_0001;

/// Migrates a database to the newest schema version. If a migration fails, nothing is changed.
///
/// # Errors
/// [`StoreError::Newer`] if the database is from a newer version of this program.
pub(super) async fn migrate(client: &mut Object) -> Result<(), StoreError> {
    if version(&*client).await? == NEWEST {
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

/// Returns the number of applied migrations.
pub(super) async fn version(client: &impl GenericClient) -> Result<u32, StoreError> {
    let failed = |error| error::convert(&error);
    // `to_regclass` is not suitable: inside a transaction, it does not notice a table that another process has created.
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
