//! How long this program had cores, all together: on a busy machine that is less than what a clock shows.

use std::time::Duration;

/// Since it began.
#[cfg(target_os = "linux")]
pub fn spent() -> Duration {
    let spent = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(spent.tv_sec.unsigned_abs(), spent.tv_nsec.unsigned_abs() as u32)
}

/// Since the program first asked: elsewhere the machine has to be idle.
#[cfg(not(target_os = "linux"))]
pub fn spent() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
