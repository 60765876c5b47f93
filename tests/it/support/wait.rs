//! Waits for events that a test can observe.

use std::time::{Duration, Instant};

/// The time after which a wait fails. It only ends tests that would wait forever, so it is far longer than any of them
/// needs on a busy machine.
pub const DEADLINE: Duration = Duration::from_secs(180);

/// The time between two looks at a condition.
const INTERVAL: Duration = Duration::from_millis(20);

/// Waits for the result of a future.
///
/// # Panics
/// After the deadline.
pub async fn within_deadline<T>(what: &str, future: impl Future<Output = T>) -> T {
    tokio::time::timeout(DEADLINE, future).await.unwrap_or_else(|_| panic!("waited in vain: {what}"))
}

/// Waits until a condition holds.
///
/// # Panics
/// After the deadline.
pub async fn until(what: &str, mut wanted: impl AsyncFnMut() -> bool) {
    let wait = async {
        while !wanted().await {
            tokio::time::sleep(INTERVAL).await;
        }
    };
    within_deadline(what, wait).await;
}

/// Waits until there is a result and returns it. Blocks the thread.
///
/// # Panics
/// After the deadline.
pub fn blocking_until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begun.elapsed() < DEADLINE, "waited in vain: {what}");
        std::thread::sleep(INTERVAL);
    }
}
