//! The gateway's behaviour, which a test can set, and counts of what the bot did.

use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct GatewayBehaviour {
    /// The number of shards that the gateway recommends. It closes connections with fewer shards with code 4011.
    pub shards: u64,
    /// The number of sessions that the bot may still start.
    pub remaining: u64,
    /// The milliseconds until the number of remaining sessions is reset.
    pub reset_after: u64,
    /// The future connections that the gateway closes by itself, if any.
    pub close: Option<CloseRule>,
    /// Fields that replace the fields of every interaction.
    pub interaction: Value,
}

impl Default for GatewayBehaviour {
    fn default() -> Self {
        Self { shards: 1, remaining: 999, reset_after: 86_400_000, close: None, interaction: Value::Null }
    }
}

/// A rule by which the gateway closes future connections.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CloseRule {
    /// The code with which connections are closed.
    pub code: u16,
    /// The number of connections that are closed. All of them if `None`.
    #[serde(default)]
    pub times: Option<u64>,
    /// Whether connections are closed after READY instead of immediately.
    #[serde(default)]
    pub ready: bool,
}

impl GatewayBehaviour {
    /// Counts a new connection, and returns the code with which it must be closed, or `None` if it stays open.
    pub fn close_code(&mut self, ready: bool) -> Option<u16> {
        let close = self.close.as_mut().filter(|close| close.ready == ready && close.times != Some(0))?;
        close.times = close.times.map(|times| times - 1);
        Some(close.code)
    }
}

/// Counts of connections and sessions since the start of the sandbox.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct ConnectionCounts {
    pub connects: u64,
    /// The number of sessions that the bot has started.
    pub identifies: u64,
    /// The number of times that the bot has tried to resume a session.
    pub resumes: u64,
}
