//! Formatting of times and durations for users.

use crate::presenter::words::Words;
use crate::presenter::words::markup::{time, time_left};
use crate::table::{BankTimes, Pace, Snapshot, TableClock, TimeLimits, time_limits};

/// Describes the deadline of the current move, or the time at which the bot makes it. Returns `None` if the table has no
/// deadline.
pub(in crate::discord) fn deadline(words: Words, table: &Snapshot, now: i64) -> Option<String> {
    let TableClock { due, bank_from, .. } = table.clock?;
    if let Some(at) = table.bot_answers_at() {
        return Some(words.until_bot(time_left(at), time(at)));
    }
    let due = due?;
    Some(match bank_from {
        _ if due < now => words.overdue(time_left(due), time(due)),
        // If the bank is empty, the deadline is the end of the time per move.
        Some(from) if from < now => words.until_bank_ends(time_left(due), time(due)),
        Some(from) if from < due => words.until_bank(duration_text(words, due - from), time_left(from), time(from)),
        _ => words.until(time_left(due), time(due)),
    })
}

/// Describes the deadline of the current move as a relative time, or in full if the pace has banks. Clients show the
/// exact time on request.
pub(in crate::discord) fn short_deadline(words: Words, table: &Snapshot, now: i64) -> Option<String> {
    let TableClock { due, bank_from, .. } = table.clock?;
    if let Some(at) = table.bot_answers_at() {
        return Some(words.due_bot(time_left(at)));
    }
    let brief = due.filter(|due| *due >= now && bank_from.is_none());
    brief.map_or_else(|| self::deadline(words, table, now), |due| Some(words.due(time_left(due))))
}

/// Describes the time per move at a pace, and the grace period until the other players can vote. Returns `None` for a pace without
/// a deadline.
pub(in crate::discord) fn describe_pace(words: Words, pace: Pace) -> Option<String> {
    let TimeLimits { per_move: answer, grace, bank, .. } = time_limits(pace)?;
    let (answer, grace) = (duration_text(words, answer), duration_text(words, grace));
    Some(match bank {
        Some(BankTimes { full, returned }) => {
            words.pace_bank_description(answer, duration_text(words, full), grace, duration_text(words, returned))
        }
        None => words.pace_description(answer, grace),
    })
}

/// Formats a duration with its two largest units, rounded down to minutes.
pub(in crate::discord) fn duration_text(words: Words, seconds: i64) -> String {
    let minutes = seconds / 60;
    let (days, hours, minutes) = (minutes / (24 * 60), minutes / 60 % 24, minutes % 60);
    let parts =
        [(days, words.pace_days(days)), (hours, words.pace_hours(hours)), (minutes, words.pace_minutes(minutes))];
    let parts: Vec<String> = parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, part)| part).take(2).collect();
    if parts.is_empty() { words.pace_minutes(0) } else { words.list(&parts) }
}
