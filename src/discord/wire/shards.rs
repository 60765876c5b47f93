//! The range of shards that one of several processes runs.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// A range of shards and the total number of shards, such as `0-15/64`. Discord distributes the servers among all shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    first: u32,
    last: u32,
    all: u32,
}

/// The error for an invalid range of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidShards {
    /// The text does not have the form `FIRST-LAST/TOTAL`.
    #[error("it must look like 0-15/64: the first and last shard of this process, and the total number of shards")]
    Form,
    /// The first shard is greater than the last.
    #[error("the last shard is less than the first")]
    Order,
    /// The last shard is not smaller than the total number.
    #[error("shards are numbered from 0, so the last one must be less than the total")]
    Beyond,
}

impl Shards {
    /// Returns the shard numbers of this process.
    pub fn own(self) -> Range<u32> {
        self.first..self.last + 1
    }

    /// Returns the total number of shards.
    pub fn all(self) -> u32 {
        self.all
    }
}

impl FromStr for Shards {
    type Err = InvalidShards;

    fn from_str(text: &str) -> Result<Shards, InvalidShards> {
        let (own, all) = text.split_once('/').ok_or(InvalidShards::Form)?;
        let (first, last) = own.split_once('-').unwrap_or((own, own));
        let number = |text: &str| text.trim().parse().map_err(|_| InvalidShards::Form);
        let (first, last, all) = (number(first)?, number(last)?, number(all)?);
        if last < first {
            return Err(InvalidShards::Order);
        }
        if last >= all { Err(InvalidShards::Beyond) } else { Ok(Shards { first, last, all }) }
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.first, self.last, self.all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_of_shards_is_parsed() {
        let shards: Shards = "0-15/64".parse().unwrap();
        assert_eq!((shards.own(), shards.all(), shards.to_string()), (0..16, 64, "0-15/64".to_owned()));
        assert_eq!("63/64".parse().map(Shards::own), Ok(63..64));
        assert_eq!(" 1 - 2 / 3 ".parse().map(Shards::own), Ok(1..3));
    }

    #[test]
    fn nonsense_is_refused() {
        for (text, why) in [
            ("", InvalidShards::Form),
            ("4", InvalidShards::Form),
            ("0-/4", InvalidShards::Form),
            ("-1/4", InvalidShards::Form),
            ("0-3/4/5", InvalidShards::Form),
            ("0-99999999999/4", InvalidShards::Form),
            ("3-1/4", InvalidShards::Order),
            ("0-4/4", InvalidShards::Beyond),
            ("0/0", InvalidShards::Beyond),
        ] {
            assert_eq!(text.parse::<Shards>(), Err(why), "{text}");
        }
    }
}
