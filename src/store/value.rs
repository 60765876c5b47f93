//! Values of columns and parameters, and their conversion from and to the types of the program.

use super::StoreError;

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

/// A row of a query's result.
pub(super) struct Row(pub Vec<Value>);

impl Row {
    /// Returns the value of a column, counted from 0.
    pub fn get<T: Column>(&self, column: usize) -> Result<T, StoreError> {
        let value = self.0.get(column).unwrap_or(&Value::Null);
        T::from_value(value).ok_or_else(|| StoreError::InvalidValue(format!("{value:?}")))
    }
}

/// A value that can be written to a column.
pub(super) trait ToColumn {
    /// Converts the value for storage.
    fn to_value(&self) -> Value;
}

/// A type that can be read from a column.
pub(super) trait Column: Sized {
    /// Converts a stored value. Returns `None` if it has another type or is out of range.
    fn from_value(value: &Value) -> Option<Self>;
}

impl<T: ToColumn> ToColumn for Option<T> {
    fn to_value(&self) -> Value {
        self.as_ref().map_or(Value::Null, ToColumn::to_value)
    }
}

impl<T: Column> Column for Option<T> {
    fn from_value(value: &Value) -> Option<Option<T>> {
        if *value == Value::Null { Some(None) } else { T::from_value(value).map(Some) }
    }
}

impl<T: ToColumn + ?Sized> ToColumn for &T {
    fn to_value(&self) -> Value {
        (**self).to_value()
    }
}

macro_rules! integers {
    ($($name:ty),*) => {$(
        impl ToColumn for $name {
            fn to_value(&self) -> Value {
                Value::Integer(i64::from(*self))
            }
        }

        impl Column for $name {
            fn from_value(value: &Value) -> Option<$name> {
                if let Value::Integer(number) = value { (*number).try_into().ok() } else { None }
            }
        }
    )*};
}

integers!(u8, u16, u32, i32, i64);

impl ToColumn for bool {
    fn to_value(&self) -> Value {
        Value::Integer(i64::from(*self))
    }
}

impl Column for bool {
    fn from_value(value: &Value) -> Option<bool> {
        match value {
            Value::Integer(number) => Some(*number != 0),
            _ => None,
        }
    }
}

impl ToColumn for str {
    fn to_value(&self) -> Value {
        Value::Text(self.to_owned())
    }
}

impl ToColumn for String {
    fn to_value(&self) -> Value {
        Value::Text(self.clone())
    }
}

impl Column for String {
    fn from_value(value: &Value) -> Option<String> {
        if let Value::Text(text) = value { Some(text.clone()) } else { None }
    }
}

impl ToColumn for [u8; 32] {
    fn to_value(&self) -> Value {
        Value::Bytes(self.to_vec())
    }
}

impl Column for [u8; 32] {
    fn from_value(value: &Value) -> Option<[u8; 32]> {
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
