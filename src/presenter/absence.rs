//! The texts of an announced absence.

use crate::words::{Words, markup};
use bergerie_table::AbsenceChange;

/// The lengths of an absence that user interfaces offer, in days.
pub const ABSENCE_DAYS: [u8; 7] = [1, 2, 3, 5, 7, 14, 30];

/// Confirms the change of an absence to its user.
pub fn absence_text(words: Words, &AbsenceChange { until, was_away, ref tables }: &AbsenceChange) -> String {
    match until {
        Some(until) => words.away_done(tables.len(), markup::time(until)),
        None if was_away => words.away_over(tables.len()),
        None => words.away_not(),
    }
}
