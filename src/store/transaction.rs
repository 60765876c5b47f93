//! What may be done within a transaction: reading, or reading and writing.

use std::ops::Deref;

use rusqlite::Transaction;

use super::StoreError;

/// A moment of the database. Its methods stand beside the SQL of what they read.
pub struct Reading<'c> {
    pub(super) transaction: Transaction<'c>,
}

/// A change of the database; it reads what it has written. Its methods stand beside the SQL of what they write.
pub struct Writing<'c> {
    reading: Reading<'c>,
}

impl<'c> Reading<'c> {
    pub(super) fn new(transaction: Transaction<'c>) -> Reading<'c> {
        Reading { transaction }
    }
}

impl<'c> Writing<'c> {
    pub(super) fn new(transaction: Transaction<'c>) -> Writing<'c> {
        Writing { reading: Reading { transaction } }
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
