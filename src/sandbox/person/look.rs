//! Read-only calls.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::Query;
use super::view::command_view;
use super::{Actor, Fault};
use crate::app::App;
use crate::id::Id;
use crate::people::{self, BOT_NAME, Person};
use crate::world::World;

type Answer = Result<Json<Value>, Fault>;

/// Returns the server, its users, and whether the bot is connected.
pub async fn overview(State(app): State<App>) -> Json<Value> {
    let world = app.world();
    Json(json!({
        "guild": { "id": people::GUILD, "name": people::GUILD_NAME },
        "bot": { "id": people::BOT, "name": BOT_NAME, "connected": world.is_heard() },
        "people": world.people.iter().map(person_view).collect::<Vec<_>>(),
        "seq": world.changes.last(),
    }))
}

pub(super) fn person_view(person: &Person) -> Value {
    json!({
        "id": person.id, "name": person.name, "display": person.display, "locale": person.locale,
        "unread": person.all_unread(),
    })
}

/// Returns the channels, threads and direct messages that the user sees.
pub async fn channels(State(app): State<App>, actor: Actor) -> Answer {
    let mut world = app.world();
    // Every user can write to the bot.
    world.direct_channel(actor.0);
    let person = world.actor(&actor)?;
    Ok(Json(Value::Array(world.channels_of(person))))
}

/// The selection of commands or messages.
#[derive(Debug, Deserialize)]
pub struct Wish {
    channel: Option<String>,
    limit: Option<usize>,
    before: Option<Id>,
}

/// Returns the commands that the user can use, in their language.
pub async fn commands(State(app): State<App>, actor: Actor, Query(wish): Query<Wish>) -> Answer {
    let mut world = app.world();
    let channel = wish.channel.map(|channel| world.place(&actor, &channel)).transpose()?;
    let channel = channel.and_then(|channel| world.channels.get(&channel));
    let person = world.actor(&actor)?;
    let usable = world.commands.usable(person.permissions, channel);
    Ok(Json(usable.map(|command| command_view(command, person.locale)).collect()))
}

/// Returns the latest messages of a channel, oldest first.
pub async fn messages(
    State(app): State<App>,
    actor: Actor,
    Path((_, channel)): Path<(String, String)>,
    Query(wish): Query<Wish>,
) -> Answer {
    let mut world = app.world();
    let channel = world.place(&actor, &channel)?;
    Ok(Json(Value::Array(latest(&world, &actor, channel, &wish))))
}

fn latest(world: &World, actor: &Actor, channel: Id, wish: &Wish) -> Vec<Value> {
    let seen = world.messages_in(channel).rev().filter(|message| message.is_seen_by(actor.0));
    let seen = seen.filter(|message| wish.before.is_none_or(|before| message.id < before));
    let mut views: Vec<_> =
        seen.take(wish.limit.unwrap_or(50)).map(|message| world.message_view(message, actor)).collect();
    views.reverse();
    views
}

/// Returns one message.
pub async fn message(State(app): State<App>, actor: Actor, Path((_, message)): Path<(String, String)>) -> Answer {
    let id = message.parse().map_err(|_| Fault::Nothing("message", message))?;
    let world = app.world();
    Ok(Json(world.message_view(world.seen_message(&actor, id)?, &actor)))
}
