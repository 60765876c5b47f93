//! A transaction that is lent out for reading, or reading and writing.

use std::ops::Deref;

use super::StoreError;
use super::sql::{Put, Row, Session, Value};

/// A moment of the database. Its methods stand beside the SQL of what they read.
pub struct Reading<'c> {
    pub(super) session: Box<dyn Session + 'c>,
    now: i64,
}

/// A change of the database; it reads what it has written. Its methods stand beside the SQL of what they write.
pub struct Writing<'c> {
    reading: Reading<'c>,
}

impl<'c> Reading<'c> {
    pub(super) fn new(session: Box<dyn Session + 'c>, now: i64) -> Reading<'c> {
        Reading { session, now }
    }

    /// The moment of the transaction, in seconds since 1970.
    pub fn now(&self) -> i64 {
        self.now
    }

    /// What each row of a query says.
    pub(super) fn all<T>(
        &self,
        sql: &str,
        values: &[&dyn Put],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.rows(sql, values)?.iter().map(read).collect()
    }

    /// What the first row of a query says, if there is one.
    pub(super) fn first<T>(
        &self,
        sql: &str,
        values: &[&dyn Put],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        self.rows(sql, values)?.first().map(read).transpose()
    }

    fn rows(&self, sql: &str, values: &[&dyn Put]) -> Result<Vec<Row>, StoreError> {
        tracing::trace!(sql);
        self.session.rows(sql, &put(values))
    }

    /// What the row says that a query always gives.
    pub(super) fn one<T>(
        &self,
        sql: &str,
        values: &[&dyn Put],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.first(sql, values, read)?.ok_or_else(|| StoreError::Nonsense("no row".to_owned()))
    }
}

impl<'c> Writing<'c> {
    pub(super) fn new(session: Box<dyn Session + 'c>, now: i64) -> Writing<'c> {
        Writing { reading: Reading { session, now } }
    }

    /// Does what a statement says; how many rows it changed.
    pub(super) fn run(&self, sql: &str, values: &[&dyn Put]) -> Result<usize, StoreError> {
        tracing::trace!(sql);
        self.session.execute(sql, &put(values))
    }

    /// Whether it failed because of somebody else's transaction.
    pub(super) fn has_clashed(&self) -> bool {
        self.session.has_clashed()
    }

    pub(super) fn commit(self) -> Result<(), StoreError> {
        self.reading.session.commit()
    }
}

fn put(values: &[&dyn Put]) -> Vec<Value> {
    values.iter().map(|value| value.put()).collect()
}

impl<'c> Deref for Writing<'c> {
    type Target = Reading<'c>;

    fn deref(&self) -> &Reading<'c> {
        &self.reading
    }
}
