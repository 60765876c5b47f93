//! The logs of games.

use crate::rules::record::Entry;

use super::rows::{Json, json_at, text_enum};
use super::{Reading, Span, StoreError, TableId, Writing};

text_enum! {
    /// Why an answer was given for somebody who did not give it just then.
    Maker {
        /// They have ordered so.
        Order = "order",
        /// The table goes on without them.
        Vote = "vote",
    }
}

/// An entry that is about to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// What happened.
    pub entry: Entry,
    /// The decision that it answers, if it is an answer.
    pub decision: Option<u32>,
    /// Why it was given for somebody; nothing if they gave it themselves.
    pub made_by: Option<Maker>,
}

impl Reading<'_> {
    /// How many entries a log has.
    ///
    /// # Errors
    /// That the database failed.
    pub fn log_length(&self, table: TableId) -> Result<u32, StoreError> {
        // The last of the primary key: one step, however long the log is. Positions have no gaps.
        let sql = "SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = ?1";
        self.one(sql, &[&table], |row| row.get(0))
    }

    /// The entries of a log from a position on.
    ///
    /// # Errors
    /// That the database failed.
    pub fn log_from(&self, table: TableId, position: u32) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT entry FROM entries WHERE table_id = ?1 AND position >= ?2 ORDER BY position";
        self.all(sql, &[&table, &position], |row| json_at(row, 0))
    }

    /// What was committed at once, in order: the parts of the log that notices tell of.
    ///
    /// # Errors
    /// That the database failed.
    pub fn spans(&self, table: TableId) -> Result<Vec<Span>, StoreError> {
        let sql = "SELECT DISTINCT from_position, to_position FROM notices
                   WHERE table_id = ?1 AND from_position IS NOT NULL ORDER BY from_position, to_position DESC";
        self.all(sql, &[&table], |row| Ok(Span { from: row.get(0)?, to: row.get(1)? }))
    }

    /// The places in a log of the answers that were given for somebody, and why.
    ///
    /// # Errors
    /// That the database failed.
    pub fn answers_for_others(&self, table: TableId) -> Result<Vec<(u32, Maker)>, StoreError> {
        let sql = "SELECT position, made_by FROM entries WHERE table_id = ?1 AND made_by IS NOT NULL ORDER BY position";
        self.all(sql, &[&table], |row| Ok((row.get(0)?, row.get(1)?)))
    }
}

impl Writing<'_> {
    /// Appends to a log that has `length` entries.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the log has grown since, or if a decision is answered already; else that the database
    /// failed.
    pub fn append(&self, table: TableId, length: u32, entries: &[NewEntry]) -> Result<(), StoreError> {
        let sql = "INSERT INTO entries (table_id, position, decision, entry, made_by, made_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        for (position, new) in (length..).zip(entries) {
            self.run(sql, &[&table, &position, &new.decision, &Json(&new.entry), &new.made_by, &self.now()])?;
        }
        Ok(())
    }
}
