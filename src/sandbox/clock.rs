//! Points in time, in the two formats that Discord uses: milliseconds and ISO 8601.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A point in time with a resolution of milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Timestamp(u64);

impl Timestamp {
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Self(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// Creates a point in time from milliseconds since 1970.
    pub const fn from_unix_ms(ms: u64) -> Self {
        Self(ms)
    }

    pub fn unix_ms(self) -> u64 {
        self.0
    }

    /// Returns the time from `earlier` to this point, or zero if `earlier` is later than this point.
    pub fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// Formats the time as Discord does: `2026-11-21T11:10:59.123000+00:00`.
    pub fn iso8601(self) -> String {
        let time = i64::try_from(self.0).ok().and_then(|ms| jiff::Timestamp::from_millisecond(ms).ok());
        time.unwrap_or(jiff::Timestamp::MAX).strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_are_written_as_discord_does() {
        for (unix_ms, text) in
            [(0, "1970-01-01T00:00:00.000000+00:00"), (1_795_259_459_123, "2026-11-21T11:10:59.123000+00:00")]
        {
            assert_eq!(Timestamp(unix_ms).iso8601(), text);
        }
    }
}
