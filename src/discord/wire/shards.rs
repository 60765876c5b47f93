//! The range of shards that one of several processes runs.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// A range of shards and the total number of shards, such as `0-15/64`. Discord distributes the servers among all shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    first: u32,
    last: u32,
    total: u32,
}

/// The error for an invalid range of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidShardRange {
    /// The text does not have the form `FIRST-LAST/TOTAL`.
    #[error("it must look like 0-15/64: the first and last shard of this process, and the total number of shards")]
    Format,
    /// The first shard is greater than the last.
    #[error("the last shard is less than the first")]
    Reversed,
    /// The last shard is not smaller than the total number.
    #[error("shards are numbered from 0, so the last one must be less than the total")]
    BeyondTotal,
}

impl ShardRange {
    /// Returns the shard numbers of this process.
    pub fn numbers(self) -> Range<u32> {
        self.first..self.last + 1
    }

    /// Returns the total number of shards.
    pub fn total(self) -> u32 {
        self.total
    }
}

impl FromStr for ShardRange {
    type Err = InvalidShardRange;

    fn from_str(text: &str) -> Result<ShardRange, InvalidShardRange> {
        let (range, total) = text.split_once('/').ok_or(InvalidShardRange::Format)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text: &str| text.trim().parse().map_err(|_| InvalidShardRange::Format);
        let (first, last, total) = (number(first)?, number(last)?, number(total)?);
        if last < first {
            return Err(InvalidShardRange::Reversed);
        }
        if last >= total { Err(InvalidShardRange::BeyondTotal) } else { Ok(ShardRange { first, last, total }) }
    }
}

impl fmt::Display for ShardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.first, self.last, self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_of_shards_is_parsed() {
        let shards: ShardRange = "0-15/64".parse().unwrap();
        assert_eq!((shards.numbers(), shards.total(), shards.to_string()), (0..16, 64, "0-15/64".to_owned()));
        assert_eq!("63/64".parse().map(ShardRange::numbers), Ok(63..64));
        assert_eq!(" 1 - 2 / 3 ".parse().map(ShardRange::numbers), Ok(1..3));
    }

    #[test]
    fn nonsense_is_refused() {
        for (text, why) in [
            ("", InvalidShardRange::Format),
            ("4", InvalidShardRange::Format),
            ("0-/4", InvalidShardRange::Format),
            ("-1/4", InvalidShardRange::Format),
            ("0-3/4/5", InvalidShardRange::Format),
            ("0-99999999999/4", InvalidShardRange::Format),
            ("3-1/4", InvalidShardRange::Reversed),
            ("0-4/4", InvalidShardRange::BeyondTotal),
            ("0/0", InvalidShardRange::BeyondTotal),
        ] {
            assert_eq!(text.parse::<ShardRange>(), Err(why), "{text}");
        }
    }
}
