//! What time brings about: who is late, whom to remind, and when the others may decide.
//!
//! Whenever a table begins to wait for an answer, its clock is set in the same transaction: by when the answer is due, when each
//! person is to be reminded, and when, after a time of grace, the others vote. All of that stands in the database. What comes due
//! is written as a notice in the transaction that strikes it off, so a restart loses nothing and repeats nothing.

use crate::rules::seat::Seat;
use crate::store::{
    MotionKind, NewMotion, NoticeKind, Pace, Person, PersonId, Reading, Remark, Stage, StoreError, TableId, TableRow,
    Waited, Writing,
};

use super::error::Failure;
use super::snapshot::Snapshot;
use super::{Tables, motions, quiet};

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How long things take at a pace, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// Until an answer is due.
    pub answer: i64,
    /// How long before that somebody is reminded.
    pub notice: i64,
    /// From then until the table votes.
    pub grace: i64,
}

/// How long things take at a pace; nothing where there is no clock.
pub const fn times(pace: Pace) -> Option<Times> {
    Some(match pace {
        Pace::Live => Times { answer: 10 * MINUTE, notice: 4 * MINUTE, grace: 5 * MINUTE },
        Pace::Day => Times { answer: DAY, notice: 6 * HOUR, grace: 6 * HOUR },
        Pace::ThreeDays => Times { answer: 3 * DAY, notice: 12 * HOUR, grace: 12 * HOUR },
        Pace::Week => Times { answer: 7 * DAY, notice: DAY, grace: DAY },
        Pace::None => return None,
    })
}

/// Sets the clock of a table that waits for other answers than before; one that waits for none has no clock.
pub(super) fn set(writing: &Writing<'_>, table: &Snapshot) -> Result<Option<Waited>, StoreError> {
    let asked = waited_for(table);
    if asked.is_empty() {
        writing.wait_no_more(table.id)?;
        return Ok(None);
    }
    let now = writing.now();
    let people = prefer(writing, &asked)?;
    // For somebody who is away time begins when they are back.
    let from = people.iter().filter_map(|(_, person)| person.away_until).fold(now, i64::max);
    let times = times(table.pace);
    let due = times.map(|times| from + times.answer);
    let late =
        times.zip(people.first()).map(|(times, (_, person))| quiet::after(person, from + times.answer + times.grace));
    let waited = Waited { since: now, due, vote_at: late };
    writing.wait(table.id, waited)?;
    for (seat, person) in people.iter().filter(|(_, person)| person.reminders) {
        if let Some(at) = times.map(|times| from + times.answer - times.notice) {
            writing.remind(table.id, *seat, quiet::after(person, at))?;
        }
    }
    Ok(Some(waited))
}

/// Lets a table vote a while from now about whoever is late then: what it was deciding about them has come to nothing.
pub(super) fn vote_again(writing: &Writing<'_>, table: &TableRow) -> Result<(), StoreError> {
    times(table.pace).map_or(Ok(()), |times| writing.vote_at(table.id, writing.now() + times.grace))
}

/// The seats that a table waits for, with who sits there; the bot needs no clock.
fn waited_for(table: &Snapshot) -> Vec<(Seat, PersonId)> {
    let seats = table.asked().into_iter().filter(|&seat| table.bot(seat).is_none());
    seats.filter_map(|seat| Some((seat, table.person(seat)?))).collect()
}

fn prefer(reading: &Reading<'_>, asked: &[(Seat, PersonId)]) -> Result<Vec<(Seat, Person)>, StoreError> {
    asked.iter().map(|&(seat, person)| Ok((seat, reading.person(person)?))).collect()
}

impl Tables {
    /// Writes down what time has brought about by now: the tables that have something to say.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn keep_time(&self) -> Result<Vec<TableId>, Failure> {
        let tables = self.read(|reading| reading.tables_in_time())?;
        let mut told = Vec::new();
        for table in tables {
            // One table that cannot be read must not stop the clocks of all others.
            match self.keep_time_at(table) {
                Ok(true) => told.push(table),
                Ok(false) => {}
                Err(error) => tracing::error!(%table, %error, "nobody knows what time has brought about at a table"),
            }
        }
        Ok(told)
    }

    /// How often to look for that.
    pub fn beat(&self) -> std::time::Duration {
        self.shared.store.clock().beat()
    }

    fn keep_time_at(&self, table: TableId) -> Result<bool, Failure> {
        self.warm(|reading| reading.table(table))?;
        self.write(|writing| {
            let row = writing.table(table)?.filter(|row| row.stage == Stage::Playing);
            let Some(snapshot) = self.snapshot(writing, row)? else { return Ok(false) };
            let reminded = remind(writing, &snapshot)?;
            Ok(begin_vote(writing, &snapshot)? || reminded)
        })
    }
}

/// Reminds whoever is to be reminded by now. Whether there is somebody.
fn remind(writing: &Writing<'_>, table: &Snapshot) -> Result<bool, StoreError> {
    let (due, now) = (table.waited.and_then(|waited| waited.due), writing.now());
    let mut any = false;
    for seat in writing.reminders_in_time(table.id)? {
        let person = waited_for(table).into_iter().find(|&(asked, _)| asked == seat).map(|(_, person)| person);
        let (Some(person), Some(due), Some(decision)) = (person, due, table.decision()) else {
            writing.reminded(table.id, seat)?;
            continue;
        };
        // They may have said since that they are away, or asleep by now.
        let person = writing.person(person)?;
        let at = quiet::after(&person, now.max(person.away_until.unwrap_or(now)));
        if at > now {
            writing.remind(table.id, seat, at)?;
            continue;
        }
        writing.reminded(table.id, seat)?;
        if person.reminders {
            let remark = Remark::Reminder { seat, due, decision: decision.number };
            writing.notify(table.id, NoticeKind::Remark(remark))?;
            any = true;
        }
    }
    Ok(any)
}

/// Lets the others vote about whoever is late, if it is time. Whether it is.
fn begin_vote(writing: &Writing<'_>, table: &Snapshot) -> Result<bool, StoreError> {
    let is_time = table.waited.and_then(|waited| waited.vote_at).is_some_and(|at| at <= writing.now());
    let (true, Some(&(seat, _)), Some(play)) = (is_time, waited_for(table).first(), table.play()) else {
        return Ok(false);
    };
    writing.vote_begun(table.id)?;
    if motions::others(&table.people, &table.bots, &play.game, seat).is_empty() {
        // Nobody is there to decide anything.
        return Ok(false);
    }
    let motion = NewMotion { kind: MotionKind::Absence, seat, person: None, position: None, length: play.length };
    let row = writing.table(table.id)?;
    row.map(|row| motions::begin(writing, &row, motion)).transpose()?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_reminded_after_half_of_the_time_and_before_it_is_up() {
        for pace in [Pace::Live, Pace::Day, Pace::ThreeDays, Pace::Week] {
            let Times { answer, notice, grace } = times(pace).unwrap();
            assert!(notice > 0 && notice * 2 < answer && grace > 0 && grace <= answer / 2, "{pace:?}");
        }
        assert_eq!(times(Pace::None), None);
    }
}
