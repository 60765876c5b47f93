//! The joint between what this room asks of a database and the engine that answers.
//!
//! Statements are written once, in the SQL that all engines understand, with placeholders `?1`, `?2` …; numbers are `BIGINT`
//! or SQLite's integers, truth is 0 or 1. What one engine alone can do stands in that engine's own files.

use std::time::Duration;

use super::{Claim, StoreError, Tenure};

/// What stands in a column, or is put there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// Nothing.
    Null,
    /// A number, or the bits of one.
    Integer(i64),
    /// Text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// What a transaction is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Intent {
    /// To read what is there at one moment.
    Read,
    /// To change it as well. What was read of a table stays true until the commit, if its row was read first.
    Write,
}

/// An engine that keeps a database.
pub(super) trait Engine: Send + Sync {
    /// Begins a transaction. It is rolled back if it is not committed.
    ///
    /// # Errors
    /// Why there is none.
    fn begin(&self, intent: Intent) -> Result<Box<dyn Session + '_>, StoreError>;

    /// Whether other processes may use the same database.
    fn is_shared(&self) -> bool {
        false
    }

    /// Claims something for this process, unless another one has.
    ///
    /// # Errors
    /// That the database failed.
    fn claim(&self, _: Claim) -> Result<Option<Tenure>, StoreError> {
        Ok(Some(Tenure(None)))
    }

    /// Reserves a span of time, `after` now at the earliest, that no other process gets; returns how long it is until it begins.
    ///
    /// # Errors
    /// That the database failed.
    fn reserve(&self, after: Duration, _span: Duration) -> Result<Duration, StoreError> {
        Ok(after)
    }
}

/// A transaction.
pub(super) trait Session {
    /// All rows that a statement gives.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if what is to be written is there already, or that the database failed.
    fn rows(&self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError>;

    /// Does what a statement says; how many rows it changed.
    ///
    /// # Errors
    /// The same.
    fn execute(&self, sql: &str, values: &[Value]) -> Result<usize, StoreError>;

    /// What stands at the end of a query of rows that this transaction is going to change something about, so that nobody
    /// else does meanwhile.
    fn keeping(&self) -> &'static str {
        ""
    }

    /// Whether it failed because of somebody else's transaction, so that it may succeed if it is done once more.
    fn has_clashed(&self) -> bool {
        false
    }

    /// The highest number that a table ever gave one of its rows; 0 if it gave none.
    ///
    /// # Errors
    /// That the database failed.
    fn last_number(&self, table: &str) -> Result<i64, StoreError>;

    /// Lets the numbers of a table's rows go on after one, or after those that it has given.
    ///
    /// # Errors
    /// That the database failed.
    fn number_on(&self, table: &str, last: i64) -> Result<(), StoreError>;

    /// Puts all that it has written on the disk.
    ///
    /// # Errors
    /// That nothing of it is there.
    fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// A row of what a query gives.
pub(super) struct Row(pub Vec<Value>);

impl Row {
    /// What stands in a column, counted from 0.
    ///
    /// # Errors
    /// That it is something else.
    pub fn get<T: Column>(&self, column: usize) -> Result<T, StoreError> {
        let value = self.0.get(column).unwrap_or(&Value::Null);
        T::read(value).ok_or_else(|| StoreError::Nonsense(format!("{value:?}")))
    }
}

/// Something that can be put into a column.
pub(super) trait Put {
    /// As it stands there.
    fn put(&self) -> Value;
}

/// Something that can be read from a column.
pub(super) trait Column: Sized {
    /// Reads it; nothing if it is something else.
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
    fn what_does_not_fit_is_told_and_never_bent() {
        let row = Row(vec![Value::Integer(300), Value::Null, Value::Text("x".to_owned())]);
        assert!(row.get::<u8>(0).is_err() && row.get::<u16>(0).is_ok_and(|number| number == 300));
        assert!(row.get::<i64>(1).is_err() && row.get::<Option<i64>>(1).is_ok_and(|none| none.is_none()));
        assert!(row.get::<i64>(2).is_err() && row.get::<Option<i64>>(2).is_err());
        assert!(row.get::<[u8; 32]>(2).is_err() && row.get::<String>(7).is_err());
    }
}
