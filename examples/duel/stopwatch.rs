//! Measures the CPU time of this process. On a busy machine, it is less than the elapsed time.

use std::time::Duration;

/// Returns the CPU time since the start of the process.
#[cfg(target_os = "linux")]
pub fn spent() -> Duration {
    let spent = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(spent.tv_sec.unsigned_abs(), spent.tv_nsec.unsigned_abs() as u32)
}

/// Returns the elapsed time since the first call. It approximates the CPU time only if the host is otherwise idle.
#[cfg(not(target_os = "linux"))]
pub fn spent() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
