//! The interface between the queries in this folder and the database engines.
//!
//! Each statement is written once, in SQL that both engines understand, with the placeholders `?1`, `?2`, …. Integers are 64 bits
//! wide, and booleans are stored as 0 or 1. Code for one engine is in the folder of that engine.

use std::time::Duration;

use super::{ExclusiveWork, Lease, Row, StoreError, Value};

/// The purpose of a transaction, which decides the locks that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TransactionKind {
    /// Reading a consistent state.
    Read,
    /// Reading and changing. Once the row of a table has been read, other rows of that table do not change until the
    /// commit.
    Write,
}

/// A database engine.
pub(super) trait DatabaseEngine: Send + Sync {
    /// Begins a transaction. If the session is dropped without a commit, the transaction is rolled back.
    fn begin(&self, kind: TransactionKind) -> Result<Box<dyn DatabaseTransaction + '_>, StoreError>;

    /// Returns whether other processes may use the same database.
    fn is_shared(&self) -> bool {
        false
    }

    /// Removes what was erased from files that still contain it after the commit.
    fn purge_log(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Claims work for this process. Returns `None` if another process has the claim.
    fn claim(&self, _: ExclusiveWork) -> Result<Option<Lease>, StoreError> {
        Ok(Some(Lease(None)))
    }

    /// Reserves a span of time that no other process gets. Returns the time until it begins, which is at least `after`.
    fn reserve_request_time(&self, after: Duration, _span: Duration) -> Result<Duration, StoreError> {
        Ok(after)
    }
}

/// An open transaction of a database engine.
pub(super) trait DatabaseTransaction {
    /// Runs a query and returns its rows.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the statement inserts a row that already exists.
    fn rows(&self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError>;

    /// Executes a statement and returns the number of rows that it changed.
    fn execute(&self, sql: &str, values: &[Value]) -> Result<usize, StoreError>;

    /// Returns the suffix for a query that locks the returned rows until the end of the transaction.
    fn lock_clause(&self) -> &'static str {
        ""
    }

    /// Waits until no other transaction holds the lock with this number, and holds it until the end of the transaction. It protects
    /// rows that do not exist yet. An engine with one write transaction at a time needs no such locks.
    fn lock(&self, _number: i64) -> Result<(), StoreError> {
        Ok(())
    }

    /// Returns whether a statement failed because of a conflict with another transaction, so that a retry may succeed.
    fn has_conflict(&self) -> bool {
        false
    }

    /// Returns the highest row ID that a table has ever used, or 0 if it has used none.
    fn last_number(&self, table: &str) -> Result<i64, StoreError>;

    /// Makes a table's next row ID higher than `last`. Never lowers it.
    fn continue_ids(&self, table: &str, last: i64) -> Result<(), StoreError>;

    /// Commits the transaction. The changes are durable when this returns.
    fn commit(self: Box<Self>) -> Result<(), StoreError>;
}
