//! Claims on work that one of several processes does for all that share a database.

use super::TableId;

/// Work that only one process may do at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExclusiveWork {
    /// Posting for a table.
    Posting(TableId),
    /// Computing the bot's moves at a table.
    BotMoves(TableId),
    /// Handling the due deadlines of all tables.
    Deadlines,
    /// Sending the messages of all feeds.
    Feeds,
}

impl ExclusiveWork {
    /// Returns the number that identifies the claim in the database.
    pub(super) fn number(self) -> i64 {
        match self {
            ExclusiveWork::Posting(TableId(table)) => lock_number(1, table),
            ExclusiveWork::BotMoves(TableId(table)) => lock_number(2, table),
            ExclusiveWork::Deadlines => lock_number(3, 0),
            ExclusiveWork::Feeds => lock_number(3, 1),
        }
    }
}

/// The kind of the locks on the limits of a user or server. Lower kinds are those of claims.
pub(super) const LIMIT_LOCK_KIND: i64 = 4;

/// Returns the number of a lock. A table number fits into the low bits, because it is at most a time in Unix milliseconds.
pub(super) const fn lock_number(kind: i64, id: i64) -> i64 {
    const KIND: u32 = 56;
    (kind << KIND) | (id & ((1 << KIND) - 1))
}

/// A claim held by this process. The claim is released when the lease is dropped or the process exits.
pub struct Lease(pub(super) Option<Box<dyn ClaimLock>>);

/// The lock that makes a claim exclusive.
pub(super) trait ClaimLock: Send + Sync {
    /// Returns whether this process still has the claim. It loses the claim when its connection ends.
    fn is_held(&self) -> bool;
}

impl Lease {
    /// Returns whether this process still has the claim.
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
        let mut numbers: Vec<i64> = tables
            .iter()
            .flat_map(|&table| [ExclusiveWork::Posting(table).number(), ExclusiveWork::BotMoves(table).number()])
            .collect();
        numbers.extend([ExclusiveWork::Deadlines, ExclusiveWork::Feeds].map(ExclusiveWork::number));
        numbers.sort_unstable();
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
    }
}
