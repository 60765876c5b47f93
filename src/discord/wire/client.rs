//! The HTTP client, which makes all requests to Discord or to a local substitute.
//!
//! Each request has a time limit. The [`Queue`] enforces Discord's global rate limit. `twilight-http-ratelimiting`
//! enforces the limits of routes, which it reads from response headers.

use std::time::{Duration, Instant};
use twilight_http_ratelimiting;

use quick_cache::sync::Cache;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, RETRY_AFTER};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder};
use serde::de::DeserializeOwned;
use serde_json::Value;
use twilight_http_ratelimiting::{Bucket, Endpoint, Permit, RateLimitHeaders, RateLimiter};

use crate::discord::message::{Body, File};
use crate::table::{ChannelId, Lease, Tables, UserId};
use crate::telemetry::RequestKind;

use super::error::RequestError;
use super::queue::{Queue, Ticket};
use super::retry::RetryPolicy;

const DISCORD_URL: &str = "https://discord.com";

/// The path of the API, in the version that the bot uses.
const API_PATH: &str = "/api/v10";

/// The servers with the files that users attach.
const FILE_URLS: [&str; 2] = ["https://cdn.discordapp.com", "https://media.discordapp.net"];

/// The time limit for downloading a file.
const DOWNLOAD_TIMEOUT: Duration = Duration::from_secs(10);

/// The user agent, in the format that Discord requires.
const USER_AGENT: &str = concat!("DiscordBot (bergerie, ", env!("CARGO_PKG_VERSION"), ")");

/// The time limit for connecting.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

tokio::task_local! {
    /// The claim under which the current task sends its requests.
    static CLAIM: Lease;
}

/// Runs a future whose requests are sent under a claim. No request is sent once another process may have the claim.
pub(super) fn with_claim<F: Future>(lease: Lease, sending: F) -> impl Future<Output = F::Output> {
    CLAIM.scope(lease, sending)
}

/// The HTTP client for Discord.
pub(super) struct RestClient {
    client: Client,
    base: String,
    token: HeaderValue,
    /// Rate limits of routes.
    limits: RateLimiter,
    queue: Queue,
    /// The direct-message channels of users who recently received a direct message.
    pub(super) direct_channels: Cache<UserId, ChannelId>,
}

/// The maximum number of cached direct-message channels.
const MAX_DIRECT_CHANNELS: usize = 10_000;

#[derive(Clone, Debug)]
pub(super) struct Request {
    method: Method,
    /// The path below the API version, without a leading slash.
    path: String,
    query: Option<String>,
    body: Body,
    /// Whether the request may be repeated although the first attempt may have taken effect.
    is_idempotent: bool,
    kind: RequestKind,
}

impl Request {
    pub fn get(path: impl Into<String>) -> Request {
        Request::new(Method::GET, path, Body::default())
    }

    /// Creates a `POST` request, which is not idempotent.
    pub fn post(path: impl Into<String>, body: Body) -> Request {
        Request { is_idempotent: false, ..Request::new(Method::POST, path, body) }
    }

    /// Creates a `PATCH` request, which is idempotent.
    pub fn patch(path: impl Into<String>, body: Body) -> Request {
        Request::new(Method::PATCH, path, body)
    }

    /// Creates a `PUT` request, which is idempotent.
    pub fn put(path: impl Into<String>, body: Body) -> Request {
        Request::new(Method::PUT, path, body)
    }

    fn new(method: Method, path: impl Into<String>, body: Body) -> Request {
        Request { method, path: path.into(), query: None, body, is_idempotent: true, kind: RequestKind::Other }
    }

    /// Sets the query string, without `?`.
    pub fn query(mut self, query: String) -> Request {
        self.query = Some(query);
        self
    }

    pub fn idempotent(mut self) -> Request {
        self.is_idempotent = true;
        self
    }

    /// Sets the purpose, which determines the priority in the queue.
    pub fn of(mut self, kind: RequestKind) -> Request {
        self.kind = kind;
        self
    }

    fn endpoint(&self) -> Endpoint {
        let method = match self.method {
            Method::PATCH => twilight_http_ratelimiting::Method::Patch,
            Method::POST => twilight_http_ratelimiting::Method::Post,
            Method::PUT => twilight_http_ratelimiting::Method::Put,
            _ => twilight_http_ratelimiting::Method::Get,
        };
        Endpoint { method, path: self.path.clone() }
    }
}

/// The error of creating a client.
#[derive(Debug, thiserror::Error)]
pub(super) enum ClientError {
    #[error("the token contains invalid characters")]
    Token(#[from] reqwest::header::InvalidHeaderValue),
    #[error("cannot create the HTTP client: {0}")]
    Client(#[from] reqwest::Error),
}

impl RestClient {
    /// Creates a client with a bot's token. If an address is given, it is used instead of Discord's. `per_second` is
    /// the request rate that all processes with the same database share.
    ///
    /// Must be called in a Tokio runtime.
    pub fn new(
        token: &str,
        address: Option<&str>,
        per_second: u16,
        tables: Option<Tables>,
    ) -> Result<RestClient, ClientError> {
        let client = Client::builder().user_agent(USER_AGENT).connect_timeout(CONNECT_TIMEOUT).build()?;
        let mut token = HeaderValue::from_str(&format!("Bot {token}"))?;
        token.set_sensitive(true);
        let base = format!("{}{API_PATH}", address.unwrap_or(DISCORD_URL).trim_end_matches('/'));
        let (queue, direct_channels) = (Queue::new(per_second, tables), Cache::new(MAX_DIRECT_CHANNELS));
        Ok(RestClient { client, base, token, limits: RateLimiter::new(u16::MAX), queue, direct_channels })
    }

    pub fn queue(&self) -> &Queue {
        &self.queue
    }

    /// Sends a request, and retries it as the policy allows.
    pub async fn send(&self, request: &Request, policy: &RetryPolicy) -> Result<Vec<u8>, RequestError> {
        let mut ticket = self.queue.ticket(request.kind);
        let sending = self.send_in_turn(request, policy, &mut ticket);
        match policy.total_timeout {
            Some(timeout) => tokio::time::timeout(timeout, sending).await.unwrap_or(Err(RequestError::DeadlinePassed)),
            None => sending.await,
        }
    }

    /// Sends a request when it is the ticket's turn. If the request is rate-limited, it keeps its place in the queue
    /// and is sent again when Discord allows it, unless that takes longer than the policy allows. A rate limit does not
    /// count as a failure.
    pub async fn send_in_turn(
        &self,
        request: &Request,
        policy: &RetryPolicy,
        ticket: &mut Ticket,
    ) -> Result<Vec<u8>, RequestError> {
        let (mut delays, mut retries, mut left) = (policy.delays(), policy.max_retries, policy.max_rate_limit_wait);
        let mut is_repeated = false;
        loop {
            let error = match self.attempt(request, policy.attempt_timeout, left, ticket).await {
                Err(error) if error.is_temporary() => error,
                Err(error) if is_repeated => return Err(error.into_repeated()),
                done => return done,
            };
            is_repeated |= error.may_have_taken_effect();
            let delay = match error {
                RequestError::RateLimited { is_global: true, wait }
                    if wait <= left && self.queue.limits_kind(ticket.kind()) =>
                {
                    continue;
                }
                RequestError::RateLimited { wait, .. } => match left.checked_sub(wait) {
                    Some(rest) => {
                        left = rest;
                        wait
                    }
                    None => return Err(error),
                },
                _ if !request.is_idempotent && error.may_have_taken_effect() => return Err(error),
                _ if retries == 0 => return Err(error),
                _ => {
                    retries -= 1;
                    delays.next()
                }
            };
            tracing::debug!(%error, retry_in = ?delay, "request failed; retrying");
            tokio::time::sleep(delay).await;
        }
    }

    pub async fn read<T: DeserializeOwned>(&self, request: &Request, policy: &RetryPolicy) -> Result<T, RequestError> {
        Ok(serde_json::from_slice(&self.send(request, policy).await?)?)
    }

    /// Downloads a file that a user has attached. Returns `None` if it is not from Discord, longer than `limit` bytes, or does not
    /// arrive in time.
    pub async fn download(&self, url: &str, limit: usize) -> Option<Vec<u8>> {
        let own = self.base.strip_suffix(API_PATH).filter(|base| *base != DISCORD_URL);
        let mut bases = FILE_URLS.into_iter().chain(own);
        if !bases.any(|base| url.strip_prefix(base).is_some_and(|path| path.starts_with('/'))) {
            return None;
        }
        let mut response = self.client.get(url).timeout(DOWNLOAD_TIMEOUT).send().await.ok()?.error_for_status().ok()?;
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await.ok()? {
            bytes.extend_from_slice(&chunk);
            if bytes.len() > limit {
                return None;
            }
        }
        Some(bytes)
    }

    /// Returns the URL at which users let an application know who they are, without its parameters.
    pub fn authorization_url(&self) -> String {
        format!("{}/oauth2/authorize", self.base.strip_suffix(API_PATH).unwrap_or(&self.base))
    }

    /// Begins a request without the bot's token, to a path below the API version. Discord does not count it among the bot's requests.
    pub fn anonymous_request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client.request(method, format!("{}/{path}", self.base))
    }

    /// Makes one attempt within `limit`. It waits for a rate limit of the route only if that takes at most `left`.
    async fn attempt(
        &self,
        request: &Request,
        limit: Duration,
        left: Duration,
        ticket: &mut Ticket,
    ) -> Result<Vec<u8>, RequestError> {
        if self.queue.limits_kind(ticket.kind()) {
            ticket.turn().await;
        }
        // Each interaction has routes of its own, so their limits are rarely reached and not worth keeping in memory.
        let has_limit = ticket.kind() != RequestKind::Response;
        let permit = if has_limit { Some(self.acquire_permit(request, left).await?) } else { None };
        self.queue.send(ticket.kind()).await;
        // Check the claim last. A process may be suspended at any moment, and another process may have adopted its
        // tables when it resumes.
        if CLAIM.try_with(|lease| !lease.is_held()).unwrap_or_default() {
            return Err(RequestError::Unclaimed);
        }
        ticket.spend();
        let sent = self.request_builder(request, limit).send().await.map_err(RequestError::from_transport)?;
        let (status, limits) = (sent.status(), ResponseLimits::read(sent.headers()));
        let body = sent.bytes().await.map_err(RequestError::from_transport);
        if status.is_success() {
            self.queue.record_accepted(ticket.kind());
            complete_if_held(permit, limits.bucket(None));
            return Ok(body?.to_vec());
        }
        let error =
            RequestError::from_response(status, limits.retry_after, limits.is_global(), &body.unwrap_or_default());
        match error {
            RequestError::RateLimited { wait, is_global } => {
                complete_if_held(permit, limits.bucket(Some(wait)));
                self.queue.record_refused(ticket.kind(), is_global.then_some(wait)).await;
            }
            _ => {
                complete_if_held(permit, limits.bucket(None));
                self.queue.record_accepted(ticket.kind());
            }
        }
        Err(error)
    }

    /// Waits until the rate limit of a route allows a request. Fails at once if that takes longer than `left`.
    async fn acquire_permit(&self, request: &Request, left: Duration) -> Result<Permit, RequestError> {
        let wait = |bucket: Option<Bucket>| {
            let exhausted = bucket.filter(|bucket| bucket.remaining == 0);
            exhausted.map_or(Duration::ZERO, |bucket| bucket.reset_at.saturating_duration_since(Instant::now()))
        };
        match self.limits.acquire_if(request.endpoint(), move |bucket| wait(bucket) <= left).await {
            Some(permit) => Ok(permit),
            None => {
                let wait = wait(self.limits.bucket(request.endpoint()).await);
                Err(RequestError::RateLimited { wait, is_global: false })
            }
        }
    }

    fn request_builder(&self, request: &Request, timeout: Duration) -> RequestBuilder {
        let Request { method, path, query, body: Body { json, files }, .. } = request;
        let query = query.as_ref().map(|query| format!("?{query}")).unwrap_or_default();
        let builder = self.client.request(method.clone(), format!("{}/{path}{query}", self.base)).timeout(timeout);
        let builder = builder.header(AUTHORIZATION, self.token.clone());
        if !files.is_empty() {
            builder.multipart(multipart_form(json, files))
        } else if json.is_null() {
            builder
        } else {
            builder.header(CONTENT_TYPE, "application/json").body(json.to_string())
        }
    }
}

fn complete_if_held(permit: Option<Permit>, headers: Option<RateLimitHeaders>) {
    if let Some(permit) = permit {
        permit.complete(headers);
    }
}

fn multipart_form(json: &Value, files: &[File]) -> Form {
    let part = |(number, file): (usize, &File)| {
        // The bytes are not copied, because all users who request the same animation share them.
        let part = || Part::stream_with_length(file.bytes.clone(), file.bytes.len() as u64).file_name(file.name);
        (format!("files[{number}]"), part().mime_str(media_type(file.name)).unwrap_or_else(|_| part()))
    };
    let form = Form::new().text("payload_json", json.to_string());
    files.iter().enumerate().map(part).fold(form, |form, (name, part)| form.part(name, part))
}

/// Returns the media type for a file name.
fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

#[derive(Default)]
struct ResponseLimits {
    bucket: Option<Vec<u8>>,
    limit: Option<u16>,
    remaining: Option<u16>,
    reset_after: Option<f64>,
    retry_after: Option<f64>,
    scope: Option<String>,
}

impl ResponseLimits {
    fn read(headers: &HeaderMap) -> ResponseLimits {
        fn header_number<T: std::str::FromStr>(headers: &HeaderMap, name: &str) -> Option<T> {
            headers.get(name)?.to_str().ok()?.parse().ok()
        }
        ResponseLimits {
            bucket: headers.get(RateLimitHeaders::BUCKET).map(|bucket| bucket.as_bytes().to_vec()),
            limit: header_number(headers, RateLimitHeaders::LIMIT),
            remaining: header_number(headers, RateLimitHeaders::REMAINING),
            reset_after: header_number(headers, RateLimitHeaders::RESET_AFTER),
            retry_after: header_number(headers, RETRY_AFTER.as_str()),
            scope: header_number(headers, RateLimitHeaders::SCOPE),
        }
    }

    /// Returns whether the limit applies to all requests, or `None` if the headers do not say.
    fn is_global(&self) -> Option<bool> {
        self.scope.as_deref().map(|scope| scope == "global")
    }

    /// Returns the state of the route's rate-limit bucket, or `None` if the headers do not describe it. `wait` is the time until
    /// the bucket is refilled, or `None` if the request was not rate-limited.
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
    use crate::discord::message::Draft;

    use super::*;

    fn limits(pairs: &[(&'static str, &'static str)]) -> ResponseLimits {
        let pairs = pairs.iter().map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)));
        ResponseLimits::read(&HeaderMap::from_iter(pairs))
    }

    #[test]
    fn an_exhausted_bucket_stays_exhausted_until_its_reset() {
        let headers = [
            ("x-ratelimit-bucket", "abc"),
            ("x-ratelimit-limit", "5"),
            ("x-ratelimit-remaining", "4"),
            ("x-ratelimit-reset-after", "0.5"),
        ];
        let bucket = limits(&headers).bucket(None).unwrap();
        assert_eq!((bucket.limit, bucket.remaining), (5, 4));
        let bucket = limits(&headers).bucket(Some(Duration::from_secs(9))).unwrap();
        assert_eq!(bucket.remaining, 0);
        assert!(bucket.reset_at > Instant::now() + Duration::from_secs(8));
        assert!(limits(&[("x-ratelimit-bucket", "abc"), ("x-ratelimit-reset-after", "-1")]).bucket(None).is_none());
    }

    #[tokio::test]
    async fn the_routes_of_interactions_are_not_kept_in_memory() {
        let used_up =
            [("x-ratelimit-bucket", "abc"), ("x-ratelimit-remaining", "0"), ("x-ratelimit-reset-after", "60")];
        let router =
            axum::Router::new().fallback(move || std::future::ready((axum::response::AppendHeaders(used_up), "")));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        let client = RestClient::new("token", Some(&address), 50, None).unwrap();
        let answers = async {
            client.edit_response(1, "token", Draft::text("a")).await.unwrap();
            client.edit_response(1, "token", Draft::text("b")).await.unwrap();
        };
        tokio::time::timeout(Duration::from_secs(50), answers).await.expect("no wait for the limit of the route");
        let edit = || Request::patch("channels/1/messages/1", Body::default());
        client.send(&edit(), &RetryPolicy::EDIT).await.unwrap();
        let limited = client.send(&edit(), &RetryPolicy::EDIT).await.unwrap_err();
        assert!(limited.wait() > Duration::from_secs(50), "{limited}");
    }

    #[test]
    fn a_limit_of_one_route_delays_no_other() {
        assert_eq!(limits(&[("x-ratelimit-scope", "user")]).is_global(), Some(false));
        assert_eq!(limits(&[("x-ratelimit-scope", "global")]).is_global(), Some(true));
        assert_eq!(limits(&[]).is_global(), None);
    }
}
