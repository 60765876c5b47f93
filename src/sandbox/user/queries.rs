//! Calls that read the state of the sandbox as a user sees it.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::Query;
use super::view::command_view;
use super::{Actor, CallError, JsonResult};
use crate::command::{SLASH_COMMAND, USER_COMMAND};
use crate::{App, BOT_NAME, Id, User, World, users};

pub async fn overview(State(app): State<App>) -> Json<Value> {
    let world = app.world();
    Json(json!({
        "guild": { "id": users::GUILD, "name": users::GUILD_NAME },
        "bot": { "id": users::BOT, "name": BOT_NAME, "connected": world.is_bot_reachable() },
        "people": world.users.iter().map(user_view).collect::<Vec<_>>(),
        "seq": world.changes.last(),
    }))
}

pub(super) fn user_view(user: &User) -> Value {
    json!({
        "id": user.id, "name": user.name, "display": user.display_name, "locale": user.locale,
        "unread": user.all_unread(),
    })
}

pub async fn channels(State(app): State<App>, actor: Actor) -> JsonResult {
    let mut world = app.world();
    // A user can write to the bot without preparation, so the list always includes direct messages.
    world.direct_channel(actor.0);
    let user = world.actor(&actor)?;
    Ok(Json(Value::Array(world.channels_of(user))))
}

/// The query of a call that lists commands or messages.
#[derive(Debug, Deserialize)]
pub struct ListQuery {
    channel: Option<String>,
    limit: Option<usize>,
    before: Option<Id>,
}

pub async fn commands(State(app): State<App>, actor: Actor, Query(query): Query<ListQuery>) -> JsonResult {
    let mut world = app.world();
    let channel = query.channel.map(|channel| world.named_channel(&actor, &channel)).transpose()?;
    let channel = channel.and_then(|channel| world.channels.get(&channel));
    let user = world.actor(&actor)?;
    let usable = world.commands.usable_commands(SLASH_COMMAND, user.permissions, channel);
    Ok(Json(usable.map(|command| command_view(command, user.locale)).collect()))
}

/// Lists the commands in the menus of users.
pub async fn user_commands(State(app): State<App>, actor: Actor, Query(query): Query<ListQuery>) -> JsonResult {
    let mut world = app.world();
    let channel = query.channel.map(|channel| world.named_channel(&actor, &channel)).transpose()?;
    let channel = channel.and_then(|channel| world.channels.get(&channel));
    let user = world.actor(&actor)?;
    let usable = world.commands.usable_commands(USER_COMMAND, user.permissions, channel);
    Ok(Json(usable.map(|command| json!({ "name": command.name, "label": command.name_in(user.locale) })).collect()))
}

/// Returns the latest messages of a channel in the order of their creation.
pub async fn messages(
    State(app): State<App>,
    actor: Actor,
    Path((_, channel)): Path<(String, String)>,
    Query(query): Query<ListQuery>,
) -> JsonResult {
    let mut world = app.world();
    let channel = world.named_channel(&actor, &channel)?;
    Ok(Json(Value::Array(latest_messages(&world, &actor, channel, &query))))
}

fn latest_messages(world: &World, actor: &Actor, channel: Id, query: &ListQuery) -> Vec<Value> {
    let seen = world.messages_in(channel).rev().filter(|message| message.is_seen_by(actor.0));
    let seen = seen.filter(|message| query.before.is_none_or(|before| message.id < before));
    let mut views: Vec<_> =
        seen.take(query.limit.unwrap_or(50)).map(|message| world.message_view(message, actor)).collect();
    views.reverse();
    views
}

pub async fn message(State(app): State<App>, actor: Actor, Path((_, message)): Path<(String, String)>) -> JsonResult {
    let id = message.parse().map_err(|_| CallError::NotFound("message", message))?;
    let world = app.world();
    Ok(Json(world.message_view(world.seen_message(&actor, id)?, &actor)))
}
