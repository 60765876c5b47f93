//! Calls that arrange the stage: channels, permissions, the bot's connection, and what the bot sent.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Fault;
use super::extract::{Body, Query};
use crate::app::App;
use crate::changes::What;
use crate::channel::{Channel, Kind};
use crate::endpoints::Endpoints;
use crate::gateway::{Event, Plan};
use crate::id::Id;
use crate::permissions;
use crate::trouble::Trouble;
use crate::world::World;

type Answer = Result<Json<Value>, Fault>;

/// A channel to be added or changed.
#[derive(Debug, Deserialize)]
pub struct Stage {
    name: Option<String>,
    topic: Option<String>,
    /// What the bot may not do there, by Discord's names.
    deny: Option<Vec<String>>,
    /// For a thread.
    archived: Option<bool>,
    /// For a thread.
    locked: Option<bool>,
}

/// Adds a text channel.
pub async fn add_channel(State(app): State<App>, Body(call): Body<Stage>) -> Answer {
    let mut world = app.world();
    let id = world.new_id();
    world.channels.insert(id, Channel::new(id, call.name.clone().unwrap_or_else(|| "new".to_owned()), Kind::Text));
    apply(&mut world, id, call, Event::ChannelCreate)
}

/// Changes a channel or thread.
pub async fn change_channel(State(app): State<App>, Path(channel): Path<String>, Body(call): Body<Stage>) -> Answer {
    let mut world = app.world();
    let id = find(&world, &channel)?;
    let is_thread = world.channels.get(&id).is_some_and(|place| place.thread().is_some());
    let event = if is_thread { Event::ThreadUpdate } else { Event::ChannelUpdate };
    apply(&mut world, id, call, event)
}

fn apply(world: &mut World, id: Id, call: Stage, event: Event) -> Answer {
    let denied = permissions::bits(call.deny.as_deref().unwrap_or_default());
    let denied = denied.ok_or_else(|| Fault::Refused("an unknown permission".to_owned()))?;
    let Some(channel) = world.channels.get_mut(&id) else { return Err(Fault::Nothing("channel", id.to_string())) };
    if let Some(name) = call.name {
        channel.name = name;
    }
    channel.topic = call.topic.or_else(|| channel.topic.take());
    if call.deny.is_some() {
        channel.bot_may = permissions::MEMBER & !denied;
    }
    if let Some(thread) = channel.thread_mut() {
        thread.archived = call.archived.unwrap_or(thread.archived);
        thread.locked = call.locked.unwrap_or(thread.locked);
    }
    world.note(None, What::Channel { channel: id });
    let json = world.channels.get(&id).map(|channel| world.channel_json(channel)).unwrap_or_default();
    world.gateway.dispatch(event, false, &json);
    Ok(Json(json))
}

/// Deletes a channel or thread with all that is in it, as a moderator may.
pub async fn delete_channel(State(app): State<App>, Path(channel): Path<String>) -> Answer {
    let mut world = app.world();
    let id = find(&world, &channel)?;
    world.channels.remove(&id);
    world.messages.retain(|(channel, _), _| *channel != id);
    world.note(None, What::Channel { channel: id });
    Ok(Json(json!({})))
}

/// Deletes a message, as a moderator may.
pub async fn delete_message(State(app): State<App>, Path((channel, message)): Path<(String, Id)>) -> Answer {
    let mut world = app.world();
    let id = find(&world, &channel)?;
    world.delete(id, message).map_err(|_| Fault::Nothing("message", message.to_string()))?;
    Ok(Json(json!({})))
}

fn find(world: &World, channel: &str) -> Result<Id, Fault> {
    let called = |place: &&Channel| place.name == channel || channel.parse() == Ok(place.id);
    let place = world.channels.values().find(called).ok_or_else(|| Fault::Nothing("channel", channel.to_owned()))?;
    Ok(place.id)
}

/// Orders trouble for requests of the bot.
pub async fn order_trouble(State(app): State<App>, Body(trouble): Body<Trouble>) -> Json<Value> {
    app.world().troubles.add(trouble);
    Json(json!({}))
}

/// The trouble that was ordered, and what has met it.
pub async fn trouble(State(app): State<App>) -> Json<Value> {
    Json(json!(app.world().troubles.list()))
}

/// Ends all trouble.
pub async fn end_trouble(State(app): State<App>) -> Json<Value> {
    app.world().troubles.clear();
    Json(json!({}))
}

/// Says how the bot's connections go from now on.
pub async fn plan_gateway(State(app): State<App>, Body(plan): Body<Plan>) -> Json<Value> {
    app.world().gateway.plan = plan;
    Json(json!({}))
}

/// How the bot's connections go, and what it did.
pub async fn gateway(State(app): State<App>) -> Json<Value> {
    let world = app.world();
    Json(json!({ "plan": world.gateway.plan, "counts": world.gateway.counts }))
}

/// Forgets the marks against posting twice, as Discord does after some minutes.
pub async fn forget_nonces(State(app): State<App>) -> Json<Value> {
    app.world().messages.values_mut().for_each(|message| message.nonce = None);
    Json(json!({}))
}

/// From which request on.
#[derive(Debug, Deserialize)]
pub struct Since {
    #[serde(default)]
    since: u64,
}

/// What the bot sent: method, path, JSON, files, and the status of the answer.
pub async fn requests(State(app): State<App>, Query(call): Query<Since>) -> Json<Value> {
    Json(json!(app.world().records.since(call.since)))
}

/// How to end the bot's connections.
#[derive(Debug, Default, Deserialize)]
pub struct Drop {
    /// Whether the bot cannot take its session up again.
    #[serde(default)]
    forget: bool,
}

/// Ends the bot's connections, as Discord does now and then; a good bot comes back by itself.
pub async fn drop_connections(State(app): State<App>, Body(call): Body<Drop>) -> Json<Value> {
    let mut world = app.world();
    world.gateway.drop_connections(call.forget);
    world.note(None, What::Bot);
    Json(json!({}))
}

/// Where the bot is to be sent interactions.
#[derive(Debug, Deserialize)]
pub struct Addresses {
    urls: Vec<String>,
}

/// Sends interactions there from now on, one after the other; to the gateway, if there are none. Each is tried first, as Discord
/// does.
pub async fn set_endpoints(State(app): State<App>, Body(call): Body<Addresses>) -> Answer {
    let endpoints = Endpoints::tried(call.urls).await.map_err(Fault::Refused)?;
    let mut world = app.world();
    world.endpoints = endpoints;
    world.note(None, What::Bot);
    Ok(Json(json!({})))
}
