//! The line to Discord: every request goes through here, to Discord's own address or to another that stands in for it.
//!
//! A request has a time limit. Discord's limit for all requests is kept by the [`Queue`], those of routes as its answers tell
//! them, as `twilight-http-ratelimiting` counts them.

use std::time::{Duration, Instant};

use backon::BackoffBuilder;
use quick_cache::sync::Cache;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, RETRY_AFTER};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder};
use serde::de::DeserializeOwned;
use serde_json::Value;
use twilight_http_ratelimiting::{Endpoint, Method as LimitedMethod, Permit, RateLimitHeaders, RateLimiter};

use crate::discord::message::draft::{Body, File};
use crate::table::{ChannelId, PersonId, Tables, Tenure};
use crate::telemetry::RequestKind;

use super::patience::Patience;
use super::queue::{Queue, Ticket};
use super::setback::Setback;

/// Discord's own address.
const DISCORD: &str = "https://discord.com";

/// How the bot names itself, as Discord wants it.
const AGENT: &str = concat!("DiscordBot (bergerie, ", env!("CARGO_PKG_VERSION"), ")");

/// How long a connection may take to come about.
const CONNECTING: Duration = Duration::from_secs(5);

tokio::task_local! {
    /// The claim for which a task makes requests.
    static CLAIM: Tenure;
}

/// Makes requests for a claim: none is sent once another process may have it.
pub(super) fn for_claim<F: Future>(tenure: Tenure, asking: F) -> impl Future<Output = F::Output> {
    CLAIM.scope(tenure, asking)
}

/// The line to Discord.
pub(super) struct Line {
    client: Client,
    base: String,
    token: HeaderValue,
    /// Limits of routes.
    limits: RateLimiter,
    queue: Queue,
    /// The channels of private messages, of people who had one lately.
    pub(super) private: Cache<PersonId, ChannelId>,
}

/// Channels of private messages that are remembered.
const PRIVATE: usize = 10_000;

/// Something to ask of Discord.
#[derive(Clone, Debug)]
pub(super) struct Request {
    method: Method,
    /// Below the version, without a slash at its start.
    path: String,
    query: Option<String>,
    body: Body,
    /// Whether it may be asked again when it may have been done.
    again: bool,
    kind: RequestKind,
    /// Whether the limit of its route applies: to all but the first answers to interactions.
    has_limit: bool,
}

impl Request {
    /// Something to read.
    pub fn get(path: impl Into<String>) -> Request {
        Request::new(Method::GET, path, Body::default())
    }

    /// Something to write that is there once more each time.
    pub fn post(path: impl Into<String>, body: Body) -> Request {
        Request { again: false, ..Request::new(Method::POST, path, body) }
    }

    /// Something to change: doing it twice does no more than once.
    pub fn patch(path: impl Into<String>, body: Body) -> Request {
        Request::new(Method::PATCH, path, body)
    }

    /// Something to replace.
    pub fn put(path: impl Into<String>, body: Body) -> Request {
        Request::new(Method::PUT, path, body)
    }

    fn new(method: Method, path: impl Into<String>, body: Body) -> Request {
        Request { method, path: path.into(), query: None, body, again: true, kind: RequestKind::Other, has_limit: true }
    }

    /// With what comes after `?`.
    pub fn query(mut self, query: String) -> Request {
        self.query = Some(query);
        self
    }

    /// Doing it twice does no more than once.
    pub fn idempotent(mut self) -> Request {
        self.again = true;
        self
    }

    /// The first answer to an interaction.
    pub fn first_answer(self) -> Request {
        Request { has_limit: false, ..self.of(RequestKind::Answer) }
    }

    /// What it is for.
    pub fn of(mut self, kind: RequestKind) -> Request {
        self.kind = kind;
        self
    }

    fn endpoint(&self) -> Endpoint {
        let method = match self.method {
            Method::PATCH => LimitedMethod::Patch,
            Method::POST => LimitedMethod::Post,
            Method::PUT => LimitedMethod::Put,
            _ => LimitedMethod::Get,
        };
        Endpoint { method, path: self.path.clone() }
    }
}

/// The token has characters that cannot be sent.
#[derive(Debug, thiserror::Error)]
pub(super) enum BadLine {
    /// The token has characters that cannot be sent.
    #[error("the token has characters that cannot be sent")]
    Token(#[from] reqwest::header::InvalidHeaderValue),
    /// The machine has no means for it.
    #[error("no requests can be made here: {0}")]
    Client(#[from] reqwest::Error),
}

impl Line {
    /// A line for a bot's token, to another address than Discord's own if there is one, for so many requests a second: of all
    /// processes that share these tables together. It needs a runtime.
    ///
    /// # Errors
    /// Why there is none.
    pub fn new(token: &str, address: Option<&str>, per_second: u16, tables: Option<Tables>) -> Result<Line, BadLine> {
        let client = Client::builder().user_agent(AGENT).connect_timeout(CONNECTING).build()?;
        let mut token = HeaderValue::from_str(&format!("Bot {token}"))?;
        token.set_sensitive(true);
        let base = format!("{}/api/v10", address.unwrap_or(DISCORD).trim_end_matches('/'));
        let (queue, private) = (Queue::new(per_second, tables), Cache::new(PRIVATE));
        Ok(Line { client, base, token, limits: RateLimiter::new(u16::MAX), queue, private })
    }

    /// The queue of the requests.
    pub fn queue(&self) -> &Queue {
        &self.queue
    }

    /// Asks until there is an answer or patience ends.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn ask(&self, request: &Request, patience: &Patience) -> Result<Vec<u8>, Setback> {
        let mut ticket = self.queue.ticket(request.kind);
        let asking = self.ask_in_turn(request, patience, &mut ticket);
        match patience.whole {
            Some(whole) => tokio::time::timeout(whole, asking).await.unwrap_or(Err(Setback::Late)),
            None => asking.await,
        }
    }

    /// The same with a ticket. A limit is no failure: the request is made again, in the same place of the queue, when Discord
    /// says so.
    pub async fn ask_in_turn(
        &self,
        request: &Request,
        patience: &Patience,
        ticket: &mut Ticket,
    ) -> Result<Vec<u8>, Setback> {
        let mut gaps = patience.gaps().build();
        loop {
            let setback = match self.once(request, patience.each, ticket).await {
                Err(setback) if setback.passes() => setback,
                done => return done,
            };
            let gap = match setback {
                Setback::Limited { is_for_all: true, .. } if self.queue.is_for(ticket.kind()) => continue,
                Setback::Limited { wait, .. } => wait,
                _ if !request.again && setback.is_perhaps_done() => return Err(setback),
                _ => match gaps.next() {
                    Some(gap) => gap,
                    None => return Err(setback),
                },
            };
            tracing::debug!(%setback, ?gap, "asking Discord again");
            tokio::time::sleep(gap).await;
        }
    }

    /// Asks, and reads the answer.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn read<T: DeserializeOwned>(&self, request: &Request, patience: &Patience) -> Result<T, Setback> {
        Ok(serde_json::from_slice(&self.ask(request, patience).await?)?)
    }

    async fn once(&self, request: &Request, limit: Duration, ticket: &mut Ticket) -> Result<Vec<u8>, Setback> {
        if self.queue.is_for(ticket.kind()) {
            ticket.turn().await;
        }
        let permit = if request.has_limit { Some(self.limits.acquire(request.endpoint()).await) } else { None };
        self.queue.send(ticket.kind()).await;
        // Last, since a process may be stopped at any moment and go on when another has its tables.
        if CLAIM.try_with(|tenure| !tenure.is_held()).unwrap_or_default() {
            return Err(Setback::Unclaimed);
        }
        ticket.spend();
        let sent = self.build(request, limit).send().await.map_err(Setback::on_the_way)?;
        let (status, limits) = (sent.status(), Limits::read(sent.headers()));
        let body = sent.bytes().await.map_err(Setback::on_the_way);
        if status.is_success() {
            self.queue.accepted(ticket.kind());
            complete(permit, limits.bucket(None));
            return Ok(body?.to_vec());
        }
        let setback = Setback::answered(status, limits.retry_after, limits.is_for_all(), &body.unwrap_or_default());
        match setback {
            Setback::Limited { wait, is_for_all } => {
                complete(permit, limits.bucket(Some(wait)));
                self.queue.refused(ticket.kind(), is_for_all.then_some(wait)).await;
            }
            _ => {
                complete(permit, limits.bucket(None));
                self.queue.accepted(ticket.kind());
            }
        }
        Err(setback)
    }

    fn build(&self, request: &Request, limit: Duration) -> RequestBuilder {
        let Request { method, path, query, body: Body { json, files }, .. } = request;
        let query = query.as_ref().map(|query| format!("?{query}")).unwrap_or_default();
        let builder = self.client.request(method.clone(), format!("{}/{path}{query}", self.base)).timeout(limit);
        let builder = builder.header(AUTHORIZATION, self.token.clone());
        if !files.is_empty() {
            builder.multipart(form(json, files))
        } else if json.is_null() {
            builder
        } else {
            builder.header(CONTENT_TYPE, "application/json").body(json.to_string())
        }
    }
}

fn complete(permit: Option<Permit>, bucket: Option<RateLimitHeaders>) {
    if let Some(permit) = permit {
        permit.complete(bucket);
    }
}

fn form(json: &Value, files: &[File]) -> Form {
    let part = |(number, file): (usize, &File)| {
        // All who want the same film share its bytes.
        let part = || Part::stream_with_length(file.bytes.clone(), file.bytes.len() as u64).file_name(file.name);
        (format!("files[{number}]"), part().mime_str(kind(file.name)).unwrap_or_else(|_| part()))
    };
    let form = Form::new().text("payload_json", json.to_string());
    files.iter().enumerate().map(part).fold(form, |form, (name, part)| form.part(name, part))
}

/// The media type of a file, by its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

/// What the head of an answer says of limits.
#[derive(Default)]
struct Limits {
    bucket: Option<Vec<u8>>,
    limit: Option<u16>,
    remaining: Option<u16>,
    reset_after: Option<f64>,
    retry_after: Option<f64>,
    scope: Option<String>,
}

impl Limits {
    fn read(headers: &HeaderMap) -> Limits {
        fn number<T: std::str::FromStr>(headers: &HeaderMap, name: &str) -> Option<T> {
            headers.get(name)?.to_str().ok()?.parse().ok()
        }
        Limits {
            bucket: headers.get(RateLimitHeaders::BUCKET).map(|bucket| bucket.as_bytes().to_vec()),
            limit: number(headers, RateLimitHeaders::LIMIT),
            remaining: number(headers, RateLimitHeaders::REMAINING),
            reset_after: number(headers, RateLimitHeaders::RESET_AFTER),
            retry_after: number(headers, RETRY_AFTER.as_str()),
            scope: number(headers, RateLimitHeaders::SCOPE),
        }
    }

    /// Whether a limit is that of all requests together. One without a scope is not Discord's own: whatever stands before
    /// Discord has shut the door on this address.
    fn is_for_all(&self) -> bool {
        self.scope.as_deref().is_none_or(|scope| scope == "global")
    }

    /// What the counts of a bucket are now; `wait` is for how long there are none.
    fn bucket(self, wait: Option<Duration>) -> Option<RateLimitHeaders> {
        let reset_after = self.reset_after.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let after = reset_after.into_iter().chain(wait).max()?;
        let remaining = if wait.is_some() { 0 } else { self.remaining? };
        let reset_at = Instant::now().checked_add(after)?;
        Some(RateLimitHeaders { bucket: self.bucket?, limit: self.limit.unwrap_or(1), remaining, reset_at })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(pairs: &[(&'static str, &'static str)]) -> Limits {
        let pairs = pairs.iter().map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)));
        Limits::read(&HeaderMap::from_iter(pairs))
    }

    #[test]
    fn a_bucket_is_read_and_one_that_is_used_up_stays_so_for_as_long_as_was_said() {
        let told = [
            ("x-ratelimit-bucket", "abc"),
            ("x-ratelimit-limit", "5"),
            ("x-ratelimit-remaining", "4"),
            ("x-ratelimit-reset-after", "0.5"),
        ];
        let bucket = limits(&told).bucket(None).unwrap();
        assert_eq!((bucket.limit, bucket.remaining), (5, 4));
        let bucket = limits(&told).bucket(Some(Duration::from_secs(9))).unwrap();
        assert_eq!(bucket.remaining, 0);
        assert!(bucket.reset_at > Instant::now() + Duration::from_secs(8));
        assert!(limits(&[("x-ratelimit-bucket", "abc"), ("x-ratelimit-reset-after", "-1")]).bucket(None).is_none());
    }

    #[test]
    fn a_limit_of_one_route_holds_up_no_other() {
        assert!(!limits(&[("x-ratelimit-scope", "user")]).is_for_all());
        assert!(limits(&[("x-ratelimit-scope", "global")]).is_for_all());
        assert!(limits(&[]).is_for_all());
    }
}
