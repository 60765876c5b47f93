//! Interactions that Discord sends over HTTP, behind any load balancer, instead of a connection to the gateway.
//!
//! Whoever sends one must have signed it with Discord's key for the application. It is answered as any other, by a call of the
//! API: what stands in the answer to the request itself is only that it was taken.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use ring::signature::{ED25519, UnparsedPublicKey};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use super::bot::Bot;
use super::closing::Closing;
use super::connection::RunError;
use super::gateway::persist;
use super::line::Line;
use super::patience::Patience;
use super::shard::Heard;
use super::watch;

/// The longest interaction that is read, in bytes: Discord's own are far shorter.
const MOST: usize = 1 << 20;

/// How old what was signed may be: a copy that somebody kept is worth nothing.
const FRESH: Duration = Duration::from_secs(60);

/// The kind of interaction by which Discord asks whether anybody is there.
const PING: u64 = 1;

/// Takes interactions until the end.
///
/// # Errors
/// That Discord does not know the bot, or that the address cannot be listened on.
pub(super) async fn listen(
    address: SocketAddr,
    line: &Line,
    bot: &Arc<Bot>,
    closing: &Closing,
) -> Result<(), RunError> {
    let failed = |error: std::io::Error| RunError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let Some((account, key)) =
        persist(closing, async || Ok((line.account(&Patience::ONCE).await?, line.verify_key(&Patience::ONCE).await?)))
            .await?
    else {
        return Ok(());
    };
    let key = bytes(&key).ok_or_else(|| RunError::Connect("Discord has no key for the application".to_owned()))?;
    let desk = Desk { key: key.into(), bot: Arc::clone(bot) };
    tracing::info!(address = %listener.local_addr().map_err(failed)?, "interactions are taken here");
    // For those who ask whether all is well, listening is as good as a connection.
    watch::shards(0..1);
    watch::connection(0);
    bot.hear(Heard::Ready(account.id.get(), account.username));
    let router = Router::new().route("/", post(take)).layer(DefaultBodyLimit::max(MOST)).with_state(desk);
    let closing = closing.clone();
    let served = axum::serve(listener, router).with_graceful_shutdown(async move { closing.over().await });
    let served = served.await.map_err(failed);
    watch::connected(0, false);
    served
}

/// What is needed to take an interaction.
#[derive(Clone)]
struct Desk {
    /// The key of the application.
    key: Arc<[u8]>,
    bot: Arc<Bot>,
}

async fn take(State(desk): State<Desk>, headers: HeaderMap, body: Bytes) -> Response {
    if !is_signed(&desk.key, &headers, &body) {
        return (StatusCode::UNAUTHORIZED, "that is not signed by Discord").into_response();
    }
    let Ok(interaction) = serde_json::from_slice::<Value>(&body) else {
        return (StatusCode::BAD_REQUEST, "that is no interaction").into_response();
    };
    if interaction.get("type").and_then(Value::as_u64) == Some(PING) {
        return Json(json!({ "type": PING })).into_response();
    }
    desk.bot.hear(Heard::Interaction(interaction));
    StatusCode::ACCEPTED.into_response()
}

/// Whether Discord has signed that, a moment ago.
fn is_signed(key: &[u8], headers: &HeaderMap, body: &[u8]) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(time), Some(signature)) = (text("x-signature-timestamp"), text("x-signature-ed25519").and_then(bytes))
    else {
        return false;
    };
    let signed = [time.as_bytes(), body].concat();
    is_fresh(time) && UnparsedPublicKey::new(&ED25519, key).verify(&signed, &signature).is_ok()
}

fn is_fresh(time: &str) -> bool {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    time.parse().is_ok_and(|time: u64| now.abs_diff(time) <= FRESH.as_secs())
}

/// Bytes that are written as hexadecimal digits.
fn bytes(text: &str) -> Option<Vec<u8>> {
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
    fn what_discord_has_not_signed_just_now_is_refused() {
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
    }

    #[test]
    fn hexadecimal_digits_come_in_pairs() {
        assert_eq!(bytes("00ffA1"), Some(vec![0, 255, 161]));
        assert_eq!((bytes("abc"), bytes("zz"), bytes("")), (None, None, Some(vec![])));
    }
}
