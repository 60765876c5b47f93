//! Consents of players to a public review of their game.

use crate::store::{TableId, UserId};

use super::Tables;
use super::error::TableError;

impl Tables {
    /// Records that a player agrees that everyone in the channel sees the review of a finished game. Returns all players who have
    /// agreed.
    ///
    /// # Errors
    /// `NoTable`, `NotSeated`, or `Failure`.
    pub fn consent_to_review(&self, table: TableId, by: UserId) -> Result<Vec<UserId>, TableError> {
        self.write(|writing| {
            let row = writing.table(table)?.ok_or(TableError::NoTable)?;
            if !row.people.contains(&by) {
                return Err(TableError::NotSeated);
            }
            writing.consent_to_review(table, by)?;
            Ok(writing.review_consents(table)?)
        })
    }
}
