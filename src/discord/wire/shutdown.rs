//! Graceful shutdown: acknowledged interactions are finished and new ones are refused, within ten seconds in total.

use std::time::Duration;

use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The time for tasks in progress to finish.
const FINISH_LIMIT: Duration = Duration::from_millis(6500);

/// The time for the remaining tasks to tell their users that they were interrupted.
const INTERRUPT_LIMIT: Duration = Duration::from_millis(1500);

/// The state of the shutdown, and the tasks that it waits for.
#[derive(Clone, Default)]
pub(super) struct Shutdown {
    begun: CancellationToken,
    late: CancellationToken,
    over: CancellationToken,
    tasks: TaskTracker,
}

impl Shutdown {
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn(task);
    }

    /// Returns whether the shutdown has begun, so that no new work may start.
    pub fn has_begun(&self) -> bool {
        self.begun.is_cancelled()
    }

    pub async fn until_begun(&self) {
        self.begun.cancelled().await;
    }

    /// Resolves when the remaining tasks must tell their users that the bot restarts.
    pub async fn until_late(&self) {
        self.late.cancelled().await;
    }

    /// Resolves when all connections must be closed.
    pub async fn until_over(&self) {
        self.over.cancelled().await;
    }

    /// Shuts down. Waits until the tasks are finished or time is up, then has the connections closed.
    pub async fn drain(&self) {
        self.drain_within(FINISH_LIMIT, INTERRUPT_LIMIT).await;
    }

    async fn drain_within(&self, finishing: Duration, excusing: Duration) {
        self.begun.cancel();
        self.tasks.close();
        if timeout(finishing, self.tasks.wait()).await.is_err() {
            self.late.cancel();
            if timeout(excusing, self.tasks.wait()).await.is_err() {
                tracing::warn!(tasks = self.tasks.len(), "reached the shutdown deadline; abandoning unfinished tasks");
            }
        }
        self.over.cancel();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn tasks_finish_or_are_stopped_within_their_deadlines() {
        let shutdown = Shutdown::default();
        let (quick, slow, stuck) = (shutdown.clone(), shutdown.clone(), shutdown.clone());
        shutdown.spawn(async move { quick.until_begun().await });
        shutdown.spawn(async move { slow.until_late().await });
        shutdown.spawn(async move { stuck.until_over().await });
        shutdown.drain_within(Duration::from_millis(100), Duration::from_millis(100)).await;
        assert!(shutdown.has_begun());
        timeout(Duration::from_secs(60), shutdown.tasks.wait()).await.expect("even what was stuck has ended");
        assert!(FINISH_LIMIT + INTERRUPT_LIMIT < Duration::from_secs(9), "which leaves time for connections to end");
    }
}
