//! What Discord, its channels and the host do to the bot: each fault was found by a stand-in that fails on demand.

mod answers;
mod channels;
mod closing;
mod deleted;
mod endurance;
mod forged;
mod gateway;
mod limits;
mod machines;
mod parts;
mod posts;
mod stalled;
mod unexpected;

use std::time::Duration;

use serde_json::Value;

/// When a request came, in milliseconds.
fn at(request: &Value) -> u64 {
    request["at"].as_u64().expect("a time")
}

/// Waits a while, in which nothing shall happen.
async fn pause(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

/// Waits until something is as wanted.
async fn until<F: Future<Output = bool>>(what: &str, mut wanted: impl FnMut() -> F) {
    let wait = async {
        while !wanted().await {
            pause(20).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), wait).await.unwrap_or_else(|_| panic!("in vain: {what}"));
}
