//! Consents of players to a public review of their game.

use bergerie_rules::Seat;
use bergerie_store::{TableId, UserId};

use super::error::{Failure, TableError};
use super::snapshot::{Phase, Snapshot};
use super::{Tables, limits};

/// The review of a finished game, as one user may read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadableReview {
    /// The table.
    pub table: TableId,
    /// The number of entries in the game's log.
    pub length: u32,
    /// The user's seat, or `None` for users who did not play.
    pub reader: Option<Seat>,
    /// Whether all players have agreed that everyone may read it.
    pub is_public: bool,
}

impl Tables {
    /// Returns the review of a table that a user may read: the players of a finished game, and everyone once all of them have agreed.
    pub fn readable_review(&self, table: &Snapshot, user: Option<UserId>) -> Result<Option<ReadableReview>, Failure> {
        let Phase::Over { play, .. } = &table.phase else { return Ok(None) };
        let reader = user.and_then(|user| table.seat_of(user));
        let mut users = Seat::all(table.users.len()).filter_map(|seat| table.user(seat));
        let agreed = self.read(|reading| reading.review_consents(table.id))?;
        let is_public = users.all(|user| agreed.contains(&user));
        let readable = ReadableReview { table: table.id, length: play.length, reader, is_public };
        Ok((reader.is_some() || is_public).then_some(readable))
    }

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
