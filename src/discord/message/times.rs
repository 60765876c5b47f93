//! Formatting of times and durations for users.

use crate::table::{Pace, Snapshot, Times, times};
use crate::words::Words;

/// Formats a Unix time in seconds as a Discord timestamp, which each reader sees in their own time zone.
pub(in crate::discord) fn moment(seconds: i64) -> String {
    format!("<t:{seconds}:f>")
}

/// Formats a Unix time in seconds as a Discord timestamp relative to now, which Discord keeps up to date.
pub(in crate::discord) fn left(seconds: i64) -> String {
    format!("<t:{seconds}:R>")
}

/// Describes the deadline of the current move, or returns `None` if the table has none.
pub(in crate::discord) fn due(words: Words, table: &Snapshot, now: i64) -> Option<String> {
    let due = table.waited?.due?;
    let (when, left) = (moment(due), left(due));
    Some(if due < now { words.overdue(left, when) } else { words.until(left, when) })
}

/// Describes the deadline of the current move relative to now. Clients show the exact time on request.
pub(in crate::discord) fn due_briefly(words: Words, table: &Snapshot, now: i64) -> Option<String> {
    let due = table.waited?.due.filter(|due| *due >= now);
    due.map_or_else(|| self::due(words, table, now), |due| Some(words.due(left(due))))
}

/// Describes the time per move at a pace, and the grace period until the other players can vote. Returns `None` for a pace without
/// a deadline.
pub(in crate::discord) fn describe_pace(words: Words, pace: Pace) -> Option<String> {
    let Times { answer, grace, .. } = times(pace)?;
    Some(words.pace_told(span(words, answer), span(words, grace)))
}

fn span(words: Words, seconds: i64) -> String {
    let minutes = seconds / 60;
    if minutes % 60 == 0 { words.pace_hours(minutes / 60) } else { words.pace_minutes(minutes) }
}
