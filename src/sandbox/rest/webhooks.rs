//! Routes of the REST API for edits of the answer to an interaction, and for follow-ups.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::JsonResult;
use super::extract::Path;
use crate::message::LOADING;
use crate::{
    APPLICATION, ApiRefusal, App, BOT, Draft, EPHEMERAL, Edit, Id, Interaction, InteractionState, Message,
    MessageOrigin, Payload, Timestamp, World,
};

/// Returns the interaction with a token, or an error if the token is unknown or has expired.
fn interaction<'w>(world: &'w World, application: Id, token: &str) -> Result<&'w Interaction, ApiRefusal> {
    if application != APPLICATION {
        return Err(ApiRefusal::UnknownWebhook);
    }
    let interaction = world.interaction_by_token(token).ok_or(ApiRefusal::UnknownWebhook)?;
    interaction.check_token(Timestamp::now())?;
    Ok(interaction)
}

/// Returns the message that a path names by its ID or as `@original`.
fn find<'w>(world: &'w World, interaction: &Interaction, which: &str) -> Result<&'w Message, ApiRefusal> {
    let id = if which == "@original" { interaction.original } else { which.parse().ok() };
    let message = id.and_then(|id| world.messages.get(&(interaction.channel, id)));
    let own = |message: &&Message| {
        Some(message.id) == interaction.original || interaction.answer_messages.contains(&message.id)
    };
    message.filter(own).ok_or(ApiRefusal::UnknownMessage)
}

fn finish_interaction(world: &mut World, interaction: Id, message: Id) {
    let Some(found) = world.interactions.get_mut(&interaction) else { return };
    found.touch(message);
    // While a modal is open, a message of the bot must not close it.
    if !matches!(found.state, InteractionState::Modal(_)) {
        world.set_state(interaction, InteractionState::Answered);
    }
}

/// Returns a message that was created or edited with the token of an interaction.
pub async fn show(State(app): State<App>, Path((application, token, which)): Path<(Id, String, String)>) -> JsonResult {
    let world = app.world();
    let interaction = interaction(&world, application, &token)?;
    Ok(Json(world.message_json(find(&world, interaction, &which)?)))
}

pub async fn edit(
    State(app): State<App>,
    Path((application, token, which)): Path<(Id, String, String)>,
    payload: Payload,
) -> JsonResult {
    let mut world = app.world();
    let interaction = interaction(&world, application, &token)?;
    let message = find(&world, interaction, &which)?;
    let (interaction, channel, id) = (interaction.id, message.channel, message.id);
    let edit = Edit::read(payload, message.flags)?;
    change(&mut world, interaction, channel, id, edit)
}

fn change(world: &mut World, interaction: Id, channel: Id, id: Id, edit: Edit) -> JsonResult {
    world.change(channel, id, edit)?;
    finish_interaction(world, interaction, id);
    let message = world.messages.get(&(channel, id)).ok_or(ApiRefusal::UnknownMessage)?;
    Ok(Json(world.message_json(message)))
}

pub async fn delete(
    State(app): State<App>,
    Path((application, token, which)): Path<(Id, String, String)>,
) -> Result<StatusCode, ApiRefusal> {
    let mut world = app.world();
    let interaction = interaction(&world, application, &token)?;
    let message = find(&world, interaction, &which)?;
    let (interaction, channel, id) = (interaction.id, message.channel, message.id);
    world.delete(channel, id)?;
    world.set_state(interaction, InteractionState::Answered);
    Ok(StatusCode::NO_CONTENT)
}

pub async fn follow_up(
    State(app): State<App>,
    Path((application, token)): Path<(Id, String)>,
    payload: Payload,
) -> JsonResult {
    let mut world = app.world();
    let interaction = interaction(&world, application, &token)?.clone();
    let channel = interaction.channel;
    let thinking = interaction.original.and_then(|id| world.messages.get(&(channel, id)));
    // As in Discord, the first follow-up to a deferred answer replaces the message with "thinking…".
    if let Some(message) = thinking.filter(|message| message.has(LOADING)) {
        let (id, edit) = (message.id, Edit::read(payload, message.flags)?);
        return change(&mut world, interaction.id, channel, id, edit);
    }
    let draft = Draft::read(&payload.json, payload.files)?;
    let only_for = (draft.flags & EPHEMERAL != 0).then_some(interaction.user);
    let by = MessageOrigin { author: BOT, channel, cause: Some(interaction.followup_metadata()), only_for };
    let id = world.write_message(draft, by);
    finish_interaction(&mut world, interaction.id, id);
    let message = world.messages.get(&(channel, id)).ok_or(ApiRefusal::UnknownMessage)?;
    Ok(Json(world.message_json(message)))
}
