//! The part of Discord's REST API, version 10, that the bot needs.

mod account;
mod channels;
mod commands;
mod extract;
mod interactions;
mod messages;
mod reactions;
mod threads;
mod webhooks;

use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post, put};
use axum::{Json, Router};
use serde_json::Value;

use super::faults::{FaultKind, InjectedFault};
use crate::{ApiRefusal, App, Payload, oauth};

/// The JSON body of a response, or a refusal.
type JsonResult = Result<Json<Value>, ApiRefusal>;

/// The status of a response without a body, or a refusal.
type StatusResult = Result<StatusCode, ApiRefusal>;

/// The maximum size of a request in bytes: ten files of the maximum size, and some space for JSON.
const MAX_REQUEST_SIZE: usize = 101 * 1024 * 1024;

/// Returns all routes with the middleware that authenticates and records requests.
pub fn router(app: App) -> Router<App> {
    Router::new()
        .merge(account_routes())
        .merge(channel_routes())
        .merge(command_routes())
        .merge(answer_routes())
        .fallback(any(|| async { ApiRefusal::NotFound }))
        .method_not_allowed_fallback(|| async { ApiRefusal::MethodNotAllowed })
        .layer(middleware::from_fn_with_state(app, receive))
}

fn account_routes() -> Router<App> {
    Router::new()
        .route("/gateway", get(account::gateway))
        .route("/gateway/bot", get(account::gateway_bot))
        .route("/users/@me", get(account::me))
        .route("/users/@me/guilds", get(account::guilds))
        .route("/users/@me/channels", post(account::open_direct))
        .route("/users/{user}", get(account::user))
        .route("/applications/@me", get(account::application))
        .route("/oauth2/applications/@me", get(account::application))
        .route("/guilds/{guild}", get(account::guild))
        .route("/guilds/{guild}/channels", get(account::guild_channels))
        .route("/guilds/{guild}/roles", get(account::roles))
        .route("/guilds/{guild}/members", get(account::members))
        .route("/guilds/{guild}/members/{user}", get(account::member))
        .route("/guilds/{guild}/threads/active", get(threads::active))
}

fn channel_routes() -> Router<App> {
    Router::new()
        .route("/channels/{channel}", get(channels::show).patch(channels::edit).delete(channels::delete))
        .route("/channels/{channel}/typing", post(channels::typing))
        .route("/channels/{channel}/messages", get(messages::list).post(messages::create))
        .route(
            "/channels/{channel}/messages/{message}",
            get(messages::show).patch(messages::edit).delete(messages::delete),
        )
        .route("/channels/{channel}/messages/bulk-delete", post(messages::bulk_delete))
        .route("/channels/{channel}/pins", get(channels::pins))
        .route("/channels/{channel}/pins/{message}", put(channels::pin).delete(channels::unpin))
        .route("/channels/{channel}/messages/pins", get(channels::dated_pins))
        .route("/channels/{channel}/messages/pins/{message}", put(channels::pin).delete(channels::unpin))
        .route("/channels/{channel}/threads", post(threads::create))
        .route("/channels/{channel}/messages/{message}/threads", post(threads::create_from_message))
        .route("/channels/{channel}/thread-members", get(threads::members))
        .route(
            "/channels/{channel}/thread-members/{user}",
            get(threads::member).put(threads::join).delete(threads::leave),
        )
        .route(
            "/channels/{channel}/messages/{message}/reactions/{emoji}/@me",
            put(reactions::add).delete(reactions::remove),
        )
        .route("/channels/{channel}/messages/{message}/reactions/{emoji}", get(reactions::users))
}

fn command_routes() -> Router<App> {
    let all = || get(commands::list).put(commands::replace).post(commands::add);
    let one = || get(commands::show).patch(commands::edit).delete(commands::remove);
    Router::new()
        .route("/applications/{application}/commands", all())
        .route("/applications/{application}/commands/{command}", one())
        .route("/applications/{application}/guilds/{guild}/commands", all())
        .route("/applications/{application}/guilds/{guild}/commands/{command}", one())
}

fn answer_routes() -> Router<App> {
    Router::new()
        .route("/interactions/{interaction}/{token}/callback", post(interactions::answer))
        .route("/webhooks/{application}/{token}", post(webhooks::follow_up))
        .route(
            "/webhooks/{application}/{token}/messages/{message}",
            get(webhooks::show).patch(webhooks::edit).delete(webhooks::delete),
        )
}

/// Checks the token of a request, records it with the status of its response, applies faults, and passes it on.
async fn receive(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let authorized = request
        .headers()
        .get(AUTHORIZATION)
        .and_then(|token| token.to_str().ok())
        .is_some_and(|token| token.starts_with("Bot ") && app.is_token(token));
    let is_granted = path == "/users/@me" && oauth::granted_user(&app, request.headers()).is_some();
    if !authorized && !is_granted && !needs_no_token(&path) {
        return ApiRefusal::Unauthorized.into_response();
    }
    let (parts, body) = request.into_parts();
    let Ok(bytes) = axum::body::to_bytes(body, MAX_REQUEST_SIZE).await else {
        return ApiRefusal::TooLarge.into_response();
    };
    let payload = match Payload::read(Request::from_parts(parts.clone(), Body::from(bytes))).await {
        Ok(payload) => payload,
        Err(refusal) => {
            app.world().request_log.add(&parts, &Payload::default(), refusal.parts().0);
            return refusal.into_response();
        }
    };
    let seq = app.world().request_log.add(&parts, &payload, StatusCode::CONTINUE);
    let fault = app.world().faults.apply(parts.method.as_str(), parts.uri.path());
    let mut request = Request::from_parts(parts, Body::empty());
    request.extensions_mut().insert(payload);
    let response = match fault {
        Some(fault) => inject_fault(&app, fault, request, next).await,
        None => next.run(request).await,
    };
    app.world().request_log.set_status(seq, response.status());
    response
}

/// Makes a request fail or delays it, as a fault specifies.
async fn inject_fault(app: &App, fault: InjectedFault, request: Request, next: Next) -> Response {
    if let FaultKind::Delay { ms } = fault.kind {
        tokio::time::sleep(Duration::from_millis(ms)).await;
        return next.run(request).await;
    }
    if fault.executes {
        next.run(request).await;
    }
    match fault.kind.response() {
        Some(response) => response,
        None => {
            app.until_stopped().await;
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}

/// Returns whether requests with this path need no token of the bot, such as answers to interactions.
fn needs_no_token(path: &str) -> bool {
    path == "/gateway" || path.starts_with("/interactions/") || path.starts_with("/webhooks/")
}
