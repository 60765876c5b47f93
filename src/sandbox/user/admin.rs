//! Calls that prepare and observe a test: channels, permissions, faults, the bot's connection, and its requests.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::{Body, Query};
use super::{Actor, CallError, JsonResult};
use crate::endpoints::{Endpoints, send_event};
use crate::faults::FaultRule;
use crate::gateway::GatewayBehaviour;
use crate::{App, ChangeKind, Channel, ChannelKind, Event, Id, Timestamp, World, permissions};

/// The properties of a new channel, or the properties to change.
#[derive(Debug, Deserialize)]
pub struct ChannelSettings {
    name: Option<String>,
    topic: Option<String>,
    /// The permissions that the bot lacks, by their names in Discord's documentation. `None` for no change.
    deny: Option<Vec<String>>,
    /// The users, by name or ID, who cannot see the channel. `None` for no change.
    hide_from: Option<Vec<String>>,
    /// Whether the channel belongs to a server where the bot is not a member, so that only users who have installed the
    /// app can use it there.
    user_installed: Option<bool>,
    /// Whether a thread is archived, or `None` for no change. Ignored for channels that are not threads.
    archived: Option<bool>,
    /// Whether a thread is locked, or `None` for no change. Ignored for channels that are not threads.
    locked: Option<bool>,
}

pub async fn add_channel(State(app): State<App>, Body(call): Body<ChannelSettings>) -> JsonResult {
    let mut world = app.world();
    let id = world.new_id();
    world
        .channels
        .insert(id, Channel::new(id, call.name.clone().unwrap_or_else(|| "new".to_owned()), ChannelKind::Text));
    apply_settings(&mut world, id, call, Event::ChannelCreate)
}

pub async fn change_channel(
    State(app): State<App>,
    Path(channel): Path<String>,
    Body(call): Body<ChannelSettings>,
) -> JsonResult {
    let mut world = app.world();
    let id = find_channel(&world, &channel)?;
    let is_thread = world.channels.get(&id).is_some_and(|place| place.thread().is_some());
    let event = if is_thread { Event::ThreadUpdate } else { Event::ChannelUpdate };
    apply_settings(&mut world, id, call, event)
}

fn apply_settings(world: &mut World, id: Id, call: ChannelSettings, event: Event) -> JsonResult {
    let denied = permissions::bits(call.deny.as_deref().unwrap_or_default());
    let denied = denied.ok_or_else(|| CallError::Refused("an unknown permission".to_owned()))?;
    let user = |name: &String| {
        let user = world.users.iter().find(|user| user.is_called(name));
        user.map(|user| user.id).ok_or_else(|| CallError::NotFound("user", name.clone()))
    };
    let hidden_from = call.hide_from.map(|names| names.iter().map(user).collect::<Result<_, _>>()).transpose()?;
    let Some(channel) = world.channels.get_mut(&id) else { return Err(CallError::NotFound("channel", id.to_string())) };
    if let Some(name) = call.name {
        channel.name = name;
    }
    channel.topic = call.topic.or_else(|| channel.topic.take());
    if call.deny.is_some() {
        channel.bot_permissions = permissions::MEMBER & !denied;
    }
    if let Some(hidden_from) = hidden_from {
        channel.hidden_from = hidden_from;
    }
    if let Some(is_user_installed) = call.user_installed {
        channel.is_user_installed = is_user_installed;
        channel.bot_permissions = if is_user_installed { 0 } else { permissions::MEMBER };
    }
    if let Some(thread) = channel.thread_mut() {
        thread.archived = call.archived.unwrap_or(thread.archived);
        thread.locked = call.locked.unwrap_or(thread.locked);
    }
    world.changes.add(None, ChangeKind::Channel { channel: id });
    let json = world.channels.get(&id).map(|channel| world.channel_json(channel)).unwrap_or_default();
    world.gateway.dispatch(event, false, &json);
    Ok(Json(json))
}

pub async fn delete_channel(State(app): State<App>, Path(channel): Path<String>) -> JsonResult {
    let mut world = app.world();
    let id = find_channel(&world, &channel)?;
    world.channels.remove(&id);
    world.messages.retain(|(channel, _), _| *channel != id);
    world.changes.add(None, ChangeKind::Channel { channel: id });
    Ok(Json(json!({})))
}

pub async fn delete_message(State(app): State<App>, Path((channel, message)): Path<(String, Id)>) -> JsonResult {
    let mut world = app.world();
    let id = find_channel(&world, &channel)?;
    world.delete(id, message).map_err(|_| CallError::NotFound("message", message.to_string()))?;
    Ok(Json(json!({})))
}

fn find_channel(world: &World, channel: &str) -> Result<Id, CallError> {
    let called = |place: &&Channel| place.name == channel || channel.parse() == Ok(place.id);
    let place =
        world.channels.values().find(called).ok_or_else(|| CallError::NotFound("channel", channel.to_owned()))?;
    Ok(place.id)
}

/// Adds a rule that makes requests of the bot fail.
pub async fn add_fault(State(app): State<App>, Body(rule): Body<FaultRule>) -> Json<Value> {
    app.world().faults.add(rule);
    Json(json!({}))
}

pub async fn faults(State(app): State<App>) -> Json<Value> {
    Json(json!(app.world().faults.list()))
}

pub async fn clear_faults(State(app): State<App>) -> Json<Value> {
    app.world().faults.clear();
    Json(json!({}))
}

/// Sets the gateway's behaviour towards the bot's connections.
pub async fn set_gateway_behaviour(State(app): State<App>, Body(behaviour): Body<GatewayBehaviour>) -> Json<Value> {
    app.world().gateway.behaviour = behaviour;
    Json(json!({}))
}

/// Returns the gateway's behaviour, and the counts of connections and sessions.
pub async fn gateway(State(app): State<App>) -> Json<Value> {
    let world = app.world();
    Json(json!({ "behaviour": world.gateway.behaviour, "counts": world.gateway.counts }))
}

/// Sets the URLs to which users are sent back after a log-in, as the application's page at Discord lists them.
pub async fn set_redirects(State(app): State<App>, Body(urls): Body<Vec<String>>) -> Json<Value> {
    app.world().grants.redirects = urls;
    Json(json!({}))
}

/// Deletes the nonces of all messages, as Discord does after some minutes.
pub async fn forget_nonces(State(app): State<App>) -> Json<Value> {
    app.world().messages.values_mut().for_each(|message| message.nonce = None);
    Json(json!({}))
}

/// The query of a call that lists requests. Only requests after this number are listed.
#[derive(Debug, Deserialize)]
pub struct RequestsQuery {
    #[serde(default)]
    since: u64,
}

/// Returns the bot's recorded requests, with the status of each response.
pub async fn requests(State(app): State<App>, Query(call): Query<RequestsQuery>) -> Json<Value> {
    Json(json!(app.world().request_log.since(call.since)))
}

#[derive(Debug, Default, Deserialize)]
pub struct DropCall {
    /// Whether to delete the sessions, so that the bot cannot resume them.
    #[serde(default)]
    forget: bool,
}

/// Closes the bot's connections, as Discord does from time to time. The bot is expected to reconnect.
pub async fn drop_connections(State(app): State<App>, Body(call): Body<DropCall>) -> Json<Value> {
    let mut world = app.world();
    world.gateway.drop_connections(call.forget);
    world.changes.add(None, ChangeKind::Bot);
    Json(json!({}))
}

/// The URLs of the bot's endpoints for interactions.
#[derive(Debug, Deserialize)]
pub struct EndpointUrls {
    urls: Vec<String>,
}

/// Validates endpoints for interactions as Discord does, and then uses them in turn, or the gateway without any.
pub async fn set_endpoints(State(app): State<App>, Body(call): Body<EndpointUrls>) -> JsonResult {
    let endpoints = Endpoints::validated(call.urls).await.map_err(CallError::Refused)?;
    let mut world = app.world();
    world.endpoints = endpoints;
    world.changes.add(None, ChangeKind::Bot);
    Ok(Json(json!({})))
}

/// The URL of the bot's endpoint for webhook events.
#[derive(Debug, Deserialize)]
pub struct EndpointUrl {
    url: String,
}

/// Removes the app from the user's account. Returns the status of the bot's response to the webhook event.
pub async fn deauthorize(State(app): State<App>, actor: Actor, Body(call): Body<EndpointUrl>) -> JsonResult {
    let user = app.world().actor(&actor)?.json();
    let event = json!({ "type": "APPLICATION_DEAUTHORIZED", "timestamp": Timestamp::now().iso8601(), "data": { "user": user } });
    let status = send_event(&call.url, &event).await.map_err(CallError::Refused)?;
    Ok(Json(json!({ "status": status })))
}

/// Whether a user is a member of the server.
#[derive(Debug, Deserialize)]
pub struct Membership {
    is_member: bool,
}

/// Makes a user leave the server or join it again.
pub async fn set_membership(State(app): State<App>, actor: Actor, Body(call): Body<Membership>) -> Json<Value> {
    let mut world = app.world();
    for user in world.users.iter_mut().filter(|user| user.id == actor.0) {
        user.is_member = call.is_member;
    }
    for channel in world.channels.keys().copied().collect::<Vec<_>>() {
        world.changes.add(Some(actor.0), ChangeKind::Channel { channel });
    }
    Json(json!({}))
}
