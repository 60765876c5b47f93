//! The running game: answering and resigning.

use bergerie_rules::{Action, Decision, Entry, Game, Refusal, Seat, Waiting};
use bergerie_store::{ChannelId, PhaseKind, SubstitutionReason, TableId, TableRow, UserId, WriteTransaction};

use super::error::{Failure, TableError};
use super::fair::Seed;
use super::snapshot::{Phase, Snapshot};
use super::transition::Transition;
use super::{Tables, Update, clocks, commit, lobby, open_motion, rounds};

impl Tables {
    /// Commits a player's answers to consecutive decisions, beginning with the decision `number`. Then draws until a player must
    /// decide or the game is over. If one answer is refused, none is committed.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, `NotSeated`; `Stale` if another decision is pending; `NotYourTurn`; `Sealed` if the game
    /// waits for sealed numbers; `Empty` if `answers` is empty; `Refused` if the rules refuse an answer; or `Failure`.
    pub fn act(&self, table: TableId, by: UserId, number: u32, answers: &[Action]) -> Result<Update, TableError> {
        self.warm(table)?;
        self.update(|writing| {
            let (mut row, mut transition) = self.resume(writing, writing.table(table)?)?;
            let round = rounds::open_round(writing, row.id, &transition.game)?;
            let seat = player_seat(&row.users, &transition.game, by)?;
            rounds::refuse_answers(&row.users, &transition.game, round.as_ref(), seat, number)?;
            let answers = Answers { seat, number, answers, substitution: None };
            apply_answers(&row, &mut transition, &answers)?;
            clocks::return_answer_time(writing, &row, seat)?;
            reclaim_seat(writing, &mut row, seat)?;
            commit::resolve(writing, &row, &mut transition)?;
            Ok(commit::advance(writing, row, transition, Some(seat))?)
        })
    }

    /// Removes a player from a channel's running game permanently. If the host resigns, the next remaining player becomes host.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, `NotSeated`, or `Failure`.
    pub fn resign(&self, channel: ChannelId, user: UserId) -> Result<Update, TableError> {
        self.read_current(|reading| reading.last_table(channel), |_, _| Ok::<_, Failure>(()))?;
        self.update(|writing| {
            let (row, transition) = self.resume(writing, writing.last_table(channel)?)?;
            let seat = player_seat(&row.users, &transition.game, user)?;
            resign_seat(writing, row, transition, seat)
        })
    }
}

/// Resigns for a seat. If only bots would play on, closes the table instead.
pub(super) fn resign_seat(
    writing: &WriteTransaction<'_>,
    mut row: TableRow,
    mut transition: Transition,
    seat: Seat,
) -> Result<Update, TableError> {
    transition.decide(Entry::Resign(seat), None).map_err(|refusal| TableError::Refused { answer: 0, refusal })?;
    let is_over = matches!(transition.game.waiting(), Waiting::Over);
    if !is_over && transition.game.playing().into_iter().all(|seat| row.user(seat).is_none()) {
        let notices = vec![lobby::close_table(writing, &row)?];
        row.phase_kind = PhaseKind::Aborted;
        let posts = writing.latest_posts(row.id)?;
        let snapshot = Snapshot::new(row, posts, Phase::Aborted, &[], None);
        return Ok(Update { snapshot, by: Some(seat), events: Vec::new(), notices });
    }
    // This may complete a sealed round, if only the resigned player was missing.
    commit::resolve(writing, &row, &mut transition)?;
    pass_host(writing, &mut row, &transition.game, seat)?;
    open_motion::close_replacement_vote(writing, row.id, seat)?;
    Ok(commit::advance(writing, row, transition, Some(seat))?)
}

/// A seat's answers to consecutive decisions, beginning with the decision `number`.
pub(super) struct Answers<'a> {
    pub seat: Seat,
    pub number: u32,
    pub answers: &'a [Action],
    /// The reason why the player has not given the answers, or `None` if the seat's player has.
    pub substitution: Option<SubstitutionReason>,
}

/// Applies answers to the pending decisions. Between two answers, makes the draws that stay hidden, such as the tile under a hill.
pub(super) fn apply_answers(
    row: &TableRow,
    transition: &mut Transition,
    &Answers { seat, number, answers, substitution }: &Answers<'_>,
) -> Result<(), TableError> {
    check_decision(&row.users, &transition.game, seat, number)?;
    if answers.is_empty() {
        return Err(TableError::Empty);
    }
    for (index, &action) in answers.iter().enumerate() {
        let decision = awaited_decision(&transition.game, index)?;
        if decision.seat != seat {
            return Err(TableError::NotYourTurn { awaited_user: awaited_user(&row.users, decision)? });
        }
        transition
            .decide(Entry::Act(action), substitution)
            .map_err(|refusal| TableError::Refused { answer: index, refusal })?;
        transition.draw_unseen(Seed::new(row.seed)).map_err(Failure::replay(row.id))?;
    }
    Ok(())
}

/// Checks that the decision with this number is pending and that the seat must make it. Otherwise returns `Stale` or `NotYourTurn`.
fn check_decision(users: &[UserId], game: &Game, seat: Seat, number: u32) -> Result<(), TableError> {
    let decision = awaited_decision(game, 0)?;
    if decision.number != number {
        return Err(stale_error(users, decision));
    }
    let awaited_user = awaited_user(users, decision)?;
    if decision.seat == seat { Ok(()) } else { Err(TableError::NotYourTurn { awaited_user }) }
}

/// Returns the error for something that the user was shown before the pending decision.
pub(super) fn stale_error(users: &[UserId], decision: &Decision) -> TableError {
    match awaited_user(users, decision) {
        Ok(awaited_user) => TableError::Stale { current: decision.number, awaited_user },
        Err(error) => error,
    }
}

impl Snapshot {
    /// Checks that a user may answer the pending decision with this number.
    ///
    /// # Errors
    /// The error with which [`Tables::act`] would refuse any answer.
    pub fn check_answer(&self, by: UserId, number: u32) -> Result<(), TableError> {
        match &self.phase {
            Phase::Lobby => Err(TableError::NotStarted),
            Phase::Over { .. } | Phase::Aborted => Err(TableError::Over),
            Phase::Playing(play) => {
                let seat = player_seat(&self.users, &play.game, by)?;
                rounds::refuse_answers(&self.users, &play.game, self.sealed.as_ref(), seat, number)?;
                check_decision(&self.users, &play.game, seat, number)
            }
        }
    }
}

/// Returns a seat from the bot to its player, because the player has answered.
pub(super) fn reclaim_seat(writing: &WriteTransaction<'_>, row: &mut TableRow, seat: Seat) -> Result<(), TableError> {
    if row.bots.get_mut(seat.index()).and_then(Option::take).is_some() {
        writing.set_seats(row.id, &row.users, &row.bots)?;
    }
    Ok(())
}

/// Returns the pending decision. If the game waits for a draw or is over, returns `Refused` for the answer with this index.
pub(super) fn awaited_decision(game: &Game, answer: usize) -> Result<&Decision, TableError> {
    let refusal = if game.outcome_count() > 0 { Refusal::AwaitsDraw } else { Refusal::Over };
    game.decision().ok_or(TableError::Refused { answer, refusal })
}

/// Returns the seat of a user, or `NotSeated` if the user has no seat or has resigned.
pub(super) fn player_seat(users: &[UserId], game: &Game, user: UserId) -> Result<Seat, TableError> {
    let seat = users.iter().position(|&p| p == user).and_then(Seat::new).ok_or(TableError::NotSeated)?;
    if game.player(seat).has_resigned { Err(TableError::NotSeated) } else { Ok(seat) }
}

fn awaited_user(users: &[UserId], decision: &Decision) -> Result<UserId, TableError> {
    // This never fails, because a table has a player for each seat of its game.
    users.get(decision.seat.index()).copied().ok_or(TableError::NotSeated)
}

/// Makes the next remaining player host if the host has left the game. Does nothing if another player has left, or no user remains.
pub(super) fn pass_host(
    writing: &WriteTransaction<'_>,
    row: &mut TableRow,
    game: &Game,
    left: Seat,
) -> Result<(), TableError> {
    if row.users.get(left.index()) != Some(&row.host) {
        return Ok(());
    }
    let (before, after): (Vec<Seat>, Vec<Seat>) = game.seats().partition(|&seat| seat < left);
    let staying = after.into_iter().chain(before).filter(|&seat| seat != left && !game.player(seat).has_resigned);
    let mut users = staying.filter_map(|seat| row.users.get(seat.index()));
    if let Some(&host) = users.find(|user| !user.is_nobody()) {
        writing.set_host(row.id, host)?;
        row.host = host;
    }
    Ok(())
}
