//! One connection to the gateway, for one part of all servers: it hears of what people do there.
//!
//! `twilight-gateway` keeps it alive, takes sessions up again and begins new ones as often as Discord allows. What it does
//! not do is to wait: connections that end again and again come back after gaps that grow.

use std::fmt;
use std::time::Duration;

use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Instant, sleep, timeout};
use twilight_gateway::{CloseFrame, Message, Shard, ShardState};

use crate::telemetry::Chain;

use super::closing::Closing;
use super::patience::Gaps;
use super::watch;

/// A connection that lasted so long was a good one.
const GOOD: Duration = Duration::from_secs(60);

/// How long to wait for the other side to hang up too.
const PARTING: Duration = Duration::from_millis(500);

/// Why a shard ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// It was to.
    Closed,
    /// Discord ended it for good.
    ForGood(Close),
}

/// Why a connection was closed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Close {
    /// Discord's code; 0 if there is none.
    pub code: u16,
    /// The reason in words.
    pub reason: String,
}

impl fmt::Display for Close {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.code > 0 { write!(f, "{} {}", self.code, self.reason) } else { f.write_str(&self.reason) }
    }
}

impl Close {
    fn of(frame: Option<CloseFrame<'_>>) -> Close {
        let lost = || Close { code: 0, reason: "the connection was lost".to_owned() };
        frame.map_or_else(lost, |frame| Close { code: frame.code, reason: frame.reason.into_owned() })
    }

    /// The reason for an opcode after which the shard closes the connection itself.
    fn requested_by(op: u8) -> Option<Close> {
        let reason = match op {
            op::RECONNECT => "Discord asks for a new connection",
            op::INVALID_SESSION => "Discord has ended the session",
            _ => return None,
        };
        Some(Close { code: 0, reason: reason.to_owned() })
    }
}

/// What a shard hears.
#[derive(Debug)]
pub(super) enum Heard {
    /// A new session has begun, as the bot with this number and name.
    Ready(u64, String),
    /// An old session goes on.
    Resumed,
    /// Somebody did something.
    Interaction(Value),
}

/// A message of the gateway, as far as it matters.
#[derive(Deserialize)]
struct Frame {
    op: u8,
    #[serde(default)]
    t: Option<String>,
    #[serde(default)]
    d: Value,
}

/// What Discord calls its messages.
mod op {
    pub(super) const EVENT: u8 = 0;
    pub(super) const RECONNECT: u8 = 7;
    pub(super) const INVALID_SESSION: u8 = 9;
}

#[derive(Deserialize)]
struct Ready {
    user: super::calls::Account,
}

/// Listens until the end.
pub(super) async fn listen(mut shard: Shard, to: UnboundedSender<Heard>, closing: Closing) -> Ended {
    let mut gaps = Gaps::of_gateway();
    let mut good_since: Option<Instant> = None;
    let mut close = Close::default();
    // The library closes such a connection itself, and may or may not report that as well.
    let mut is_closing = false;
    loop {
        let message = tokio::select! {
            message = shard.next() => message,
            () = closing.over() => return hang_up(shard).await,
        };
        let lost = match message {
            Some(Ok(Message::Text(text))) => match serde_json::from_str::<Frame>(&text) {
                Ok(frame) => match Close::requested_by(frame.op) {
                    Some(requested) => {
                        (close, is_closing) = (requested, true);
                        true
                    }
                    None => {
                        is_closing = false;
                        if let Some(heard) = heard(frame) {
                            if !matches!(heard, Heard::Interaction(_)) {
                                watch::connection(shard.id().number());
                                good_since = Some(Instant::now());
                            }
                            // Nobody listens only at the very end.
                            let _ = to.send(heard);
                        }
                        false
                    }
                },
                Err(error) => {
                    tracing::warn!(%error, "the gateway said something that cannot be read");
                    false
                }
            },
            Some(Ok(Message::Close(_))) if is_closing => {
                is_closing = false;
                false
            }
            Some(Ok(Message::Close(frame))) => {
                close = Close::of(frame);
                shard.state() != ShardState::FatallyClosed
            }
            // The library waits longer before each try by itself.
            Some(Err(error)) => {
                watch::connected(shard.id().number(), shard.state() == ShardState::Active);
                let error = Chain(&error);
                if watch::has_connected() {
                    tracing::warn!(shard = %shard.id(), %error, "the gateway cannot be reached");
                } else {
                    tracing::error!(shard = %shard.id(), %error, "never connected yet: the gateway cannot be reached");
                }
                false
            }
            None => {
                watch::connected(shard.id().number(), false);
                return Ended::ForGood(close);
            }
        };
        if lost {
            watch::connected(shard.id().number(), false);
            if good_since.take().is_some_and(|since| since.elapsed() > GOOD) {
                gaps.reset();
            }
            let gap = gaps.next();
            if watch::has_connected() {
                tracing::info!(shard = %shard.id(), %close, ?gap, "the connection ended; it comes back");
            } else {
                tracing::error!(shard = %shard.id(), %close, ?gap, "never connected yet: the connection ended");
            }
            tokio::select! {
                () = sleep(gap) => {}
                () = closing.over() => return Ended::Closed,
            }
        }
    }
}

fn heard(frame: Frame) -> Option<Heard> {
    if frame.op != op::EVENT {
        return None;
    }
    match frame.t.as_deref()? {
        "READY" => match serde_json::from_value::<Ready>(frame.d) {
            Ok(Ready { user }) => Some(Heard::Ready(user.id.get(), user.username)),
            Err(error) => {
                tracing::error!(%error, "the gateway does not say whose token this is");
                None
            }
        },
        "RESUMED" => Some(Heard::Resumed),
        "INTERACTION_CREATE" => Some(Heard::Interaction(frame.d)),
        _ => None,
    }
}

/// Says good-bye, and waits a moment for the other side to hear it.
async fn hang_up(mut shard: Shard) -> Ended {
    watch::connected(shard.id().number(), false);
    shard.close(CloseFrame::NORMAL);
    let parting = async { while !matches!(shard.next().await, None | Some(Ok(Message::Close(_)) | Err(_))) {} };
    // Not connected, or nobody there: it makes no difference now.
    let _ = timeout(PARTING, parting).await;
    Ended::Closed
}
