//! Sealed rounds: several players submit numbers in private while the game waits, for example sealed bids.
//!
//! An expansion can [request](RoundRequest) numbers from several players at the same time, although the rules
//! ask them in turn. Each of them submits a number per subject of the request. No other player sees the numbers, and a
//! player can change them until all have submitted theirs. Then the expansion derives the answers of all players, in the same transaction as the last submission. The log
//! contains only answers that the rules define.

use bergerie_rules::{Refusal, Seat};
use bergerie_store::{MotionKind, Notice, Role, SealedNumber, TableId, TableRow, UserId, WriteTransaction};

use super::error::TableError;
use super::play::{player_seat, reclaim_seat};
use super::round_request::{RoundRequest, SealedNumbers, round_request};
use super::rounds::round_of_player;
use super::snapshot::{Round, Snapshot};
use super::transition::Transition;
use super::{Tables, Update, clocks, commit, open_motion};

/// A player's part in a sealed round.
#[derive(Clone)]
pub struct Submission {
    /// The table at which the round is open.
    pub table: Snapshot,
    /// The round and its players.
    pub round: Round,
    /// The seat whose numbers `own` has.
    pub seat: Seat,
    /// The numbers that the player has submitted, one per subject, or `None` if some are missing. No other player may see
    /// them.
    pub own: Option<Vec<u8>>,
}

impl Tables {
    /// Returns a player's part in the sealed round at the decision with this number.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, `NotSeated`, `Stale`; `NotInRound` for a player outside of the round; `Refused` if the game
    /// waits for no sealed numbers; or `Failure`.
    pub fn submission(&self, table: TableId, by: UserId, number: u32) -> Result<Submission, TableError> {
        self.warm(table)?;
        self.read(|reading| {
            let (row, transition) = self.resume(reading, reading.table(table)?)?;
            let seat = player_seat(&row.users, &transition.game, by)?;
            let round = round_of_player(reading, &row, &transition.game, seat, number)?;
            let own = SealedNumbers::read(reading, table)?.numbers(seat, &round.subjects);
            Ok(Submission { table: self.shared.games.snapshot(reading, row)?, round, seat, own })
        })
    }

    /// Submits a number per subject of the sealed round at the given decision, such as a maximum price per tile. The numbers
    /// replace those that the player submitted earlier. Once all players have submitted theirs, the answers are applied and the
    /// game goes on. No notice is written before that.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, `NotSeated`, `Stale`; `NotInRound` for a player outside of the round; `Refused` if the game
    /// waits for no sealed numbers, if a number is too high, or if the count differs from that of the subjects; or `Failure`.
    pub fn submit(&self, table: TableId, by: UserId, number: u32, numbers: &[u8]) -> Result<Update, TableError> {
        self.warm(table)?;
        self.update(|writing| {
            let (mut row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = player_seat(&row.users, &transition.game, by)?;
            reclaim_seat(writing, &mut row, seat)?;
            clocks::return_answer_time(writing, &row, seat)?;
            self.submit_for(writing, row, transition, seat, number, numbers, None)
        })
    }

    /// Submits numbers for a seat. If an earlier notice is given, the notice about the consequences is merged into it.
    #[expect(clippy::too_many_arguments, reason = "one call for people and one for the bot")]
    pub(super) fn submit_for(
        &self,
        writing: &WriteTransaction<'_>,
        row: TableRow,
        mut transition: Transition,
        seat: Seat,
        number: u32,
        numbers: &[u8],
        earlier: Option<Notice>,
    ) -> Result<Update, TableError> {
        let table = row.id;
        let round = round_of_player(writing, &row, &transition.game, seat, number)?;
        let fits = |RoundRequest { subjects, max, .. }: RoundRequest| {
            numbers.len() == subjects.len() && numbers.iter().all(|&number| number <= max)
        };
        if !round_request(&transition.game).is_some_and(fits) {
            return Err(TableError::Refused { answer: 0, refusal: Refusal::NotOffered });
        }
        for (&subject, &number) in round.subjects.iter().zip(numbers) {
            writing.save_sealed_number(table, SealedNumber { seat, subject, number })?;
        }
        let first = transition.game.decision().map(|decision| decision.seat);
        writing.delete_reminder(table, seat)?;
        commit::resolve(writing, &row, &mut transition)?;
        if transition.entries.is_empty() {
            open_motion::close_vote_about_late_player(writing, &row, seat)?;
            // A vote about an undo needs the consent of this player now.
            if writing.open_motion(table)?.is_some_and(|open| open.kind == MotionKind::Undo) {
                writing.mark_outdated(table, Role::Motion)?;
            }
            writing.mark_turn_outdated(table, row.pinned)?;
            let mut snapshot = self.shared.games.snapshot(writing, row)?;
            clocks::drop_bot_answer(writing, &mut snapshot)?;
            return Ok(Update { snapshot, by: Some(seat), events: Vec::new(), notices: Vec::new() });
        }
        Ok(commit::advance_since(writing, row, transition, first, earlier)?)
    }
}
