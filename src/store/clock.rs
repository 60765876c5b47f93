//! The clock for deadlines: the system clock, or a clock that a test moves or sets.
//!
//! It is used for times that users wait for, such as deadlines, reminders and absences. The ages of messages, delays
//! between requests, and other times that relate to Discord's clock use the system clock.
//!
//! If the system clock is set to another time, deadlines and time banks follow only after an hour. So a clock that
//! is wrong for a short time costs no player anything.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The difference between the system clock and the time that has passed from which the clock counts as set to another time, in
/// seconds. Smaller ones are corrections.
const MAX_CORRECTION: i64 = 5;

/// The time after which a clock that was set to another time is trusted, in seconds.
const TRUSTED_AFTER: i64 = 3600;

/// A source of the current time. All clones show the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    source: ClockSource,
    /// `None` before the clock is first read.
    steady: Arc<Mutex<Option<SteadyClock>>>,
}

#[derive(Clone, Debug, Default)]
enum ClockSource {
    #[default]
    System,
    /// The system clock, plus the number of seconds in a file.
    Shifted(Arc<Path>),
    /// The time in Unix seconds.
    Set(Arc<AtomicI64>),
    /// The times of a system clock and the uptimes of a machine, in seconds.
    Readings(Arc<[AtomicI64; 2]>),
}

impl From<ClockSource> for Clock {
    fn from(source: ClockSource) -> Clock {
        Clock { source, steady: Arc::default() }
    }
}

impl Clock {
    /// Creates a clock that is ahead of the system clock by the number of seconds in a file. If the file does not
    /// exist, both are equal. For tests only, because anyone who can write the file controls deadlines.
    pub fn shifted_by(file: PathBuf) -> Clock {
        ClockSource::Shifted(file.into()).into()
    }

    /// Creates a clock that shows this time in Unix seconds until the caller changes it. For tests in which no time may
    /// pass while they run.
    pub fn manual(time: Arc<AtomicI64>) -> Clock {
        ClockSource::Set(time).into()
    }

    /// Creates a clock that takes the time in Unix seconds of a system clock, and the uptime of its machine in seconds, from the caller.
    /// For tests of system clocks that jump.
    pub fn with_readings(system_and_uptime: Arc<[AtomicI64; 2]>) -> Clock {
        ClockSource::Readings(system_and_uptime).into()
    }

    /// Returns the current time in Unix seconds.
    pub fn now(&self) -> i64 {
        let (system, uptime) = match &self.source {
            ClockSource::Set(time) => return time.load(Ordering::Relaxed),
            ClockSource::Readings(readings) => {
                readings.each_ref().map(|reading| reading.load(Ordering::Relaxed)).into()
            }
            ClockSource::System | ClockSource::Shifted(_) => (system_time(), uptime()),
        };
        let mut steady = self.steady.lock().unwrap_or_else(PoisonError::into_inner);
        let steady = steady.get_or_insert(SteadyClock { offset: system - uptime, jumped_at: None });
        steady.corrected_time(system, uptime).saturating_add(self.shift())
    }

    /// Returns the number of seconds by which a test has moved the clock.
    fn shift(&self) -> i64 {
        let ClockSource::Shifted(file) = &self.source else { return 0 };
        std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse().ok()).unwrap_or_default()
    }

    /// Returns the interval at which deadlines must be checked.
    pub const fn check_interval(&self) -> Duration {
        if matches!(self.source, ClockSource::System) { Duration::from_secs(5) } else { Duration::from_millis(50) }
    }
}

/// Returns the time of the system clock in Unix seconds.
fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// Returns the time for which the machine has been running, in seconds. It includes the time for which it was suspended.
#[cfg(target_os = "linux")]
fn uptime() -> i64 {
    rustix::time::clock_gettime(rustix::time::ClockId::Boottime).tv_sec
}

/// Returns the time for which this process has been running, in seconds.
#[cfg(not(target_os = "linux"))]
fn uptime() -> i64 {
    static BEGUN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(std::time::Instant::now).elapsed().as_secs() as i64
}

/// A clock that follows small corrections of the system clock at once, and large ones late.
#[derive(Debug)]
struct SteadyClock {
    /// The time in Unix seconds when the uptime was 0.
    offset: i64,
    /// The uptime when the system clock was set to another time, or `None` if both clocks agree.
    jumped_at: Option<i64>,
}

impl SteadyClock {
    /// Returns the time in Unix seconds, given that of the system clock and the uptime.
    fn corrected_time(&mut self, system: i64, uptime: i64) -> i64 {
        let jump = system - uptime - self.offset;
        if jump.abs() <= MAX_CORRECTION {
            (self.offset, self.jumped_at) = (system - uptime, None);
        } else if uptime - *self.jumped_at.get_or_insert(uptime) >= TRUSTED_AFTER {
            tracing::warn!(seconds = jump, "the system clock was set to another time; deadlines follow");
            (self.offset, self.jumped_at) = (system - uptime, None);
        }
        self.offset + uptime
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_jumps_is_followed_only_if_it_stays_there() {
        let mut clock = SteadyClock { offset: 1000, jumped_at: None };
        assert_eq!(clock.corrected_time(1002, 0), 1002, "a small correction");
        assert_eq!(clock.corrected_time(90_000, 10), 1012, "forward");
        assert_eq!(clock.corrected_time(1032, 30), 1032, "and back");
        assert_eq!(clock.corrected_time(900, 40), 1042, "backward");
        assert_eq!(clock.corrected_time(859 + TRUSTED_AFTER, 39 + TRUSTED_AFTER), 1041 + TRUSTED_AFTER);
        assert_eq!(clock.corrected_time(860 + TRUSTED_AFTER, 40 + TRUSTED_AFTER), 860 + TRUSTED_AFTER, "it has stayed");
    }

    #[test]
    fn a_moved_clock_is_ahead_by_the_current_content_of_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ahead");
        let (machine, moved) = (Clock::default(), Clock::shifted_by(file.clone()));
        let ahead = || moved.now() - machine.now();
        assert!((0..=1).contains(&ahead()), "no file");
        std::fs::write(&file, "86400\n").unwrap();
        assert!((86400..=86401).contains(&ahead()));
        std::fs::write(&file, "soon").unwrap();
        assert!((0..=1).contains(&ahead()), "nonsense");
    }
}
