//! The behaviour of the bot's connections, set by a test, and counts of the bot's actions.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The gateway's behaviour.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Plan {
    /// Number of shards that it recommends and requires: with fewer it closes with 4011.
    pub shards: u64,
    /// Number of remaining identifies.
    pub remaining: u64,
    /// Milliseconds until that number is reset.
    pub reset_after: u64,
    /// The behaviour by which it closes connections on its own.
    pub close: Option<Close>,
    /// Fields that override those of every interaction.
    pub interaction: Value,
}

impl Default for Plan {
    fn default() -> Self {
        Self { shards: 1, remaining: 999, reset_after: 86_400_000, close: None, interaction: Value::Null }
    }
}

/// A scripted close of future connections.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Close {
    /// The close code.
    pub code: u16,
    /// Number of connections that are closed; all if `None`.
    #[serde(default)]
    pub times: Option<u64>,
    /// Whether they are closed after READY; otherwise immediately.
    #[serde(default)]
    pub ready: bool,
}

impl Plan {
    /// Returns the code with which a connection is closed now.
    pub fn ends(&mut self, ready: bool) -> Option<u16> {
        let close = self.close.as_mut().filter(|close| close.ready == ready && close.times != Some(0))?;
        close.times = close.times.map(|times| times - 1);
        Some(close.code)
    }
}

/// Counts of the bot's actions since the start of the sandbox.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Counts {
    /// Number of connections.
    pub connects: u64,
    /// Number of new sessions.
    pub identifies: u64,
    /// Number of attempts to resume a session.
    pub resumes: u64,
}
