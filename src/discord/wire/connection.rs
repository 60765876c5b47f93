//! How to reach Discord, and why it may not let the bot in.

use std::net::SocketAddr;

use super::line::BadLine;
use super::setback::Setback;
use super::shard::Close;
use super::shards::Shards;

/// How to reach Discord.
#[derive(Clone)]
pub struct Connection {
    /// The bot's token.
    pub token: String,
    /// Another address for REST and gateway, such as the sandbox's; nothing for Discord's own.
    pub api: Option<String>,
    /// How many requests a second Discord allows the bot: all of its processes together.
    pub requests_per_second: u16,
    /// How to hear of what people do.
    pub ear: Ear,
}

/// How to hear of what people do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ear {
    /// By connections to the gateway, as many as Discord recommends.
    #[default]
    Gateway,
    /// By some of so many connections; other processes have the rest.
    Shards(Shards),
    /// By requests of Discord's to this address.
    Http(SocketAddr),
}

/// Why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Discord does not know the token.
    #[error("Discord does not know the token. Is DISCORD_TOKEN the one of the bot's page, and not reset since?")]
    Token,
    /// Discord does not let the bot in.
    #[error("Discord has ended the connection for good: {0}")]
    Closed(Close),
    /// There is no listening for interactions.
    #[error("interactions cannot be taken at {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
    /// Discord cannot be reached, or refuses.
    #[error("cannot connect to Discord: {0}")]
    Connect(String),
    /// Discord answered in an unknown form.
    #[error("{0}")]
    Unreadable(String),
}

impl From<BadLine> for RunError {
    fn from(error: BadLine) -> RunError {
        RunError::Connect(error.to_string())
    }
}

impl From<Setback> for RunError {
    fn from(setback: Setback) -> RunError {
        match setback {
            setback if setback.is_unauthorized() => RunError::Token,
            Setback::Unreadable(_) => RunError::Unreadable(setback.to_string()),
            setback => RunError::Connect(setback.to_string()),
        }
    }
}
