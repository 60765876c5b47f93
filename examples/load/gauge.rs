//! Measures the resource use of a process, from `/proc` on Linux.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::AnyError;

/// The number of clock ticks per second in which Linux counts CPU time.
const TICKS: u64 = 100;

/// Monitors the resource use of a process.
pub struct Gauge {
    process: u32,
    memory: Arc<AtomicU64>,
    threads: Arc<AtomicU64>,
}

impl Gauge {
    /// Starts monitoring a process.
    ///
    /// # Errors
    ///
    /// If the process does not exist.
    pub fn of(process: u32) -> Result<Gauge, AnyError> {
        status(process, "VmRSS:")?;
        let gauge = Gauge { process, memory: Arc::default(), threads: Arc::default() };
        let (memory, threads) = (Arc::clone(&gauge.memory), Arc::clone(&gauge.threads));
        tokio::spawn(async move {
            while let (Ok(kib), Ok(count)) = (status(process, "VmRSS:"), status(process, "Threads:")) {
                memory.fetch_max(kib, Ordering::Relaxed);
                threads.fetch_max(count, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        });
        Ok(gauge)
    }

    /// Returns the CPU time so far.
    ///
    /// # Errors
    ///
    /// If the process does not exist.
    pub fn cpu(&self) -> Result<Duration, AnyError> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process))?;
        // The line contains the name of the process in parentheses. The name may contain any character, even
        // parentheses.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 1000 / TICKS))
    }

    /// Returns the current resident memory, in MiB.
    ///
    /// # Errors
    ///
    /// If the process does not exist.
    pub fn memory(&self) -> Result<u64, AnyError> {
        Ok(status(self.process, "VmRSS:")? / 1024)
    }

    /// Returns the maximum memory in MiB and the maximum number of threads since monitoring started.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn peak(&self) -> Result<(u64, u64), AnyError> {
        status(self.process, "VmRSS:")?;
        Ok((self.memory.load(Ordering::Relaxed) / 1024, self.threads.load(Ordering::Relaxed)))
    }
}

fn status(process: u32, name: &str) -> Result<u64, AnyError> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)).ok_or("no such figure")?;
    Ok(line.split_whitespace().next().unwrap_or_default().parse()?)
}
