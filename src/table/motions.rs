//! Votes at a table: about undoing a move, about an absent player, and about a new player for a seat.
//!
//! A table has at most one open vote. A vote about a move lapses when the game goes on. The deciding vote and its
//! consequences are committed in one transaction.

use bergerie_rules::{Event, Game, Seat, always};
use bergerie_store::{
    Announcement, Motion, MotionId, MotionKind, MotionOutcome, NewMotion, NoticeKind, ReadTransaction, Role,
    SealedNumber, StoreError, SubstitutionReason, TableId, TableRow, UserId, Vote, WriteTransaction,
};

use super::error::{Failure, TableError};
use super::open_motion::{begin, close, other_voters, request};
use super::round_request::round_request;
use super::snapshot::{SUBSTITUTE_BOT, Snapshot};
use super::transition::Transition;
use super::undo::UndoableLog;
use super::{Tables, Update, clocks, commit, outbox, play};

/// A vote, open or closed, with its table.
#[derive(Clone)]
pub struct MotionView {
    /// The motion with the votes cast so far.
    pub motion: Motion,
    /// The users who may vote.
    pub voters: Vec<UserId>,
    /// The table whose players vote, in its current state.
    pub table: Snapshot,
}

/// Returns the users who may vote about a motion.
fn motion_voters(motion: &Motion, row: &TableRow, game: &Game) -> Vec<UserId> {
    let others = other_voters(&row.users, &row.bots, game, motion.seat);
    match motion.kind {
        MotionKind::Undo | MotionKind::Absence => others,
        MotionKind::Replacement => {
            let own = row.user(motion.seat);
            motion.user.into_iter().chain(own).chain(others).collect()
        }
        MotionKind::Offer => Vec::new(),
    }
}

/// Returns the result of the votes about a late player. A choice with an absolute majority wins immediately. Once all
/// have voted, the choice with the most votes wins, and the gentlest one among equals. Until then, returns `None`.
fn absence_decision(votes: &[(UserId, Vote)], voters: usize) -> Option<Vote> {
    let count = |vote: Vote| votes.iter().filter(|(_, cast)| *cast == vote).count();
    let gentlest_first = [Vote::Wait, Vote::Skip, Vote::BotOnce, Vote::Bot, Vote::Replace, Vote::Resign];
    if let Some(vote) = gentlest_first.into_iter().find(|&vote| count(vote) * 2 > voters) {
        return Some(vote);
    }
    let most = gentlest_first.into_iter().map(count).max().unwrap_or_default();
    let all = votes.len() >= voters && most > 0;
    gentlest_first.into_iter().find(|&vote| all && count(vote) == most)
}

/// The time after which a player counts as late at a table without a clock, in seconds: three days.
const LATE_AFTER: i64 = 3 * 24 * 60 * 60;

/// Returns whether a player has exceeded their time, so that the others may decide. An announced absence does not count as time.
fn is_late(reading: &ReadTransaction<'_>, table: &Snapshot, seat: Seat) -> Result<bool, StoreError> {
    let asked = table.user(seat).filter(|_| table.awaited_seats().contains(&seat));
    let Some((clock, user)) = table.clock.zip(asked) else { return Ok(false) };
    let from = reading.preferences(user)?.away_until.map_or(clock.since, |until| until.max(clock.since));
    Ok(clock.due.unwrap_or(from + LATE_AFTER) < reading.now())
}

/// Returns whether a seat passes to the new player, which needs the consent of the new player and of the current one.
/// If the current one is late, an absolute majority of the others replaces their consent. Returns `None` while the vote
/// is undecided.
fn replacement_decision(motion: &Motion, own: Option<UserId>, others: usize, is_late: bool) -> Option<bool> {
    let vote = |user: Option<UserId>| motion.votes.iter().find(|(by, _)| Some(*by) == user).map(|(_, vote)| *vote);
    let (new, old) = (vote(motion.user), vote(own));
    if new == Some(Vote::No) || old == Some(Vote::No) {
        return Some(false);
    }
    let is_other = |user: &UserId| Some(*user) != motion.user && Some(*user) != own;
    let count = |wanted| motion.votes.iter().filter(|(by, vote)| is_other(by) && *vote == wanted).count();
    if old.is_none() && others > 0 && count(Vote::No) * 2 >= others {
        return Some(false);
    }
    let for_them = is_late && count(Vote::Yes) * 2 > others;
    (new == Some(Vote::Yes) && (old == Some(Vote::Yes) || for_them)).then_some(true)
}

impl Tables {
    /// Returns a vote, or `None` if it does not exist.
    pub fn motion_view(&self, motion: MotionId) -> Result<Option<MotionView>, Failure> {
        self.find_motion_view(|reading| reading.motion(motion))
    }

    /// Returns the open vote of a table, or `None` if there is none.
    pub fn open_motion_view(&self, table: TableId) -> Result<Option<MotionView>, Failure> {
        self.find_motion_view(|reading| reading.open_motion(table))
    }

    /// Returns the latest vote of a table, open or closed. Returns `None` if the table has had no vote.
    pub fn last_motion_view(&self, table: TableId) -> Result<Option<MotionView>, Failure> {
        self.find_motion_view(|reading| reading.last_motion(table))
    }

    /// Returns the vote before this one at the same table, or `None` if this one is the first.
    pub fn motion_view_before(&self, motion: MotionId) -> Result<Option<MotionView>, Failure> {
        self.find_motion_view(|reading| reading.motion_before(motion))
    }

    fn find_motion_view(
        &self,
        find: impl Fn(&ReadTransaction<'_>) -> Result<Option<Motion>, StoreError>,
    ) -> Result<Option<MotionView>, Failure> {
        let Some(mut motion) = self.read(|reading| find(reading))? else { return Ok(None) };
        self.warm(motion.table)?;
        let undoable_log = match motion.kind {
            MotionKind::Undo => self.replay_for_undo(motion.table).ok(),
            _ => None,
        };
        self.read(|reading| {
            let Some(row) = reading.table(motion.table)? else { return Ok(None) };
            let table = self.shared.games.snapshot(reading, row.clone())?;
            let asked = match (table.game(), &undoable_log) {
                (Some(_), Some(undoable_log)) if motion.outcome.is_none() => {
                    undoable_log.users_to_consent_to_undo(reading, &row, motion.seat)?
                }
                (Some(game), None) => motion_voters(&motion, &row, game),
                _ => Vec::new(),
            };
            if !asked.is_empty() {
                motion.votes.retain(|(by, _)| asked.contains(by));
            }
            Ok(Some(MotionView { motion, voters: asked, table }))
        })
    }

    /// Starts a vote on a new player for a seat, on the request of a player or of the new player. It counts as the requester's
    /// *yes*.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`; `NotSeated` if the replaced user is not a player, if the requester is neither a player nor
    /// the newcomer, or if the newcomer already is a player; or `Failure`.
    pub fn replace(
        &self,
        table: TableId,
        by: UserId,
        before: UserId,
        after: UserId,
    ) -> Result<Option<Update>, TableError> {
        self.warm(table)?;
        let motion = self.write(|writing| {
            let (row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = play::player_seat(&row.users, &transition.game, before)?;
            if by != after {
                play::player_seat(&row.users, &transition.game, by)?;
            }
            if row.users.contains(&after) {
                return Err(TableError::NotSeated);
            }
            let (user, length) = (Some(after), transition.from);
            let motion = NewMotion { kind: MotionKind::Replacement, seat, user, position: None, length };
            let others = other_voters(&row.users, &row.bots, &transition.game, seat);
            if by != before && by != after && !others.contains(&by) {
                return Err(TableError::NotAsked);
            }
            request(writing, &row, motion, by)
        })?;
        self.vote(table, motion, by, Vote::Yes)
    }

    /// Records a vote. If it decides the motion, carries out the result. No notice is written before that. Returns `None` if the
    /// motion is still open, or if its result does not change the game.
    ///
    /// # Errors
    /// `VoteClosed` if the vote has ended or does not exist; `NotAsked` if the user may not vote; `NotStarted`, `Over`, or a
    /// failure.
    pub fn vote(&self, table: TableId, motion: MotionId, by: UserId, vote: Vote) -> Result<Option<Update>, TableError> {
        let found = self.read(|reading| reading.motion(motion))?.filter(|motion| motion.table == table);
        let found = found.ok_or(TableError::VoteClosed)?;
        self.warm(found.table)?;
        let undoable_log = match found.kind {
            MotionKind::Undo => Some(self.replay_for_undo(found.table)?),
            _ => None,
        };
        let mut followed = None;
        let result = self.write(|writing| -> Result<(), TableError> {
            // Read the table first, because that locks it.
            let row = writing.table(found.table)?;
            let motion =
                writing.motion(motion)?.filter(|motion| motion.outcome.is_none()).ok_or(TableError::VoteClosed)?;
            let (row, transition) = self.resume(writing, row)?;
            followed = self.count(writing, motion, by, vote, (row, transition), undoable_log.as_ref())?;
            Ok(())
        });
        result?;
        if let Some(update) = &followed {
            self.shared.games.insert_committed(&update.snapshot);
        }
        Ok(followed)
    }

    fn count(
        &self,
        writing: &WriteTransaction<'_>,
        motion: Motion,
        by: UserId,
        vote: Vote,
        (row, transition): (TableRow, Transition),
        undoable_log: Option<&UndoableLog>,
    ) -> Result<Option<Update>, TableError> {
        let voters = match undoable_log {
            Some(undoable_log) => undoable_log.users_to_consent_to_undo(writing, &row, motion.seat)?,
            None => motion_voters(&motion, &row, &transition.game),
        };
        let is_free = motion.kind == MotionKind::Offer && !row.users.contains(&by);
        if !voters.contains(&by) && !is_free {
            return Err(TableError::NotAsked);
        }
        writing.cast_vote(motion.id, by, vote)?;
        writing.mark_outdated(motion.table, Role::Motion)?;
        let mut motion = writing.motion(motion.id)?.ok_or(TableError::VoteClosed)?;
        // Discard the votes of players who resigned after voting.
        motion.votes.retain(|(by, _)| voters.contains(by));
        match motion.kind {
            MotionKind::Undo => decide_undo(self, writing, &motion, row, undoable_log, voters.len()),
            MotionKind::Absence => match absence_decision(&motion.votes, voters.len()) {
                Some(decided) => go_on_without(self, writing, &motion, decided, (row, transition)),
                None => Ok(None),
            },
            MotionKind::Replacement => {
                let others = other_voters(&row.users, &row.bots, &transition.game, motion.seat).len();
                let own = row.user(motion.seat);
                let is_late = is_late(writing, &self.shared.games.snapshot(writing, row.clone())?, motion.seat)?;
                match replacement_decision(&motion, own, others, is_late) {
                    Some(true) => Ok(Some(self.seat_instead(writing, &motion, row, &transition)?)),
                    Some(false) => close(writing, &motion, MotionOutcome::Refused).map(|()| None).map_err(Into::into),
                    None => Ok(None),
                }
            }
            MotionKind::Offer => {
                let motion = Motion { user: Some(by), ..motion };
                Ok(Some(self.seat_instead(writing, &motion, row, &transition)?))
            }
        }
    }

    /// Gives a seat to another user. Posts the turn again, which pings the awaited player, and restarts the
    /// clock if the game waits for that seat.
    fn seat_instead(
        &self,
        writing: &WriteTransaction<'_>,
        motion: &Motion,
        mut row: TableRow,
        transition: &Transition,
    ) -> Result<Update, TableError> {
        let (after, seat) = (motion.user.ok_or(TableError::NotAsked)?, motion.seat);
        let place = row.users.get_mut(seat.index()).ok_or(TableError::NotSeated)?;
        let before = std::mem::replace(place, after);
        if let Some(bot) = row.bots.get_mut(seat.index()) {
            *bot = None;
        }
        writing.set_seats(row.id, &row.users, &row.bots)?;
        if row.host == before {
            writing.set_host(row.id, after)?;
            row.host = after;
        }
        writing.delete_orders(row.id, seat)?;
        writing.delete_sealed_numbers_of(row.id, seat)?;
        writing.fill_time_bank(row.id, seat)?;
        close(writing, motion, MotionOutcome::Agreed)?;
        writing.add_notice(row.id, NoticeKind::Announcement(Announcement::Replaced { seat, before, after }))?;
        writing.mark_status_outdated(row.id, row.pinned)?;
        let notices = outbox::repost_turn(writing, row.id)?;
        let mut snapshot = self.shared.games.snapshot(writing, row)?;
        if snapshot.awaited_seats().contains(&seat) {
            snapshot.clock = clocks::set(writing, &snapshot)?;
        }
        let length = snapshot.play().map(|play| play.length);
        always!(length == Some(transition.from), "the log has {length:?} entries, not {}", transition.from);
        Ok(Update { snapshot, by: None, events: Vec::new(), notices })
    }
}

fn decide_undo(
    tables: &Tables,
    writing: &WriteTransaction<'_>,
    motion: &Motion,
    row: TableRow,
    undoable_log: Option<&UndoableLog>,
    voters: usize,
) -> Result<Option<Update>, TableError> {
    if motion.votes.iter().any(|(_, vote)| *vote == Vote::No) {
        close(writing, motion, MotionOutcome::Refused)?;
        return Ok(None);
    }
    let yes = motion.votes.iter().filter(|(_, vote)| *vote == Vote::Yes).count();
    let (true, Some(undoable_log), Some(place)) = (yes >= voters, undoable_log, motion.position) else {
        return Ok(None);
    };
    close(writing, motion, MotionOutcome::Agreed)?;
    Ok(Some(tables.revert(writing, row, undoable_log, place)?))
}

/// Carries out the result of a vote about a late player. Returns `None` if the game itself does not change.
fn go_on_without(
    tables: &Tables,
    writing: &WriteTransaction<'_>,
    motion: &Motion,
    decided: Vote,
    (mut row, mut transition): (TableRow, Transition),
) -> Result<Option<Update>, TableError> {
    let seat = motion.seat;
    if !tables.shared.games.snapshot(writing, row.clone())?.awaited_seats().contains(&seat) {
        close(writing, motion, MotionOutcome::Lapsed)?;
        return restart_turn_clock(tables, writing, row);
    }
    match decided {
        Vote::Bot | Vote::BotOnce => {
            close(writing, motion, if decided == Vote::Bot { MotionOutcome::Bot } else { MotionOutcome::BotOnce })?;
            if let Some(bot) = row.bots.get_mut(seat.index()) {
                *bot = Some(SUBSTITUTE_BOT);
            }
            writing.set_seats(row.id, &row.users, &row.bots)?;
            restart_turn_clock(tables, writing, row)
        }
        Vote::Skip => {
            close(writing, motion, MotionOutcome::Skip)?;
            give_default_answers(writing, &row, &mut transition, seat)?;
            commit::resolve(writing, &row, &mut transition)?;
            if transition.entries.is_empty() {
                // Keep waiting: a sealed number on the player's behalf has no effect until all others have submitted
                // theirs.
                return restart_turn_clock(tables, writing, row);
            }
            Ok(Some(commit::advance(writing, row, transition, Some(seat))?))
        }
        Vote::Resign => {
            close(writing, motion, MotionOutcome::Resign)?;
            Ok(Some(play::resign_seat(writing, row, transition, seat)?))
        }
        Vote::Replace => {
            close(writing, motion, MotionOutcome::Replace)?;
            let offer = NewMotion { kind: MotionKind::Offer, seat, user: None, position: None, length: motion.length };
            begin(writing, &row, offer)?;
            restart_turn_clock(tables, writing, row)
        }
        Vote::Wait | Vote::Yes | Vote::No => {
            close(writing, motion, MotionOutcome::Wait)?;
            restart_turn_clock(tables, writing, row)
        }
    }
}

/// Restarts the clock of a table, without changing the game.
pub(super) fn restart_turn_clock(
    tables: &Tables,
    writing: &WriteTransaction<'_>,
    row: TableRow,
) -> Result<Option<Update>, TableError> {
    let snapshot = tables.shared.games.snapshot(writing, row)?;
    clocks::set(writing, &snapshot)?;
    writing.mark_turn_outdated(snapshot.id, snapshot.pinned)?;
    Ok(None)
}

/// The maximum number of answers that are given for a player in one turn. It prevents an endless loop.
const MAX_DEFAULT_ANSWERS: usize = 100;

/// Gives default answers for a player until the game waits for another player or the next turn begins.
fn give_default_answers(
    writing: &WriteTransaction<'_>,
    row: &TableRow,
    transition: &mut Transition,
    seat: Seat,
) -> Result<(), Failure> {
    for _ in 0..MAX_DEFAULT_ANSWERS {
        if let Some(request) = round_request(&transition.game) {
            for &subject in request.subjects.iter().filter(|_| request.players.contains(&seat)) {
                writing.save_sealed_number(row.id, SealedNumber { seat, subject, number: 0 })?;
            }
            break;
        }
        let before = transition.events.len();
        let decision = transition.game.decision().filter(|decision| decision.seat == seat);
        let Some(answer) = decision.and_then(|decision| decision.fallback()) else { break };
        transition.answer_for(answer, SubstitutionReason::Vote).map_err(Failure::replay(row.id))?;
        commit::draw_and_answer_sealed(writing, row, transition)?;
        if transition.events.iter().skip(before).any(|event| matches!(event, Event::Turn { .. })) {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn votes(cast: &[Vote]) -> Vec<(UserId, Vote)> {
        (1..).map(UserId).zip(cast.iter().copied()).collect()
    }

    #[test]
    fn a_player_is_replaced_only_with_consent_or_after_the_deadline() {
        use Vote::{No, Yes};
        let [own, new, other, third] = [1, 2, 3, 4].map(UserId);
        let decided = |cast: &[(UserId, Vote)], is_late| {
            let motion = Motion {
                id: MotionId(1),
                table: TableId(1),
                kind: MotionKind::Replacement,
                seat: Seat::FIRST,
                user: Some(new),
                position: None,
                length: 0,
                outcome: None,
                votes: cast.to_vec(),
            };
            replacement_decision(&motion, Some(own), 2, is_late)
        };
        assert_eq!(decided(&[(new, Yes), (own, Yes)], false), Some(true));
        assert_eq!(decided(&[(new, Yes), (other, Yes), (third, Yes)], false), None);
        assert_eq!(decided(&[(new, Yes), (other, Yes), (third, Yes)], true), Some(true));
        assert_eq!(decided(&[(new, Yes), (other, Yes)], true), None, "half is not enough");
        assert_eq!(decided(&[(new, Yes), (other, Yes), (third, Yes), (own, No)], true), Some(false));
        assert_eq!(decided(&[(own, Yes), (other, Yes), (third, Yes)], true), None, "the newcomer is asked");
    }

    #[test]
    fn a_majority_decides_and_the_mildest_option_wins_a_tie() {
        use Vote::{Bot, Replace, Resign, Skip, Wait};
        for (cast, voters, decided) in [
            (&[][..], 1, None),
            (&[Skip], 1, Some(Skip)),
            (&[Skip], 2, None),
            (&[Skip, Resign], 2, Some(Skip)),
            (&[Skip, Skip], 4, None),
            (&[Skip, Skip, Skip], 4, Some(Skip)),
            (&[Resign, Resign, Replace, Wait], 4, Some(Resign)),
            (&[Resign, Resign, Replace, Replace], 4, Some(Replace)),
            (&[Resign, Wait, Replace, Skip], 4, Some(Wait)),
            (&[Bot, Replace, Bot, Replace], 4, Some(Bot)),
        ] {
            assert_eq!(absence_decision(&votes(cast), voters), decided, "{cast:?} of {voters}");
        }
    }
}
