//! The logs of games.

use bergerie_rules::Entry;

use super::{Json, LogSpan, ReadTransaction, StoreError, TableId, WriteTransaction, json_at, text_enum};

text_enum! {
    /// The reason for an answer that the player did not give.
    SubstitutionReason {
        /// The player has a standing order for the question.
        Order = "order",
        /// The other players voted to continue without the absent player.
        Vote = "vote",
        /// The player was asked during another player's turn and did not answer in time, so the bot answered.
        Bot = "bot",
        /// A bot plays the seat for the player, who is absent or has left.
        Entrusted = "entrusted",
    }
}

/// A log entry to append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// The decision or draw that was recorded.
    pub entry: Entry,
    /// The number of the decision, if the entry is an answer.
    pub decision: Option<u32>,
    /// The reason why the entry is not the player's own answer, or `None` if it is.
    pub substitution: Option<SubstitutionReason>,
}

impl ReadTransaction<'_> {
    pub fn log_length(&self, table: TableId) -> Result<u32, StoreError> {
        // The query looks up the primary key, so its time does not depend on the length of the log. Positions have no gaps.
        let sql = "SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = ?1";
        self.query_one(sql, &[&table], |row| row.get(0))
    }

    pub fn log_from(&self, table: TableId, position: u32) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT entry FROM entries WHERE table_id = ?1 AND position >= ?2 ORDER BY position";
        self.query_all(sql, &[&table, &position], |row| json_at(row, 0))
    }

    /// Returns the spans of log entries that were committed together, in order. Notices refer to these spans.
    pub fn spans(&self, table: TableId) -> Result<Vec<LogSpan>, StoreError> {
        let sql = "SELECT DISTINCT from_position, to_position FROM notices
                   WHERE table_id = ?1 AND from_position IS NOT NULL ORDER BY from_position, to_position DESC";
        self.query_all(sql, &[&table], |row| Ok(LogSpan { from: row.get(0)?, to: row.get(1)? }))
    }

    /// Returns the time at which a log entry was committed, in Unix seconds.
    pub fn committed_at(&self, table: TableId, position: u32) -> Result<i64, StoreError> {
        self.query_one(
            "SELECT made_at FROM entries WHERE table_id = ?1 AND position = ?2",
            &[&table, &position],
            |row| row.get(0),
        )
    }

    /// Returns the times at which the log entries were committed, in Unix seconds, or zeros after the log was deleted.
    pub fn entry_times(&self, table: TableId) -> Result<Vec<i64>, StoreError> {
        let sql = "SELECT made_at FROM entries WHERE table_id = ?1 ORDER BY position";
        self.query_all(sql, &[&table], |row| row.get(0))
    }

    /// Returns the log positions of answers that the players did not give themselves, with the reason for each.
    pub fn substituted_answers(&self, table: TableId) -> Result<Vec<(u32, SubstitutionReason)>, StoreError> {
        let sql = "SELECT position, substitution FROM entries WHERE table_id = ?1 AND substitution IS NOT NULL ORDER BY position";
        self.query_all(sql, &[&table], |row| Ok((row.get(0)?, row.get(1)?)))
    }
}

impl WriteTransaction<'_> {
    /// Appends entries to a log that has `length` entries.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the log has grown in the meantime, or if a decision is already answered.
    pub fn append(&self, table: TableId, length: u32, entries: &[NewEntry]) -> Result<(), StoreError> {
        let sql = "INSERT INTO entries (table_id, position, decision, entry, substitution, made_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        for (position, new) in (length..).zip(entries) {
            self.execute(sql, &[&table, &position, &new.decision, &Json(&new.entry), &new.substitution, &self.now()])?;
        }
        Ok(())
    }
}
