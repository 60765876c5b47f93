//! Fault injection: requests of the bot that fail as Discord's sometimes do, by route and count.

use std::io;
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_LENGTH, HeaderValue, RETRY_AFTER};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

const SCOPE: HeaderName = HeaderName::from_static("x-ratelimit-scope");
const GLOBAL: HeaderName = HeaderName::from_static("x-ratelimit-global");

/// A rule that makes some requests fail.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FaultRule {
    /// The HTTP method of the requests. `None` matches all methods.
    #[serde(default)]
    method: Option<String>,
    /// The pattern of the path below `/api/v10/`. `*` matches one segment, and `**` at the end matches any rest.
    path: String,
    /// The number of matching requests that succeed before the first failure.
    #[serde(default)]
    skip: u64,
    /// The maximum number of requests that fail. There is no maximum if `None`.
    #[serde(default)]
    times: Option<u64>,
    /// From the first failure on, one of this number of matching requests fails.
    #[serde(default = "one")]
    every: u64,
    /// Whether the request takes effect, so that only its response fails.
    #[serde(default)]
    executes: bool,
    #[serde(flatten)]
    kind: FaultKind,
    /// The number of matching requests so far, including those that succeeded.
    #[serde(default, skip_deserializing)]
    matched: u64,
    /// The number of requests that this rule has made fail so far.
    #[serde(default, skip_deserializing)]
    failed: u64,
    /// For a limit, the start of the current second and the number of requests accepted in it, if any.
    #[serde(skip)]
    limit_window: Option<(Instant, u64)>,
}

const fn one() -> u64 {
    1
}

/// A way in which a request fails.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum FaultKind {
    /// Responds with an error status.
    Status {
        status: u16,
        /// Discord's error code in the body of the response.
        #[serde(default)]
        code: u32,
        /// The seconds after which the bot may retry, for status 429. If `None`, the response does not say.
        #[serde(default)]
        retry_after: Option<f64>,
        /// Whether the rate limit applies to all requests of the bot.
        #[serde(default)]
        global: bool,
        /// The body of the response, or `None` for a body with only the code and a general message.
        #[serde(default)]
        body: Option<Value>,
    },
    /// Rejects requests beyond a number per second, as Discord's global rate limit does.
    Limit { per_second: u64 },
    /// Delays the response.
    Delay { ms: u64 },
    /// Accepts the request and never responds.
    Hang,
    /// Closes the connection in the middle of the response.
    Drop,
}

/// The fault that is injected into one request.
#[derive(Clone, Debug)]
pub struct InjectedFault {
    /// Whether the request takes effect.
    pub executes: bool,
    pub kind: FaultKind,
}

#[derive(Debug, Default)]
pub struct FaultRules(Vec<FaultRule>);

impl FaultRules {
    pub fn add(&mut self, rule: FaultRule) {
        self.0.push(rule);
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn list(&self) -> &[FaultRule] {
        &self.0
    }

    /// Counts a request and returns the fault to inject into it, if any, from the first rule that has one.
    pub fn apply(&mut self, method: &str, path: &str) -> Option<InjectedFault> {
        self.apply_at(Instant::now(), method, path)
    }

    fn apply_at(&mut self, now: Instant, method: &str, path: &str) -> Option<InjectedFault> {
        self.0.iter_mut().find_map(|rule| rule.apply(now, method, path))
    }
}

impl FaultRule {
    fn apply(&mut self, now: Instant, method: &str, path: &str) -> Option<InjectedFault> {
        if self.method.as_deref().is_some_and(|wanted| wanted != method) || !matches(&self.path, path) {
            return None;
        }
        self.matched += 1;
        if let FaultKind::Limit { per_second } = self.kind {
            let second = Duration::from_secs(1);
            let (since, accepted) =
                self.limit_window.filter(|(since, _)| now.duration_since(*since) < second).unwrap_or((now, 0));
            self.limit_window = Some((since, (accepted + 1).min(per_second)));
            if accepted < per_second {
                return None;
            }
            self.failed += 1;
            let retry_after = Some(second.saturating_sub(now.duration_since(since)).as_secs_f64());
            let kind = FaultKind::Status { status: 429, code: 0, retry_after, global: true, body: None };
            return Some(InjectedFault { executes: false, kind });
        }
        let past = self.matched.checked_sub(self.skip + 1)?;
        if past % self.every.max(1) != 0 || self.times.is_some_and(|times| self.failed >= times) {
            return None;
        }
        self.failed += 1;
        Some(InjectedFault { executes: self.executes, kind: self.kind.clone() })
    }
}

fn matches(pattern: &str, path: &str) -> bool {
    let mut parts = path.trim_start_matches('/').split('/');
    for wanted in pattern.trim_start_matches('/').split('/') {
        match (wanted, parts.next()) {
            ("**", _) => return true,
            ("*", Some(_)) => {}
            (wanted, Some(part)) if wanted == part => {}
            _ => return false,
        }
    }
    parts.next().is_none()
}

impl FaultKind {
    /// Returns the response that replaces the route's response, or `None` if the bot must get no response.
    pub fn response(&self) -> Option<Response> {
        match self {
            FaultKind::Status { status, code, retry_after, global, body } => {
                let general = || json!({ "code": code, "message": "Injected fault" });
                Some(status_response(*status, body.clone().unwrap_or_else(general), *retry_after, *global))
            }
            FaultKind::Drop => Some(short_response()),
            FaultKind::Delay { .. } | FaultKind::Limit { .. } | FaultKind::Hang => None,
        }
    }
}

fn status_response(status: u16, mut body: Value, retry_after: Option<f64>, global: bool) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if let Some(seconds) = retry_after {
        super::json::merge(&mut body, json!({ "retry_after": seconds, "global": global }));
    }
    let mut response = (status, Json(body)).into_response();
    let headers = response.headers_mut();
    // Discord's header contains whole seconds, and the body contains the exact value.
    if let Some(value) = retry_after.and_then(|seconds| HeaderValue::from_str(&format!("{:.0}", seconds.ceil())).ok()) {
        headers.insert(RETRY_AFTER, value);
        headers.insert(SCOPE, HeaderValue::from_static(if global { "global" } else { "user" }));
    }
    if global {
        headers.insert(GLOBAL, HeaderValue::from_static("true"));
    }
    response
}

/// Returns a response that is shorter than its declared length.
fn short_response() -> Response {
    let broken = stream::once(async { Err::<Bytes, _>(io::Error::from(io::ErrorKind::ConnectionReset)) });
    let mut response = Response::new(Body::from_stream(broken));
    response.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from_static("1000"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(json: serde_json::Value) -> FaultRule {
        serde_json::from_value(json).unwrap()
    }

    #[test]
    fn paths_match_by_their_parts() {
        for (pattern, path, expected) in [
            ("channels/*/messages", "/channels/7/messages", true),
            ("channels/*/messages", "/channels/7/messages/8", false),
            ("channels/*/messages", "/channels/7", false),
            ("channels/**", "/channels/7/messages/8", true),
            ("**", "/gateway/bot", true),
            ("channels/7/messages", "/channels/8/messages", false),
        ] {
            assert_eq!(matches(pattern, path), expected, "{pattern} {path}");
        }
    }

    #[test]
    fn counts_determine_which_requests_fail() {
        let json = json!({ "path": "a", "method": "GET", "skip": 1, "every": 2, "times": 2, "what": "hang" });
        let mut rules = FaultRules::default();
        rules.add(rule(json));
        assert!(rules.apply("PUT", "/a").is_none());
        let fails: Vec<bool> = (0..8).map(|_| rules.apply("GET", "/a").is_some()).collect();
        assert_eq!(fails, [false, true, false, true, false, false, false, false]);
    }

    #[test]
    fn a_limit_counts_the_requests_of_a_second() {
        let mut rules = FaultRules::default();
        rules.add(rule(json!({ "path": "channels/**", "what": "limit", "per_second": 2 })));
        let begun = Instant::now();
        let mut refused = |ms, path| rules.apply_at(begun + Duration::from_millis(ms), "POST", path).is_some();
        assert_eq!([0, 300, 600, 999].map(|ms| refused(ms, "/channels/1/messages")), [false, false, true, true]);
        assert!(!refused(999, "/gateway/bot"));
        assert!(!refused(1000, "/channels/1/messages"), "another second");
    }

    #[test]
    fn a_limit_is_reported_in_the_header_and_exactly_in_the_body() {
        let json = json!({ "path": "a", "what": "status", "status": 429, "retry_after": 0.4, "global": true });
        let response = rule(json).kind.response().unwrap();
        assert_eq!(response.status(), 429);
        assert_eq!([RETRY_AFTER, GLOBAL].map(|name| response.headers()[name].to_str().unwrap()), ["1", "true"]);
    }
}
