//! The clock for deadlines: the system clock, or a clock that a test moves.
//!
//! It is used for times that users wait for, such as deadlines, reminders and absences. The ages of messages, delays
//! between requests, and other times that relate to Discord's clock use the system clock.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A source of the current time. All clones show the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// A file that contains the number of seconds by which this clock is ahead of the system clock, or `None` if it never is.
    ahead: Option<Arc<Path>>,
}

impl Clock {
    /// Creates a clock that is ahead of the system clock by the number of seconds in a file. If the file does not
    /// exist, both are equal. For tests only, because anyone who can write the file controls deadlines.
    pub fn moved_by(file: PathBuf) -> Clock {
        Clock { ahead: Some(file.into()) }
    }

    /// Returns the current time in Unix seconds.
    pub fn now(&self) -> i64 {
        let machine = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        i64::try_from(machine).unwrap_or(i64::MAX).saturating_add(self.ahead())
    }

    /// Returns the interval at which deadlines must be checked.
    pub const fn beat(&self) -> Duration {
        if self.ahead.is_some() { Duration::from_millis(50) } else { Duration::from_secs(5) }
    }

    fn ahead(&self) -> i64 {
        let text = self.ahead.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
        text.and_then(|text| text.trim().parse().ok()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moved_clock_is_ahead_by_the_current_content_of_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ahead");
        let (machine, moved) = (Clock::default(), Clock::moved_by(file.clone()));
        let ahead = || moved.now() - machine.now();
        assert!((0..=1).contains(&ahead()), "no file");
        std::fs::write(&file, "86400\n").unwrap();
        assert!((86400..=86401).contains(&ahead()));
        std::fs::write(&file, "soon").unwrap();
        assert!((0..=1).contains(&ahead()), "nonsense");
    }
}
