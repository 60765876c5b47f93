//! Delivers changes to clients, by long polling or over a WebSocket.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::Query;
use super::{Actor, CallError};
use crate::changes::Change;
use crate::{App, ChangeKind, World};

/// The query of a call that waits for changes: the last entry that the client knows, and the maximum wait in seconds.
#[derive(Debug, Deserialize)]
pub struct PollQuery {
    since: Option<u64>,
    #[serde(default)]
    seconds: u64,
}

/// Returns the changes after entry `since`. If there are none, waits up to `seconds` seconds for one.
pub async fn poll(
    State(app): State<App>,
    actor: Actor,
    Query(call): Query<PollQuery>,
) -> Result<Json<Value>, CallError> {
    let since = call.since.unwrap_or_else(|| app.world().changes.last());
    let news = |world: &World| world.changes.since(since, actor.0).is_none_or(|list| !list.is_empty());
    app.wait_until(Duration::from_secs(call.seconds.min(60)), news).await;
    let world = app.world();
    Ok(Json(change_report(&world, &actor, since)))
}

/// Returns the changes after entry `since` with the state of the changed objects, or `reset` to reload everything.
fn change_report(world: &World, actor: &Actor, since: u64) -> Value {
    let changes = world.changes.since(since, actor.0);
    let list = changes.as_deref().unwrap_or_default();
    json!({
        "seq": world.changes.last(), "reset": changes.is_none(),
        "changes": list.iter().map(|change| world.change_view(change, actor)).collect::<Vec<_>>(),
    })
}

impl World {
    fn change_view(&self, change: &Change, actor: &Actor) -> Value {
        let mut view = match &change.kind {
            ChangeKind::Message { channel, message } => {
                let found = self.messages.get(&(*channel, *message)).filter(|message| message.is_seen_by(actor.0));
                // If the message no longer exists, a later entry reports its deletion.
                let message = found.map(|message| self.message_view(message, actor));
                json!({ "type": "message", "channel": channel, "message": message })
            }
            ChangeKind::Deleted { channel, message } => {
                json!({ "type": "deleted", "channel": channel, "message": message })
            }
            ChangeKind::Channel { channel } => {
                let user = self.user(actor.0);
                let found = self.channels.get(channel).zip(user);
                let view = found.map(|(channel, user)| self.channel_view(channel, user));
                json!({ "type": "channel", "id": channel, "channel": view })
            }
            ChangeKind::Typing { channel } => json!({ "type": "typing", "channel": channel }),
            ChangeKind::Interaction { interaction } => {
                let found = self.interactions.get(interaction);
                let outcome = found.map(|interaction| self.outcome_view(interaction, actor));
                json!({ "type": "interaction", "interaction": outcome })
            }
            ChangeKind::Pings => {
                let unread = self.user(actor.0).map(|user| &user.unread);
                let unread = unread.into_iter().flatten().map(|(id, count)| (id.to_string(), json!(count)));
                let users = self.users.iter().map(|user| (user.id.to_string(), json!(user.all_unread())));
                let (unread, users) = (Value::Object(unread.collect()), Value::Object(users.collect()));
                json!({ "type": "pings", "unread": unread, "people": users })
            }
            ChangeKind::Commands => json!({ "type": "commands" }),
            ChangeKind::Bot => json!({ "type": "bot", "connected": self.is_bot_reachable() }),
        };
        view["seq"] = json!(change.seq);
        view
    }
}

/// Sends changes over a WebSocket as they happen, beginning with the entry after `since`.
pub async fn live(
    State(app): State<App>,
    actor: Actor,
    Query(call): Query<PollQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| send_change_reports(app, actor, call.since, socket))
}

async fn send_change_reports(app: App, actor: Actor, since: Option<u64>, mut socket: WebSocket) {
    let mut last_change = app.world().changes.subscribe();
    let mut since = since.unwrap_or_else(|| app.world().changes.last());
    loop {
        last_change.mark_unchanged();
        let report = {
            let world = app.world();
            let news = world.changes.since(since, actor.0).is_none_or(|list| !list.is_empty());
            let report = news.then(|| change_report(&world, &actor, since).to_string());
            since = world.changes.last();
            report
        };
        if let Some(report) = report
            && socket.send(Message::Text(report.into())).await.is_err()
        {
            return;
        }
        tokio::select! {
            () = app.until_stopped() => return,
            changed = last_change.changed() => if changed.is_err() { return },
            // The page sends no data. Any other frame means that the page has been closed.
            frame = socket.recv() => if !matches!(frame, Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Text(_)))) {
                return;
            },
        }
    }
}
