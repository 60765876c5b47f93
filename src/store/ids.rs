//! Identifiers of tables, notices, channels, users and messages.
//!
//! Channels, users and messages have Discord's snowflakes, but nothing in this file depends on Discord. In JSON, a snowflake is a
//! string, as in Discord's API. JSON numbers are only reliable up to 53 bits, and a snowflake has 64.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Column, ToColumn, Value};

macro_rules! ids {
    ($inner:ident: $($(#[$attribute:meta])* $name:ident;)*) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        $(#[$attribute])*
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        // Integers in the database are signed. The conversion keeps all bits.
        impl ToColumn for $name {
            fn to_value(&self) -> Value {
                Value::Integer(self.0 as i64)
            }
        }

        impl Column for $name {
            fn from_value(value: &Value) -> Option<$name> {
                i64::from_value(value).map(|number| $name(number as $inner))
            }
        }
    )*};
}

macro_rules! snowflakes {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        ids! { u64: $($(#[$doc])* #[serde(try_from = "String", into = "String")] $name;)* }

        $(impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = std::num::ParseIntError;

            fn try_from(text: String) -> Result<$name, Self::Error> {
                text.parse().map($name)
            }
        })*
    };
}

ids! {
    i64:
    /// The number of a table, which is never reused.
    TableId;
    /// The number of a notice, which posts contain as their nonce. It is never reused.
    NoticeId;
    /// The number of a vote, which the custom IDs of its buttons contain.
    MotionId;
}

snowflakes! {
    /// The ID of a channel or thread.
    ChannelId;
    /// The ID of a server.
    GuildId;
    /// The ID of a user.
    UserId;
    /// The ID of a message in a channel.
    MessageId;
}

impl UserId {
    /// Returns a placeholder for the user of a bot's own seat. Discord never assigns these IDs, because they need all 64 bits.
    pub const fn nobody(number: u64) -> UserId {
        UserId(u64::MAX - number)
    }

    /// Returns the placeholder for the former player of a seat whose data was erased.
    pub const fn former(seat: usize) -> UserId {
        UserId::nobody(100 + seat as u64)
    }

    /// Returns whether the ID is a placeholder for a bot or a former player.
    pub const fn is_nobody(self) -> bool {
        self.0 > i64::MAX as u64
    }
}
