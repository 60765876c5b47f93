//! The clock of a table: when an answer is due, when players get a reminder, and when the others can vote about a late player.

use crate::rules::seat::Seat;
use crate::store::{Pace, Preferences, Reading, StoreError, TableClock, TableRow, UserId, Writing};

use super::quiet;
use super::snapshot::Snapshot;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The time limits of a pace, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// The time per move, from the question to the deadline.
    pub answer: i64,
    /// The time from the reminder to the deadline.
    pub notice: i64,
    /// The time from the deadline until the other players vote.
    pub grace: i64,
}

/// Returns the time limits of a pace, or `None` for a pace without a deadline.
pub const fn times(pace: Pace) -> Option<Times> {
    Some(match pace {
        Pace::Live => Times { answer: 10 * MINUTE, notice: 4 * MINUTE, grace: 5 * MINUTE },
        Pace::Day => Times { answer: DAY, notice: 6 * HOUR, grace: 6 * HOUR },
        Pace::ThreeDays => Times { answer: 3 * DAY, notice: 12 * HOUR, grace: 12 * HOUR },
        Pace::Week => Times { answer: 7 * DAY, notice: DAY, grace: DAY },
        Pace::None => return None,
    })
}

/// Starts the clock for the answer that a table waits for now, with the deadline, the vote and the reminders. Deletes the clock if
/// the table waits for no player.
pub(super) fn set(writing: &Writing<'_>, table: &Snapshot) -> Result<Option<TableClock>, StoreError> {
    let asked = waited_for(table);
    if asked.is_empty() {
        writing.delete_clock(table.id)?;
        return Ok(None);
    }
    let now = writing.now();
    let people = prefer(writing, &asked)?;
    // If an awaited player is absent, the time starts when they are back.
    let from = people.iter().filter_map(|(_, user)| user.away_until).fold(now, i64::max);
    let times = times(table.pace);
    let due = times.map(|times| from + times.answer);
    let late =
        times.zip(people.first()).map(|(times, (_, user))| quiet::after(user, from + times.answer + times.grace));
    let waited = TableClock { since: now, due, vote_at: late };
    writing.set_clock(table.id, waited)?;
    for (seat, user) in people.iter().filter(|(_, user)| user.reminders) {
        if let Some(at) = times.map(|times| from + times.answer - times.notice) {
            writing.remind(table.id, *seat, quiet::after(user, at))?;
        }
    }
    Ok(Some(waited))
}

/// Schedules another vote about the late player, after a vote that ended without a result.
pub(super) fn vote_again(writing: &Writing<'_>, table: &TableRow) -> Result<(), StoreError> {
    times(table.pace).map_or(Ok(()), |times| writing.vote_at(table.id, writing.now() + times.grace))
}

/// Returns the seats that a table waits for, with their players. Seats that a bot plays are left out, because they need no clock.
pub(super) fn waited_for(table: &Snapshot) -> Vec<(Seat, UserId)> {
    let seats = table.asked().into_iter().filter(|&seat| table.bot(seat).is_none());
    seats.filter_map(|seat| Some((seat, table.user(seat)?))).collect()
}

fn prefer(reading: &Reading<'_>, asked: &[(Seat, UserId)]) -> Result<Vec<(Seat, Preferences)>, StoreError> {
    asked.iter().map(|&(seat, user)| Ok((seat, reading.preferences(user)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_reminded_after_half_of_the_time_and_before_the_deadline() {
        for pace in [Pace::Live, Pace::Day, Pace::ThreeDays, Pace::Week] {
            let Times { answer, notice, grace } = times(pace).unwrap();
            assert!(notice > 0 && notice * 2 < answer && grace > 0 && grace <= answer / 2, "{pace:?}");
        }
        assert_eq!(times(Pace::None), None);
    }
}
