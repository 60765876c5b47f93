//! Seats that the bot plays: those of its own, and those of people who are away.
//!
//! What the bot does goes through the same transactions as what people do. It thinks outside of them, about a snapshot, and
//! what it thought is refused as out of date if the table has moved on meanwhile.

use std::time::{Duration, Instant};

use crate::opponent::{self, Advice, Level, Patience};
use crate::rules::Action;
use crate::rules::seat::Seat;
use crate::store::{ChannelId, Notice, NoticeKind, PersonId, Role, Stage, StoreError, TableId, TableRow, Writing};

use super::error::{ActError, TableError};
use super::play::{self, Answers};
use super::snapshot::Snapshot;
use super::{Tables, Update, advance_since, expansions, filing, orders, timekeeping};

/// What the bot would do at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Thought {
    /// Answer the decision that the game waits for, and those after it.
    Answer(Vec<Action>),
    /// File these numbers in private, one about each subject.
    File(Vec<u8>),
}

/// So long by the clock.
struct Until(Instant);

impl Patience for Until {
    fn lasts(&self, _: u64) -> bool {
        Instant::now() < self.0
    }
}

/// What the bot would do with a seat, when it has thought about it for so long. None if nothing is asked of that seat.
///
/// All that it goes by everybody at the table knows, or that seat alone; the seed of its thoughts is made of what is public.
pub fn think(table: &Snapshot, seat: Seat, level: Level, time: Duration) -> Option<Thought> {
    let (game, decision) = (table.game()?, table.decision()?);
    let seed = seed(table, decision.number);
    if let Some(round) = &table.sealed {
        let most = expansions::call(game)?.most;
        let asked = round.owing().any(|owing| owing == seat);
        return asked.then(|| Thought::File(opponent::prices(game, seat, seed, &round.subjects, most)));
    }
    let until = Until(Instant::now() + time);
    let answers = opponent::choose(game, seat, level, seed, &until);
    if answers.is_empty() { plainest(table, seat) } else { Some(Thought::Answer(answers)) }
}

/// What can be done with a seat without any thought: the plainest legal answer, or to offer nothing. None if nothing is asked of
/// that seat. A game never waits for a bot that cannot think.
pub fn plainest(table: &Snapshot, seat: Seat) -> Option<Thought> {
    if let Some(round) = &table.sealed {
        return round.owing().any(|owing| owing == seat).then_some(Thought::File(vec![0; round.subjects.len()]));
    }
    let decision = table.decision().filter(|decision| decision.seat == seat)?;
    decision.fallback().map(|answer| Thought::Answer(vec![answer]))
}

/// What whoever is asked at a table could do, the best first, when it was thought about for so long.
pub fn hints(table: &Snapshot, time: Duration) -> Vec<Advice> {
    let Some((game, decision)) = table.game().zip(table.decision()) else { return Vec::new() };
    let until = Until(Instant::now() + time);
    opponent::advise(game, decision.seat, Level::Steady, seed(table, decision.number), &until)
}

/// What thoughts about a decision begin with: everybody may know it.
pub(super) fn seed(table: &Snapshot, number: u32) -> u64 {
    let commitment = table.commitment.to_string();
    let start = commitment.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok());
    start.unwrap_or_default() ^ u64::from(number)
}

impl Tables {
    /// Does what the bot thought of for a seat that it plays, at the decision with this number.
    ///
    /// # Errors
    /// As for [`act`](Tables::act) and [`file`](Tables::file); `NotSeated` if the bot does not play that seat.
    pub fn play_for(&self, table: TableId, seat: Seat, number: u32, thought: &Thought) -> Result<Update, ActError> {
        self.warm(|reading| reading.table(table))?;
        self.update(|writing| {
            let (row, mut transition) = self.resume(writing, writing.table(table)?)?;
            if bot(&row, seat).is_none() {
                return Err(ActError::NotSeated);
            }
            match thought {
                Thought::File(filed) => {
                    // While a person is asked too, the notice may be on its way.
                    let alone = self.shared.desk.snapshot(writing, row.clone())?.waits_for_bots();
                    let untold = if alone { untold(writing, &row, seat, transition.from)? } else { None };
                    self.file_for(writing, row, transition, seat, number, filed, untold)
                }
                Thought::Answer(answers) => {
                    filing::refuse_answers(writing, &row, &transition.game, seat, number)?;
                    let answers = Answers { seat, number, answers };
                    play::answer(&row, &mut transition, &answers, |transition, seed| transition.draw_unseen(seed))?;
                    orders::settle(writing, &row, &mut transition)?;
                    let untold = untold(writing, &row, seat, transition.from)?;
                    Ok(advance_since(writing, row, transition, Some(seat), untold)?)
                }
            }
        })
    }

    /// Gives a seat that the bot plays for somebody back to them.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `NotSeated` if the person has no seat there, or a failure.
    pub fn reclaim(&self, channel: ChannelId, person: PersonId) -> Result<Snapshot, TableError> {
        self.write(|writing| {
            let mut row = writing.last_table(channel)?.ok_or(TableError::NoTable)?;
            if row.stage != Stage::Playing {
                return Err(TableError::NotStarted);
            }
            let seat = row.people.iter().position(|&p| p == person && !p.is_nobody());
            let seat = seat.and_then(Seat::new).ok_or(TableError::NotSeated)?;
            if let Some(bot) = row.bots.get_mut(seat.index()) {
                *bot = None;
            }
            writing.seat(row.id, &row.people, &row.bots)?;
            writing.change(row.id, Role::Turn)?;
            let mut snapshot = self.shared.desk.snapshot(writing, row)?;
            if snapshot.asked().contains(&seat) {
                // Nobody waits for the bot by a clock.
                snapshot.waited = timekeeping::set(writing, &snapshot)?;
            }
            Ok(snapshot)
        })
    }
}

/// How well the bot plays a seat, if it plays it.
fn bot(row: &TableRow, seat: Seat) -> Option<Level> {
    row.bots.get(seat.index()).copied().flatten()
}

/// Whether the bot has a seat of its own there.
fn is_own(row: &TableRow, seat: Seat) -> bool {
    bot(row, seat).is_some() && row.people.get(seat.index()).is_some_and(|person| person.is_nobody())
}

/// The notice of what came right before a turn of the bot's own, if that is not said yet: both are told together. While the
/// game waits for the bot alone nobody says it, so it is not being said either.
fn untold(writing: &Writing<'_>, row: &TableRow, seat: Seat, from: u32) -> Result<Option<Notice>, StoreError> {
    if !is_own(row, seat) {
        return Ok(None);
    }
    let last = writing.pending_notices_of(row.id)?.pop();
    let is_before = |kind: NoticeKind| matches!(kind, NoticeKind::Turn(before) if before.to == from);
    Ok(last.filter(|notice| is_before(notice.kind) && notice.restored_to.is_none()))
}
