//! What time it is: the machine's time, or one that a test moves.
//!
//! Only what people wait for goes by this clock: deadlines, reminders, absences. What concerns Discord's own clock (the ages of
//! messages, the gaps between requests) goes by the machine's.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Tells the time. Clones tell the same.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// A file with the number of seconds by which this clock is ahead of the machine's.
    ahead: Option<Arc<Path>>,
}

impl Clock {
    /// A clock that is ahead by as many seconds as stand in a file; by none if there is no such file. For tests: whoever may write
    /// the file decides when people's time is up.
    pub fn moved_by(file: PathBuf) -> Clock {
        Clock { ahead: Some(file.into()) }
    }

    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        let machine = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        i64::try_from(machine).unwrap_or(i64::MAX).saturating_add(self.ahead())
    }

    /// How often to look what time has brought about.
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
    fn a_moved_clock_is_ahead_by_what_its_file_says_at_the_time() {
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
