//! Delivery of interactions over HTTP instead of the gateway, with signatures like Discord's.

use std::fmt::Write;
use std::time::Duration;

use reqwest::{Client, RequestBuilder, StatusCode};
use ring::signature::{Ed25519KeyPair, KeyPair};
use serde_json::{Value, json};

use crate::{APPLICATION, Timestamp};

/// The seed of the signing key. It need not be secret, because the key signs only interactions of a sandbox.
const SEED: [u8; 32] = *b"a sandbox signs what it delivers";

/// The time limit for an endpoint's answer.
const TIME_LIMIT: Duration = Duration::from_secs(3);

/// The bot's endpoints for interactions. They are used in turn, like the servers behind a load balancer.
#[derive(Clone, Debug, Default)]
pub struct Endpoints {
    urls: Vec<String>,
    next: usize,
    client: Client,
}

impl Endpoints {
    /// Validates each endpoint and returns them as a list.
    ///
    /// # Errors
    ///
    /// Returns a description of the first endpoint that is invalid.
    pub async fn validated(urls: Vec<String>) -> Result<Self, String> {
        let endpoints = Self { urls, ..Self::default() };
        for url in &endpoints.urls {
            endpoints.check_endpoint(url).await?;
        }
        Ok(endpoints)
    }

    /// Returns whether the list contains an endpoint. If not, the bot receives interactions through the gateway.
    pub fn is_set(&self) -> bool {
        !self.urls.is_empty()
    }

    /// Delivers an interaction to the next endpoint. If that endpoint cannot be reached, tries the others.
    pub fn deliver(&mut self, interaction: &Value) {
        self.next += 1;
        let (turn, body) = (self.next % self.urls.len().max(1), interaction.to_string());
        let endpoints = self.clone();
        tokio::spawn(async move {
            let (first, rest) = endpoints.urls.split_at(turn);
            for url in rest.iter().chain(first) {
                match endpoints.signed_request(url, &body).send().await {
                    Err(error) if error.is_connect() => {}
                    Ok(answer) if answer.status().is_success() => return,
                    other => {
                        tracing::warn!(outcome = ?other, "failed to deliver an interaction");
                        return;
                    }
                }
            }
        });
    }

    /// Validates an endpoint as Discord does: it must answer a ping, and refuse a request without a valid signature.
    async fn check_endpoint(&self, url: &str) -> Result<(), String> {
        let ping = json!({ "type": 1 }).to_string();
        let failed = |error: reqwest::Error| format!("{url}: {error}");
        let answer = self.signed_request(url, &ping).send().await.map_err(failed)?;
        let body = answer.text().await.map_err(failed)?;
        if serde_json::from_str::<Value>(&body).ok().and_then(|body| body["type"].as_u64()) != Some(1) {
            return Err(format!("{url} does not answer a ping: {body}"));
        }
        self.check_forgery(url, &ping).await
    }

    /// Checks that an endpoint refuses a request without a valid signature.
    async fn check_forgery(&self, url: &str, body: &str) -> Result<(), String> {
        let failed = |error: reqwest::Error| format!("{url}: {error}");
        let forged = self.post(url, body, &Timestamp::now().unix_ms().to_string(), &"0".repeat(128));
        match forged.send().await.map_err(failed)?.status() {
            StatusCode::UNAUTHORIZED => Ok(()),
            status => Err(format!("{url} answers {status} to a wrong signature")),
        }
    }

    fn signed_request(&self, url: &str, body: &str) -> RequestBuilder {
        let time = (Timestamp::now().unix_ms() / 1000).to_string();
        let signature = signing_key().map(|pair| hex(pair.sign(format!("{time}{body}").as_bytes()).as_ref()));
        self.post(url, body, &time, &signature.unwrap_or_default())
    }

    fn post(&self, url: &str, body: &str, time: &str, signature: &str) -> RequestBuilder {
        let request = self.client.post(url).timeout(TIME_LIMIT).header("content-type", "application/json");
        let request = request.header("x-signature-ed25519", signature).header("x-signature-timestamp", time);
        request.body(body.to_owned())
    }
}

/// Validates an endpoint as Discord does and sends it a webhook event. Returns the status of the response.
///
/// # Errors
///
/// Returns a description of the problem if the endpoint is invalid or cannot be reached.
pub async fn send_event(url: &str, event: &Value) -> Result<u16, String> {
    let endpoints = Endpoints::default();
    let failed = |error: reqwest::Error| format!("{url}: {error}");
    let body = |kind: u8| json!({ "version": 1, "application_id": APPLICATION, "type": kind });
    let ping = body(0).to_string();
    let answer = endpoints.signed_request(url, &ping).send().await.map_err(failed)?;
    let (status, reply) = (answer.status(), answer.text().await.map_err(failed)?);
    if status != StatusCode::NO_CONTENT || !reply.is_empty() {
        return Err(format!("{url} answers {status} to a ping, with {reply:?}; it must be 204 without a body"));
    }
    endpoints.check_forgery(url, &ping).await?;
    let mut body = body(1);
    body["event"] = event.clone();
    Ok(endpoints.signed_request(url, &body.to_string()).send().await.map_err(failed)?.status().as_u16())
}

/// Returns the public key with which bots verify signatures, as hexadecimal digits.
pub fn verify_key() -> String {
    signing_key().map(|pair| hex(pair.public_key().as_ref())).unwrap_or_default()
}

fn signing_key() -> Option<Ed25519KeyPair> {
    Ed25519KeyPair::from_seed_unchecked(&SEED).ok()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string never fails.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
