//! Sends the messages of results feeds to their receivers (`docs/FEED.md`).
//!
//! Tables write messages to the database and never wait for a receiver. A task of its own sends the messages, in order for each receiver,
//! and retries failed attempts later. A message is deleted once it has been delivered, so a crash in between sends it again.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::CONTENT_TYPE;
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use ring::hmac;
use tokio::task::{AbortHandle, JoinSet};

use crate::table::{ExclusiveWork, Failure, FeedAddresses, FeedDelivery, GuildId, InvalidFeedUrl, Lease, Tables};

/// The interval at which the bot looks for messages.
const INTERVAL: Duration = Duration::from_secs(1);

/// The time limit for an attempt, from the resolution of the name to the status of the response.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The maximum number of receivers to which messages are sent at the same time.
const MAX_RECEIVERS: usize = 16;

/// The maximum number of messages that are sent to a receiver without a pause.
const MAX_MESSAGES: usize = 20;

/// The header with the time of the attempt, in Unix seconds.
pub const TIMESTAMP_HEADER: &str = "Bergerie-Timestamp";

/// The header with the signature.
pub const SIGNATURE_HEADER: &str = "Bergerie-Signature";

/// The reason why an attempt failed.
#[derive(Debug, thiserror::Error)]
enum DeliveryError {
    /// The URL is not allowed any more.
    #[error(transparent)]
    Url(#[from] InvalidFeedUrl),
    /// The receiver cannot be reached, or does not respond in time.
    #[error("no response: {0:?}")]
    Request(reqwest::Error),
    /// The receiver did not accept the message. Redirects are not followed.
    #[error("the receiver responded with {0}")]
    Refused(StatusCode),
    /// The message cannot be read.
    #[error(transparent)]
    Table(#[from] Failure),
}

/// Sends messages until it is dropped.
#[must_use]
pub struct FeedSender(AbortHandle);

impl Drop for FeedSender {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Starts sending messages.
///
/// # Errors
/// Fails if the HTTP client cannot be created.
pub fn start(tables: Tables, addresses: FeedAddresses) -> Result<FeedSender, reqwest::Error> {
    let receivers = Receivers { tables, addresses, client: client(addresses, TIMEOUT)? };
    Ok(FeedSender(tokio::spawn(receivers.serve()).abort_handle()))
}

fn client(addresses: FeedAddresses, timeout: Duration) -> Result<Client, reqwest::Error> {
    Client::builder()
        .user_agent(concat!("Bergerie/", env!("CARGO_PKG_VERSION")))
        .timeout(timeout)
        .redirect(Policy::none())
        .no_proxy()
        .dns_resolver(Arc::new(FilteredResolver(addresses)))
        .build()
}

/// Resolves names to allowed addresses only. The client connects to these addresses, so a later change of the name has no effect.
struct FilteredResolver(FeedAddresses);

impl Resolve for FilteredResolver {
    fn resolve(&self, name: Name) -> Resolving {
        let addresses = self.0;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed: Vec<SocketAddr> = found.filter(|address| addresses.allow(address.ip())).collect();
            if allowed.is_empty() {
                return Err(io::Error::other("the name has no public address").into());
            }
            Ok(Box::new(allowed.into_iter()) as Addrs)
        })
    }
}

#[derive(Clone)]
struct Receivers {
    tables: Tables,
    addresses: FeedAddresses,
    client: Client,
}

impl Receivers {
    /// Looks for messages at a regular interval. Of all processes that share the database, only one does this at a time.
    async fn serve(self) {
        let mut lease: Option<Lease> = None;
        let (mut tasks, mut busy) = (JoinSet::new(), HashMap::new());
        let mut rounds = tokio::time::interval(INTERVAL);
        rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = rounds.tick() => {}
                Some(finished) = tasks.join_next_with_id() => {
                    let task = finished.map_or_else(|error| error.id(), |(task, ())| task);
                    busy.remove(&task);
                    continue;
                }
            }
            let held = lease.take().filter(Lease::is_held);
            let due = self.with_tables(move |tables| {
                let held = held.map_or_else(|| tables.claim(ExclusiveWork::Feeds), |held| Ok(Some(held)))?;
                let due = if held.is_some() { tables.due_feeds()? } else { Vec::new() };
                Ok((held, due))
            });
            match due.await {
                Ok((held, due)) => {
                    lease = held;
                    for guild in due {
                        if busy.len() < MAX_RECEIVERS && busy.values().all(|other| *other != guild) {
                            busy.insert(tasks.spawn(self.clone().send_pending(guild)).id(), guild);
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "failed to look for messages of feeds"),
            }
        }
    }

    /// Sends the pending messages of a server, oldest first, up to the first one that fails.
    async fn send_pending(self, guild: GuildId) {
        for _ in 0..MAX_MESSAGES {
            match self.send_next(guild).await {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    tracing::info!(%guild, %error, "failed to send a message of a feed");
                    if let Err(error) = self.with_tables(move |tables| tables.postpone_feed(guild)).await {
                        tracing::error!(%guild, %error, "failed to postpone a feed");
                    }
                    break;
                }
            }
        }
    }

    /// Sends the oldest message of a server. Returns `false` if there is none.
    async fn send_next(&self, guild: GuildId) -> Result<bool, DeliveryError> {
        let addresses = self.addresses;
        let next = self.with_tables(move |tables| tables.next_feed_delivery(guild, addresses)).await?;
        let Some(delivery) = next else { return Ok(false) };
        let id = delivery.id;
        self.send(delivery).await?;
        self.with_tables(move |tables| tables.mark_feed_delivered(guild, id)).await?;
        Ok(true)
    }

    async fn send(&self, delivery: FeedDelivery) -> Result<(), DeliveryError> {
        let FeedDelivery { url, secret, body, .. } = delivery;
        // Before 1970, the receiver refuses the message as too old.
        let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let signature = signature(secret.as_str(), time, &body);
        let request = self
            .client
            .post(url?.as_str())
            .header(CONTENT_TYPE, "application/json")
            .header(TIMESTAMP_HEADER, time)
            .header(SIGNATURE_HEADER, signature)
            .body(body);
        // The body of the response is not read. The URL may contain a secret of the receiver.
        let response = request.send().await.map_err(|error| DeliveryError::Request(error.without_url()))?;
        if response.status().is_success() { Ok(()) } else { Err(DeliveryError::Refused(response.status())) }
    }

    /// Runs a job that may wait for the database.
    async fn with_tables<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Tables) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let tables = self.tables.clone();
        match tokio::task::spawn_blocking(move || job(&tables)).await {
            Ok(done) => done,
            Err(error) => match error.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                // The program is stopping.
                Err(_) => std::future::pending().await,
            },
        }
    }
}

/// Returns the signature of a message: the HMAC-SHA256 of the time, a full stop and the body, in hexadecimal digits.
fn signature(secret: &str, time: u64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{time}.{body}").as_bytes());
    tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests;
