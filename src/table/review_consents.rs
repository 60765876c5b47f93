//! Consents of players to a public review of their game.

use crate::rules::Seat;
use crate::store::{TableId, UserId};

use super::error::TableError;
use super::{Tables, limits};

impl Tables {
    /// Records that a player agrees that everyone in the channel sees the review of a finished game. Returns all players who have
    /// agreed.
    ///
    /// # Errors
    /// `NoTable`, `NotSeated`, `AlreadyAgreed` while other players have not agreed, `RateLimitExceeded`, or `Failure`.
    pub fn consent_to_review(&self, table: TableId, by: UserId) -> Result<Vec<UserId>, TableError> {
        self.write(|writing| {
            let row = writing.table(table)?.ok_or(TableError::NoTable)?;
            if !row.users.contains(&by) {
                return Err(TableError::NotSeated);
            }
            let before = writing.review_consents(table)?;
            let is_complete =
                Seat::all(row.users.len()).filter_map(|seat| row.user(seat)).all(|user| before.contains(&user));
            if before.contains(&by) && !is_complete {
                return Err(TableError::AlreadyAgreed);
            }
            limits::count_call::<TableError>(writing, table, by)?;
            writing.consent_to_review(table, by)?;
            Ok(writing.review_consents(table)?)
        })
    }
}
