//! Undo. It is immediate if no other player has moved or learnt anything since the move, or if no other player has
//! moved and the table's [grace period](bergerie_store::Grace) is not over. Otherwise, it needs the consent of the
//! players concerned.
//!
//! An undo covers a player's last commit and everything after it. The undone entries remain in the log, and their draws
//! are repeated with the same outcomes (`draws.rs`).

use bergerie_rules::{Entry, Record, RecordError, Seat, always};
use bergerie_store::{
    LogSpan, MotionKind, NewMotion, PhaseKind, ReadTransaction, StoreError, TableId, TableRow, UserId,
    WriteTransaction, is_in_transaction,
};

use super::error::{Failure, TableError};
use super::replayed_game::ReplayedGame;
use super::round_request::round_request;
use super::transition::Transition;
use super::{Tables, Update, clocks, commit, game_cache, limits, open_motion, play, rounds};

/// A replayed log, from which the effects of an undo are determined.
pub(super) struct UndoableLog {
    replayed: ReplayedGame,
    /// The players of the answers in effect, by log position.
    answers: Vec<(u32, Seat)>,
    /// The log positions of the draws in effect.
    draws: Vec<u32>,
    /// The log positions of the resignations in effect.
    resignations: Vec<u32>,
    /// The log position of the last undo.
    last_undo: Option<u32>,
    /// The ranges of log entries that were committed together.
    spans: Vec<LogSpan>,
    /// The log positions of answers that the player did not give, including undone ones.
    for_others: Vec<u32>,
}

/// The result of an undo request.
#[derive(Clone)]
pub enum UndoOutcome {
    /// The move is undone.
    Done(Box<Update>),
    /// A vote has started, in which these users are asked.
    Asked(Vec<UserId>),
}

impl UndoableLog {
    fn new(record: &Record, spans: Vec<LogSpan>, mut for_others: Vec<u32>) -> Result<UndoableLog, RecordError> {
        let mut replayed = ReplayedGame::new(record.initial_game()?);
        let (mut answers, mut draws, mut resignations, mut last_undo) = (Vec::new(), Vec::new(), Vec::new(), None);
        let mut events = Vec::new();
        for (position, &entry) in (0_u32..).zip(&record.log) {
            let game = replayed.replay.game();
            match entry {
                Entry::Act(_) => {
                    answers.extend(game.decision().map(|decision| (position, decision.seat)));
                    // No player can undo an answer that follows from sealed numbers as their own move.
                    for_others.extend(round_request(game).map(|_| position));
                }
                Entry::Draw(_) => draws.push(position),
                Entry::Undo(from) => {
                    answers.retain(|&(at, _)| at < from);
                    draws.retain(|&at| at < from);
                    resignations.retain(|&at| at < from);
                    last_undo = Some(position);
                }
                Entry::Resign(_) => resignations.push(position),
            }
            events.clear();
            let entered = replayed.enter(entry, &mut events);
            entered.map_err(|error| RecordError::Entry { entry: position as usize + 1, error })?;
        }
        Ok(UndoableLog { replayed, answers, draws, resignations, last_undo, spans, for_others })
    }

    /// Returns the log position of the first answer in a player's last commit, or `None` if the player has made no move or
    /// another player has resigned since.
    fn last_move(&self, seat: Seat) -> Option<u32> {
        let own = |&&(position, by): &&(u32, Seat)| by == seat && !self.for_others.contains(&position);
        let &(last, _) = self.answers.iter().rev().find(own)?;
        let begun = self.spans.iter().rev().find(|span| (span.from..span.to).contains(&last))?.from;
        let position =
            self.answers.iter().filter(own).map(|&(position, _)| position).find(|&position| position >= begun);
        position.filter(|&position| self.resignations.iter().all(|&at| at < position))
    }

    /// Returns the users whose consent an undo from a log position on needs. They are all others who have moved since then or have
    /// submitted numbers in the open sealed round and, if something was drawn since then, the awaited player. If there are none
    /// although something was drawn, they are all others, because they have seen the draw. Players who have resigned are left out,
    /// and so are seats that a bot plays, because bots consent.
    fn users_to_consent(
        &self,
        reading: &ReadTransaction<'_>,
        row: &TableRow,
        (seat, position): (Seat, u32),
    ) -> Result<Vec<UserId>, StoreError> {
        let game = self.replayed.replay.game();
        let is_drawn = self.draws.iter().any(|&draw| draw > position);
        let since = self.answers.iter().filter(|(at, _)| *at > position).map(|&(_, by)| by);
        let asked = game.decision().map(|decision| decision.seat).filter(|_| is_drawn);
        let submitted = rounds::submitted_players(reading, row.id, Some(game))?;
        let mut consenting: Vec<Seat> = since.chain(asked).chain(submitted).filter(|&other| other != seat).collect();
        if is_drawn && consenting.is_empty() {
            // All players have seen the result of a draw from the bag.
            consenting = game.seats().filter(|&other| other != seat).collect();
        }
        consenting.retain(|&seat| !game.player(seat).has_resigned);
        consenting.sort();
        consenting.dedup();
        let by_people = consenting.into_iter().filter(|seat| row.bots.get(seat.index()).is_none_or(Option::is_none));
        Ok(by_people.filter_map(|seat| row.user(seat)).collect())
    }

    /// Returns whether another player has answered after a log position.
    fn is_answered(&self, seat: Seat, position: u32) -> bool {
        self.answers.iter().any(|&(at, by)| at > position && by != seat)
    }

    /// Returns the log position of the last answer of a player's last commit.
    fn end_of_move(&self, seat: Seat) -> Option<u32> {
        self.answers
            .iter()
            .rev()
            .find(|(position, by)| *by == seat && !self.for_others.contains(position))
            .map(|&(position, _)| position)
    }

    /// Returns the users concerned by the undo of a seat's last move, if there is such a move.
    pub(super) fn users_to_consent_to_undo(
        &self,
        reading: &ReadTransaction<'_>,
        row: &TableRow,
        seat: Seat,
    ) -> Result<Vec<UserId>, StoreError> {
        self.last_move(seat).map_or(Ok(Vec::new()), |position| self.users_to_consent(reading, row, (seat, position)))
    }
}

impl Tables {
    /// Undoes a player's last move, or starts a vote if other players are concerned. `shown` is the length of the log when the user
    /// was shown the move, if known.
    ///
    /// # Errors
    /// `NothingToUndo`, `NoTable`, `NotStarted`, `Over`, `NotSeated`, or `Failure`; `Stale` if the move that the user was shown is
    /// not the last one any more.
    pub fn undo(&self, table: TableId, by: UserId, shown: Option<u32>) -> Result<UndoOutcome, TableError> {
        self.warm(table)?;
        let undoable_log = self.replay_for_undo(table)?;
        let undone = self.write(|writing| {
            let (row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = play::player_seat(&row.users, &transition.game, by)?;
            check_unchanged(&undoable_log, &transition)?;
            let position = undoable_log.last_move(seat).ok_or(TableError::NothingToUndo)?;
            if shown.is_some_and(|shown| position >= shown || undoable_log.last_undo.is_some_and(|at| at >= shown)) {
                return Err(play::stale_error(&row.users, play::awaited_decision(&transition.game, 0)?));
            }
            let consenting = undoable_log.users_to_consent(writing, &row, (seat, position))?;
            if consenting.is_empty() || self.is_in_time(writing, &row, &undoable_log, (seat, position))? {
                // Count this as a message to all players, because the repeated turn post pings the awaited player.
                limits::count_call::<TableError>(writing, table, by)?;
                return Ok(UndoOutcome::Done(Box::new(self.revert(writing, row, &undoable_log, position)?)));
            }
            let (position, length) = (Some(position), transition.from);
            let motion = NewMotion { kind: MotionKind::Undo, seat, user: None, position, length };
            open_motion::request(writing, &row, motion, by)?;
            Ok::<_, TableError>(UndoOutcome::Asked(consenting))
        })?;
        if let UndoOutcome::Done(update) = &undone {
            self.shared.games.insert_committed(&update.snapshot);
        }
        Ok(undone)
    }

    /// Returns whether a player's last move, which begins at a log position, can be undone without consent: it is recent,
    /// and no other player has acted since.
    fn is_in_time(
        &self,
        writing: &WriteTransaction<'_>,
        row: &TableRow,
        undoable_log: &UndoableLog,
        (seat, position): (Seat, u32),
    ) -> Result<bool, TableError> {
        let Some(end) = undoable_log.end_of_move(seat).filter(|_| !undoable_log.is_answered(seat, position)) else {
            return Ok(false);
        };
        let submitted = rounds::submitted_players(writing, row.id, Some(undoable_log.replayed.replay.game()))?;
        let has_submission = submitted.into_iter().any(|by| by != seat);
        Ok(!has_submission && row.options.grace.includes(writing.now() - writing.committed_at(row.id, end)?))
    }

    /// Replays the log of a table outside of transactions.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, or `Failure`.
    pub(super) fn replay_for_undo(&self, table: TableId) -> Result<UndoableLog, TableError> {
        let (row, log, spans, for_others) = self.read(|reading| {
            let row = reading.table(table)?.ok_or(TableError::NoTable)?;
            let for_others = reading.substituted_answers(table)?.into_iter().map(|(position, _)| position).collect();
            Ok::<_, TableError>((row, reading.log_from(table, 0)?, reading.spans(table)?, for_others))
        })?;
        match row.phase_kind {
            PhaseKind::Lobby => return Err(TableError::NotStarted),
            PhaseKind::Over | PhaseKind::Aborted => return Err(TableError::Over),
            PhaseKind::Playing => {}
        }
        always!(!is_in_transaction(), "a game is played again while everybody else waits for the database");
        let record = game_cache::record(&row, log);
        Ok(UndoableLog::new(&record, spans, for_others).map_err(Failure::replay(table))?)
    }

    /// Undoes everything from the answer at a log position on. Returns `Empty` if the log has changed since it was replayed.
    pub(super) fn revert(
        &self,
        writing: &WriteTransaction<'_>,
        row: TableRow,
        undoable_log: &UndoableLog,
        position: u32,
    ) -> Result<Update, TableError> {
        let table = row.id;
        if is_log_older(&undoable_log.replayed, writing.log_length(table)?) {
            return Err(TableError::Empty);
        }
        let transition = Transition::undoing(undoable_log.replayed.clone(), position)
            .map_err(|error| RecordError::Entry { entry: position as usize + 1, error })
            .map_err(Failure::replay(table))?;
        // Delete sealed numbers, because the round is undone or starts over.
        writing.delete_sealed_numbers(table)?;
        let seat = transition.game.decision().map(|decision| decision.seat);
        clocks::take_back_answer_time(writing, table, seat)?;
        Ok(commit::advance(writing, row, transition, seat)?)
    }
}

fn is_log_older(replayed: &ReplayedGame, length: u32) -> bool {
    replayed.replay.length() != length
}

/// Returns `NothingToUndo` if the log has changed since it was replayed.
fn check_unchanged(undoable_log: &UndoableLog, transition: &Transition) -> Result<(), TableError> {
    if is_log_older(&undoable_log.replayed, transition.from) { Err(TableError::NothingToUndo) } else { Ok(()) }
}
