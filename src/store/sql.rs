//! The interface between the queries in this folder and the database engines.
//!
//! Each statement is written once, in SQL that both engines understand, with the placeholders `?1`, `?2`, …. Integers are 64 bits
//! wide, and booleans are stored as 0 or 1. Code for one engine is in the folder of that engine.

use std::time::Duration;

use super::{Claim, Lease, StoreError};

/// A value of a column or parameter, in a type that both engines have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// NULL.
    Null,
    /// A signed integer of 64 bits.
    Integer(i64),
    /// Text in UTF-8.
    Text(String),
    /// A byte string.
    Bytes(Vec<u8>),
}

/// The purpose of a transaction, which decides the locks that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Intent {
    /// Reading a consistent state.
    Read,
    /// Reading and changing. Once the row of a table has been read, other rows of that table do not change until the
    /// commit.
    Write,
}

/// A database engine.
pub(super) trait Engine: Send + Sync {
    /// Begins a transaction. If the session is dropped without a commit, the transaction is rolled back.
    fn begin(&self, intent: Intent) -> Result<Box<dyn Session + '_>, StoreError>;

    /// Returns whether other processes may use the same database.
    fn is_shared(&self) -> bool {
        false
    }

    /// Claims work for this process. Returns `None` if another process has the claim.
    fn claim(&self, _: Claim) -> Result<Option<Lease>, StoreError> {
        Ok(Some(Lease(None)))
    }

    /// Reserves a span of time that no other process gets. The span begins at the earliest after a delay of `after`.
    /// Returns the time until it begins.
    fn reserve(&self, after: Duration, _span: Duration) -> Result<Duration, StoreError> {
        Ok(after)
    }
}

/// An open transaction of a database engine.
pub(super) trait Session {
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

/// A row of a query's result.
pub(super) struct Row(pub Vec<Value>);

impl Row {
    /// Returns the value of a column, counted from 0.
    pub fn get<T: Column>(&self, column: usize) -> Result<T, StoreError> {
        let value = self.0.get(column).unwrap_or(&Value::Null);
        T::read(value).ok_or_else(|| StoreError::Nonsense(format!("{value:?}")))
    }
}

/// A value that can be written to a column.
pub(super) trait Put {
    /// Converts the value for storage.
    fn put(&self) -> Value;
}

/// A type that can be read from a column.
pub(super) trait Column: Sized {
    /// Converts a stored value. Returns `None` if it has another type or is out of range.
    fn read(value: &Value) -> Option<Self>;
}

impl<T: Put> Put for Option<T> {
    fn put(&self) -> Value {
        self.as_ref().map_or(Value::Null, Put::put)
    }
}

impl<T: Column> Column for Option<T> {
    fn read(value: &Value) -> Option<Option<T>> {
        if *value == Value::Null { Some(None) } else { T::read(value).map(Some) }
    }
}

impl<T: Put + ?Sized> Put for &T {
    fn put(&self) -> Value {
        (**self).put()
    }
}

macro_rules! integers {
    ($($name:ty),*) => {$(
        impl Put for $name {
            fn put(&self) -> Value {
                Value::Integer(i64::from(*self))
            }
        }

        impl Column for $name {
            fn read(value: &Value) -> Option<$name> {
                if let Value::Integer(number) = value { (*number).try_into().ok() } else { None }
            }
        }
    )*};
}

integers!(u8, u16, u32, i64);

impl Put for bool {
    fn put(&self) -> Value {
        Value::Integer(i64::from(*self))
    }
}

impl Column for bool {
    fn read(value: &Value) -> Option<bool> {
        match value {
            Value::Integer(number) => Some(*number != 0),
            _ => None,
        }
    }
}

impl Put for str {
    fn put(&self) -> Value {
        Value::Text(self.to_owned())
    }
}

impl Put for String {
    fn put(&self) -> Value {
        Value::Text(self.clone())
    }
}

impl Column for String {
    fn read(value: &Value) -> Option<String> {
        if let Value::Text(text) = value { Some(text.clone()) } else { None }
    }
}

impl Put for [u8; 32] {
    fn put(&self) -> Value {
        Value::Bytes(self.to_vec())
    }
}

impl Column for [u8; 32] {
    fn read(value: &Value) -> Option<[u8; 32]> {
        if let Value::Bytes(bytes) = value { bytes.as_slice().try_into().ok() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_the_wrong_type_or_range_are_errors() {
        let row = Row(vec![Value::Integer(300), Value::Null, Value::Text("x".to_owned())]);
        assert!(row.get::<u8>(0).is_err() && row.get::<u16>(0).is_ok_and(|number| number == 300));
        assert!(row.get::<i64>(1).is_err() && row.get::<Option<i64>>(1).is_ok_and(|none| none.is_none()));
        assert!(row.get::<i64>(2).is_err() && row.get::<Option<i64>>(2).is_err());
        assert!(row.get::<[u8; 32]>(2).is_err() && row.get::<String>(7).is_err());
    }
}
