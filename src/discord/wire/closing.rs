//! Ending well: what was acknowledged is finished, what is new is refused, and all of it within ten seconds.

use std::time::Duration;

use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long what is under way may take to end by itself.
const FINISHING: Duration = Duration::from_millis(6500);

/// How long it then has to say that it was cut short.
const EXCUSING: Duration = Duration::from_millis(1500);

/// Whether the process is about to end, and what must end before.
#[derive(Clone, Default)]
pub(super) struct Closing {
    begun: CancellationToken,
    late: CancellationToken,
    over: CancellationToken,
    tasks: TaskTracker,
}

impl Closing {
    /// Runs something that shall be finished before the end.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn(task);
    }

    /// Whether nothing new is to be begun.
    pub fn has_begun(&self) -> bool {
        self.begun.is_cancelled()
    }

    /// Resolves when nothing new is to be begun.
    pub async fn begun(&self) {
        self.begun.cancelled().await;
    }

    /// Resolves when whoever waits for an answer is to be told that there will be none.
    pub async fn late(&self) {
        self.late.cancelled().await;
    }

    /// Resolves when connections are to be ended.
    pub async fn over(&self) {
        self.over.cancelled().await;
    }

    /// Lets everything come to its end.
    pub async fn drain(&self) {
        self.drain_within(FINISHING, EXCUSING).await;
    }

    async fn drain_within(&self, finishing: Duration, excusing: Duration) {
        self.begun.cancel();
        self.tasks.close();
        if timeout(finishing, self.tasks.wait()).await.is_err() {
            self.late.cancel();
            if timeout(excusing, self.tasks.wait()).await.is_err() {
                tracing::warn!(tasks = self.tasks.len(), "not everything was finished in time");
            }
        }
        self.over.cancel();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_under_way_ends_and_what_does_not_is_told_so() {
        let closing = Closing::default();
        let (quick, slow, stuck) = (closing.clone(), closing.clone(), closing.clone());
        closing.spawn(async move { quick.begun().await });
        closing.spawn(async move { slow.late().await });
        closing.spawn(async move { stuck.over().await });
        closing.drain_within(Duration::from_millis(100), Duration::from_millis(100)).await;
        assert!(closing.has_begun());
        timeout(Duration::from_secs(1), closing.tasks.wait()).await.expect("even what was stuck has ended");
        assert!(FINISHING + EXCUSING < Duration::from_secs(9), "which leaves time for connections to end");
    }
}
