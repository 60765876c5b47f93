//! The line to Discord: every request goes through here, to Discord's own address or to another that stands in for it.
//!
//! A request has a time limit. Discord's limits are kept as its answers tell them: by bucket and for all requests together,
//! as `twilight-http-ratelimiting` counts them, and whoever was told to wait waits.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use backon::Retryable;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, RETRY_AFTER};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder};
use serde::de::DeserializeOwned;
use serde_json::Value;
use twilight_http_ratelimiting::{Endpoint, Method as LimitedMethod, Permit, RateLimitHeaders, RateLimiter};

use crate::discord::message::draft::{Body, File};
use crate::table::Tenure;

use super::patience::Patience;
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
    limits: RateLimiter,
    /// Until when nothing may be asked.
    held: Mutex<Option<Instant>>,
}

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
    limited: Limited,
}

/// Which of Discord's limits apply to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Limited {
    /// None: the first answers to interactions.
    Not,
    /// That of its route, not that of the bot as a whole: what follows the first answers.
    ByRoute,
    /// Both.
    InAll,
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
        Request { method, path: path.into(), query: None, body, again: true, limited: Limited::InAll }
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

    /// No limits apply: the first answers to interactions.
    pub fn unlimited(mut self) -> Request {
        self.limited = Limited::Not;
        self
    }

    /// Only the limit of its route applies: what follows the first answers.
    pub fn of_interaction(mut self) -> Request {
        self.limited = Limited::ByRoute;
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
    /// A line for a bot's token, to another address than Discord's own if there is one. It needs a runtime.
    ///
    /// # Errors
    /// Why there is none.
    pub fn new(token: &str, address: Option<&str>) -> Result<Line, BadLine> {
        let client = Client::builder().user_agent(AGENT).connect_timeout(CONNECTING).build()?;
        let mut token = HeaderValue::from_str(&format!("Bot {token}"))?;
        token.set_sensitive(true);
        let base = format!("{}/api/v10", address.unwrap_or(DISCORD).trim_end_matches('/'));
        Ok(Line { client, base, token, limits: RateLimiter::default(), held: Mutex::default() })
    }

    /// Asks until there is an answer or patience ends.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn ask(&self, request: &Request, patience: &Patience) -> Result<Vec<u8>, Setback> {
        let once = || self.once(request, patience.each);
        let again = |setback: &Setback| setback.passes() && (request.again || !setback.is_perhaps_done());
        let asking = once
            .retry(patience.gaps())
            .when(again)
            .adjust(|setback, gap| gap.map(|gap| gap.max(setback.wait())))
            .notify(|setback, gap| tracing::debug!(%setback, ?gap, "asking Discord again"));
        tokio::time::timeout(patience.whole, asking).await.unwrap_or(Err(Setback::Late))
    }

    /// Asks, and reads the answer.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn read<T: DeserializeOwned>(&self, request: &Request, patience: &Patience) -> Result<T, Setback> {
        Ok(serde_json::from_slice(&self.ask(request, patience).await?)?)
    }

    async fn once(&self, request: &Request, limit: Duration) -> Result<Vec<u8>, Setback> {
        if request.limited == Limited::InAll {
            self.hold_on().await;
        }
        let permit = match request.limited {
            Limited::Not => None,
            Limited::ByRoute | Limited::InAll => Some(self.limits.acquire(request.endpoint()).await),
        };
        // Last, since a process may be stopped at any moment and go on when another has its tables.
        if CLAIM.try_with(|tenure| !tenure.is_held()).unwrap_or_default() {
            return Err(Setback::Unclaimed);
        }
        let sent = self.build(request, limit).send().await.map_err(Setback::on_the_way)?;
        let (status, limits) = (sent.status(), Limits::read(sent.headers()));
        let body = sent.bytes().await.map_err(Setback::on_the_way);
        if status.is_success() {
            complete(permit, limits.bucket(None));
            return Ok(body?.to_vec());
        }
        let setback = Setback::answered(status, limits.retry_after, &body.unwrap_or_default());
        let wait = matches!(setback, Setback::Limited(_)).then(|| setback.wait());
        if let Some(wait) = wait.filter(|_| limits.is_for_all()) {
            self.hold(wait);
        }
        complete(permit, limits.bucket(wait));
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

    fn hold(&self, wait: Duration) {
        let until = Instant::now() + wait;
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        *held = Some(held.map_or(until, |before| before.max(until)));
        tracing::warn!(seconds = wait.as_secs_f32(), "Discord wants no requests at all for a while");
    }

    async fn hold_on(&self) {
        let until = *self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(until) = until {
            tokio::time::sleep_until(until.into()).await;
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
