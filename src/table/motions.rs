//! What a table decides together: whether a move is taken back, what becomes of somebody who is late, who takes a seat.
//!
//! A table decides one thing at a time. What is about a move lapses when the game goes on without it. The last vote that is
//! needed and what follows from it are one transaction.

use crate::opponent::Level;
use crate::rules::seat::Seat;
use crate::rules::{Event, Game};
use crate::store::{
    Maker, Motion, MotionId, MotionKind, NewMotion, NoticeKind, Outcome, PersonId, Reading, Remark, Role, StoreError,
    TableId, TableRow, Vote, Writing,
};

use super::error::{ActError, Failure};
use super::expansions;
use super::snapshot::Snapshot;
use super::transition::Transition;
use super::undo::Undoing;
use super::{Tables, Update, advance, filing, limits, orders, play, timekeeping};

/// Why somebody's vote does not count.
#[derive(Debug, thiserror::Error)]
pub enum VoteError {
    /// It is decided, or lapsed.
    #[error("that is decided already")]
    Closed,
    /// The person is not asked.
    #[error("the person is not asked")]
    NotAsked,
    /// Something about the game.
    #[error(transparent)]
    Act(#[from] ActError),
}

impl From<StoreError> for VoteError {
    fn from(error: StoreError) -> VoteError {
        VoteError::Act(error.into())
    }
}

impl From<Failure> for VoteError {
    fn from(failure: Failure) -> VoteError {
        VoteError::Act(failure.into())
    }
}

/// Something that a table decides, and the table.
#[derive(Clone)]
pub struct Deciding {
    /// What is decided, with the votes so far.
    pub motion: Motion,
    /// Who is asked.
    pub asked: Vec<PersonId>,
    /// The table.
    pub table: Snapshot,
}

/// [`begin`] at the word of a user, who may do so only so often. Going on with the same is free.
pub(super) fn propose(
    writing: &Writing<'_>,
    table: &TableRow,
    motion: NewMotion,
    by: PersonId,
) -> Result<MotionId, ActError> {
    if !writing.open_motion(table.id)?.is_some_and(|open| is_same(&open, &motion)) {
        limits::call::<ActError>(writing, table.id, by)?;
    }
    Ok(begin(writing, table, motion)?)
}

/// Lets a table decide something, instead of what it was deciding. If it is deciding that already, it goes on with it; and if somebody
/// was late, it comes back to that.
pub(super) fn begin(writing: &Writing<'_>, table: &TableRow, motion: NewMotion) -> Result<MotionId, StoreError> {
    if let Some(open) = writing.open_motion(table.id)? {
        if is_same(&open, &motion) {
            return Ok(open.id);
        }
        writing.close_motion(open.id, Outcome::Lapsed)?;
        if open.kind == MotionKind::Absence {
            timekeeping::vote_again(writing, table)?;
        }
    }
    let table = table.id;
    let motion = writing.move_that(table, motion)?;
    writing.notify(table, NoticeKind::Remark(Remark::Motion { motion }))?;
    Ok(motion)
}

fn is_same(open: &Motion, motion: &NewMotion) -> bool {
    let NewMotion { kind, seat, person, position, length } = *motion;
    // A replacement is not about a move: it stays open while the game goes on.
    (open.kind, open.seat, open.person, open.position) == (kind, seat, person, position)
        && (open.length == length || kind == MotionKind::Replace)
}

/// Lets go of what is about a move, since the game goes on.
pub(super) fn lapse(writing: &Writing<'_>, table: TableId) -> Result<(), StoreError> {
    match writing.open_motion(table)? {
        Some(open) if open.kind != MotionKind::Replace => close(writing, &open, Outcome::Lapsed),
        _ => Ok(()),
    }
}

/// Lets go of the absence of somebody who has answered, while the game still waits for others. Those may be late too.
pub(super) fn lapse_about(writing: &Writing<'_>, table: &TableRow, seat: Seat) -> Result<(), StoreError> {
    let is_about = |open: &Motion| open.seat == seat && matches!(open.kind, MotionKind::Absence | MotionKind::Offer);
    if let Some(open) = writing.open_motion(table.id)?.filter(is_about) {
        close(writing, &open, Outcome::Lapsed)?;
        timekeeping::vote_again(writing, table)?;
    }
    Ok(())
}

/// Closes a vote about the replacement of a player who has resigned.
pub(super) fn lapse_of_resigned(writing: &Writing<'_>, table: TableId, seat: Seat) -> Result<(), StoreError> {
    let open = writing.open_motion(table)?.filter(|open| open.kind == MotionKind::Replace && open.seat == seat);
    open.map_or(Ok(()), |open| close(writing, &open, Outcome::Lapsed))
}

/// Lets go of whatever a table was deciding, since it is closed or its game is over.
pub(super) fn end(writing: &Writing<'_>, table: TableId) -> Result<(), StoreError> {
    writing.open_motion(table)?.map_or(Ok(()), |open| close(writing, &open, Outcome::Lapsed))
}

fn close(writing: &Writing<'_>, motion: &Motion, outcome: Outcome) -> Result<(), StoreError> {
    writing.close_motion(motion.id, outcome)?;
    writing.change(motion.table, Role::Motion)
}

/// The people who still play beside one of them. The bot has no vote, and nobody has one whose seat it plays: they are not
/// there to cast it.
pub(super) fn others(people: &[PersonId], bots: &[Option<Level>], game: &Game, seat: Seat) -> Vec<PersonId> {
    let is_bot = |seat: &Seat| bots.get(seat.index()).is_some_and(Option::is_some);
    let seats = game.seats().filter(|&other| other != seat && !game.purse(other).resigned && !is_bot(&other));
    seats.filter_map(|seat| people.get(seat.index()).copied().filter(|person| !person.is_nobody())).collect()
}

/// Who is asked about something.
fn asked(motion: &Motion, row: &TableRow, game: &Game) -> Vec<PersonId> {
    let others = others(&row.people, &row.bots, game, motion.seat);
    match motion.kind {
        MotionKind::Undo | MotionKind::Absence => others,
        MotionKind::Replace => {
            let own = row.person(motion.seat);
            motion.person.into_iter().chain(own).chain(others).collect()
        }
        MotionKind::Offer => Vec::new(),
    }
}

/// What votes about somebody who is late come to, if they come to anything: what more than half are for, or what most are for
/// once all have voted, of several the gentlest.
fn absence(votes: &[(PersonId, Vote)], voters: usize) -> Option<Vote> {
    let count = |vote: Vote| votes.iter().filter(|(_, cast)| *cast == vote).count();
    let gentlest_first = [Vote::Wait, Vote::Skip, Vote::BotOnce, Vote::Bot, Vote::Replace, Vote::Resign];
    if let Some(vote) = gentlest_first.into_iter().find(|&vote| count(vote) * 2 > voters) {
        return Some(vote);
    }
    let most = gentlest_first.into_iter().map(count).max().unwrap_or_default();
    let all = votes.len() >= voters && most > 0;
    gentlest_first.into_iter().find(|&vote| all && count(vote) == most)
}

/// How long nobody is taken to be lost at a table without a clock, in seconds: three days.
const PATIENCE: i64 = 3 * 24 * 60 * 60;

/// Whether a table waits for somebody beyond their time, so that the others may decide for them.
fn is_late(table: &Snapshot, seat: Seat, now: i64) -> bool {
    let due = table.waited.map(|waited| waited.due.unwrap_or(waited.since + PATIENCE));
    table.asked().contains(&seat) && due.is_some_and(|due| due < now)
}

/// Whether somebody is replaced: the newcomer agrees, and whoever sits there does. If their time is up, more than half of the others
/// can agree for them.
fn replaces(motion: &Motion, own: Option<PersonId>, others: usize, is_late: bool) -> Option<bool> {
    let vote =
        |person: Option<PersonId>| motion.votes.iter().find(|(by, _)| Some(*by) == person).map(|(_, vote)| *vote);
    let (new, old) = (vote(motion.person), vote(own));
    if new == Some(Vote::No) || old == Some(Vote::No) {
        return Some(false);
    }
    let is_other = |person: &PersonId| Some(*person) != motion.person && Some(*person) != own;
    let count = |wanted| motion.votes.iter().filter(|(by, vote)| is_other(by) && *vote == wanted).count();
    if old.is_none() && others > 0 && count(Vote::No) * 2 >= others {
        return Some(false);
    }
    let for_them = is_late && count(Vote::Yes) * 2 > others;
    (new == Some(Vote::Yes) && (old == Some(Vote::Yes) || for_them)).then_some(true)
}

impl Tables {
    /// Something that a table decides, or has decided.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn deciding(&self, motion: MotionId) -> Result<Option<Deciding>, Failure> {
        self.deciding_by(|reading| reading.motion(motion))
    }

    /// What a table decided last, or decides now.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn last_deciding(&self, table: TableId) -> Result<Option<Deciding>, Failure> {
        self.deciding_by(|reading| reading.last_motion(table))
    }

    /// What the same table decided before something.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn deciding_before(&self, motion: MotionId) -> Result<Option<Deciding>, Failure> {
        self.deciding_by(|reading| reading.motion_before(motion))
    }

    fn deciding_by(
        &self,
        find: impl Fn(&Reading<'_>) -> Result<Option<Motion>, StoreError>,
    ) -> Result<Option<Deciding>, Failure> {
        let Some(mut motion) = self.read(|reading| find(reading))? else { return Ok(None) };
        self.warm(|reading| reading.table(motion.table))?;
        let undoing = match motion.kind {
            MotionKind::Undo => self.undoing(motion.table).ok(),
            _ => None,
        };
        self.read(|reading| {
            let Some(row) = reading.table(motion.table)? else { return Ok(None) };
            let table = self.shared.desk.snapshot(reading, row.clone())?;
            let asked = match (table.game(), &undoing) {
                (Some(_), Some(undoing)) if motion.outcome.is_none() => undoing.affected(motion.seat, &row),
                (Some(game), None) => asked(&motion, &row, game),
                _ => Vec::new(),
            };
            if !asked.is_empty() {
                motion.votes.retain(|(by, _)| asked.contains(by));
            }
            Ok(Some(Deciding { motion, asked, table }))
        })
    }

    /// Lets a table decide whether somebody takes the seat of somebody else, at the word of a player, or of the one who would.
    /// Whoever asks for it is for it.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`; `NotSeated` if either is not a player, or the newcomer is one; or a failure.
    pub fn replace(
        &self,
        table: TableId,
        by: PersonId,
        before: PersonId,
        after: PersonId,
    ) -> Result<Option<Update>, VoteError> {
        self.warm(|reading| reading.table(table))?;
        let motion = self.write(|writing| {
            let (row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = play::player(&row, &transition.game, before)?;
            if by != after {
                play::player(&row, &transition.game, by)?;
            }
            if row.people.contains(&after) {
                return Err(VoteError::Act(ActError::NotSeated));
            }
            let (person, length) = (Some(after), transition.from);
            let motion = NewMotion { kind: MotionKind::Replace, seat, person, position: None, length };
            let others = others(&row.people, &row.bots, &transition.game, seat);
            if by != before && by != after && !others.contains(&by) {
                return Err(VoteError::NotAsked);
            }
            Ok(propose(writing, &row, motion, by)?)
        })?;
        self.vote(table, motion, by, Vote::Yes)
    }

    /// Takes somebody's vote about something that this table decides, and does what follows from it. Nothing is told if nothing
    /// follows yet.
    ///
    /// # Errors
    /// Why the vote does not count. Nothing has changed.
    pub fn vote(
        &self,
        table: TableId,
        motion: MotionId,
        by: PersonId,
        vote: Vote,
    ) -> Result<Option<Update>, VoteError> {
        let found = self.read(|reading| reading.motion(motion))?.filter(|motion| motion.table == table);
        let found = found.ok_or(VoteError::Closed)?;
        self.warm(|reading| reading.table(found.table))?;
        let undoing = match found.kind {
            MotionKind::Undo => Some(self.undoing(found.table)?),
            _ => None,
        };
        let mut followed = None;
        let result = self.write(|writing| -> Result<(), VoteError> {
            // First, since it keeps others from the table.
            let row = writing.table(found.table)?;
            let motion = writing.motion(motion)?.filter(|motion| motion.outcome.is_none()).ok_or(VoteError::Closed)?;
            let (row, transition) = self.resume(writing, row)?;
            followed = self.count(writing, motion, by, vote, (row, transition), undoing.as_ref())?;
            Ok(())
        });
        result?;
        if let Some(update) = &followed {
            self.shared.desk.keep(&update.snapshot);
        }
        Ok(followed)
    }

    fn count(
        &self,
        writing: &Writing<'_>,
        motion: Motion,
        by: PersonId,
        vote: Vote,
        (row, transition): (TableRow, Transition),
        undoing: Option<&Undoing>,
    ) -> Result<Option<Update>, VoteError> {
        let voters = match undoing {
            Some(undoing) => undoing.affected(motion.seat, &row),
            None => asked(&motion, &row, &transition.game),
        };
        let is_free = motion.kind == MotionKind::Offer && !row.people.contains(&by);
        if !voters.contains(&by) && !is_free {
            return Err(VoteError::NotAsked);
        }
        writing.cast_vote(motion.id, by, vote)?;
        writing.change(motion.table, Role::Motion)?;
        let mut motion = writing.motion(motion.id)?.ok_or(VoteError::Closed)?;
        // Players may have left since they voted.
        motion.votes.retain(|(by, _)| voters.contains(by));
        match motion.kind {
            MotionKind::Undo => take_back(self, writing, &motion, row, undoing, voters.len()),
            MotionKind::Absence => match absence(&motion.votes, voters.len()) {
                Some(decided) => go_on_without(self, writing, &motion, decided, (row, transition)),
                None => Ok(None),
            },
            MotionKind::Replace => {
                let others = others(&row.people, &row.bots, &transition.game, motion.seat).len();
                let own = row.person(motion.seat);
                let is_late = is_late(&self.shared.desk.snapshot(writing, row.clone())?, motion.seat, writing.now());
                match replaces(&motion, own, others, is_late) {
                    Some(true) => Ok(Some(self.seat_instead(writing, &motion, row, &transition)?)),
                    Some(false) => close(writing, &motion, Outcome::Refused).map(|()| None).map_err(Into::into),
                    None => Ok(None),
                }
            }
            MotionKind::Offer => {
                let motion = Motion { person: Some(by), ..motion };
                Ok(Some(self.seat_instead(writing, &motion, row, &transition)?))
            }
        }
    }

    /// Gives a seat to somebody else, who is told where the game stands.
    fn seat_instead(
        &self,
        writing: &Writing<'_>,
        motion: &Motion,
        mut row: TableRow,
        transition: &Transition,
    ) -> Result<Update, VoteError> {
        let (after, seat) = (motion.person.ok_or(VoteError::NotAsked)?, motion.seat);
        let place = row.people.get_mut(seat.index()).ok_or(ActError::NotSeated)?;
        let before = std::mem::replace(place, after);
        if let Some(bot) = row.bots.get_mut(seat.index()) {
            *bot = None;
        }
        writing.seat(row.id, &row.people, &row.bots)?;
        if row.host == before {
            writing.set_host(row.id, after)?;
            row.host = after;
        }
        writing.forget_orders(row.id, seat)?;
        writing.forget_bids_of(row.id, seat)?;
        close(writing, motion, Outcome::Agreed)?;
        writing.notify(row.id, NoticeKind::Remark(Remark::Replaced { seat, before, after }))?;
        let notices = super::outbox::say_turn_again(writing, row.id)?;
        let mut snapshot = self.shared.desk.snapshot(writing, row)?;
        if snapshot.asked().contains(&seat) {
            snapshot.waited = timekeeping::set(writing, &snapshot)?;
        }
        debug_assert_eq!(snapshot.play().map(|play| play.length), Some(transition.from));
        Ok(Update { snapshot, by: None, events: Vec::new(), notices })
    }
}

fn take_back(
    tables: &Tables,
    writing: &Writing<'_>,
    motion: &Motion,
    row: TableRow,
    undoing: Option<&Undoing>,
    voters: usize,
) -> Result<Option<Update>, VoteError> {
    if motion.votes.iter().any(|(_, vote)| *vote == Vote::No) {
        close(writing, motion, Outcome::Refused)?;
        return Ok(None);
    }
    let yes = motion.votes.iter().filter(|(_, vote)| *vote == Vote::Yes).count();
    let (true, Some(undoing), Some(place)) = (yes >= voters, undoing, motion.position) else { return Ok(None) };
    close(writing, motion, Outcome::Agreed)?;
    Ok(Some(tables.take_back(writing, row, undoing, place)?))
}

/// How well the bot plays for somebody who is late: as well as most people, at whom nobody frowns.
const STAND_IN: Level = Level::Steady;

/// Does what a table has decided about somebody who is late.
fn go_on_without(
    tables: &Tables,
    writing: &Writing<'_>,
    motion: &Motion,
    decided: Vote,
    (mut row, mut transition): (TableRow, Transition),
) -> Result<Option<Update>, VoteError> {
    let seat = motion.seat;
    if !tables.shared.desk.snapshot(writing, row.clone())?.asked().contains(&seat) {
        close(writing, motion, Outcome::Lapsed)?;
        return again(tables, writing, row);
    }
    match decided {
        Vote::Bot | Vote::BotOnce => {
            close(writing, motion, if decided == Vote::Bot { Outcome::Bot } else { Outcome::BotOnce })?;
            if let Some(bot) = row.bots.get_mut(seat.index()) {
                *bot = Some(STAND_IN);
            }
            writing.seat(row.id, &row.people, &row.bots)?;
            again(tables, writing, row)
        }
        Vote::Skip => {
            close(writing, motion, Outcome::Skip)?;
            skip(writing, &row, &mut transition, seat)?;
            orders::settle(writing, &row, &mut transition)?;
            if transition.entries.is_empty() {
                // What is filed for them brings nothing about before all others have filed.
                return again(tables, writing, row);
            }
            Ok(Some(advance(writing, row, transition, Some(seat))?))
        }
        Vote::Resign => {
            close(writing, motion, Outcome::Resign)?;
            Ok(Some(play::resign_seat(writing, row, transition, seat)?))
        }
        Vote::Replace => {
            close(writing, motion, Outcome::Replace)?;
            let offer =
                NewMotion { kind: MotionKind::Offer, seat, person: None, position: None, length: motion.length };
            begin(writing, &row, offer)?;
            again(tables, writing, row)
        }
        Vote::Wait | Vote::Yes | Vote::No => {
            close(writing, motion, Outcome::Wait)?;
            again(tables, writing, row)
        }
    }
}

/// Gives seats back that the bot was to play for one turn, now that somebody else's turn has begun.
pub(super) fn relieve(writing: &Writing<'_>, row: &mut TableRow, events: &[Event]) -> Result<(), StoreError> {
    let played = |row: &TableRow, seat: Seat| row.bots.get(seat.index()).is_some_and(Option::is_some);
    let is_over = |seat| events.iter().any(|event| matches!(event, Event::Turn { seat: next, .. } if *next != seat));
    let mut seats = Vec::new();
    for seat in Seat::all(row.people.len()).filter(|&seat| played(row, seat) && is_over(seat)) {
        if writing.last_absence(row.id, seat)? == Some(Outcome::BotOnce) {
            seats.push(seat);
        }
    }
    for seat in &seats {
        if let Some(bot) = row.bots.get_mut(seat.index()) {
            *bot = None;
        }
    }
    if seats.is_empty() { Ok(()) } else { writing.seat(row.id, &row.people, &row.bots) }
}

/// Lets a table wait from now on.
fn again(tables: &Tables, writing: &Writing<'_>, row: TableRow) -> Result<Option<Update>, VoteError> {
    let snapshot = tables.shared.desk.snapshot(writing, row)?;
    timekeeping::set(writing, &snapshot)?;
    writing.change(snapshot.id, Role::Turn)?;
    Ok(None)
}

/// The most answers that are given for somebody in one turn: a bound against rules that would ask for ever.
const MOST_ANSWERS: usize = 100;

/// Answers for somebody with what costs least, until somebody else is asked or a turn begins.
fn skip(writing: &Writing<'_>, row: &TableRow, transition: &mut Transition, seat: Seat) -> Result<(), Failure> {
    for _ in 0..MOST_ANSWERS {
        if let Some(call) = expansions::call(&transition.game) {
            for &subject in call.subjects.iter().filter(|_| call.parties.contains(&seat)) {
                writing.file_bid(row.id, subject, seat, 0)?;
            }
            break;
        }
        let told = transition.events.len();
        let decision = transition.game.decision().filter(|decision| decision.seat == seat);
        let Some(answer) = decision.and_then(|decision| decision.fallback()) else { break };
        transition.answer_for(answer, Maker::Vote).map_err(Failure::replay(row.id))?;
        filing::settle(writing, row, transition)?;
        if transition.events.iter().skip(told).any(|event| matches!(event, Event::Turn { .. })) {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn votes(cast: &[Vote]) -> Vec<(PersonId, Vote)> {
        (1..).map(PersonId).zip(cast.iter().copied()).collect()
    }

    #[test]
    fn nobody_is_replaced_against_their_will_or_while_they_have_time() {
        use Vote::{No, Yes};
        let [own, new, other, third] = [1, 2, 3, 4].map(PersonId);
        let decided = |cast: &[(PersonId, Vote)], is_late| {
            let motion = Motion {
                id: MotionId(1),
                table: TableId(1),
                kind: MotionKind::Replace,
                seat: Seat::FIRST,
                person: Some(new),
                position: None,
                length: 0,
                outcome: None,
                votes: cast.to_vec(),
            };
            replaces(&motion, Some(own), 2, is_late)
        };
        assert_eq!(decided(&[(new, Yes), (own, Yes)], false), Some(true));
        assert_eq!(decided(&[(new, Yes), (other, Yes), (third, Yes)], false), None);
        assert_eq!(decided(&[(new, Yes), (other, Yes), (third, Yes)], true), Some(true));
        assert_eq!(decided(&[(new, Yes), (other, Yes)], true), None, "half is not enough");
        assert_eq!(decided(&[(new, Yes), (other, Yes), (third, Yes), (own, No)], true), Some(false));
        assert_eq!(decided(&[(own, Yes), (other, Yes), (third, Yes)], true), None, "the newcomer is asked");
    }

    #[test]
    fn more_than_half_decide_and_else_all_do_and_the_gentlest_of_equals_counts() {
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
            assert_eq!(absence(&votes(cast), voters), decided, "{cast:?} of {voters}");
        }
    }
}
