//! The logs of games.

use rusqlite::{ErrorCode, params};

use crate::rules::record::Entry;

use super::rows::Json;
use super::{Reading, StoreError, TableId, Writing};

/// An entry that is about to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// What happened.
    pub entry: Entry,
    /// The decision that it answers, if it is an answer.
    pub decision: Option<u32>,
}

impl Reading<'_> {
    /// How many entries a log has.
    ///
    /// # Errors
    /// That the database failed.
    pub fn log_length(&self, table: TableId) -> Result<u32, StoreError> {
        // The last of the primary key: one step, however long the log is. Positions have no gaps.
        let sql = "SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = ?1";
        Ok(self.transaction.prepare_cached(sql)?.query_row([table], |row| row.get(0))?)
    }

    /// The entries of a log from a position on.
    ///
    /// # Errors
    /// That the database failed.
    pub fn log_from(&self, table: TableId, position: u32) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT entry FROM entries WHERE table_id = ?1 AND position >= ?2 ORDER BY position";
        let mut statement = self.transaction.prepare_cached(sql)?;
        let entries = statement.query_map(params![table, position], |row| row.get::<_, Json<Entry>>(0))?;
        Ok(entries.map(|json| json.map(|Json(entry)| entry)).collect::<Result<_, _>>()?)
    }
}

impl Writing<'_> {
    /// Appends to a log that has `length` entries.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the log has grown since, or if a decision is answered already; else that the database
    /// failed.
    pub fn append(&self, table: TableId, length: u32, entries: &[NewEntry]) -> Result<(), StoreError> {
        let sql = "INSERT INTO entries (table_id, position, decision, entry) VALUES (?1, ?2, ?3, ?4)";
        let mut statement = self.transaction.prepare_cached(sql)?;
        for (position, new) in (length..).zip(entries) {
            let row = params![table, position, new.decision, Json(&new.entry)];
            statement.execute(row).map_err(|error| match error.sqlite_error_code() {
                Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
                _ => error.into(),
            })?;
        }
        Ok(())
    }
}
