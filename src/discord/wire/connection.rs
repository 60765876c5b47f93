//! Connection settings, and the errors that end a connection.

use std::net::SocketAddr;

use super::client::ClientError;
use super::error::RequestError;
use super::shard::Close;
use super::shards::Shards;

/// Settings for connecting to Discord.
#[derive(Clone)]
pub struct Connection {
    /// The bot's token.
    pub token: String,
    /// Address for REST and gateway, such as the sandbox's; `None` for Discord's own.
    pub api: Option<String>,
    /// Requests per second that Discord allows the bot, for all of its processes together.
    pub requests_per_second: u16,
    /// The source of interactions.
    pub source: InteractionSource,
    /// The address on which to receive Discord's webhook events, if they are configured.
    pub events: Option<SocketAddr>,
}

/// The source of interactions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InteractionSource {
    /// Gateway connections, as many as Discord recommends.
    #[default]
    Gateway,
    /// Some of the gateway connections; other processes have the rest.
    Shards(Shards),
    /// HTTP requests that Discord sends to this address.
    Http(SocketAddr),
}

/// Error that stops the bot.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Discord rejects the token.
    #[error("Discord rejected the token. Check that DISCORD_TOKEN is the bot's current token, and was not reset")]
    Token,
    /// Discord closed the gateway connection permanently.
    #[error("Discord closed the connection permanently: {0}")]
    Closed(Close),
    /// The HTTP endpoint for interactions cannot listen.
    #[error("cannot listen for interactions on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The cause.
        error: std::io::Error,
    },
    /// Discord cannot be reached, or refuses the request.
    #[error("cannot connect to Discord: {0}")]
    Connect(String),
    /// Discord sent a response that cannot be parsed.
    #[error("{0}")]
    Unreadable(String),
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
            RequestError::Unreadable(_) => RunError::Unreadable(error.to_string()),
            error => RunError::Connect(error.to_string()),
        }
    }
}
