//! One connection to the gateway, for one part of all servers: it hears of what people do there.
//!
//! `twilight-gateway` keeps it alive, takes sessions up again and begins new ones as often as Discord allows. What it does
//! not do is to wait: connections that end again and again come back after gaps that grow.

use std::time::Duration;

use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Instant, sleep, timeout};
use twilight_gateway::{CloseFrame, Message, Shard, ShardState};

use super::closing::Closing;
use super::patience::Gaps;
use super::watch;

/// A connection that lasted so long was a good one.
const GOOD: Duration = Duration::from_secs(60);

/// How long to wait for the other side to hang up too.
const PARTING: Duration = Duration::from_millis(500);

/// Why a shard ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// It was to.
    Closed,
    /// Discord ended it for good, with this code.
    ForGood(u16),
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
    let mut code = 0;
    loop {
        let message = tokio::select! {
            message = shard.next() => message,
            () = closing.over() => return hang_up(shard).await,
        };
        let lost = match message {
            Some(Ok(Message::Text(text))) => match serde_json::from_str::<Frame>(&text) {
                Ok(frame) if matches!(frame.op, op::RECONNECT | op::INVALID_SESSION) => true,
                Ok(frame) => {
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
                Err(error) => {
                    tracing::warn!(%error, "the gateway said something that cannot be read");
                    false
                }
            },
            Some(Ok(Message::Close(frame))) => {
                code = frame.map_or(0, |frame| frame.code);
                shard.state() != ShardState::FatallyClosed
            }
            // The library waits longer before each try by itself.
            Some(Err(error)) => {
                watch::connected(shard.id().number(), shard.state() == ShardState::Active);
                tracing::warn!(shard = %shard.id(), %error, "the gateway cannot be reached");
                false
            }
            None => {
                watch::connected(shard.id().number(), false);
                return Ended::ForGood(code);
            }
        };
        if lost {
            watch::connected(shard.id().number(), false);
            if good_since.take().is_some_and(|since| since.elapsed() > GOOD) {
                gaps.reset();
            }
            let gap = gaps.next();
            tracing::info!(shard = %shard.id(), code, ?gap, "the connection ended; it comes back");
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
