//! The log-in of users to other programs with their accounts of the sandbox (OAuth2 with PKCE), as Discord has it.

use axum::extract::{Form, Path, Query, RawQuery, State};
use axum::http::header::{AUTHORIZATION, LOCATION};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD};
use reqwest::Url;
use ring::digest::{SHA256, digest};
use serde::Deserialize;
use serde_json::{Value, json};

use super::grants::Authorization;
use crate::{APPLICATION, App, Id, User};

/// The secret of the only application.
pub const CLIENT_SECRET: &str = "sandbox-client-secret";

/// The parameters with which a program asks for an access token: in exchange for a code, or for its owner, if its ID and its secret are
/// in the header.
#[derive(Debug, Deserialize)]
#[serde(tag = "grant_type", rename_all = "snake_case")]
enum Exchange {
    AuthorizationCode {
        client_id: Id,
        client_secret: String,
        code: String,
        redirect_uri: String,
        code_verifier: String,
    },
    ClientCredentials {},
}

/// Returns the routes, of which only users and programs with a grant need those below the API.
pub fn router() -> Router<App> {
    Router::new()
        .route("/oauth2/authorize", get(choose_user))
        .route("/oauth2/authorize/{user}", get(authorize))
        .route("/api/v10/oauth2/token", post(exchange))
}

/// Asks as which user to log in.
async fn choose_user(State(app): State<App>, RawQuery(query): RawQuery) -> Html<String> {
    let escaped = query.unwrap_or_default().replace('&', "&amp;").replace(['"', '<', '>'], "");
    let link = |user: &User| {
        format!("<li><a href=\"/oauth2/authorize/{}?{escaped}\">{}</a></li>", user.name, user.display_name)
    };
    let users: String = app.world().users.iter().map(link).collect();
    Html(include_str!("../../assets/sandbox/authorize.html").replace("{users}", &users))
}

/// Sends a user back with a code.
async fn authorize(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(authorization): Query<Authorization>,
) -> Response {
    let mut world = app.world();
    let user = world.users.iter().find(|user| user.name == name).map(|user| user.id);
    let is_valid = authorization.is_valid(&world.grants.redirects);
    let Some(user) = user.filter(|_| is_valid) else { return StatusCode::BAD_REQUEST.into_response() };
    let code = format!("code-{}", world.new_id());
    let parameters = [("code", code.as_str()), ("state", &authorization.state)];
    let Ok(url) = Url::parse_with_params(&authorization.redirect_uri, parameters) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    world.grants.codes.insert(code, (user, authorization));
    (StatusCode::FOUND, [(LOCATION, url.to_string())]).into_response()
}

/// Gives out an access token. A code is valid once.
async fn exchange(State(app): State<App>, headers: HeaderMap, Form(exchange): Form<Exchange>) -> Response {
    let mut world = app.world();
    let refused = |status, error: &str| (status, Json(json!({ "error": error }))).into_response();
    let user = match exchange {
        Exchange::AuthorizationCode { client_id, client_secret, code, redirect_uri, code_verifier } => {
            if client_id != APPLICATION || client_secret != CLIENT_SECRET {
                return refused(StatusCode::UNAUTHORIZED, "invalid_client");
            }
            let challenge = BASE64_URL_SAFE_NO_PAD.encode(digest(&SHA256, code_verifier.as_bytes()));
            let granted = world.grants.codes.remove(&code).filter(|(_, authorization)| {
                authorization.code_challenge == challenge && authorization.redirect_uri == redirect_uri
            });
            let Some((user, _)) = granted else { return refused(StatusCode::BAD_REQUEST, "invalid_grant") };
            user
        }
        Exchange::ClientCredentials {} => {
            let expected = format!("Basic {}", BASE64_STANDARD.encode(format!("{APPLICATION}:{CLIENT_SECRET}")));
            if headers.get(AUTHORIZATION).is_none_or(|given| given.as_bytes() != expected.as_bytes()) {
                return refused(StatusCode::UNAUTHORIZED, "invalid_client");
            }
            world.users[0].id
        }
    };
    let token = format!("token-{}", world.new_id());
    world.grants.tokens.insert(token.clone(), user);
    Json(json!({ "access_token": token, "token_type": "Bearer", "expires_in": 604_800, "scope": "identify" }))
        .into_response()
}

/// Returns the user object of the user who has given this access token.
pub fn granted_user(app: &App, headers: &HeaderMap) -> Option<Value> {
    let world = app.world();
    world.user_json(world.grants.user(headers)?)
}
