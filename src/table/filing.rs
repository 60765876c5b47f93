//! Numbers that several players file in private while a game waits, such as sealed bids.
//!
//! An expansion can [call](expansions::call) several players at the same time where the rules ask them in turn. Each files a
//! number per subject of the call. No one else sees the numbers, and they can be changed until all have filed. Then the
//! expansion's answers are given for all players, in the same transaction as the last filing, so the log contains only
//! answers of the rules.

use crate::rules::Refusal;
use crate::rules::seat::Seat;
use crate::store::{Notice, Role, TableId, TableRow, UserId, Writing};

use super::error::TableError;
use super::expansions::{self, Call};
use super::play::{player, reclaim_seat};
use super::rounds::{own, party};
use super::snapshot::{Round, Snapshot};
use super::transition::Transition;
use super::{Tables, Update, commit, proposals};

/// A player's part in a round of filing.
#[derive(Clone)]
pub struct Filing {
    /// The table.
    pub table: Snapshot,
    /// The round.
    pub round: Round,
    /// The player.
    pub seat: Seat,
    /// The player's filing so far, per subject. It must not be shown to anyone else.
    pub own: Option<Vec<u8>>,
}

impl Tables {
    /// Returns a player's part in the round at the decision with this number.
    pub fn filing(&self, table: TableId, by: UserId, number: u32) -> Result<Filing, TableError> {
        self.warm(table)?;
        self.read(|reading| {
            let (row, transition) = self.resume(reading, reading.table(table)?)?;
            let seat = player(&row.people, &transition.game, by)?;
            let round = party(reading, &row, &transition.game, seat, number)?;
            let own = own(&reading.sealed_bids(table)?, seat, &round.subjects);
            Ok(Filing { table: self.shared.games.snapshot(reading, row)?, round, seat, own })
        })
    }

    /// Files a number per subject of the round at the given decision, replacing the player's earlier filing; for sealed
    /// bids, the maximum price per tile. Once all players have filed, the answers are given and the game goes on. Until
    /// then there is no notice.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, `NotSeated`, `Stale`; `NotBidding` for a player outside of the call;
    /// `Refused` if the game waits for no filing, if a number is too high, or if the count differs from that of the
    /// subjects; or a failure. Nothing has changed.
    pub fn file(&self, table: TableId, by: UserId, number: u32, filed: &[u8]) -> Result<Update, TableError> {
        self.warm(table)?;
        self.update(|writing| {
            let (mut row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = player(&row.people, &transition.game, by)?;
            reclaim_seat(writing, &mut row, seat)?;
            self.file_for(writing, row, transition, seat, number, filed, None)
        })
    }

    /// Files numbers for a seat. The consequences are merged into an earlier notice, if there is one.
    #[expect(clippy::too_many_arguments, reason = "one call for people and one for the bot")]
    pub(super) fn file_for(
        &self,
        writing: &Writing<'_>,
        row: TableRow,
        mut transition: Transition,
        seat: Seat,
        number: u32,
        filed: &[u8],
        untold: Option<Notice>,
    ) -> Result<Update, TableError> {
        let table = row.id;
        let round = party(writing, &row, &transition.game, seat, number)?;
        let fits = |Call { subjects, most, .. }: Call| {
            filed.len() == subjects.len() && filed.iter().all(|&number| number <= most)
        };
        if !expansions::call(&transition.game).is_some_and(fits) {
            return Err(TableError::Refused { answer: 0, refusal: Refusal::NotOffered });
        }
        for (&subject, &number) in round.subjects.iter().zip(filed) {
            writing.file_bid(table, subject, seat, number)?;
        }
        let first = transition.game.decision().map(|decision| decision.seat);
        writing.reminded(table, seat)?;
        commit::resolve(writing, &row, &mut transition)?;
        if transition.entries.is_empty() {
            proposals::lapse_about(writing, &row, seat)?;
            writing.change(table, Role::Turn)?;
            let snapshot = self.shared.games.snapshot(writing, row)?;
            return Ok(Update { snapshot, by: Some(seat), events: Vec::new(), notices: Vec::new() });
        }
        Ok(commit::advance_since(writing, row, transition, first, untold)?)
    }
}
