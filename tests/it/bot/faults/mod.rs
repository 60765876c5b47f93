//! Faults of Discord, its channels and the host. The sandbox injects each of them.

mod answers;
mod channels;
mod closing;
mod deleted;
mod endurance;
pub mod forged;
mod gateway;
mod limits;
mod machines;
mod parts;
mod posts;
mod stalled;
mod unexpected;

use std::time::Duration;

use serde_json::Value;

use super::process::Stage;

/// Returns the time of a request, in milliseconds.
fn at(request: &Value) -> u64 {
    request["at"].as_u64().expect("a time")
}

/// Waits for a while, in which nothing must happen.
async fn pause(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

/// Waits until a new table in another channel is posted: all requests that were queued before have been made by then.
async fn a_later_post(stage: &Stage) {
    let elsewhere = stage.user("erin").at("second-table");
    elsewhere.command("/game new").await;
    elsewhere.until(|m| !m.only_you() && !m.buttons().is_empty()).await;
}

/// Waits until a condition holds.
async fn until<F: Future<Output = bool>>(what: &str, mut wanted: impl FnMut() -> F) {
    let wait = async {
        while !wanted().await {
            pause(20).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), wait).await.unwrap_or_else(|_| panic!("in vain: {what}"));
}
