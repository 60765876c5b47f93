//! Conversion of values to and from database columns.

use serde::Serialize;
use serde::de::DeserializeOwned;

use bergerie_rules::Seat;

use super::{Column, Row, StoreError, ToColumn, Value};

impl ToColumn for Seat {
    fn to_value(&self) -> Value {
        u8::from(*self).to_value()
    }
}

impl Column for Seat {
    fn from_value(value: &Value) -> Option<Seat> {
        Seat::try_from(u8::from_value(value)?).ok()
    }
}

/// A value stored as JSON text.
pub(super) struct Json<T>(pub T);

impl<T: Serialize> ToColumn for Json<&T> {
    fn to_value(&self) -> Value {
        // A value that cannot be serialized becomes NULL, which the column does not allow.
        serde_json::to_string(self.0).map_or(Value::Null, Value::Text)
    }
}

/// Parses the JSON text in a column.
pub(super) fn json_at<T: DeserializeOwned>(row: &Row, column: usize) -> Result<T, StoreError> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text).map_err(|error| StoreError::InvalidValue(error.to_string()))
}

/// Defines an enum that is stored as text, with a name for each variant.
macro_rules! text_enum {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All values.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// Returns the stored text.
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
        }

        impl super::value::ToColumn for $name {
            fn to_value(&self) -> super::value::Value {
                super::value::Value::Text(self.key().to_owned())
            }
        }

        impl super::value::Column for $name {
            fn from_value(value: &super::value::Value) -> Option<$name> {
                let super::value::Value::Text(text) = value else { return None };
                $name::ALL.iter().copied().find(|value| value.key() == text)
            }
        }
    };
}

pub(super) use text_enum;
