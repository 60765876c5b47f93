//! Faults of Discord, of its channels, and of the host.

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
use crate::support::user::Outcome;
use crate::support::wait::until;

/// Returns the time at which a request arrived, in milliseconds since 1970.
fn at(request: &Value) -> u64 {
    request["at"].as_u64().expect("a time")
}

/// Returns whether the user got the help text, possibly in several messages.
fn is_help(answer: &Outcome) -> bool {
    answer.messages().iter().any(|message| message.content().contains("Play Carcassonne"))
}

/// Waits for a time that a test does not depend on, such as the time between two moves of a user.
async fn pause(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

/// Opens a table in another channel and waits until it is posted. By then, the bot has made all requests that were
/// queued before.
async fn a_later_post(stage: &Stage) {
    let elsewhere = stage.user("erin").at("second-table");
    elsewhere.command("/game new").await;
    elsewhere.until(|m| !m.only_you() && !m.buttons().is_empty()).await;
}
