//! What may be done within a transaction: reading, or reading and writing.

use std::ops::Deref;

use rusqlite::Transaction;

use super::StoreError;

/// A moment of the database. Its methods stand beside the SQL of what they read.
pub struct Reading<'c> {
    pub(super) transaction: Transaction<'c>,
    now: i64,
}

/// A change of the database; it reads what it has written. Its methods stand beside the SQL of what they write.
pub struct Writing<'c> {
    reading: Reading<'c>,
}

impl<'c> Reading<'c> {
    pub(super) fn new(transaction: Transaction<'c>, now: i64) -> Reading<'c> {
        Reading { transaction, now }
    }

    /// The moment of the transaction, in seconds since 1970.
    pub fn now(&self) -> i64 {
        self.now
    }
}

impl<'c> Writing<'c> {
    pub(super) fn new(transaction: Transaction<'c>, now: i64) -> Writing<'c> {
        Writing { reading: Reading { transaction, now } }
    }

    pub(super) fn commit(self) -> Result<(), StoreError> {
        Ok(self.reading.transaction.commit()?)
    }
}

impl<'c> Deref for Writing<'c> {
    type Target = Reading<'c>;

    fn deref(&self) -> &Reading<'c> {
        &self.reading
    }
}
