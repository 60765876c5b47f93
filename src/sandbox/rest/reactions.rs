//! Routes of the REST API for reactions of the bot.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;

use super::StatusResult;
use super::extract::Path;
use crate::permissions::{ADD_REACTIONS, READ_MESSAGE_HISTORY};
use crate::{ApiRefusal, App, BOT, Id};

pub async fn add(State(app): State<App>, Path((channel, message, emoji)): Path<(Id, Id, String)>) -> StatusResult {
    let mut world = app.world();
    world.channel_where_bot_may(channel, ADD_REACTIONS | READ_MESSAGE_HISTORY)?;
    world.public_message(channel, message)?;
    // A text of letters and digits is no emoji.
    if emoji.is_empty() || emoji.chars().all(|c| c.is_ascii_alphanumeric()) {
        return Err(ApiRefusal::UnknownEmoji);
    }
    world.react(channel, message, BOT, &emoji, true);
    Ok(StatusCode::NO_CONTENT)
}

pub async fn remove(State(app): State<App>, Path((channel, message, emoji)): Path<(Id, Id, String)>) -> StatusResult {
    let mut world = app.world();
    world.channel_for_bot(channel)?;
    world.public_message(channel, message)?;
    world.react(channel, message, BOT, &emoji, false);
    Ok(StatusCode::NO_CONTENT)
}

pub async fn users(
    State(app): State<App>,
    Path((channel, message, emoji)): Path<(Id, Id, String)>,
) -> Result<Json<Value>, ApiRefusal> {
    let world = app.world();
    world.channel_for_bot(channel)?;
    let message = world.public_message(channel, message)?;
    let reaction = message.reactions.iter().find(|reaction| reaction.emoji == emoji);
    let who = reaction.map(|reaction| reaction.users.as_slice()).unwrap_or_default();
    Ok(Json(who.iter().filter_map(|id| world.user_json(*id)).collect()))
}
