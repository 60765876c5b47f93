//! The clock of a table: the deadline for an answer, the reminders, the answer of the bot, and the vote about a late
//! player.

use bergerie_rules::Seat;
use bergerie_store::{
    OutOfTurn, Pace, Preferences, ReadTransaction, StoreError, TableClock, TableId, TableRow, TimeBank, UserId,
    WriteTransaction,
};

use super::quiet_hours;
use super::snapshot::Snapshot;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The time limits of a pace, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// The time per move, from the question to the deadline.
    pub per_move: i64,
    /// The time from the reminder to the deadline.
    pub reminder_lead: i64,
    /// The time from the deadline until the other players vote.
    pub grace: i64,
    /// The time bank of each player, on which they draw once the time per move is used up. `None` if the pace has no
    /// banks.
    pub bank: Option<BankTimes>,
}

/// The sizes of a time bank, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankTimes {
    /// The time in a full bank. All banks are full at the start of a game.
    pub full: i64,
    /// The time that an answer returns to the bank if the player has not drawn on it for that answer.
    pub returned: i64,
}

/// Returns the time limits of a pace, or `None` for a pace without a deadline.
pub const fn time_limits(pace: Pace) -> Option<TimeLimits> {
    let day = TimeLimits { per_move: DAY, reminder_lead: 6 * HOUR, grace: 6 * HOUR, bank: None };
    Some(match pace {
        Pace::Live => TimeLimits { per_move: 10 * MINUTE, reminder_lead: 4 * MINUTE, grace: 5 * MINUTE, bank: None },
        Pace::Day => day,
        Pace::Bank => TimeLimits { bank: Some(BankTimes { full: 3 * DAY, returned: 6 * HOUR }), ..day },
        Pace::ThreeDays => TimeLimits { per_move: 3 * DAY, reminder_lead: 12 * HOUR, grace: 12 * HOUR, bank: None },
        Pace::Week => TimeLimits { per_move: 7 * DAY, reminder_lead: DAY, grace: DAY, bank: None },
        Pace::None => return None,
    })
}

/// Starts the clock for the answer that a table waits for, with the deadline, the vote, the reminders and the bot's
/// answer. Deletes the clock if the table waits for no player. Time that players have drawn from their banks is used
/// up.
pub(super) fn set(writing: &WriteTransaction<'_>, table: &Snapshot) -> Result<Option<TableClock>, StoreError> {
    start(writing, table, None)
}

/// Starts the clock anew after an awaited player has changed an absence, which they had announced before if `was_away`. A player who
/// returns early has the time that was left before the absence.
pub(super) fn set_absence(writing: &WriteTransaction<'_>, table: &Snapshot, was_away: bool) -> Result<(), StoreError> {
    let Some(clock) = table.clock else { return Ok(()) };
    // The deadline of a paused table does not tell the time left.
    let runs = !was_away && writing.pause_reason(table.id)?.is_none();
    let end = clock.bank_from.or(clock.due).filter(|_| runs);
    let time_left = if was_away { clock.time_left } else { end.map(|end| (end - writing.now()).max(0)) };
    start(writing, table, time_left)?;
    if let Some(at) = clock.bot_at {
        // The other players have already waited for the bot's answer since the question.
        writing.schedule_bot_answer(table.id, at)?;
    }
    Ok(())
}

/// Starts the clock with the time that is left for the answer. An absent player has the full time after the absence.
fn start(
    writing: &WriteTransaction<'_>,
    table: &Snapshot,
    time_left: Option<i64>,
) -> Result<Option<TableClock>, StoreError> {
    let asked = awaited_players(table);
    stop_banks(writing, table.id)?;
    if asked.is_empty() {
        writing.delete_clock(table.id)?;
        return Ok(None);
    }
    let now = writing.now();
    let people = read_preferences(writing, &asked)?;
    // If an awaited player is absent, the time starts when they are back.
    let from = people.iter().filter_map(|(_, user)| user.away_until).fold(now, i64::max);
    let left = time_left.filter(|_| from == now);
    let times = time_limits(table.options.pace)
        .map(|times| TimeLimits { per_move: left.unwrap_or(times.per_move).min(times.per_move), ..times });
    let bank_from = times.and_then(|times| times.bank.map(|_| from + times.per_move));
    let banked = match times.and_then(|times| times.bank).zip(bank_from) {
        Some((bank, from)) => start_banks(writing, table.id, &asked, bank, from)?,
        None => 0,
    };
    let due = times.map(|times| from + times.per_move + banked);
    let late = times.zip(due).zip(people.first());
    let late = late.map(|((times, due), (_, user))| quiet_hours::after(user, due + times.grace));
    let is_quick =
        table.options.out_of_turn == OutOfTurn::Bot && asked.iter().any(|&(seat, _)| table.is_out_of_turn(seat));
    // Absences and quiet hours do not delay the bot, because the other players would wait for a small decision.
    let bot_at = is_quick.then_some(now + HOUR).filter(|&at| due.is_none_or(|due| at < due));
    let clock = TableClock { since: now, due, vote_at: late, bank_from, bot_at, time_left };
    writing.set_clock(table.id, clock)?;
    for (seat, user) in people.iter().filter(|(_, user)| user.reminders) {
        let Some((times, due)) = times.zip(due) else { break };
        // If little is left of the time per move, only the end of the bank is worth a reminder.
        let ends = [from + times.per_move, due].into_iter();
        if let Some(at) =
            ends.map(|end| quiet_hours::reminder(user, end - times.reminder_lead, due)).find(|&at| at > now)
        {
            writing.schedule_reminder(table.id, *seat, at)?;
        }
    }
    Ok(Some(clock))
}

/// Deletes the time of the bot's answer once the table waits for no player out of turn.
pub(super) fn drop_bot_answer(writing: &WriteTransaction<'_>, table: &mut Snapshot) -> Result<(), StoreError> {
    if table.awaited_seats().into_iter().any(|seat| table.is_out_of_turn(seat)) {
        return Ok(());
    }
    if let Some(clock) = &mut table.clock {
        clock.bot_at = None;
    }
    writing.cancel_bot_answer(table.id)
}

/// Lets the awaited players draw on their banks from a moment on. Returns the time in the fullest one, after which a sealed round is
/// late.
fn start_banks(
    writing: &WriteTransaction<'_>,
    table: TableId,
    asked: &[(Seat, UserId)],
    times: BankTimes,
    from: i64,
) -> Result<i64, StoreError> {
    let mut most = 0;
    for &(seat, _) in asked {
        let bank = TimeBank { runs_from: Some(from), ..bank(writing, table, seat, times)? };
        writing.set_time_bank(table, seat, bank)?;
        most = most.max(bank.remaining);
    }
    Ok(most)
}

/// Stops the drawing on all banks of a table. The time drawn so far is used up.
fn stop_banks(writing: &WriteTransaction<'_>, table: TableId) -> Result<(), StoreError> {
    for (seat, bank) in writing.time_banks(table)?.into_iter().filter(|(_, bank)| bank.runs_from.is_some()) {
        let remaining = bank.at(writing.now());
        writing.set_time_bank(table, seat, TimeBank { remaining, returned: 0, runs_from: None })?;
    }
    Ok(())
}

/// Returns time to the bank of a player who has answered, unless the player has drawn on it for this answer.
pub(super) fn return_answer_time(
    writing: &WriteTransaction<'_>,
    table: &TableRow,
    seat: Seat,
) -> Result<(), StoreError> {
    let Some(times) = time_limits(table.options.pace).and_then(|times| times.bank) else { return Ok(()) };
    let before = bank(writing, table.id, seat, times)?;
    let remaining = match before.runs_from {
        Some(from) if from >= writing.now() => (before.remaining + times.returned).min(times.full),
        _ => before.at(writing.now()),
    };
    let returned = (remaining - before.remaining).max(0);
    writing.set_time_bank(table.id, seat, TimeBank { remaining, returned, runs_from: None })
}

/// Removes the time that an answer returned to the bank of a player, because the answer is undone. Other players keep
/// the time that they have drawn since the answer, because they no longer have to answer.
pub(super) fn take_back_answer_time(
    writing: &WriteTransaction<'_>,
    table: TableId,
    seat: Option<Seat>,
) -> Result<(), StoreError> {
    for (owner, bank) in writing.time_banks(table)? {
        let undone = (bank.at(writing.now()) - bank.returned).max(0);
        let remaining = if Some(owner) == seat { undone } else { bank.remaining };
        writing.set_time_bank(table, owner, TimeBank { remaining, returned: 0, runs_from: None })?;
    }
    Ok(())
}

fn bank(reading: &ReadTransaction<'_>, table: TableId, seat: Seat, times: BankTimes) -> Result<TimeBank, StoreError> {
    let full = TimeBank { remaining: times.full, returned: 0, runs_from: None };
    Ok(reading.time_banks(table)?.into_iter().find(|&(owner, _)| owner == seat).map_or(full, |(_, bank)| bank))
}

/// Returns the time left in each bank of a table, in seconds, in the order of the seats. It is empty if the pace has no banks.
pub(super) fn banks(reading: &ReadTransaction<'_>, table: &TableRow) -> Result<Vec<i64>, StoreError> {
    let Some(times) = time_limits(table.options.pace).and_then(|times| times.bank) else { return Ok(Vec::new()) };
    let mut left = vec![times.full; table.users.len()];
    for (seat, bank) in reading.time_banks(table.id)? {
        if let Some(own) = left.get_mut(seat.index()) {
            *own = bank.at(reading.now());
        }
    }
    Ok(left)
}

/// Schedules another vote about the late player, after a vote that ended without a result.
pub(super) fn schedule_new_vote(writing: &WriteTransaction<'_>, table: &TableRow) -> Result<(), StoreError> {
    time_limits(table.options.pace)
        .map_or(Ok(()), |times| writing.schedule_motion(table.id, writing.now() + times.grace))
}

/// Returns the seats that a table waits for, with their players. Seats that a bot plays are left out, because they need no clock.
pub(super) fn awaited_players(table: &Snapshot) -> Vec<(Seat, UserId)> {
    let seats = table.awaited_seats().into_iter().filter(|&seat| table.bot(seat).is_none());
    seats.filter_map(|seat| Some((seat, table.user(seat)?))).collect()
}

fn read_preferences(
    reading: &ReadTransaction<'_>,
    asked: &[(Seat, UserId)],
) -> Result<Vec<(Seat, Preferences)>, StoreError> {
    asked.iter().map(|&(seat, user)| Ok((seat, reading.preferences(user)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_reminded_after_half_of_the_time_and_before_the_deadline() {
        for pace in [Pace::Live, Pace::Day, Pace::Bank, Pace::ThreeDays, Pace::Week] {
            let TimeLimits { per_move, reminder_lead, grace, bank } = time_limits(pace).unwrap();
            assert_eq!(bank.is_some(), pace == Pace::Bank);
            assert!(bank.is_none_or(|bank| bank.returned > 0 && bank.returned * 2 < bank.full));
            assert!(
                reminder_lead > 0 && reminder_lead * 2 < per_move && grace > 0 && grace <= per_move / 2,
                "{pace:?}"
            );
        }
        assert_eq!(time_limits(Pace::None), None);
    }
}
