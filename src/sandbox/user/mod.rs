//! The users' side of the sandbox: HTTP calls by which the page or a test acts as a user (`docs/SANDBOX.md`).

mod act;
mod admin;
mod change_feed;
mod components;
mod extract;
mod interact;
mod modal;
mod outcome;
mod queries;
mod view;

use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post, put};
use axum::{Json, Router};
use serde_json::{Value, json};
use thiserror::Error;

use super::command::InvalidCommand;
use crate::{App, Id, User, World};

type JsonResult = Result<Json<Value>, CallError>;

/// Returns the routes of all calls below `/sandbox`.
pub fn router() -> Router<App> {
    Router::new()
        .route("/sandbox", get(queries::overview))
        .route("/sandbox/channels", post(admin::add_channel))
        .route("/sandbox/channels/{channel}", patch(admin::change_channel).delete(admin::delete_channel))
        .route("/sandbox/channels/{channel}/messages/{message}", delete(admin::delete_message))
        .route("/sandbox/requests", get(admin::requests))
        .route("/sandbox/faults", get(admin::faults).post(admin::add_fault).delete(admin::clear_faults))
        .route("/sandbox/nonces/forget", post(admin::forget_nonces))
        .route("/sandbox/gateway", get(admin::gateway).put(admin::set_gateway_behaviour))
        .route("/sandbox/endpoints", put(admin::set_endpoints))
        .route("/sandbox/redirects", put(admin::set_redirects))
        .route("/sandbox/gateway/drop", post(admin::drop_connections))
        .route("/sandbox/as/{user}/channels", get(queries::channels))
        .route("/sandbox/as/{user}/channels/{channel}/messages", get(queries::messages).post(act::chat))
        .route("/sandbox/as/{user}/channels/{channel}/read", post(act::read))
        .route("/sandbox/as/{user}/messages/{message}", get(queries::message))
        .route("/sandbox/as/{user}/commands", get(queries::commands))
        .route("/sandbox/as/{user}/command", post(act::command))
        .route("/sandbox/as/{user}/user-commands", get(queries::user_commands))
        .route("/sandbox/as/{user}/user-command", post(act::user_command))
        .route("/sandbox/as/{user}/autocomplete", post(act::autocomplete))
        .route("/sandbox/as/{user}/press", post(act::press))
        .route("/sandbox/as/{user}/choose", post(act::choose))
        .route("/sandbox/as/{user}/modal", post(act::submit))
        .route("/sandbox/as/{user}/deauthorize", post(admin::deauthorize))
        .route("/sandbox/as/{user}/membership", put(admin::set_membership))
        .route("/sandbox/as/{user}/dismiss", post(act::dismiss))
        .route("/sandbox/as/{user}/react", post(act::react))
        .route("/sandbox/as/{user}/changes", get(change_feed::poll))
        .route("/sandbox/as/{user}/live", get(change_feed::live))
}

/// The error of a call that a client would refuse, or that names an object which does not exist.
#[derive(Debug, Error)]
pub enum CallError {
    /// The named object does not exist. Contains the kind of object and its name.
    #[error("there is no {0} {1:?}")]
    NotFound(&'static str, String),
    /// The client would not send this command.
    #[error(transparent)]
    Command(#[from] InvalidCommand),
    /// The client would refuse the action, for this reason.
    #[error("{0}")]
    Refused(String),
}

impl IntoResponse for CallError {
    fn into_response(self) -> Response {
        let status = match &self {
            Self::NotFound(..) => StatusCode::NOT_FOUND,
            Self::Command(_) | Self::Refused(_) => StatusCode::BAD_REQUEST,
        };
        (status, Json(json!({ "error": self.to_string() }))).into_response()
    }
}

/// The user as whom a call acts. `{user}` in the call's path is the user's name or ID.
pub struct Actor(Id);

impl FromRequestParts<App> for Actor {
    type Rejection = CallError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, CallError> {
        let nobody = |name: String| CallError::NotFound("user", name);
        let path = Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, app).await;
        let name = path.ok().and_then(|path| path.get("user").cloned()).unwrap_or_default();
        let world = app.world();
        let user = world.users.iter().find(|user| user.is_called(&name));
        user.map(|user| Self(user.id)).ok_or_else(|| nobody(name))
    }
}

impl World {
    /// Returns the user as whom a call acts.
    fn actor(&self, actor: &Actor) -> Result<&User, CallError> {
        self.user(actor.0).ok_or_else(|| CallError::NotFound("user", actor.0.to_string()))
    }

    /// Returns the channel that `text` names: by its ID, by its name with or without `#`, or as `dm`.
    fn named_channel(&mut self, actor: &Actor, text: &str) -> Result<Id, CallError> {
        let name = text.trim_start_matches('#');
        if name == "dm" {
            return Ok(self.direct_channel(actor.0).0);
        }
        let called = |channel: &&super::channel::Channel| {
            self.is_seen_by(channel, actor.0) && (channel.name == name || name.parse() == Ok(channel.id))
        };
        // Names of threads are not unique, so the newest channel with that name is used.
        let found = self.channels.values().rev().find(called).map(|channel| channel.id);
        found.ok_or_else(|| CallError::NotFound("channel", text.to_owned()))
    }

    /// Finds a message in any channel. Returns an error if it does not exist or the user does not see it.
    fn seen_message(&self, actor: &Actor, message: Id) -> Result<&super::message::Message, CallError> {
        let found = self.messages.values().rev().find(|found| found.id == message && found.is_seen_by(actor.0));
        let seen = found
            .filter(|found| self.channels.get(&found.channel).is_some_and(|channel| self.is_seen_by(channel, actor.0)));
        seen.ok_or_else(|| CallError::NotFound("message", message.to_string()))
    }
}
