//! Points in time, in the two formats that Discord uses: milliseconds and ISO 8601.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A point in time with a resolution of milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(u64);

impl Moment {
    /// Returns the current time of the system's clock.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Self(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// Creates a point in time from milliseconds since 1970.
    pub const fn from_unix_ms(ms: u64) -> Self {
        Self(ms)
    }

    /// Returns the number of milliseconds since 1970.
    pub fn unix_ms(self) -> u64 {
        self.0
    }

    /// Returns the time from `earlier` to this point, or zero if `earlier` is later than this point.
    pub fn since(self, earlier: Moment) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// Formats the time as Discord does: `2026-11-21T11:10:59.123000+00:00`.
    pub fn iso8601(self) -> String {
        let (seconds, ms) = (self.0 / 1000, self.0 % 1000);
        let (days, of_day) = (seconds / 86_400, seconds % 86_400);
        let (year, month, day) = civil(days);
        let (hour, minute, second) = (of_day / 3600, of_day / 60 % 60, of_day % 60);
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}000+00:00")
    }
}

/// Converts a number of days since 1970-01-01 to year, month and day.
///
/// The calculation lets years start in March. Then the leap day is the last day of a year, and months follow a regular
/// pattern of 30.6 days on average.
fn civil(days: u64) -> (u64, u64, u64) {
    let from_year_0 = days + 719_468;
    let (era, of_era) = (from_year_0 / 146_097, from_year_0 % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_discord_does() {
        for (unix_ms, text) in [
            (0, "1970-01-01T00:00:00.000000+00:00"),
            (951_782_399_999, "2000-02-28T23:59:59.999000+00:00"),
            (951_782_400_000, "2000-02-29T00:00:00.000000+00:00"),
            (1_795_259_459_000, "2026-11-21T11:10:59.000000+00:00"),
            (1_798_761_599_000, "2026-12-31T23:59:59.000000+00:00"),
        ] {
            assert_eq!(Moment(unix_ms).iso8601(), text);
        }
    }
}
