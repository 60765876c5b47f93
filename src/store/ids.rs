//! The numbers by which tables, notices, channels, people and messages are known.
//!
//! Channels, people and messages are Discord's snowflakes, but nothing here depends on Discord. In JSON a snowflake is a
//! string, as in Discord's own API: it does not fit the 53 bits that readers of JSON may rely on.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::sql::{Column, Put, Value};

macro_rules! row_numbers {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl Put for $name {
            fn put(&self) -> Value {
                Value::Integer(self.0)
            }
        }

        impl Column for $name {
            fn read(value: &Value) -> Option<$name> {
                i64::read(value).map($name)
            }
        }
    )*};
}

macro_rules! snowflakes {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = std::num::ParseIntError;

            fn try_from(text: String) -> Result<$name, Self::Error> {
                text.parse().map($name)
            }
        }

        // Integers of databases are signed; the bits are kept.
        impl Put for $name {
            fn put(&self) -> Value {
                Value::Integer(self.0.cast_signed())
            }
        }

        impl Column for $name {
            fn read(value: &Value) -> Option<$name> {
                i64::read(value).map(|number| $name(number.cast_unsigned()))
            }
        }
    )*};
}

row_numbers! {
    /// A table, for ever: no number is given twice.
    TableId;
    /// Something that must be said once.
    NoticeId;
    /// Something that a table decides together.
    MotionId;
}

snowflakes! {
    /// A channel or thread.
    ChannelId;
    /// A server.
    GuildId;
    /// Somebody who plays.
    PersonId;
    /// A message in a channel.
    MessageId;
}

impl PersonId {
    /// Stands for the person whom a seat of the bot does not have, each of a table by a number of its own. Discord gives no
    /// person such a number: it would need all 64 bits.
    pub const fn nobody(number: u64) -> PersonId {
        PersonId(u64::MAX - number)
    }

    /// Whether it stands for no person.
    pub const fn is_nobody(self) -> bool {
        self.0 > i64::MAX as u64
    }
}
