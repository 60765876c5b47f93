//! A limit on refused requests. Discord bans an IP address after 10,000 refused requests in ten minutes.
//!
//! A request to a channel that has not accepted one yet needs one of a few permits. The permit is released when the
//! channel accepts the request, or a minute after it refuses. This limits the number of refusals per minute, no matter
//! how many channels are inaccessible.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The maximum number of refusals per [`REFUSAL_PERIOD`].
const MAX_REFUSALS: usize = 5;

/// The time for which a refused request holds its permit.
const REFUSAL_PERIOD: Duration = Duration::from_secs(60);

/// The permits for requests that may be refused.
pub(super) struct RefusalLimiter {
    permits: Arc<Semaphore>,
    after: Duration,
}

/// A permit for one request that may be refused.
pub(super) struct Permit {
    permit: OwnedSemaphorePermit,
    after: Duration,
}

impl Default for RefusalLimiter {
    fn default() -> RefusalLimiter {
        RefusalLimiter { permits: Arc::new(Semaphore::new(MAX_REFUSALS)), after: REFUSAL_PERIOD }
    }
}

impl RefusalLimiter {
    /// Waits for a permit. Never returns `None`, because the semaphore is never closed.
    pub async fn acquire(&self) -> Option<Permit> {
        // This succeeds, because the semaphore is never closed.
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok()?;
        Some(Permit { permit, after: self.after })
    }
}

impl Permit {
    /// Keeps the permit for [`REFUSAL_PERIOD`], because the request was refused.
    pub fn refused(self) {
        tokio::spawn(async move {
            tokio::time::sleep(self.after).await;
            drop(self.permit);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn refusals_are_limited_per_interval_and_successes_are_not() {
        let refusals = RefusalLimiter::default();
        for _ in 0..100 {
            drop(refusals.acquire().await);
        }
        for _ in 0..MAX_REFUSALS {
            refusals.acquire().await.expect("a place").refused();
        }
        assert_eq!(refusals.permits.available_permits(), 0);
        let after = Duration::from_millis(100);
        let (refusals, begun) = (RefusalLimiter { after, ..RefusalLimiter::default() }, tokio::time::Instant::now());
        for _ in 0..=2 * MAX_REFUSALS {
            refusals.acquire().await.expect("a place").refused();
        }
        assert!(begun.elapsed() >= after * 2);
    }
}
