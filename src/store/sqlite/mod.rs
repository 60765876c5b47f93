//! SQLite, a file for one process, and operations that only a file needs.

mod integrity;
mod live_copy;
mod lock;
mod private_file;
mod restore;
mod schema;

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, params_from_iter};

use super::{DatabaseEngine, DatabaseTransaction, Row, StoreError, ToColumn, TransactionKind, Value};

pub(super) use live_copy::channels_in_use;
pub use live_copy::{Checkup, backup, checkup};
pub use private_file::{check_folder, is_accessible_to_others, is_vacant};
pub use restore::{RestoreReport, restore};

/// The time limit for waiting until another process, such as a backup, unlocks the database.
const TIME_LIMIT: Duration = Duration::from_secs(5);

/// The size of the cache of prepared statements, which is larger than the number of different statements.
const MAX_CACHED_STATEMENTS: usize = 128;

/// A database in a file, or in memory.
pub(super) struct Sqlite {
    // One connection is enough, because SQLite has one writer at a time and reads take microseconds.
    connection: Mutex<Connection>,
    // Dropped after the connection, so that it describes the closed database.
    lock: Option<lock::Lock>,
}

impl Sqlite {
    /// Opens or creates a database file and migrates it. If the database is damaged, newer than this program, or another program's,
    /// returns an error and leaves the file unchanged.
    pub(super) fn open(path: &Path) -> Result<Sqlite, StoreError> {
        private_file::is_vacant(path)?;
        let lock = lock::Lock::acquire(path)?;
        private_file::create_private(path)?;
        let connection = integrity::connect(path)?;
        integrity::check(&connection, lock.is_unchanged())?;
        let wal = connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get::<_, String>(0));
        let mode = wal.map_err(StoreError::sqlite(path))?;
        if mode != "wal" {
            return Err(StoreError::NoWal(mode));
        }
        let engine = Sqlite::prepare(connection, Some(lock))?;
        integrity::set_log_kept(&engine.connection(), false)?;
        engine.lock.iter().for_each(|lock| lock.mark_undamaged(true));
        Ok(engine)
    }

    pub(super) fn in_memory() -> Result<Sqlite, StoreError> {
        Sqlite::prepare(Connection::open_in_memory()?, None)
    }

    fn prepare(mut connection: Connection, lock: Option<lock::Lock>) -> Result<Sqlite, StoreError> {
        connection.set_prepared_statement_cache_capacity(MAX_CACHED_STATEMENTS);
        // Wait for the disk at each commit. A commit must survive a power cut, because the bot posts about it afterwards.
        connection.pragma_update(None, "synchronous", "full")?;
        // Overwrite deleted rows, so that erased user data is not left in free pages.
        connection.pragma_update(None, "secure_delete", true)?;
        schema::migrate(&mut connection)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        Ok(Sqlite { connection: Mutex::new(connection), lock })
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        // A poisoned lock is harmless: if a closure panicked, its transaction was rolled back.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl DatabaseEngine for Sqlite {
    fn begin(&self, kind: TransactionKind) -> Result<Box<dyn DatabaseTransaction + '_>, StoreError> {
        let connection = self.connection();
        let begin = match kind {
            TransactionKind::Read => "BEGIN",
            // Take the write lock at the beginning, so that data cannot change between reading it and the commit.
            TransactionKind::Write => {
                self.lock.as_ref().map_or(Ok(()), lock::Lock::reacquire_if_deleted)?;
                "BEGIN IMMEDIATE"
            }
        };
        connection.prepare_cached(begin)?.execute([])?;
        Ok(Box::new(Transaction { connection, lock: self.lock.as_ref() }))
    }

    fn purge_log(&self) -> Result<(), StoreError> {
        Ok(self.connection().query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
    }
}

/// A transaction with exclusive use of the connection.
struct Transaction<'s> {
    connection: MutexGuard<'s, Connection>,
    lock: Option<&'s lock::Lock>,
}

impl Transaction<'_> {
    /// Runs a statement. Notes damage, so that the next start checks the database.
    fn run<T>(
        &self,
        sql: &str,
        job: impl FnOnce(&mut CachedStatement<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let done = self.connection.prepare_cached(sql).and_then(|mut statement| job(&mut statement));
        done.map_err(|error| {
            let error = StoreError::from(error);
            if let (StoreError::Damaged(_) | StoreError::Disk(_), Some(lock)) = (&error, self.lock) {
                lock.mark_undamaged(false);
            }
            error
        })
    }
}

impl DatabaseTransaction for Transaction<'_> {
    fn rows(&self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
        self.run(sql, |statement| {
            let columns = statement.column_count();
            let read = |row: &rusqlite::Row<'_>| -> rusqlite::Result<Row> {
                (0..columns).map(|column| Ok(row.get_ref(column)?.into())).collect::<Result<_, _>>().map(Row)
            };
            statement.query_map(params_from_iter(values), read)?.collect()
        })
    }

    fn execute(&self, sql: &str, values: &[Value]) -> Result<usize, StoreError> {
        self.run(sql, |statement| statement.execute(params_from_iter(values)))
    }

    fn last_number(&self, table: &str) -> Result<i64, StoreError> {
        let rows = self.rows("SELECT seq FROM sqlite_sequence WHERE name = ?1", &[table.to_value()])?;
        rows.first().map_or(Ok(0), |row| row.get(0))
    }

    fn continue_ids(&self, table: &str, last: i64) -> Result<(), StoreError> {
        let known = "INSERT INTO sqlite_sequence (name, seq)
                     SELECT ?1, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)";
        self.execute(known, &[table.to_value()])?;
        let later = "UPDATE sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1";
        self.execute(later, &[table.to_value(), last.to_value()])?;
        Ok(())
    }

    fn commit(self: Box<Self>) -> Result<(), StoreError> {
        self.execute("COMMIT", &[]).map(|_| ())
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        // In autocommit mode, the transaction is already committed, or SQLite rolled it back.
        if !self.connection.is_autocommit() {
            let _ = self.connection.execute_batch("ROLLBACK");
        }
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Integer(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl From<ValueRef<'_>> for Value {
    fn from(value: ValueRef<'_>) -> Value {
        match value {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Integer(number),
            // The bot's tables have no such column.
            ValueRef::Real(number) => Value::Text(number.to_string()),
            ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
            ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
        }
    }
}
