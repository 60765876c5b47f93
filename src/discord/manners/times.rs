//! Moments and spans of time, as people read them.

use crate::table::{Pace, Snapshot, Times, times};
use crate::words::Words;

/// A moment in seconds since 1970, as Discord shows it in everybody's own time.
pub(in crate::discord) fn moment(seconds: i64) -> String {
    format!("<t:{seconds}:f>")
}

/// How long it is until a moment, or since, as Discord counts it.
pub(in crate::discord) fn left(seconds: i64) -> String {
    format!("<t:{seconds}:R>")
}

/// By when an answer is due, if a table has a clock.
pub(in crate::discord) fn due(words: Words, table: &Snapshot, now: i64) -> Option<String> {
    let due = table.waited?.due?;
    let (when, left) = (moment(due), left(due));
    Some(if due < now { words.overdue(left, when) } else { words.until(left, when) })
}

/// How long there is for an answer at a pace, and until the others may decide.
pub(in crate::discord) fn told(words: Words, pace: Pace) -> Option<String> {
    let Times { answer, grace, .. } = times(pace)?;
    Some(words.pace_told(span(words, answer), span(words, grace)))
}

fn span(words: Words, seconds: i64) -> String {
    let minutes = seconds / 60;
    if minutes % 60 == 0 { words.pace_hours(minutes / 60) } else { words.pace_minutes(minutes) }
}
