//! Logging in with Discord: OAuth2 with PKCE (RFC 7636).
//!
//! A log-in begins with a random secret, the verifier, in a cookie. Discord gets its hash, the challenge, and sends the user back with
//! a code and the same challenge. Only the browser with the cookie can finish the log-in, and only the server exchanges the code. So a
//! stolen code is useless, and a foreign link cannot log a browser in to another account.

use axum::extract::{Extension, Query, State};
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::digest::{SHA256, digest};
use ring::rand::{SecureRandom, SystemRandom};
use serde::Deserialize;

use crate::table::{PageKey, Secret};

use super::guard::ClientAddress;
use super::request::{PageRefusal, Pages};

/// The path to which Discord sends users back.
pub const RETURN_PATH: &str = "/login/discord";

/// The parameters of the link with which a log-in begins.
#[derive(Deserialize)]
pub(super) struct LoginLink {
    /// The key of the page to return to, or `None` for the page with the user's games.
    table: Option<String>,
}

/// The parameters with which Discord sends a user back.
#[derive(Deserialize)]
pub(super) struct LoginReturn {
    /// The code, or `None` if the user has refused.
    code: Option<String>,
    state: String,
}

/// The text that Discord passes on unchanged: `CHALLENGE` or `CHALLENGE.KEY`.
#[derive(Debug, PartialEq, Eq)]
struct LoginState {
    challenge: String,
    /// The key of the page to return to.
    table: Option<PageKey>,
}

impl LoginState {
    /// Returns the state of the log-in with this verifier.
    fn of(verifier: &Secret, table: Option<PageKey>) -> LoginState {
        let hash = digest(&SHA256, verifier.as_str().as_bytes());
        LoginState { challenge: BASE64_URL_SAFE_NO_PAD.encode(hash), table }
    }

    fn parse(text: &str) -> LoginState {
        let (challenge, table) = text.split_once('.').unwrap_or((text, ""));
        LoginState { challenge: challenge.to_owned(), table: table.parse().ok() }
    }

    fn text(&self) -> String {
        let LoginState { challenge, table } = self;
        table.map_or_else(|| challenge.clone(), |table| format!("{challenge}.{table}"))
    }

    /// Returns the path of the page to return to.
    fn path(&self) -> String {
        self.table.map_or_else(|| "/".to_owned(), |key| format!("/tables/{key}"))
    }
}

/// Sends the user to Discord.
pub(super) async fn begin(
    State(pages): State<Pages>,
    Query(LoginLink { table }): Query<LoginLink>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Response, PageRefusal> {
    if !pages.bot.offers_login() {
        return Err(PageRefusal::Missing);
    }
    let _counted = pages.guard.count_computation(client).ok_or(PageRefusal::Busy)?;
    let mut bytes = [0; 32];
    SystemRandom::new().fill(&mut bytes).map_err(|_| PageRefusal::Failed)?;
    let verifier = Secret::from(BASE64_URL_SAFE_NO_PAD.encode(bytes));
    let state = LoginState::of(&verifier, table.and_then(|key| key.parse().ok()));
    let url = pages.bot.login_url(&state.challenge, &state.text(), &pages.guard.url.at(RETURN_PATH)).await;
    let url = url.ok_or(PageRefusal::Unavailable)?;
    Ok((StatusCode::SEE_OTHER, [(LOCATION, url), (SET_COOKIE, pages.login_cookie.header(&verifier))]).into_response())
}

/// Begins the session of a user whom Discord has sent back.
pub(super) async fn finish(
    State(pages): State<Pages>,
    Query(LoginReturn { code, state }): Query<LoginReturn>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, PageRefusal> {
    if !pages.bot.offers_login() {
        return Err(PageRefusal::Missing);
    }
    let state = LoginState::parse(&state);
    let verifier = pages.login_cookie.secret(&headers);
    let verifier = verifier.filter(|verifier| LoginState::of(verifier, None).challenge == state.challenge);
    let to = |target: String, cookies: Vec<String>| {
        let cookies = cookies.into_iter().chain([pages.login_cookie.removal()]).map(|cookie| (SET_COOKIE, cookie));
        (StatusCode::SEE_OTHER, [(LOCATION, target)], AppendHeaders(cookies)).into_response()
    };
    let (Some(verifier), Some(code)) = (verifier, code) else {
        return Ok(to(format!("{}#login-failed", state.path()), Vec::new()));
    };
    let user = {
        let _counted = pages.guard.count_computation(client).ok_or(PageRefusal::Busy)?;
        let _place = pages.logins.try_acquire().map_err(|_| PageRefusal::Busy)?;
        pages.bot.logged_in_user(&code, &verifier, &pages.guard.url.at(RETURN_PATH)).await
    };
    let Some(user) = user else { return Ok(to(format!("{}#login-failed", state.path()), Vec::new())) };
    let (players, previous) = (pages.players.clone(), pages.cookie.secret(&headers));
    let begin = move |_: &super::boards::Boards| Ok(players.begin_session(user, previous.as_ref())?);
    let session = pages.run(client, &pages.lookups, begin).await?;
    Ok(to(state.path(), vec![pages.cookie.header(&session)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_read_as_it_was_written_and_leads_to_pages_only() {
        // The example of RFC 7636, appendix B.
        let verifier = Secret::from("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk".to_owned());
        let state = LoginState::of(&verifier, None);
        assert_eq!(state.challenge, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
        for state in [state, LoginState::of(&verifier, Some(PageKey::new([7; 16])))] {
            assert_eq!(LoginState::parse(&state.text()), state);
        }
        for bad in ["", ".", "a.//evil.example", "a.b.c", "a./tables/x"] {
            assert_eq!(LoginState::parse(bad).path(), "/", "{bad}");
        }
    }
}
