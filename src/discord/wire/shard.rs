//! A gateway connection, which receives the interactions of a part of the servers.
//!
//! `twilight-gateway` sends heartbeats, resumes sessions and starts new ones within Discord's limits. Because it reconnects without
//! a delay, this module waits between attempts, with increasing delays.

use std::fmt;
use std::time::Duration;

use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Instant, sleep, timeout};
use twilight_gateway::{CloseFrame, Message, Shard, ShardState};

use crate::telemetry::{ErrorChain, metrics};

use super::retry::Backoff;
use super::shutdown::Shutdown;

/// The duration after which a connection counts as stable, so that delays start with the shortest again.
const STABLE_AFTER: Duration = Duration::from_secs(60);

/// The time limit for the closing handshake.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// The reason why a shard ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ShardEnd {
    /// The process is shutting down.
    Shutdown,
    /// Discord closed the connection permanently.
    Closed(GatewayClose),
}

/// The code and reason of a closed connection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GatewayClose {
    /// Discord's close code, or 0 if it sent none.
    pub code: u16,
    /// The reason as text.
    pub reason: String,
}

impl fmt::Display for GatewayClose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.code > 0 { write!(f, "{} {}", self.code, self.reason) } else { f.write_str(&self.reason) }
    }
}

impl GatewayClose {
    fn from_frame(frame: Option<CloseFrame<'_>>) -> GatewayClose {
        let lost = || GatewayClose { code: 0, reason: "the connection was lost".to_owned() };
        frame.map_or_else(lost, |frame| GatewayClose { code: frame.code, reason: frame.reason.into_owned() })
    }

    /// Returns the close reason for an opcode after which the shard closes the connection itself. Returns `None` for other opcodes.
    fn requested_by(op: u8) -> Option<GatewayClose> {
        let reason = match op {
            op::RECONNECT => "Discord requested a reconnect",
            op::INVALID_SESSION => "Discord invalidated the session",
            _ => return None,
        };
        Some(GatewayClose { code: 0, reason: reason.to_owned() })
    }
}

/// An event that a shard receives.
#[derive(Debug)]
pub(super) enum ShardEvent {
    /// A new session has started. Contains the bot's ID and name.
    Ready(u64, String),
    Resumed,
    Interaction(Value),
}

/// The fields of a gateway message that the bot uses.
#[derive(Deserialize)]
struct GatewayPayload {
    op: u8,
    #[serde(default)]
    t: Option<String>,
    #[serde(default)]
    d: Value,
}

/// Opcodes of gateway messages.
mod op {
    pub(super) const EVENT: u8 = 0;
    pub(super) const RECONNECT: u8 = 7;
    pub(super) const INVALID_SESSION: u8 = 9;
}

#[derive(Deserialize)]
struct Ready {
    user: super::calls::Account,
}

/// Runs a shard until it ends permanently or the process shuts down.
pub(super) async fn listen(mut shard: Shard, to: UnboundedSender<ShardEvent>, shutdown: Shutdown) -> ShardEnd {
    let mut delays = Backoff::for_gateway();
    let mut good_since: Option<Instant> = None;
    let mut close = GatewayClose::default();
    // Set while the library closes the connection itself, which it may or may not report as a message.
    let mut is_closing = false;
    loop {
        let message = tokio::select! {
            message = shard.next() => message,
            () = shutdown.until_over() => return close_connection(shard).await,
        };
        let lost = match message {
            Some(Ok(Message::Text(text))) => match serde_json::from_str::<GatewayPayload>(&text) {
                Ok(frame) => match GatewayClose::requested_by(frame.op) {
                    Some(requested) => {
                        (close, is_closing) = (requested, true);
                        true
                    }
                    None => {
                        is_closing = false;
                        if let Some(event) = shard_event(frame) {
                            if !matches!(event, ShardEvent::Interaction(_)) {
                                metrics().count_connection(shard.id().number());
                                good_since = Some(Instant::now());
                            }
                            // The receiver exists until the end of the process.
                            let _ = to.send(event);
                        }
                        false
                    }
                },
                Err(error) => {
                    tracing::warn!(%error, "failed to parse a gateway event");
                    false
                }
            },
            Some(Ok(Message::Close(_))) if is_closing => {
                is_closing = false;
                false
            }
            Some(Ok(Message::Close(frame))) => {
                close = GatewayClose::from_frame(frame);
                shard.state() != ShardState::FatallyClosed
            }
            // The library increases the delay before each attempt.
            Some(Err(error)) => {
                metrics().set_connected(shard.id().number(), shard.state() == ShardState::Active);
                let error = ErrorChain(&error);
                if metrics().has_connected() {
                    tracing::warn!(shard = %shard.id(), %error, "failed to connect to the gateway; retrying");
                } else {
                    tracing::error!(shard = %shard.id(), %error, "failed to connect to the gateway; the bot has not connected since start-up");
                }
                false
            }
            None => {
                metrics().set_connected(shard.id().number(), false);
                return ShardEnd::Closed(close);
            }
        };
        if lost {
            metrics().set_connected(shard.id().number(), false);
            if good_since.take().is_some_and(|since| since.elapsed() > STABLE_AFTER) {
                delays.reset();
            }
            let delay = delays.next();
            if metrics().has_connected() {
                tracing::info!(shard = %shard.id(), %close, retry_in = ?delay, "connection closed; reconnecting");
            } else {
                tracing::error!(shard = %shard.id(), %close, retry_in = ?delay, "connection closed; the bot has not connected since start-up");
            }
            tokio::select! {
                () = sleep(delay) => {}
                () = shutdown.until_over() => return ShardEnd::Shutdown,
            }
        }
    }
}

fn shard_event(frame: GatewayPayload) -> Option<ShardEvent> {
    if frame.op != op::EVENT {
        return None;
    }
    match frame.t.as_deref()? {
        "READY" => match serde_json::from_value::<Ready>(frame.d) {
            Ok(Ready { user }) => Some(ShardEvent::Ready(user.id.0, user.username)),
            Err(error) => {
                tracing::error!(%error, "failed to parse the READY event");
                None
            }
        },
        "RESUMED" => Some(ShardEvent::Resumed),
        "INTERACTION_CREATE" => Some(ShardEvent::Interaction(frame.d)),
        _ => None,
    }
}

/// Closes the connection and waits briefly for the server to confirm.
async fn close_connection(mut shard: Shard) -> ShardEnd {
    metrics().set_connected(shard.id().number(), false);
    shard.close(CloseFrame::NORMAL);
    let parting = async { while !matches!(shard.next().await, None | Some(Ok(Message::Close(_)) | Err(_))) {} };
    // Ignore a timeout: the shard may not be connected, or the server may be gone.
    let _ = timeout(CLOSE_TIMEOUT, parting).await;
    ShardEnd::Shutdown
}
