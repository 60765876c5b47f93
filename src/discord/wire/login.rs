//! Logging users in with their Discord account, for pages (OAuth2).
//!
//! The access token of a user serves one question, who the user is, and is not kept.

use std::sync::Arc;
use std::time::Duration;

use reqwest::{Method, RequestBuilder, StatusCode, Url};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::OnceCell;

use crate::table::UserId;

use super::access::DiscordClient;
use super::client::RestClient;
use super::connection::RunError;
use super::retry::RetryPolicy;

/// The path of the requests for access tokens.
const TOKEN_PATH: &str = "oauth2/token";

/// The time limit for each of the requests that confirm a user.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Lets users log in with Discord.
#[derive(Clone)]
pub struct LoginClient {
    rest: Arc<RestClient>,
    secret: Arc<str>,
    /// The ID of the application, once Discord has said it.
    application: Arc<OnceCell<UserId>>,
}

/// The reason why a user cannot log in.
#[derive(Debug, thiserror::Error)]
pub enum LoginError {
    /// Discord does not say which application this is.
    #[error("cannot look up the application: {0}")]
    Application(RunError),
    /// `DISCORD_API_URL` is not a URL.
    #[error("the address of Discord's API is not a URL: {0}")]
    Url(<Url as std::str::FromStr>::Err),
    /// Discord does not confirm the user, or does not respond.
    #[error("Discord does not confirm the user: {0}")]
    Unconfirmed(#[from] reqwest::Error),
    /// Discord's response cannot be parsed.
    #[error("cannot parse Discord's response: {0}")]
    InvalidResponse(#[from] serde_json::Error),
    /// Discord does not send users back to the URL, because the application does not list it.
    #[error("add {0} to the redirects of the application, on the tab OAuth2 of its page")]
    UnknownUrl(String),
    /// The secret is not that of the application.
    #[error("DISCORD_CLIENT_SECRET is not the client secret of the application")]
    Secret,
}

/// The fields of Discord's response to a code that are used.
#[derive(Deserialize)]
struct AccessToken {
    access_token: String,
}

/// The fields of a user that are used.
#[derive(Deserialize)]
struct ConfirmedUser {
    id: UserId,
}

impl LoginClient {
    /// Creates the client of an application with this client secret.
    pub fn new(client: &DiscordClient, secret: &str) -> LoginClient {
        LoginClient { rest: Arc::clone(&client.rest), secret: secret.into(), application: Arc::default() }
    }

    async fn application(&self) -> Result<UserId, LoginError> {
        let asked = async || self.rest.account(&RetryPolicy::ONCE).await.map(|account| account.id);
        self.application.get_or_try_init(asked).await.copied().map_err(|error| LoginError::Application(error.into()))
    }

    /// Returns the URL at which Discord asks a user to log in. Discord asks only once: later it sends the user back at once.
    ///
    /// # Errors
    /// Fails if Discord does not respond.
    pub async fn url(&self, challenge: &str, state: &str, return_url: &str) -> Result<String, LoginError> {
        let application = self.application().await?.to_string();
        let parameters = [
            ("response_type", "code"),
            ("client_id", &application),
            ("scope", "identify"),
            ("state", state),
            ("redirect_uri", return_url),
            ("code_challenge", challenge),
            ("code_challenge_method", "S256"),
            ("prompt", "none"),
        ];
        let url = Url::parse_with_params(&self.rest.authorization_url(), parameters).map_err(LoginError::Url)?;
        Ok(url.into())
    }

    /// Returns the user to whom Discord has given a code.
    ///
    /// # Errors
    /// Fails if the code is not valid, belongs to another log-in, or Discord does not respond.
    pub async fn user(&self, code: &str, verifier: &str, return_url: &str) -> Result<UserId, LoginError> {
        let application = self.application().await?.to_string();
        let form = [
            ("grant_type", "authorization_code"),
            ("client_id", &application),
            ("client_secret", &self.secret),
            ("code", code),
            ("redirect_uri", return_url),
            ("code_verifier", verifier),
        ];
        let AccessToken { access_token } =
            read(self.rest.anonymous_request(Method::POST, TOKEN_PATH).form(&form)).await?;
        let ConfirmedUser { id } =
            read(self.rest.anonymous_request(Method::GET, "users/@me").bearer_auth(access_token)).await?;
        Ok(id)
    }

    /// Checks that users can log in and are sent back to this URL.
    ///
    /// # Errors
    /// Fails if the secret is not that of the application, the application does not know the URL, or Discord does not respond.
    pub async fn check(&self, return_url: &str) -> Result<(), LoginError> {
        let known = self.rest.return_urls(&RetryPolicy::BRIEF).await;
        let known = known.map_err(|error| LoginError::Application(error.into()))?;
        if !known.iter().any(|known| known == return_url) {
            return Err(LoginError::UnknownUrl(return_url.to_owned()));
        }
        let application = self.application().await?;
        let form = [("grant_type", "client_credentials"), ("scope", "identify")];
        let request = self.rest.anonymous_request(Method::POST, TOKEN_PATH).form(&form);
        match read::<AccessToken>(request.basic_auth(application, Some(&self.secret))).await {
            Err(LoginError::Unconfirmed(error)) if error.status() == Some(StatusCode::UNAUTHORIZED) => {
                Err(LoginError::Secret)
            }
            granted => granted.map(drop),
        }
    }
}

/// Sends a request and parses the response.
async fn read<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, LoginError> {
    let response = request.timeout(TIMEOUT).send().await?.error_for_status()?;
    Ok(serde_json::from_slice(&response.bytes().await?)?)
}
