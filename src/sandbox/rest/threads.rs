//! Routes of the REST API for threads.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::extract::Path;
use super::{JsonResult, StatusResult};
use crate::channel::{Thread, thread_member};
use crate::message::HAS_THREAD;
use crate::permissions::{CREATE_PUBLIC_THREADS, SEND_MESSAGES_IN_THREADS};
use crate::{ApiRefusal, App, BOT, ChangeKind, Channel, ChannelKind, Event, GUILD, Id, Payload, Timestamp, World};

/// The times without messages after which a thread can be archived, in minutes.
const AUTO_ARCHIVE: [u64; 4] = [60, 1440, 4320, 10_080];

pub async fn create(
    State(app): State<App>,
    Path(channel): Path<Id>,
    payload: Payload,
) -> Result<(StatusCode, Json<Value>), ApiRefusal> {
    let mut world = app.world();
    let id = world.new_id();
    let private = payload.json.get("type").and_then(Value::as_u64).unwrap_or(12) == 12;
    open_thread(&mut world, channel, id, &payload.json, private)
}

/// Creates a thread from a message. As in Discord, the thread gets the ID of the message.
pub async fn create_from_message(
    State(app): State<App>,
    Path((channel, message)): Path<(Id, Id)>,
    payload: Payload,
) -> Result<(StatusCode, Json<Value>), ApiRefusal> {
    let mut world = app.world();
    world.channel_for_bot(channel)?;
    if world.public_message(channel, message)?.has(HAS_THREAD) {
        return Err(ApiRefusal::ThreadExists);
    }
    let opened = open_thread(&mut world, channel, message, &payload.json, false)?;
    if let Some(message) = world.messages.get_mut(&(channel, message)) {
        message.flags |= HAS_THREAD;
        message.thread = Some(message.id);
    }
    world.notify_of_change(channel, message);
    Ok(opened)
}

fn open_thread(
    world: &mut World,
    parent: Id,
    id: Id,
    body: &Value,
    private: bool,
) -> Result<(StatusCode, Json<Value>), ApiRefusal> {
    let place = world.channel_where_bot_may(parent, CREATE_PUBLIC_THREADS)?;
    if place.kind != ChannelKind::Text {
        return Err(ApiRefusal::form(&["type"], "CHANNEL_TYPE_INVALID", "Threads are opened in text channels only"));
    }
    let duration = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    ApiRefusal::check(|form| {
        form.required_text(body, "name", 1, 100);
        if !AUTO_ARCHIVE.contains(&duration) {
            let message = "Value must be one of (60, 1440, 4320, 10080).";
            form.error_at("auto_archive_duration", "BASE_TYPE_CHOICES", message);
        }
    })?;
    let name = body["name"].as_str().unwrap_or_default();
    let now = Timestamp::now();
    let thread = Thread {
        parent,
        owner: BOT,
        members: vec![BOT],
        is_private: private,
        archived: false,
        locked: false,
        auto_archive: duration,
        opened: now,
        archive_changed: now,
    };
    world.channels.insert(id, Channel::new(id, name, ChannelKind::Thread(thread)));
    world.notify_of_thread(id, Event::ThreadCreate);
    let json = world.channels.get(&id).map(|thread| world.channel_json(thread));
    Ok((StatusCode::CREATED, Json(json.unwrap_or_default())))
}

/// Returns the threads of the server that are not archived.
pub async fn active(State(app): State<App>, Path(guild): Path<Id>) -> JsonResult {
    if guild != GUILD {
        return Err(ApiRefusal::UnknownGuild);
    }
    let world = app.world();
    let active = |channel: &&Channel| channel.thread().is_some_and(|thread| !thread.archived);
    let threads: Vec<_> = world.channels.values().filter(active).collect();
    let members: Vec<_> = threads.iter().map(|thread| thread_member(thread.id, BOT)).collect();
    let threads: Vec<_> = threads.into_iter().map(|thread| world.channel_json(thread)).collect();
    Ok(Json(json!({ "threads": threads, "members": members, "has_more": false })))
}

pub async fn members(State(app): State<App>, Path(thread): Path<Id>) -> JsonResult {
    let world = app.world();
    let members = thread_of(&world, thread)?.members.iter().map(|&member| thread_member(thread, member));
    Ok(Json(members.collect()))
}

pub async fn member(State(app): State<App>, Path((thread, user)): Path<(Id, String)>) -> JsonResult {
    let world = app.world();
    let member = member_id(&world, &user)?;
    if thread_of(&world, thread)?.members.contains(&member) {
        Ok(Json(thread_member(thread, member)))
    } else {
        Err(ApiRefusal::UnknownMember)
    }
}

/// Joins a thread, or adds a user.
pub async fn join(State(app): State<App>, Path((thread, user)): Path<(Id, String)>) -> StatusResult {
    change_members(&app, thread, &user, |members, member| {
        if !members.contains(&member) {
            members.push(member);
        }
    })
}

/// Leaves a thread, or removes a user.
pub async fn leave(State(app): State<App>, Path((thread, user)): Path<(Id, String)>) -> StatusResult {
    change_members(&app, thread, &user, |members, member| members.retain(|other| *other != member))
}

fn change_members(app: &App, thread: Id, user: &str, change: impl Fn(&mut Vec<Id>, Id)) -> StatusResult {
    let mut world = app.world();
    let member = member_id(&world, user)?;
    if thread_of(&world, thread)?.archived {
        return Err(ApiRefusal::ThreadArchived);
    }
    world.channel_where_bot_may(thread, SEND_MESSAGES_IN_THREADS)?;
    if let Some(thread) = world.channels.get_mut(&thread).and_then(Channel::thread_mut) {
        change(&mut thread.members, member);
    }
    world.changes.add(None, ChangeKind::Channel { channel: thread });
    Ok(StatusCode::NO_CONTENT)
}

fn thread_of(world: &World, thread: Id) -> Result<&Thread, ApiRefusal> {
    world.channel_for_bot(thread)?.thread().ok_or(ApiRefusal::UnknownChannel)
}

/// Returns the ID of a user or, for `@me`, the bot.
fn member_id(world: &World, user: &str) -> Result<Id, ApiRefusal> {
    if user == "@me" {
        return Ok(BOT);
    }
    let id: Id = user.parse().map_err(|_| ApiRefusal::UnknownUser)?;
    world.user(id).map(|_| id).ok_or(ApiRefusal::UnknownUser)
}
