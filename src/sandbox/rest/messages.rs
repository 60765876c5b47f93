//! Routes of the REST API for messages in channels.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;

use super::extract::{Path, Query};
use super::{JsonResult, StatusResult};
use crate::permissions::{ATTACH_FILES, EMBED_LINKS, READ_MESSAGE_HISTORY};
use crate::{ApiRefusal, App, BOT, Draft, EPHEMERAL, Edit, Id, Message, MessageOrigin, Payload, Timestamp, World};

/// The time for which a nonce prevents a second message.
const NONCE_LIFE: std::time::Duration = std::time::Duration::from_secs(300);

#[derive(Debug, Default, Deserialize)]
pub struct MessagesQuery {
    limit: Option<usize>,
    before: Option<Id>,
    after: Option<Id>,
    around: Option<Id>,
}

/// Returns the messages of a channel, newest first.
pub async fn list(State(app): State<App>, Path(channel): Path<Id>, Query(query): Query<MessagesQuery>) -> JsonResult {
    let limit = query.limit.unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(ApiRefusal::form(&["limit"], "NUMBER_TYPE_COERCE", "int value should be between 1 and 100."));
    }
    let world = app.world();
    let place = world.channel_for_bot(channel)?;
    if world.bot_permissions(place) & READ_MESSAGE_HISTORY == 0 {
        return Ok(Json(Value::Array(vec![])));
    }
    let public = || world.messages_in(channel).filter(|message| message.only_for.is_none());
    let mut found: Vec<&Message> = match query {
        MessagesQuery { after: Some(after), .. } => public().filter(|message| message.id > after).take(limit).collect(),
        MessagesQuery { around: Some(around), .. } => {
            let older = public().rev().filter(|message| message.id <= around).take(limit / 2 + 1);
            older.chain(public().filter(|message| message.id > around).take(limit / 2)).collect()
        }
        MessagesQuery { before, .. } => {
            let older = |message: &&Message| before.is_none_or(|before| message.id < before);
            public().rev().filter(older).take(limit).collect()
        }
    };
    found.sort_by_key(|message| std::cmp::Reverse(message.id));
    Ok(Json(found.into_iter().map(|message| world.message_json(message)).collect()))
}

pub async fn show(State(app): State<App>, Path((channel, message)): Path<(Id, Id)>) -> JsonResult {
    let world = app.world();
    world.channel_where_bot_may(channel, READ_MESSAGE_HISTORY)?;
    Ok(Json(world.message_json(world.public_message(channel, message)?)))
}

/// Creates a message, unless a recent message has the same nonce.
pub async fn create(State(app): State<App>, Path(channel): Path<Id>, payload: Payload) -> JsonResult {
    let mut world = app.world();
    check_writable(&world, channel)?;
    let mut draft = Draft::read(&payload.json, payload.files)?;
    draft.flags &= !EPHEMERAL;
    check_permissions(&world, channel, &draft)?;
    check_reference(&world, channel, &draft, &payload.json)?;
    let id = match message_with_nonce(&world, channel, &draft) {
        Some(id) => id,
        None => world.write_message(draft, MessageOrigin { author: BOT, channel, cause: None, only_for: None }),
    };
    Ok(Json(world.message_json(world.public_message(channel, id)?)))
}

fn check_writable(world: &World, channel: Id) -> Result<(), ApiRefusal> {
    let place = world.channel_where_bot_may(channel, world.permission_to_write(channel))?;
    if place.thread().is_some_and(|thread| thread.archived && thread.locked) {
        return Err(ApiRefusal::ThreadArchived);
    }
    Ok(())
}

fn check_permissions(world: &World, channel: Id, draft: &Draft) -> Result<(), ApiRefusal> {
    let files = if draft.files.is_empty() { 0 } else { ATTACH_FILES };
    let embeds = if draft.embeds.is_empty() { 0 } else { EMBED_LINKS };
    world.channel_where_bot_may(channel, files | embeds).map(|_| ())
}

/// Returns an error for a reply to an unknown message, unless the request sets `fail_if_not_exists` to false.
fn check_reference(world: &World, channel: Id, draft: &Draft, body: &Value) -> Result<(), ApiRefusal> {
    let lenient = body.pointer("/message_reference/fail_if_not_exists") == Some(&Value::Bool(false));
    match draft.reply_to {
        Some(to) if !lenient && world.public_message(channel, to).is_err() => {
            Err(ApiRefusal::form(&["message_reference"], "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))
        }
        _ => Ok(()),
    }
}

/// Returns the bot's recent message with the same nonce. Returns `None` if there is none or `enforce_nonce` is not set.
fn message_with_nonce(world: &World, channel: Id, draft: &Draft) -> Option<Id> {
    let nonce = draft.nonce.as_ref().filter(|_| draft.enforce_nonce)?;
    let now = Timestamp::now();
    let same = |message: &&Message| {
        message.author == BOT && message.nonce.as_ref() == Some(nonce) && now.since(message.written) <= NONCE_LIFE
    };
    world.messages_in(channel).rev().find(same).map(|message| message.id)
}

/// Edits a message of the bot.
pub async fn edit(State(app): State<App>, Path((channel, message)): Path<(Id, Id)>, payload: Payload) -> JsonResult {
    let mut world = app.world();
    if world.channel_for_bot(channel)?.thread().is_some_and(|thread| thread.archived) {
        return Err(ApiRefusal::ThreadArchived);
    }
    let old = world.public_message(channel, message)?;
    if old.author != BOT {
        return Err(ApiRefusal::NotTheAuthor);
    }
    let edit = Edit::read(payload, old.flags)?;
    world.change(channel, message, edit)?;
    Ok(Json(world.message_json(world.public_message(channel, message)?)))
}

pub async fn delete(State(app): State<App>, Path((channel, message)): Path<(Id, Id)>) -> StatusResult {
    let mut world = app.world();
    check_deletable(&world, channel, message)?;
    world.delete(channel, message)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Checks that the bot wrote a message or has the permission to delete messages of others.
fn check_deletable(world: &World, channel: Id, message: Id) -> Result<(), ApiRefusal> {
    world.channel_for_bot(channel)?;
    if world.public_message(channel, message)?.author != BOT {
        world.channel_where_bot_may(channel, crate::permissions::MANAGE_MESSAGES)?;
    }
    Ok(())
}

pub async fn bulk_delete(State(app): State<App>, Path(channel): Path<Id>, payload: Payload) -> StatusResult {
    let ids = payload.json.get("messages").cloned().unwrap_or_default();
    let ids: Vec<Id> = serde_json::from_value(ids).map_err(|_| ApiRefusal::InvalidJson)?;
    if !(2..=100).contains(&ids.len()) {
        return Err(ApiRefusal::form(&["messages"], "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length."));
    }
    let mut world = app.world();
    world.channel_where_bot_may(channel, crate::permissions::MANAGE_MESSAGES)?;
    for id in ids {
        // As in Discord, messages that no longer exist cause no error.
        let _ = world.delete(channel, id);
    }
    Ok(StatusCode::NO_CONTENT)
}
