//! The users' side: HTTP calls by which the page or a test acts as a user, documented in `docs/SANDBOX.md`.

mod act;
mod admin;
mod ask;
mod components;
mod extract;
mod follow;
mod look;
mod modal;
mod outcome;
mod view;

use axum::Json;
use axum::Router;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post, put};
use serde_json::json;
use thiserror::Error;

use super::app::App;
use super::command::Misuse;
use super::id::Id;
use super::people::Person;
use super::world::World;

/// Returns the routes of all calls.
pub fn router() -> Router<App> {
    Router::new()
        .route("/sandbox", get(look::overview))
        .route("/sandbox/channels", post(admin::add_channel))
        .route("/sandbox/channels/{channel}", patch(admin::change_channel).delete(admin::delete_channel))
        .route("/sandbox/channels/{channel}/messages/{message}", delete(admin::delete_message))
        .route("/sandbox/requests", get(admin::requests))
        .route("/sandbox/trouble", get(admin::trouble).post(admin::order_trouble).delete(admin::end_trouble))
        .route("/sandbox/nonces/forget", post(admin::forget_nonces))
        .route("/sandbox/gateway", get(admin::gateway).put(admin::plan_gateway))
        .route("/sandbox/endpoints", put(admin::set_endpoints))
        .route("/sandbox/gateway/drop", post(admin::drop_connections))
        .route("/sandbox/as/{person}/channels", get(look::channels))
        .route("/sandbox/as/{person}/channels/{channel}/messages", get(look::messages).post(act::chat))
        .route("/sandbox/as/{person}/channels/{channel}/read", post(act::read))
        .route("/sandbox/as/{person}/messages/{message}", get(look::message))
        .route("/sandbox/as/{person}/commands", get(look::commands))
        .route("/sandbox/as/{person}/command", post(act::command))
        .route("/sandbox/as/{person}/autocomplete", post(act::autocomplete))
        .route("/sandbox/as/{person}/press", post(act::press))
        .route("/sandbox/as/{person}/choose", post(act::choose))
        .route("/sandbox/as/{person}/modal", post(act::submit))
        .route("/sandbox/as/{person}/deauthorize", post(admin::deauthorize))
        .route("/sandbox/as/{person}/dismiss", post(act::dismiss))
        .route("/sandbox/as/{person}/react", post(act::react))
        .route("/sandbox/as/{person}/changes", get(follow::poll))
        .route("/sandbox/as/{person}/live", get(follow::live))
}

/// An error of a user's call: something the client would refuse, or that does not exist.
#[derive(Debug, Error)]
pub enum Fault {
    /// There is no such user, channel, message…
    #[error("there is no {0} {1:?}")]
    Nothing(&'static str, String),
    /// The command is invalid.
    #[error(transparent)]
    Command(#[from] Misuse),
    /// The client would refuse it.
    #[error("{0}")]
    Refused(String),
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = match &self {
            Self::Nothing(..) => StatusCode::NOT_FOUND,
            Self::Command(_) | Self::Refused(_) => StatusCode::BAD_REQUEST,
        };
        (status, Json(json!({ "error": self.to_string() }))).into_response()
    }
}

/// The user as whom a call acts: the `{person}` in its path, by name or ID.
pub struct Actor(Id);

impl FromRequestParts<App> for Actor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let nobody = |name: String| Fault::Nothing("person", name);
        let path = Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, app).await;
        let name = path.ok().and_then(|path| path.get("person").cloned()).unwrap_or_default();
        let world = app.world();
        let person = world.people.iter().find(|person| person.is_called(&name));
        person.map(|person| Self(person.id)).ok_or_else(|| nobody(name))
    }
}

impl World {
    /// Returns the user of a call.
    fn actor(&self, actor: &Actor) -> Result<&Person, Fault> {
        self.person(actor.0).ok_or_else(|| Fault::Nothing("person", actor.0.to_string()))
    }

    /// Returns the channel for an ID, a name with or without `#`, or `dm` for direct messages with the bot.
    fn place(&mut self, actor: &Actor, text: &str) -> Result<Id, Fault> {
        let name = text.trim_start_matches('#');
        if name == "dm" {
            return Ok(self.direct_channel(actor.0).0);
        }
        let called = |channel: &&super::channel::Channel| {
            channel.is_seen_by(actor.0) && (channel.name == name || name.parse() == Ok(channel.id))
        };
        // The newest with that name, because thread names are not unique.
        let found = self.channels.values().rev().find(called).map(|channel| channel.id);
        found.ok_or_else(|| Fault::Nothing("channel", text.to_owned()))
    }

    /// Returns a message that a user sees, in any channel.
    fn seen_message(&self, actor: &Actor, message: Id) -> Result<&super::message::Message, Fault> {
        let found = self.messages.values().rev().find(|found| found.id == message && found.is_seen_by(actor.0));
        let seen =
            found.filter(|found| self.channels.get(&found.channel).is_some_and(|channel| channel.is_seen_by(actor.0)));
        seen.ok_or_else(|| Fault::Nothing("message", message.to_string()))
    }
}
