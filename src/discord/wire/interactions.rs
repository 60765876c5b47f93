//! Interactions and webhook events that Discord sends over HTTP, possibly through a load balancer.
//!
//! Requests must have a valid signature, for which Discord publishes a key per application. The HTTP response only confirms that an
//! interaction was received; the bot responds to it by an API call, as with the gateway. Webhook events have their own path. An
//! event is acknowledged once it is processed. Otherwise, Discord sends it again, for up to ten minutes.

use std::collections::{HashSet, VecDeque};
use std::mem;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use futures_util::future::BoxFuture;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use ring::signature::{ED25519, UnparsedPublicKey};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::table::UserId;
use crate::telemetry::metrics;

use super::client::RestClient;
use super::connection::RunError;
use super::event_handler::EventHandler;
use super::gateway::retry_until_answered;
use super::retry::RetryPolicy;
use super::shard::ShardEvent;
use super::shutdown::Shutdown;

/// The maximum size of a request, in bytes. Discord's own requests are far smaller.
const MAX_REQUEST_LENGTH: usize = 1 << 20;

/// The maximum age of a signature. It limits the time in which a copied request is accepted.
const MAX_SIGNATURE_AGE: Duration = Duration::from_secs(60);

/// The maximum time by which Discord's clock may be ahead of the system clock.
const MAX_CLOCK_LEAD: Duration = Duration::from_secs(5);

/// The time for which the IDs of interactions are kept. It is at least as long as their signatures are accepted.
const MIN_REMEMBERED: Duration = Duration::from_secs(70);

/// The maximum lifetime of a connection, which carries one request with its response.
const MAX_CONNECTION_AGE: Duration = Duration::from_secs(5);

/// The maximum number of connections. When there are more, the oldest one is closed, so that half-open connections
/// never block requests.
const MAX_CONNECTIONS: usize = 256;

/// The interaction type with which Discord tests the endpoint.
const PING_TYPE: u64 = 1;

/// The path of webhook events.
const EVENTS_PATH: &str = "/events";

/// The event type of a user who has removed the app.
const DEAUTHORIZED: &str = "APPLICATION_DEAUTHORIZED";

/// Serves interactions until the process shuts down.
///
/// # Errors
/// Fails if Discord rejects the token, or if the address is not available.
pub(super) async fn listen(
    address: SocketAddr,
    rest: &RestClient,
    bot: &Arc<EventHandler>,
    shutdown: &Shutdown,
) -> Result<(), RunError> {
    let account = async || rest.account(&RetryPolicy::ONCE).await;
    let Some(account) = retry_until_answered(shutdown, account).await? else { return Ok(()) };
    let Some((listener, endpoint)) = open_endpoint("--interactions", address, rest, bot, shutdown).await? else {
        return Ok(());
    };
    tracing::info!(%address, "listening for interactions");
    // An endpoint that listens counts as connected in health checks.
    metrics().register_shards(0..1);
    metrics().count_connection(0);
    bot.receive(ShardEvent::Ready(account.id.0, account.username));
    tokio::select! {
        () = serve(&listener, endpoint, MAX_CONNECTION_AGE) => {}
        () = shutdown.until_over() => {}
    }
    metrics().set_connected(0, false);
    Ok(())
}

/// Serves webhook events until the process shuts down.
///
/// # Errors
/// Fails in the same cases as [`listen`].
pub(super) async fn listen_to_events(
    address: SocketAddr,
    rest: &RestClient,
    bot: &Arc<EventHandler>,
    shutdown: &Shutdown,
) -> Result<(), RunError> {
    let opened = open_endpoint("WEBHOOK_EVENTS_LISTEN", address, rest, bot, shutdown).await?;
    let Some((listener, endpoint)) = opened else { return Ok(()) };
    tracing::info!(%address, "listening for webhook events");
    tokio::select! {
        () = serve(&listener, endpoint, MAX_CONNECTION_AGE) => {}
        () = shutdown.until_over() => {}
    }
    Ok(())
}

/// Opens the endpoint of a bot. Returns `None` if the process shuts down before the application's key has arrived.
async fn open_endpoint(
    setting: &'static str,
    address: SocketAddr,
    rest: &RestClient,
    bot: &Arc<EventHandler>,
    shutdown: &Shutdown,
) -> Result<Option<(TcpListener, Endpoint)>, RunError> {
    let failed = |error: std::io::Error| RunError::Listen { setting, address, error };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let key = retry_until_answered(shutdown, async || rest.verify_key(&RetryPolicy::ONCE).await).await?;
    let Some(key) = key else { return Ok(None) };
    let key = decode_hex(&key).ok_or_else(|| RunError::Connect("Discord has no key for the application".to_owned()))?;
    let (receiver, forgotten) = (Arc::clone(bot), Arc::clone(bot));
    let endpoint = Endpoint {
        key: key.into(),
        recent: Arc::default(),
        receive: Arc::new(move |interaction| receiver.receive(ShardEvent::Interaction(interaction))),
        erase: Arc::new(move |user, event| {
            let bot = Arc::clone(&forgotten);
            Box::pin(async move { bot.erase(user, event).await })
        }),
    };
    Ok(Some((listener, endpoint)))
}

/// Accepts connections, each with one request.
async fn serve(listener: &TcpListener, endpoint: Endpoint, life: Duration) {
    let router = Router::new().route("/", post(receive_interaction)).route(EVENTS_PATH, post(receive_event));
    let router = router.layer(DefaultBodyLimit::max(MAX_REQUEST_LENGTH)).with_state(endpoint);
    let (mut connections, mut newest) = (JoinSet::new(), VecDeque::new());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
        };
        match accepted {
            Ok((stream, _)) => {
                let service = TowerToHyperService::new(router.clone());
                let serving = http1::Builder::new().keep_alive(false).serve_connection(TokioIo::new(stream), service);
                newest.push_back(connections.spawn(timeout(life, serving)));
            }
            Err(error) => {
                tracing::warn!(%error, "failed to accept a connection");
                sleep(Duration::from_millis(100)).await;
            }
        }
        if newest.len() > MAX_CONNECTIONS
            && let Some(oldest) = newest.pop_front()
        {
            oldest.abort();
        }
    }
}

/// The shared state of the HTTP endpoint that receives interactions and webhook events.
#[derive(Clone)]
struct Endpoint {
    /// The application's public key.
    key: Arc<[u8]>,
    recent: Arc<Mutex<RecentIds>>,
    receive: Arc<dyn Fn(Value) + Send + Sync>,
    /// Erases the data of a user, unless the event with this body was processed before. Returns `false` after a failure.
    erase: Arc<dyn Fn(UserId, Bytes) -> BoxFuture<'static, bool> + Send + Sync>,
}

/// The IDs of recent interactions, in two generations. When a generation is complete, the older one is dropped.
#[derive(Default)]
struct RecentIds {
    /// The start of the current generation, or `None` before the first request.
    since: Option<Instant>,
    now: HashSet<u64>,
    before: HashSet<u64>,
}

impl RecentIds {
    /// Records the ID of an interaction. Returns `false` if the ID was recorded within [`MIN_REMEMBERED`] before.
    fn record(&mut self, id: u64, at: Instant) -> bool {
        if self.since.is_none_or(|since| at.duration_since(since) >= MIN_REMEMBERED) {
            self.before = mem::take(&mut self.now);
            self.since = Some(at);
        }
        !self.before.contains(&id) && self.now.insert(id)
    }
}

async fn receive_interaction(State(endpoint): State<Endpoint>, headers: HeaderMap, body: Bytes) -> Response {
    if !is_signed(&endpoint.key, &headers, &body) {
        return (StatusCode::UNAUTHORIZED, "that is not signed by Discord").into_response();
    }
    let interaction: Option<Value> = serde_json::from_slice(&body).ok();
    if interaction.as_ref().and_then(|interaction| interaction.get("type")?.as_u64()) == Some(PING_TYPE) {
        return Json(json!({ "type": PING_TYPE })).into_response();
    }
    let id = |interaction: &Value| interaction.get("id")?.as_str()?.parse().ok();
    let Some((id, interaction)) = interaction.and_then(|interaction| Some((id(&interaction)?, interaction))) else {
        return (StatusCode::BAD_REQUEST, "that is no interaction").into_response();
    };
    if !endpoint.recent.lock().unwrap_or_else(PoisonError::into_inner).record(id, Instant::now()) {
        return (StatusCode::CONFLICT, "that was sent before").into_response();
    }
    (endpoint.receive)(interaction);
    StatusCode::ACCEPTED.into_response()
}

async fn receive_event(State(endpoint): State<Endpoint>, headers: HeaderMap, body: Bytes) -> StatusCode {
    if !is_signed(&endpoint.key, &headers, &body) {
        return StatusCode::UNAUTHORIZED;
    }
    let Ok(event) = serde_json::from_slice::<Value>(&body) else { return StatusCode::BAD_REQUEST };
    match event.get("type").and_then(Value::as_u64) {
        Some(0) => return StatusCode::NO_CONTENT,
        Some(1) => {}
        _ => return StatusCode::BAD_REQUEST,
    }
    match event.pointer("/event/type").and_then(Value::as_str) {
        Some(DEAUTHORIZED) => {}
        Some(_) => return StatusCode::NO_CONTENT,
        None => return StatusCode::BAD_REQUEST,
    }
    let user = event.pointer("/event/data/user/id").and_then(|id| id.as_str()?.parse().ok());
    match user {
        // The task is not cancelled when the connection ends.
        Some(user) => match tokio::spawn((endpoint.erase)(UserId(user), body)).await {
            Ok(true) => StatusCode::NO_CONTENT,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        },
        None => StatusCode::BAD_REQUEST,
    }
}

/// Returns whether the body has a valid and recent signature.
fn is_signed(key: &[u8], headers: &HeaderMap, body: &[u8]) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(time), Some(signature)) =
        (text("x-signature-timestamp"), text("x-signature-ed25519").and_then(decode_hex))
    else {
        return false;
    };
    let signed = [time.as_bytes(), body].concat();
    is_recent(time) && UnparsedPublicKey::new(&ED25519, key).verify(&signed, &signature).is_ok()
}

fn is_recent(time: &str) -> bool {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let fresh = now.saturating_sub(MAX_SIGNATURE_AGE.as_secs())..=now + MAX_CLOCK_LEAD.as_secs();
    time.parse().is_ok_and(|time: u64| fresh.contains(&time))
}

/// Parses hexadecimal digits. Returns `None` if the text contains anything else.
fn decode_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(|digit| digit.to_digit(16)?.try_into().ok()).collect();
    let (pairs, rest) = digits.as_ref()?.as_chunks::<2>();
    rest.is_empty().then(|| pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

#[cfg(test)]
mod tests {
    use ring::signature::{Ed25519KeyPair, KeyPair};

    use super::*;

    fn headers(time: &str, signature: &[u8]) -> HeaderMap {
        let hex: String = signature.iter().map(|byte| format!("{byte:02x}")).collect();
        let mut headers = HeaderMap::new();
        headers.insert("X-Signature-Timestamp", time.parse().unwrap());
        headers.insert("X-Signature-Ed25519", hex.parse().unwrap());
        headers
    }

    #[test]
    fn requests_without_a_recent_signature_are_refused() {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
        let key = pair.public_key().as_ref();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        let signed = |time: &str, body: &str| pair.sign(format!("{time}{body}").as_bytes()).as_ref().to_vec();
        let (time, body) = (now.to_string(), "{\"type\":1}");
        let good = signed(&time, body);
        assert!(is_signed(key, &headers(&time, &good), body.as_bytes()));
        assert!(!is_signed(key, &headers(&time, &good), b"{\"type\":2}"), "another body");
        assert!(!is_signed(key, &headers(&(now + 1).to_string(), &good), body.as_bytes()), "another time");
        assert!(!is_signed(&[1; 32], &headers(&time, &good), body.as_bytes()), "another key");
        assert!(!is_signed(key, &headers(&time, &good[1..]), body.as_bytes()), "half a signature");
        assert!(!is_signed(key, &HeaderMap::new(), body.as_bytes()));
        let old = (now - 3600).to_string();
        assert!(!is_signed(key, &headers(&old, &signed(&old, body)), body.as_bytes()), "kept for an hour");
        let later = (now + 20).to_string();
        assert!(!is_signed(key, &headers(&later, &signed(&later, body)), body.as_bytes()), "of the future");
    }

    #[test]
    fn hexadecimal_digits_come_in_pairs() {
        assert_eq!(decode_hex("00ffA1"), Some(vec![0, 255, 161]));
        assert_eq!((decode_hex("abc"), decode_hex("zz"), decode_hex("")), (None, None, Some(vec![])));
    }

    #[test]
    fn interactions_are_remembered_longer_than_signatures_are_valid() {
        let (mut recent, begun) = (RecentIds::default(), Instant::now());
        let mut at = |id, seconds| recent.record(id, begun + Duration::from_secs(seconds));
        assert!(at(1, 0) && !at(1, 1) && at(2, 69) && !at(1, 71) && !at(2, 138) && at(3, 138));
        assert!(at(2, 300), "far too old to be signed");
        assert!(MIN_REMEMBERED >= MAX_SIGNATURE_AGE + MAX_CLOCK_LEAD);
    }

    /// Starts an endpoint. Returns its address, the interactions that it receives, and its key.
    async fn endpoint(life: Duration) -> (SocketAddr, Arc<Mutex<Vec<Value>>>, Ed25519KeyPair) {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
        let event = Arc::new(Mutex::new(Vec::new()));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, to) = (listener.local_addr().unwrap(), Arc::clone(&event));
        let receive = Arc::new(move |interaction| to.lock().unwrap().push(interaction));
        // The erasure succeeds for the first user only. For the third, it takes until the test has noted an end. For the fourth, it
        // records the event.
        let erased = Arc::clone(&event);
        let erase = Arc::new(move |user, event: Bytes| -> BoxFuture<'static, bool> {
            let erased = Arc::clone(&erased);
            Box::pin(async move {
                if user == UserId(3) {
                    record(&erased, "erasing");
                    heard(&erased, "end").await;
                    record(&erased, "erased");
                }
                if user == UserId(4) {
                    record(&erased, std::str::from_utf8(&event).unwrap());
                }
                user == UserId(1)
            })
        });
        let endpoint = Endpoint { key: pair.public_key().as_ref().into(), recent: Arc::default(), receive, erase };
        tokio::spawn(async move { serve(&listener, endpoint, life).await });
        (address, event, pair)
    }

    fn record(events: &Mutex<Vec<Value>>, event: &str) {
        events.lock().unwrap().push(json!(event));
    }

    fn has(events: &Mutex<Vec<Value>>, event: &str) -> bool {
        events.lock().unwrap().contains(&json!(event))
    }

    async fn heard(events: &Mutex<Vec<Value>>, event: &str) {
        while !has(events, event) {
            sleep(Duration::from_millis(20)).await;
        }
    }

    async fn send(address: SocketAddr, pair: &Ed25519KeyPair, body: &str) -> u16 {
        send_to("/", address, pair, body).await
    }

    async fn send_to(path: &str, address: SocketAddr, pair: &Ed25519KeyPair, body: &str) -> u16 {
        let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs().to_string();
        let headers = headers(&time, pair.sign(format!("{time}{body}").as_bytes()).as_ref());
        let sent =
            reqwest::Client::new().post(format!("http://{address}{path}")).headers(headers).body(body.to_owned());
        sent.send().await.unwrap().status().as_u16()
    }

    #[tokio::test]
    async fn a_repeated_interaction_is_refused() {
        let (address, event, pair) = endpoint(MAX_CONNECTION_AGE).await;
        let body = |id| format!("{{\"type\":2,\"id\":\"{id}\"}}");
        assert_eq!(send(address, &pair, &body(1)).await, 202);
        assert_eq!(send(address, &pair, &body(1)).await, 409);
        assert_eq!(send(address, &pair, &body(2)).await, 202);
        assert_eq!(send(address, &pair, "{\"type\":2}").await, 400);
        assert_eq!(send(address, &pair, "{\"type\":1}").await, 200);
        assert_eq!(event.lock().unwrap().len(), 2);
    }

    #[tokio::test]
    async fn webhook_events_are_acknowledged_once_they_are_processed() {
        let (address, heard, pair) = endpoint(MAX_CONNECTION_AGE).await;
        let removed = |user: &str| json!({ "type": DEAUTHORIZED, "data": { "user": { "id": user } } });
        for (body, status) in [
            (json!({ "version": 1, "type": 0 }), 204),
            (json!({ "version": 1, "type": 1, "event": removed("1") }), 204),
            (json!({ "version": 1, "type": 1, "event": removed("2") }), 503),
            (json!({ "version": 1, "type": 1, "event": removed("somebody") }), 400),
            (json!({ "version": 1, "type": 1, "event": { "type": "ENTITLEMENT_CREATE", "data": {} } }), 204),
            (json!({ "version": 1, "type": 1, "event": {} }), 400),
            (json!({ "version": 1, "type": 2 }), 400),
            (json!([]), 400),
        ] {
            assert_eq!(send_to(EVENTS_PATH, address, &pair, &body.to_string()).await, status, "{body}");
        }
        let other = Ed25519KeyPair::from_seed_unchecked(&[8; 32]).unwrap();
        assert_eq!(send_to(EVENTS_PATH, address, &other, "{\"type\":0}").await, 401);
        assert_eq!(send_to(EVENTS_PATH, address, &pair, "nonsense").await, 400);
        assert!(heard.lock().unwrap().is_empty(), "events are no interactions");
    }

    #[tokio::test]
    async fn an_event_is_known_by_its_body_whenever_discord_sends_it() {
        let (address, bodies, pair) = endpoint(MAX_CONNECTION_AGE).await;
        let event = |timestamp: &str| {
            let data = json!({ "user": { "id": "4" } });
            let event = json!({ "type": DEAUTHORIZED, "timestamp": timestamp, "data": data });
            json!({ "version": 1, "type": 1, "event": event }).to_string()
        };
        let (first, later) = (event("2026-11-29T10:00:00.000Z"), event("2026-11-29T10:00:01.000Z"));
        for body in [&first, &later, &first] {
            assert_eq!(send_to(EVENTS_PATH, address, &pair, body).await, 503, "{body}");
        }
        assert_eq!(*bodies.lock().unwrap(), [&first, &later, &first].map(|body| json!(body)));
    }

    #[tokio::test]
    async fn an_erasure_continues_when_its_connection_ends() {
        let (address, events, pair) = endpoint(Duration::from_millis(300)).await;
        let data = json!({ "user": { "id": "3" } });
        let body = json!({ "version": 1, "type": 1, "event": { "type": DEAUTHORIZED, "data": data } }).to_string();
        let pair = Arc::new(pair);
        // On a busy machine, a connection may end before its request has been read.
        while !has(&events, "erasing") {
            let (pair, body) = (Arc::clone(&pair), body.clone());
            let sending = tokio::spawn(async move { send_to(EVENTS_PATH, address, &pair, &body).await });
            assert!(sending.await.is_err(), "the connection ends without a response");
        }
        record(&events, "end");
        timeout(Duration::from_secs(60), heard(&events, "erased")).await.expect("the end of the erasure");
    }

    #[tokio::test]
    async fn half_open_requests_block_no_others_and_time_out() {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let half_open = async |address, count| {
            let mut streams = Vec::new();
            for number in 0..count {
                let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
                let part =
                    ["", "POST / HTTP/1.1\r\nHost: a\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"];
                stream.write_all(part[number % 3].as_bytes()).await.unwrap();
                streams.push(stream);
            }
            streams
        };
        let ended = async |stream: &mut tokio::net::TcpStream| {
            // The connection may end with or without an error.
            let _ = timeout(Duration::from_secs(60), stream.read_to_end(&mut Vec::new())).await.expect("its end");
        };
        // The oldest are closed for the newest.
        let (address, event, pair) = endpoint(Duration::from_secs(3600)).await;
        let mut streams = half_open(address, MAX_CONNECTIONS + 44).await;
        assert_eq!(send(address, &pair, "{\"type\":2,\"id\":\"1\"}").await, 202);
        assert_eq!(event.lock().unwrap().len(), 1);
        ended(&mut streams[0]).await;
        // All of them time out.
        let (address, ..) = endpoint(Duration::from_millis(300)).await;
        for stream in &mut half_open(address, 9).await {
            ended(stream).await;
        }
    }
}
