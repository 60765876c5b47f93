//! Routes of the REST API for channels, settings of threads, typing and pins.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::extract::Path;
use super::{JsonResult, StatusResult};
use crate::permissions::{MANAGE_MESSAGES, PIN_MESSAGES, READ_MESSAGE_HISTORY};
use crate::{ApiRefusal, App, BOT, ChangeKind, Event, GUILD, Id, Message, Payload, Timestamp, World};

pub async fn show(State(app): State<App>, Path(channel): Path<Id>) -> JsonResult {
    let world = app.world();
    Ok(Json(world.channel_json(world.channel_for_bot(channel)?)))
}

/// Renames, archives or locks a thread. Returns an error for channels that are not threads.
pub async fn edit(State(app): State<App>, Path(channel): Path<Id>, payload: Payload) -> JsonResult {
    let mut world = app.world();
    world.channel_for_bot(channel)?;
    let place = world.channels.get_mut(&channel).ok_or(ApiRefusal::UnknownChannel)?;
    let body = payload.json;
    let name = body.get("name").and_then(Value::as_str).map(str::to_owned);
    let flag = |key: &str| body.get(key).and_then(Value::as_bool);
    let thread = place.thread_mut().ok_or(ApiRefusal::MissingPermissions)?;
    let locked = flag("locked").unwrap_or(thread.locked);
    let archives = flag("archived") == Some(true);
    if thread.owner != BOT && (name.is_some() || archives || locked != thread.locked) {
        return Err(ApiRefusal::MissingPermissions);
    }
    // An archived thread must be unarchived before or with any other change.
    if thread.archived && flag("archived") != Some(false) {
        return Err(ApiRefusal::ThreadArchived);
    }
    thread.locked = locked;
    if let Some(archived) = flag("archived") {
        thread.archived = archived;
        thread.archive_changed = Timestamp::now();
    }
    if let Some(minutes) = body.get("auto_archive_duration").and_then(Value::as_u64) {
        thread.auto_archive = minutes;
    }
    if let Some(name) = name {
        place.name = name;
    }
    world.notify_of_thread(channel, Event::ThreadUpdate);
    Ok(Json(world.channel_json(world.channel_for_bot(channel)?)))
}

/// Closes a direct channel, or deletes a thread that the bot has created.
pub async fn delete(State(app): State<App>, Path(channel): Path<Id>) -> JsonResult {
    let mut world = app.world();
    let place = world.channel_for_bot(channel)?;
    let json = world.channel_json(place);
    match place.thread() {
        Some(thread) if thread.owner == BOT => {
            let parent = thread.parent;
            world.channels.remove(&channel);
            world.changes.add(None, ChangeKind::Channel { channel });
            let event = json!({ "id": channel, "guild_id": GUILD, "parent_id": parent, "type": json["type"] });
            world.gateway.dispatch(Event::ThreadDelete, false, &event);
            Ok(Json(json))
        }
        None if !place.is_in_guild() => Ok(Json(json)),
        _ => Err(ApiRefusal::MissingPermissions),
    }
}

/// Shows "Bergerie is typing…" to the users of a channel.
pub async fn typing(State(app): State<App>, Path(channel): Path<Id>) -> StatusResult {
    let mut world = app.world();
    let needed = world.permission_to_write(channel);
    world.channel_where_bot_may(channel, needed)?;
    let only_for = world.audience(channel, None);
    world.changes.add(only_for, ChangeKind::Typing { channel });
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the pinned messages of a channel, newest first.
pub async fn pins(State(app): State<App>, Path(channel): Path<Id>) -> JsonResult {
    let world = app.world();
    let pinned = pinned(&world, channel)?;
    Ok(Json(pinned.into_iter().map(|message| world.message_json(message)).collect()))
}

/// Returns the pinned messages of a channel in the newer format, with the time of each pin.
pub async fn dated_pins(State(app): State<App>, Path(channel): Path<Id>) -> JsonResult {
    let world = app.world();
    let pinned = pinned(&world, channel)?;
    let dated =
        |message: &Message| json!({ "pinned_at": message.written.iso8601(), "message": world.message_json(message) });
    Ok(Json(json!({ "items": pinned.into_iter().map(dated).collect::<Vec<_>>(), "has_more": false })))
}

fn pinned(world: &World, channel: Id) -> Result<Vec<&Message>, ApiRefusal> {
    world.channel_where_bot_may(channel, READ_MESSAGE_HISTORY)?;
    Ok(world.messages_in(channel).rev().filter(|message| message.pinned).collect())
}

pub async fn pin(State(app): State<App>, Path((channel, message)): Path<(Id, Id)>) -> StatusResult {
    set_pinned(&mut app.world(), channel, message, true)
}

pub async fn unpin(State(app): State<App>, Path((channel, message)): Path<(Id, Id)>) -> StatusResult {
    set_pinned(&mut app.world(), channel, message, false)
}

fn set_pinned(world: &mut World, channel: Id, message: Id, pinned: bool) -> StatusResult {
    let place = world.channel_for_bot(channel)?;
    if place.is_in_guild() && world.bot_permissions(place) & (PIN_MESSAGES | MANAGE_MESSAGES) == 0 {
        return Err(ApiRefusal::MissingPermissions);
    }
    world.public_message(channel, message)?;
    if let Some(message) = world.messages.get_mut(&(channel, message)) {
        message.pinned = pinned;
    }
    world.notify_of_change(channel, message);
    let event = json!({ "guild_id": GUILD, "channel_id": channel, "last_pin_timestamp": Timestamp::now().iso8601() });
    world.gateway.dispatch(Event::ChannelPinsUpdate, false, &event);
    Ok(StatusCode::NO_CONTENT)
}
