//! How the bot's connections go, as a test orders it, and what the bot did.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the gateway says and does.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Plan {
    /// How many shards it recommends, and demands: with fewer it closes with 4011.
    pub shards: u64,
    /// How often the bot may still identify.
    pub remaining: u64,
    /// In how many milliseconds it may do so again as often as ever.
    pub reset_after: u64,
    /// How it ends connections by itself.
    pub close: Option<Close>,
    /// Fields of every interaction, in place of its own.
    pub interaction: Value,
}

impl Default for Plan {
    fn default() -> Self {
        Self { shards: 1, remaining: 999, reset_after: 86_400_000, close: None, interaction: Value::Null }
    }
}

/// An end that was ordered for connections to come.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Close {
    /// The code.
    pub code: u16,
    /// How many connections end so; all, if no number is given.
    #[serde(default)]
    pub times: Option<u64>,
    /// Whether they end right after they are ready; else as soon as they are there.
    #[serde(default)]
    pub ready: bool,
}

impl Plan {
    /// The code with which a connection ends now.
    pub fn ends(&mut self, ready: bool) -> Option<u16> {
        let close = self.close.as_mut().filter(|close| close.ready == ready && close.times != Some(0))?;
        close.times = close.times.map(|times| times - 1);
        Some(close.code)
    }
}

/// What the bot did since the sandbox began.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Counts {
    /// Connections.
    pub connects: u64,
    /// New sessions.
    pub identifies: u64,
    /// Sessions taken up again, or tried to.
    pub resumes: u64,
}
