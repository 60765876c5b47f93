//! The two kinds of transactions: for reading only, and for reading and writing.

use std::ops::Deref;

use super::{DatabaseTransaction, Row, StoreError, ToColumn, Value};

/// A read transaction. Each file in this folder defines the methods for its own queries.
pub struct ReadTransaction<'c> {
    pub(super) session: Box<dyn DatabaseTransaction + 'c>,
    now: i64,
}

/// A write transaction. It reads its own changes. Each file in this folder defines the methods for its own statements.
pub struct WriteTransaction<'c> {
    reading: ReadTransaction<'c>,
}

impl<'c> ReadTransaction<'c> {
    pub(super) fn new(session: Box<dyn DatabaseTransaction + 'c>, now: i64) -> ReadTransaction<'c> {
        ReadTransaction { session, now }
    }

    /// Returns the time at which the transaction started, in Unix seconds.
    pub fn now(&self) -> i64 {
        self.now
    }

    /// Runs a query and converts all its rows.
    pub(super) fn query_all<T>(
        &self,
        sql: &str,
        values: &[&dyn ToColumn],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.rows(sql, values)?.iter().map(read).collect()
    }

    /// Runs a query and converts its first row. Returns `None` if there are no rows.
    pub(super) fn query_first<T>(
        &self,
        sql: &str,
        values: &[&dyn ToColumn],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        self.rows(sql, values)?.first().map(read).transpose()
    }

    fn rows(&self, sql: &str, values: &[&dyn ToColumn]) -> Result<Vec<Row>, StoreError> {
        tracing::trace!(sql);
        self.session.rows(sql, &to_values(values))
    }

    /// Runs a query that always returns a row, and converts that row.
    pub(super) fn query_one<T>(
        &self,
        sql: &str,
        values: &[&dyn ToColumn],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.query_first(sql, values, read)?.ok_or_else(|| StoreError::InvalidValue("no row".to_owned()))
    }
}

impl<'c> WriteTransaction<'c> {
    pub(super) fn new(session: Box<dyn DatabaseTransaction + 'c>, now: i64) -> WriteTransaction<'c> {
        WriteTransaction { reading: ReadTransaction { session, now } }
    }

    /// Executes a statement.
    pub(super) fn execute(&self, sql: &str, values: &[&dyn ToColumn]) -> Result<(), StoreError> {
        tracing::trace!(sql);
        self.session.execute(sql, &to_values(values)).map(drop)
    }

    pub(super) fn lock(&self, number: i64) -> Result<(), StoreError> {
        self.session.lock(number)
    }

    /// Returns whether a statement failed because of a conflict with another transaction.
    pub(super) fn has_conflict(&self) -> bool {
        self.session.has_conflict()
    }

    pub(super) fn commit(self) -> Result<(), StoreError> {
        self.reading.session.commit()
    }
}

fn to_values(values: &[&dyn ToColumn]) -> Vec<Value> {
    values.iter().map(|value| value.to_value()).collect()
}

impl<'c> Deref for WriteTransaction<'c> {
    type Target = ReadTransaction<'c>;

    fn deref(&self) -> &ReadTransaction<'c> {
        &self.reading
    }
}
