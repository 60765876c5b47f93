//! How to reach Discord, and why it may not let the bot in.

use super::line::BadLine;
use super::setback::Setback;

/// How to reach Discord.
#[derive(Clone)]
pub struct Connection {
    /// The bot's token.
    pub token: String,
    /// Another address for REST and gateway, such as the sandbox's; nothing for Discord's own.
    pub api: Option<String>,
}

/// Why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Discord does not know the token.
    #[error("Discord does not know the token. Is DISCORD_TOKEN the one of the bot's page, and not reset since?")]
    Token,
    /// Discord does not let the bot in.
    #[error("Discord has ended the connection for good (code {0})")]
    Closed(u16),
    /// Discord did not answer as it should.
    #[error("cannot connect to Discord: {0}")]
    Connect(String),
}

impl From<BadLine> for RunError {
    fn from(error: BadLine) -> RunError {
        RunError::Connect(error.to_string())
    }
}

impl From<Setback> for RunError {
    fn from(setback: Setback) -> RunError {
        if setback.is_unauthorized() { RunError::Token } else { RunError::Connect(setback.to_string()) }
    }
}
