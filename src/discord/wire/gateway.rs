//! Connecting to the gateway, with the number of shards that Discord recommends or with the configured ones.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::sleep;
use twilight_gateway::queue::InMemoryQueue;
use twilight_gateway::{ConfigBuilder, Intents, Shard, ShardId};

use crate::telemetry::metrics;

use super::calls::GatewayInfo;
use super::client::RestClient;
use super::connection::RunError;
use super::error::RequestError;
use super::event_handler::EventHandler;
use super::retry::{Backoff, RetryPolicy};
use super::shard::{self, ShardEnd, ShardEvent};
use super::shards::ShardRange;
use super::shutdown::Shutdown;

/// The gateway's close codes for a wrong number of shards.
const WRONG_SHARDS: [u16; 2] = [4010, 4011];

/// The gateway's close code for an invalid token.
const INVALID_TOKEN: u16 = 4004;

/// Listens to the gateway until the process shuts down, and passes events to the bot.
///
/// # Errors
/// Fails if Discord refuses the bot.
pub(super) async fn listen(
    rest: &RestClient,
    token: &str,
    own: Option<ShardRange>,
    bot: &Arc<EventHandler>,
    shutdown: &Shutdown,
) -> Result<(), RunError> {
    let (to, mut event) = unbounded_channel();
    let listening = listen_to_all(rest, token, own, to, shutdown);
    tokio::pin!(listening);
    loop {
        tokio::select! {
            ended = &mut listening => return ended,
            Some(event) = event.recv() => bot.receive(event),
        }
    }
}

async fn listen_to_all(
    rest: &RestClient,
    token: &str,
    own: Option<ShardRange>,
    to: UnboundedSender<ShardEvent>,
    shutdown: &Shutdown,
) -> Result<(), RunError> {
    let mut delays = Backoff::for_gateway();
    loop {
        let asked = retry_until_answered(shutdown, async || rest.gateway(&RetryPolicy::ONCE).await).await?;
        let Some(gateway) = asked else { return Ok(()) };
        match listen_with(&gateway, token, own, &to, shutdown).await {
            ShardEnd::Shutdown => return Ok(()),
            ShardEnd::Closed(close) if close.code == INVALID_TOKEN => return Err(RunError::Token),
            ShardEnd::Closed(close) if WRONG_SHARDS.contains(&close.code) => {
                let delay = delays.next();
                tracing::warn!(%close, retry_in = ?delay, "Discord requires a different number of shards; restarting the shards");
                tokio::select! {
                    () = sleep(delay) => {}
                    () = shutdown.until_over() => return Ok(()),
                }
            }
            ShardEnd::Closed(close) => return Err(RunError::Closed(close)),
        }
    }
}

/// Repeats a request until Discord responds. Returns `None` if the process shuts down first.
pub(super) async fn retry_until_answered<T>(
    shutdown: &Shutdown,
    ask: impl AsyncFn() -> Result<T, RequestError>,
) -> Result<Option<T>, RunError> {
    let mut delays = Backoff::for_start();
    loop {
        let asked = tokio::select! {
            asked = ask() => asked,
            () = shutdown.until_begun() => return Ok(None),
        };
        let error = match asked {
            Ok(answer) => return Ok(Some(answer)),
            Err(error) if error.is_unauthorized() => return Err(RunError::Token),
            Err(error) => error,
        };
        let delay = delays.next().max(error.wait());
        if metrics().has_connected() {
            tracing::warn!(%error, retry_in = ?delay, "waiting for Discord");
        } else {
            tracing::error!(%error, retry_in = ?delay, "waiting for Discord; the bot has not connected since start-up");
        }
        tokio::select! {
            () = sleep(delay) => {}
            () = shutdown.until_begun() => return Ok(None),
        }
    }
}

/// Runs the shards of this process, or as many as Discord recommends. Returns when one of them ends permanently.
async fn listen_with(
    gateway: &GatewayInfo,
    token: &str,
    own: Option<ShardRange>,
    to: &UnboundedSender<ShardEvent>,
    shutdown: &Shutdown,
) -> ShardEnd {
    let limit = &gateway.session_start_limit;
    let (numbers, count) =
        own.map_or((0..gateway.shards.max(1), gateway.shards.max(1)), |own| (own.numbers(), own.total()));
    tracing::info!(shards = ?numbers, of = count, recommended = gateway.shards, starts_left = limit.remaining, "connecting to the gateway");
    let reset_after = Duration::from_millis(limit.reset_after);
    // Clamp the values, because the queue panics if more starts remain than the total, or if no session may start.
    let (at_once, left) = (limit.max_concurrency.max(1), limit.remaining.min(limit.total));
    let queue = InMemoryQueue::new(at_once, left, reset_after, limit.total);
    let mut shards = JoinSet::new();
    metrics().register_shards(numbers.clone());
    for number in numbers {
        // No intents are requested, because interactions need none.
        let config = ConfigBuilder::new(token.to_owned(), Intents::empty())
            .proxy_url(gateway.url.trim_end_matches('/').to_owned())
            .queue(queue.clone())
            .build();
        let shard = Shard::with_config(ShardId::new(number, count), config);
        shards.spawn(shard::listen(shard, to.clone(), shutdown.clone()));
    }
    while let Some(ended) = shards.join_next().await {
        match ended {
            Ok(ShardEnd::Shutdown) => {}
            // The other shards end when the set is dropped.
            Ok(ended @ ShardEnd::Closed(_)) => return ended,
            Err(error) => tracing::error!(%error, "a shard's task failed"),
        }
    }
    ShardEnd::Shutdown
}
