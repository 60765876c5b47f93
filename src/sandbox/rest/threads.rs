//! Routes of the REST API for threads.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::extract::Path;
use crate::app::App;
use crate::channel::{Channel, Kind, Thread, thread_member};
use crate::clock::Moment;
use crate::form::Form;
use crate::gateway::Event;
use crate::id::Id;
use crate::message::HAS_THREAD;
use crate::payload::Payload;
use crate::permissions::CREATE_PUBLIC_THREADS;
use crate::refusal::Refusal;
use crate::users::{BOT, GUILD};
use crate::world::World;

type Answer = Result<Json<Value>, Refusal>;
type Done = Result<StatusCode, Refusal>;

/// Creates a thread in a text channel.
pub async fn create(
    State(app): State<App>,
    Path(channel): Path<Id>,
    payload: Payload,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    let mut world = app.world();
    let id = world.new_id();
    let private = payload.json.get("type").and_then(Value::as_u64).unwrap_or(12) == 12;
    open(&mut world, channel, id, &payload.json, private)
}

/// Creates a thread from a message. As in Discord, the thread gets the ID of the message.
pub async fn create_from_message(
    State(app): State<App>,
    Path((channel, message)): Path<(Id, Id)>,
    payload: Payload,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    let mut world = app.world();
    world.channel_for_bot(channel)?;
    if world.public_message(channel, message)?.has(HAS_THREAD) {
        return Err(Refusal::ThreadExists);
    }
    let opened = open(&mut world, channel, message, &payload.json, false)?;
    if let Some(message) = world.messages.get_mut(&(channel, message)) {
        message.flags |= HAS_THREAD;
        message.thread = Some(message.id);
    }
    world.notify_of_change(channel, message);
    Ok(opened)
}

fn open(
    world: &mut World,
    parent: Id,
    id: Id,
    body: &Value,
    private: bool,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    let place = world.channel_where_bot_may(parent, CREATE_PUBLIC_THREADS)?;
    if place.kind != Kind::Text {
        return Err(Refusal::form(&["type"], "CHANNEL_TYPE_INVALID", "Threads are opened in text channels only"));
    }
    let mut form = Form::default();
    form.required_text(body, "name", 1, 100);
    let errors = form.into_errors();
    if !errors.is_empty() {
        return Err(Refusal::InvalidForm(errors));
    }
    let name = body.get("name").and_then(Value::as_str).unwrap_or_default();
    let now = Moment::now();
    let thread = Thread {
        parent,
        owner: BOT,
        private,
        archived: false,
        locked: false,
        auto_archive: body.get("auto_archive_duration").and_then(Value::as_u64).unwrap_or(1440),
        opened: now,
        archive_changed: now,
    };
    world.channels.insert(id, Channel::new(id, name, Kind::Thread(thread)));
    world.notify_of_thread(id, Event::ThreadCreate);
    let json = world.channels.get(&id).map(|thread| world.channel_json(thread));
    Ok((StatusCode::CREATED, Json(json.unwrap_or_default())))
}

/// Returns the threads of the server that are not archived.
pub async fn active(State(app): State<App>, Path(guild): Path<Id>) -> Answer {
    if guild != GUILD {
        return Err(Refusal::UnknownGuild);
    }
    let world = app.world();
    let active = |channel: &&Channel| channel.thread().is_some_and(|thread| !thread.archived);
    let threads: Vec<_> = world.channels.values().filter(active).collect();
    let members: Vec<_> = threads.iter().map(|thread| thread_member(thread.id)).collect();
    let threads: Vec<_> = threads.into_iter().map(|thread| world.channel_json(thread)).collect();
    Ok(Json(json!({ "threads": threads, "members": members, "has_more": false })))
}

fn check_thread(world: &World, thread: Id) -> Result<(), Refusal> {
    let channel = world.channel_for_bot(thread)?;
    if channel.thread().is_some() { Ok(()) } else { Err(Refusal::UnknownChannel) }
}

/// Returns the members of a thread. The list contains only the bot.
pub async fn members(State(app): State<App>, Path(thread): Path<Id>) -> Answer {
    check_thread(&app.world(), thread)?;
    Ok(Json(json!([thread_member(thread)])))
}

/// Returns a member of a thread. The sandbox treats every user as a member of every thread.
pub async fn member(State(app): State<App>, Path((thread, _user)): Path<(Id, String)>) -> Answer {
    check_thread(&app.world(), thread)?;
    Ok(Json(thread_member(thread)))
}

/// Accepts a request to join a thread or to add a user. It has no effect, because everyone sees all threads.
pub async fn join(State(app): State<App>, Path((thread, _user)): Path<(Id, String)>) -> Done {
    check_thread(&app.world(), thread)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Accepts a request to leave a thread or to remove a user. It has no effect.
pub async fn leave(State(app): State<App>, Path((thread, _user)): Path<(Id, String)>) -> Done {
    check_thread(&app.world(), thread)?;
    Ok(StatusCode::NO_CONTENT)
}
