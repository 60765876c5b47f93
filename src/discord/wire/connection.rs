//! Settings of the connection to Discord, and the errors that stop the bot.

use std::net::SocketAddr;

use super::client::ClientError;
use super::error::RequestError;
use super::shard::GatewayClose;
use super::shards::ShardRange;

/// Settings for connecting to Discord.
#[derive(Clone)]
pub struct Connection {
    /// The bot's token. It must not be logged.
    pub token: String,
    /// The address for REST and gateway, such as the sandbox's, or `None` for Discord's own address.
    pub api: Option<String>,
    /// The number of requests per second that Discord allows the bot. All processes of the bot share it.
    pub requests_per_second: u16,
    /// The way in which the bot receives interactions.
    pub source: InteractionSource,
    /// The address on which the bot receives Discord's webhook events, or `None` to receive none.
    pub events: Option<SocketAddr>,
}

/// The way in which the bot receives interactions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InteractionSource {
    /// Through gateway connections, as many as Discord recommends.
    #[default]
    Gateway,
    /// Through some of the gateway connections, because other processes have the others.
    Shards(ShardRange),
    /// Through HTTP requests that Discord sends to this address.
    Http(SocketAddr),
}

/// An error that stops the bot.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Discord rejects the token.
    #[error("Discord rejected the token. Check that DISCORD_TOKEN is the bot's current token, and was not reset")]
    Token,
    /// Discord closed the gateway connection permanently.
    #[error("Discord closed the connection permanently: {0}")]
    Closed(GatewayClose),
    /// The address for interactions or webhook events is not available.
    #[error("{setting} is {address}, but the address is not available: {error}")]
    Listen {
        /// The setting or argument with the address.
        setting: &'static str,
        /// The address on which the bot tried to listen.
        address: SocketAddr,
        /// The cause, such as a port that is in use.
        error: std::io::Error,
    },
    /// Discord cannot be reached, or refused the request. Contains the reason.
    #[error("cannot connect to Discord: {0}")]
    Connect(String),
    /// Discord sent a response that cannot be parsed. Contains the reason.
    #[error("{0}")]
    InvalidResponse(String),
}

impl From<ClientError> for RunError {
    fn from(error: ClientError) -> RunError {
        RunError::Connect(error.to_string())
    }
}

impl From<RequestError> for RunError {
    fn from(error: RequestError) -> RunError {
        match error {
            error if error.is_unauthorized() => RunError::Token,
            RequestError::InvalidResponse(_) => RunError::InvalidResponse(error.to_string()),
            error => RunError::Connect(error.to_string()),
        }
    }
}
