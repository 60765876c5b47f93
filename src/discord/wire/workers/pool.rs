//! A bounded worker pool for blocking jobs.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinError, spawn_blocking};

use crate::discord::error::AppError;

/// The error of a pool that accepts no more jobs at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("busy for {} ms", .wait.as_millis())]
pub(in crate::discord::wire) struct Busy {
    /// The estimated time until the pool accepts a job again.
    pub wait: Duration,
}

/// A pool that runs a limited number of blocking jobs at the same time. Other jobs wait in the order of their arrival.
pub(in crate::discord::wire) struct WorkerPool {
    /// Permits for all jobs, whether waiting or running.
    permits: Arc<Semaphore>,
    /// Permits for running jobs.
    workers: Arc<Semaphore>,
    /// The total number of permits in `permits` and in `workers`.
    size: (usize, usize),
    /// The moving average of the jobs' duration, in microseconds.
    mean_micros: AtomicU64,
}

impl WorkerPool {
    /// Creates a pool that runs `at_once` jobs at the same time, while up to `waiting` more may wait.
    pub fn new(at_once: usize, waiting: usize) -> WorkerPool {
        let permits = at_once + waiting;
        let [permits, workers] = [permits, at_once].map(|count| Arc::new(Semaphore::new(count)));
        let size = (permits.available_permits(), at_once);
        WorkerPool { permits, workers, size, mean_micros: AtomicU64::new(0) }
    }

    /// Runs a job as soon as a worker is free.
    ///
    /// # Errors
    /// [`Busy`] if too many jobs are waiting already.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Result<T, JoinError>, Busy> {
        let place = Arc::clone(&self.permits).try_acquire_owned().map_err(|_| Busy { wait: self.estimated_wait() })?;
        let done = self.run_unbounded(job).await;
        drop(place);
        Ok(done)
    }

    /// Runs a job as soon as a worker is free, even if too many jobs are waiting. For jobs whose result is already
    /// promised.
    pub async fn run_unbounded<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        // This succeeds, because the semaphore is never closed. The job keeps the permit even if the caller stops waiting.
        let worker: Option<OwnedSemaphorePermit> = Arc::clone(&self.workers).acquire_owned().await.ok();
        let begun = Instant::now();
        let done = spawn_blocking(move || {
            let _permit = worker;
            job()
        });
        let done = done.await;
        self.update_average(begun.elapsed());
        done
    }

    /// Runs a job that can fail, as [`WorkerPool::run_unbounded`] does.
    pub async fn run_fallible<T, E>(&self, job: impl FnOnce() -> Result<T, E> + Send + 'static) -> Result<T, AppError>
    where
        T: Send + 'static,
        E: Send + Into<AppError> + 'static,
    {
        self.run_unbounded(job).await?.map_err(Into::into)
    }

    pub fn length(&self) -> usize {
        self.size.0.saturating_sub(self.permits.available_permits())
    }

    /// Estimates the time until the pool accepts a job, from the recent duration of jobs.
    fn estimated_wait(&self) -> Duration {
        let jobs = (self.length() / self.size.1.max(1)) as u64;
        Duration::from_micros(self.mean_micros.load(Ordering::Relaxed).saturating_mul(jobs)).max(Duration::from_secs(1))
    }

    /// Updates the average duration of a job. Each job changes it by an eighth of the difference.
    fn update_average(&self, took: Duration) {
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let mean = |mean: u64| if mean == 0 { took } else { mean - mean / 8 + took / 8 };
        self.mean_micros.update(Ordering::Relaxed, Ordering::Relaxed, mean);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc::{Receiver, channel};

    use super::*;

    /// Runs jobs that wait until the sender of `hold` is dropped. Records the maximum number that run at the same time.
    fn jobs(
        pool: &Arc<WorkerPool>,
        count: usize,
        most: &Arc<AtomicUsize>,
        hold: Receiver<()>,
    ) -> tokio::task::JoinSet<bool> {
        let (now, hold) = (Arc::new(AtomicUsize::new(0)), Arc::new(Mutex::new(hold)));
        let job = |_| {
            let (pool, now, most, hold) = (Arc::clone(pool), Arc::clone(&now), Arc::clone(most), Arc::clone(&hold));
            async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    let _ = hold.lock().unwrap().recv();
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                pool.run(work).await.is_ok()
            }
        };
        (0..count).map(job).collect()
    }

    #[tokio::test]
    async fn excess_jobs_wait_or_are_refused_with_an_estimate() {
        let (pool, most) = (Arc::new(WorkerPool::new(2, 6)), Arc::new(AtomicUsize::new(0)));
        pool.update_average(Duration::from_millis(900));
        let (release, hold) = channel();
        let mut done = jobs(&pool, 50, &most, hold);
        for _ in 0..42 {
            assert!(!done.join_next().await.unwrap().unwrap(), "a ninth job was taken");
        }
        assert_eq!(pool.run(|| ()).await.unwrap_err().wait, Duration::from_millis(4 * 900));
        while most.load(Ordering::SeqCst) < 2 {
            tokio::task::yield_now().await;
        }
        drop(release);
        assert_eq!(done.join_all().await, [true; 8]);
        assert_eq!((most.load(Ordering::SeqCst), pool.length()), (2, 0));
        assert!(pool.run(|| ()).await.is_ok(), "there is room again");
    }

    #[tokio::test]
    async fn insistent_jobs_are_never_refused_and_pools_are_independent() {
        let (slow, quick) = (Arc::new(WorkerPool::new(1, 1)), WorkerPool::new(1, 1));
        let (release, hold) = channel::<()>();
        let held = Arc::clone(&slow);
        let held = tokio::spawn(async move { held.run_unbounded(move || hold.recv()).await });
        let promised: tokio::task::JoinSet<_> = (0..100)
            .map(|number| {
                let slow = Arc::clone(&slow);
                async move { slow.run_unbounded(move || number).await.is_ok() }
            })
            .collect();
        assert!(quick.run(|| ()).await.is_ok_and(|done| done.is_ok()));
        drop(release);
        assert!(held.await.is_ok());
        assert_eq!(promised.join_all().await, [true; 100]);
    }

    #[tokio::test]
    async fn a_job_that_panics_frees_its_place() {
        let pool = WorkerPool::new(1, 0);
        for _ in 0..3 {
            let done = pool.run(|| panic!("as intended")).await;
            assert!(done.is_ok_and(|done| done.is_err()));
        }
        assert_eq!(pool.length(), 0);
    }
}
