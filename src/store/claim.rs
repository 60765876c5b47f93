//! What one process does for all that share a database, so that no other does it too.

use super::TableId;

/// Something that only one process does at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// To say what a table has to say.
    Say(TableId),
    /// To think about the bot's turn at a table.
    Think(TableId),
    /// To look what time brings about.
    Time,
}

impl Claim {
    /// A number that no other claim has.
    pub(super) fn number(self) -> i64 {
        const KIND: u32 = 56;
        let (kind, table) = match self {
            Claim::Say(TableId(table)) => (1, table),
            Claim::Think(TableId(table)) => (2, table),
            Claim::Time => (3, 0),
        };
        // Numbers of tables are milliseconds since 1970 at most.
        (kind << KIND) | (table & ((1 << KIND) - 1))
    }
}

/// A claim that is this process's until it is dropped, or until the process dies.
pub struct Tenure(pub(super) Option<Box<dyn Held>>);

/// What holds a claim.
pub(super) trait Held: Send + Sync {
    /// Whether it is still held: the connection may have been lost.
    fn is_held(&self) -> bool;
}

impl Tenure {
    /// Whether it is still this process's.
    pub fn is_held(&self) -> bool {
        self.0.as_ref().is_none_or(|held| held.is_held())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_differ() {
        let tables = [0, 1, 1_800_000_000_000].map(TableId);
        let mut numbers: Vec<i64> =
            tables.iter().flat_map(|&table| [Claim::Say(table).number(), Claim::Think(table).number()]).collect();
        numbers.push(Claim::Time.number());
        numbers.sort_unstable();
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
    }
}
