//! How values of ours become values of SQLite.

use rusqlite::Row;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, Type, ValueRef};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rules::seat::Seat;

/// The seat in a column.
pub(super) fn seat_at(row: &Row<'_>, column: usize) -> rusqlite::Result<Seat> {
    seat_from(row.get(column)?, column)
}

/// The seat with a number that stands in a column.
pub(super) fn seat_from(number: u8, column: usize) -> rusqlite::Result<Seat> {
    Seat::try_from(number)
        .map_err(|bad| rusqlite::Error::FromSqlConversionFailure(column, Type::Integer, Box::new(bad)))
}

/// A value that is kept as JSON text.
pub(super) struct Json<T>(pub T);

impl<T: Serialize> ToSql for Json<&T> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let text = serde_json::to_string(self.0).map_err(|e| rusqlite::Error::ToSqlConversionFailure(e.into()))?;
        Ok(text.into())
    }
}

impl<T: DeserializeOwned> FromSql for Json<T> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Json<T>> {
        serde_json::from_str(value.as_str()?).map(Json).map_err(|e| FromSqlError::Other(e.into()))
    }
}

/// Makes an enum without data a column of text, by a name for each variant.
macro_rules! text_enum {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl rusqlite::types::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(match self { $($name::$variant => $text,)* }.into())
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<$name> {
                match value.as_str()? {
                    $($text => Ok($name::$variant),)*
                    _ => Err(rusqlite::types::FromSqlError::InvalidType),
                }
            }
        }
    };
}

pub(super) use text_enum;
