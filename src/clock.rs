//! The clock for deadlines: the system clock, or a clock that a test moves or sets.
//!
//! It is used for times that users wait for, such as deadlines, reminders and absences. The ages of messages, delays
//! between requests, and other times that relate to Discord's clock use the system clock.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A source of the current time. All clones show the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

#[derive(Clone, Debug, Default)]
enum Source {
    #[default]
    System,
    /// The system clock, plus the number of seconds in a file.
    Moved(Arc<Path>),
    /// The time in Unix seconds.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// Creates a clock that is ahead of the system clock by the number of seconds in a file. If the file does not
    /// exist, both are equal. For tests only, because anyone who can write the file controls deadlines.
    pub fn moved_by(file: PathBuf) -> Clock {
        Clock(Source::Moved(file.into()))
    }

    /// Creates a clock that shows this time in Unix seconds until the caller changes it. For tests in which no time may
    /// pass while they run.
    pub const fn set_to(time: Arc<AtomicI64>) -> Clock {
        Clock(Source::Set(time))
    }

    /// Returns the current time in Unix seconds.
    pub fn now(&self) -> i64 {
        match &self.0 {
            Source::System => system(),
            Source::Moved(file) => {
                let ahead = std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse().ok());
                system().saturating_add(ahead.unwrap_or_default())
            }
            Source::Set(time) => time.load(Ordering::Relaxed),
        }
    }

    /// Returns the interval at which deadlines must be checked.
    pub const fn beat(&self) -> Duration {
        if matches!(self.0, Source::System) { Duration::from_secs(5) } else { Duration::from_millis(50) }
    }
}

fn system() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
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
