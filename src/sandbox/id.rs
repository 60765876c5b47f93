//! Snowflakes, Discord's IDs of 64 bits. They grow with time, and JSON contains them as strings.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::Timestamp;

/// Discord's epoch, the start of 2015, in milliseconds since 1970.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// The ID of an object, such as a user, a channel or a message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(u64);

impl Id {
    /// Creates an ID from its number. Objects that exist from the start have fixed numbers.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    pub const fn get(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        /// An ID as a string or as a number. Discord accepts both.
        struct StringOrNumber;
        impl Visitor<'_> for StringOrNumber {
            type Value = Id;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an id as a string or a number")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Id, E> {
                text.parse().map_err(E::custom)
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Id, E> {
                Ok(Id(number))
            }
        }
        deserializer.deserialize_any(StringOrNumber)
    }
}

/// Generates strictly increasing IDs, even several within one millisecond.
#[derive(Debug, Default)]
pub struct IdGenerator {
    last: u64,
}

impl IdGenerator {
    pub fn next_now(&mut self) -> Id {
        self.next(Timestamp::now().unix_ms())
    }

    /// Returns an ID for an object created at `unix_ms`, in milliseconds since 1970.
    fn next(&mut self, unix_ms: u64) -> Id {
        let by_clock = unix_ms.saturating_sub(EPOCH_MS) << 22;
        self.last = by_clock.max(self.last + 1);
        Id(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_within_one_millisecond_and_when_the_clock_steps_back() {
        let mut maker = IdGenerator::default();
        let ids = [maker.next(EPOCH_MS + 5), maker.next(EPOCH_MS + 5), maker.next(EPOCH_MS + 2)];
        assert!(ids.is_sorted() && ids[0] != ids[1] && ids[1] != ids[2]);
    }

    #[test]
    fn ids_travel_as_strings_and_are_read_from_both_forms() {
        assert_eq!(serde_json::to_value(Id::new(7)).unwrap(), serde_json::json!("7"));
        assert_eq!(serde_json::from_str::<Id>("\"7\"").unwrap(), Id::new(7));
        assert_eq!(serde_json::from_str::<Id>("7").unwrap(), Id::new(7));
        assert!(serde_json::from_str::<Id>("\"seven\"").is_err());
    }
}
