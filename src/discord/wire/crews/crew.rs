//! A crew: so many hands, and jobs that wait for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinError, spawn_blocking};

/// A crew has too much to do to take another job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("busy for another {} ms", .wait.as_millis())]
pub(in crate::discord::wire) struct Busy {
    /// When there should be room again.
    pub wait: Duration,
}

/// Does jobs that block, so many at once; others wait in the order in which they came.
pub(in crate::discord::wire) struct Crew {
    /// Places for jobs, waiting or being done.
    places: Arc<Semaphore>,
    /// Places for jobs that are being done.
    hands: Arc<Semaphore>,
    /// How many there are of each.
    size: (usize, usize),
    /// How long a job takes: lately, in microseconds.
    pace: AtomicU64,
}

impl Crew {
    /// A crew that does so many jobs `at_once` and lets so many wait.
    pub fn new(at_once: usize, waiting: usize) -> Crew {
        let places = at_once + waiting;
        let [places, hands] = [places, at_once].map(|count| Arc::new(Semaphore::new(count)));
        let size = (places.available_permits(), at_once);
        Crew { places, hands, size, pace: AtomicU64::new(0) }
    }

    /// Does a job when its turn comes.
    ///
    /// # Errors
    /// That too many wait already.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Result<T, JoinError>, Busy> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Busy { wait: self.wait() })?;
        let done = self.insist(job).await;
        drop(place);
        Ok(done)
    }

    /// Does a job when its turn comes, however many wait: what was promised already.
    pub async fn insist<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, JoinError> {
        // Nobody closes a crew. The job takes the hand along: it ends with the job, even if nobody waits for that any more.
        let hand: Option<OwnedSemaphorePermit> = Arc::clone(&self.hands).acquire_owned().await.ok();
        let begun = Instant::now();
        let done = spawn_blocking(move || {
            let _hand = hand;
            job()
        });
        let done = done.await;
        self.learn(begun.elapsed());
        done
    }

    /// How many jobs wait or are being done, of those that could have been sent away.
    pub fn length(&self) -> usize {
        self.size.0.saturating_sub(self.places.available_permits())
    }

    /// How long it takes until there is room, judged by how long jobs took lately.
    fn wait(&self) -> Duration {
        let jobs = (self.length() / self.size.1.max(1)) as u64;
        Duration::from_micros(self.pace.load(Ordering::Relaxed).saturating_mul(jobs)).max(Duration::from_secs(1))
    }

    /// Each job changes the pace by an eighth of the difference.
    fn learn(&self, took: Duration) {
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let mean = |pace: u64| Some(if pace == 0 { took } else { pace - pace / 8 + took / 8 });
        // Never refused: there always is a new mean.
        let _ = self.pace.fetch_update(Ordering::Relaxed, Ordering::Relaxed, mean);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::thread::sleep;

    use super::*;

    const BRIEFLY: Duration = Duration::from_millis(15);

    fn jobs(crew: &Arc<Crew>, count: usize, most: &Arc<AtomicUsize>) -> tokio::task::JoinSet<bool> {
        let now = Arc::new(AtomicUsize::new(0));
        let job = |_| {
            let (crew, now, most) = (Arc::clone(crew), Arc::clone(&now), Arc::clone(most));
            async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    sleep(BRIEFLY);
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                crew.run(work).await.is_ok()
            }
        };
        (0..count).map(job).collect()
    }

    #[tokio::test]
    async fn so_many_jobs_are_done_at_once_so_many_wait_and_others_are_told_how_long() {
        let (crew, most) = (Arc::new(Crew::new(2, 6)), Arc::new(AtomicUsize::new(0)));
        // How long a job takes it learns from jobs.
        assert!(crew.run(|| sleep(Duration::from_millis(900))).await.is_ok());
        let done = jobs(&crew, 50, &most);
        while crew.length() < 8 {
            tokio::task::yield_now().await;
        }
        let Err(Busy { wait }) = crew.run(|| ()).await else { panic!("a ninth job was taken") };
        assert!((1000..4000).contains(&wait.as_millis()), "{wait:?}");
        let done = done.join_all().await;
        assert_eq!(done.iter().filter(|done| **done).count(), 8);
        assert_eq!((most.load(Ordering::SeqCst), crew.length()), (2, 0));
        assert!(crew.run(|| ()).await.is_ok(), "there is room again");
    }

    #[tokio::test]
    async fn what_was_promised_waits_however_many_there_are_and_one_crew_waits_for_no_other() {
        let (slow, quick) = (Arc::new(Crew::new(1, 1)), Crew::new(1, 1));
        let (release, hold) = std::sync::mpsc::channel::<()>();
        let held = Arc::clone(&slow);
        let held = tokio::spawn(async move { held.insist(move || hold.recv()).await });
        let promised: tokio::task::JoinSet<_> = (0..100)
            .map(|number| {
                let slow = Arc::clone(&slow);
                async move { slow.insist(move || number).await.is_ok() }
            })
            .collect();
        assert!(quick.run(|| ()).await.is_ok_and(|done| done.is_ok()));
        drop(release);
        assert!(held.await.is_ok());
        assert_eq!(promised.join_all().await, [true; 100]);
    }

    #[tokio::test]
    async fn a_job_that_panics_leaves_its_place() {
        let crew = Crew::new(1, 0);
        for _ in 0..3 {
            let done = crew.run(|| panic!("as intended")).await;
            assert!(done.is_ok_and(|done| done.is_err()));
        }
        assert_eq!(crew.length(), 0);
    }
}
