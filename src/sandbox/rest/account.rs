//! Routes of the REST API for the bot, the server and its users.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde_json::{Value, json};

use super::JsonResult;
use super::extract::Path;
use crate::{ApiRefusal, App, BOT, Event, GUILD, Id, Payload, User, endpoints, oauth, permissions, users};

pub async fn gateway(State(app): State<App>) -> Json<Value> {
    Json(json!({ "url": app.gateway_url() }))
}

/// Returns the URL of the gateway, with the recommended number of shards and the limit of sessions.
pub async fn gateway_bot(State(app): State<App>) -> Json<Value> {
    let plan = app.world().gateway.behaviour.clone();
    let limit = json!({
        "total": 1000, "remaining": plan.remaining, "reset_after": plan.reset_after, "max_concurrency": 1,
    });
    Json(json!({ "url": app.gateway_url(), "shards": plan.shards, "session_start_limit": limit }))
}

/// Returns the user of an access token, or the bot.
pub async fn me(State(app): State<App>, headers: HeaderMap) -> Json<Value> {
    if let Some(user) = oauth::granted_user(&app, &headers) {
        return Json(user);
    }
    let mut me = users::bot_user();
    crate::json::merge(&mut me, json!({ "verified": true, "mfa_enabled": false, "locale": "en-US", "email": null }));
    Json(me)
}

pub async fn application(State(app): State<App>) -> Json<Value> {
    let redirects = app.world().grants.redirects.clone();
    Json(json!({
        "id": users::APPLICATION, "name": users::BOT_NAME, "icon": null, "description": "", "type": null, "bot": users::bot_user(),
        "summary": "", "bot_public": true, "bot_require_code_grant": false, "verify_key": endpoints::verify_key(),
        "owner": users::initial_users().first().map(User::json), "team": null, "flags": 0, "hook": true, "redirect_uris": redirects,
        "interactions_endpoint_url": null, "role_connections_verification_url": null, "approximate_guild_count": 1,
        "approximate_user_install_count": 0, "integration_types_config": { "0": {}, "1": {} }, "rpc_origins": [],
    }))
}

/// Returns the bot's servers. There is exactly one.
pub async fn guilds() -> Json<Value> {
    let permissions = permissions::MEMBER.to_string();
    Json(json!([{
        "id": GUILD, "name": users::GUILD_NAME, "icon": null, "banner": null, "owner": false, "permissions": permissions,
        "features": [],
    }]))
}

pub async fn user(State(app): State<App>, Path(user): Path<Id>) -> JsonResult {
    app.world().user_json(user).map(Json).ok_or(ApiRefusal::UnknownUser)
}

/// Returns the direct channel with a user, creating it if necessary.
pub async fn open_direct(State(app): State<App>, payload: Payload) -> JsonResult {
    let mut world = app.world();
    let recipient = payload.json.get("recipient_id").cloned().unwrap_or_default();
    let user = serde_json::from_value(recipient).ok().and_then(|id| world.user(id)).map(|user| user.id);
    let Some(user) = user else {
        return Err(ApiRefusal::form(&["recipient_id"], "USER_DOES_NOT_EXIST", "User does not exist"));
    };
    let (id, new) = world.direct_channel(user);
    let json = world.channels.get(&id).map(|channel| world.channel_json(channel)).ok_or(ApiRefusal::UnknownChannel)?;
    if new {
        world.gateway.dispatch(Event::ChannelCreate, true, &json);
    }
    Ok(Json(json))
}

fn check_guild(guild: Id) -> Result<(), ApiRefusal> {
    if guild == GUILD { Ok(()) } else { Err(ApiRefusal::UnknownGuild) }
}

pub async fn guild(Path(guild): Path<Id>) -> JsonResult {
    check_guild(guild)?;
    Ok(Json(users::guild()))
}

/// Returns the channels of the server that the bot can see, without threads.
pub async fn guild_channels(State(app): State<App>, Path(guild): Path<Id>) -> JsonResult {
    check_guild(guild)?;
    let world = app.world();
    let seen = world.channels.values().filter(|channel| channel.type_number() == 0);
    let seen = seen.filter(|channel| world.channel_for_bot(channel.id).is_ok());
    Ok(Json(seen.map(|channel| channel.json(None)).collect()))
}

/// Returns the roles of the server. The only role is `@everyone`.
pub async fn roles(Path(guild): Path<Id>) -> JsonResult {
    check_guild(guild)?;
    Ok(Json(json!([users::everyone_role()])))
}

/// Returns the members of the server, including the bot.
pub async fn members(State(app): State<App>, Path(guild): Path<Id>) -> JsonResult {
    check_guild(guild)?;
    let world = app.world();
    let users = world.members().map(User::member_json);
    Ok(Json(users.chain([users::bot_member()]).collect()))
}

/// Returns a member of the server. `@me` names the bot.
pub async fn member(State(app): State<App>, Path((guild, user)): Path<(Id, String)>) -> JsonResult {
    check_guild(guild)?;
    let id = if user == "@me" { BOT } else { user.parse().map_err(|_| ApiRefusal::UnknownMember)? };
    app.world().member_json(id).map(Json).ok_or(ApiRefusal::UnknownMember)
}
