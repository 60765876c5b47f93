//! Route of the REST API for the first answer to an interaction.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::{Path, Query};
use crate::interaction::CallbackType;
use crate::message::LOADING;
use crate::{
    ApiRefusal, App, BOT, Draft, EPHEMERAL, Edit, Id, Interaction, InteractionState, MessageOrigin, Payload, Timestamp,
    World, limits,
};

#[derive(Debug, Deserialize)]
pub struct AnswerQuery {
    #[serde(default)]
    with_response: bool,
}

pub async fn answer(
    State(app): State<App>,
    Path((id, token)): Path<(Id, String)>,
    Query(query): Query<AnswerQuery>,
    payload: Payload,
) -> Result<Response, ApiRefusal> {
    let mut world = app.world();
    let interaction = world.interactions.get(&id).filter(|interaction| interaction.token == token);
    let interaction = interaction.ok_or(ApiRefusal::UnknownInteraction)?.clone();
    interaction.check_first_answer(Timestamp::now(), world.time_limit)?;
    let kind = payload.json.get("type").and_then(Value::as_u64).and_then(CallbackType::from_number);
    let kind = kind.filter(|kind| kind.suits(&interaction.kind)).ok_or_else(wrong_type_refusal)?;
    let message = apply_answer(&mut world, &interaction, kind, payload)?;
    if !query.with_response {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Ok(Json(response(&world, &interaction, kind, message)).into_response())
}

fn wrong_type_refusal() -> ApiRefusal {
    ApiRefusal::form(&["type"], "BASE_TYPE_CHOICES", "This type of answer does not suit this interaction.")
}

/// Carries out an answer. Returns the message that the answer created or edited, if any.
fn apply_answer(
    world: &mut World,
    interaction: &Interaction,
    kind: CallbackType,
    payload: Payload,
) -> Result<Option<Id>, ApiRefusal> {
    let Payload { json: mut body, files } = payload;
    let data = body.get_mut("data").map(Value::take).unwrap_or_default();
    let interacted_message = interaction.kind.message_id();
    let (state, message) = match kind {
        CallbackType::Message => {
            let draft = Draft::read(&data, files)?;
            let origin = origin(interaction, draft.flags & EPHEMERAL != 0);
            (InteractionState::Answered, Some(world.write_message(draft, origin)))
        }
        CallbackType::Defer => {
            let ephemeral = data.get("flags").and_then(Value::as_u64).unwrap_or(0) & EPHEMERAL != 0;
            (InteractionState::Deferred, Some(world.write_loading(origin(interaction, ephemeral))))
        }
        CallbackType::Acknowledge => (InteractionState::Acknowledged, interacted_message),
        CallbackType::Update => {
            let id = interacted_message.ok_or(ApiRefusal::UnknownMessage)?;
            let old_flags = world.messages.get(&(interaction.channel, id)).ok_or(ApiRefusal::UnknownMessage)?.flags;
            world.change(interaction.channel, id, Edit::read(Payload { json: data, files }, old_flags)?)?;
            (InteractionState::Answered, Some(id))
        }
        CallbackType::Choices => {
            ApiRefusal::check(|form| limits::check_autocomplete_choices(&data, form))?;
            (InteractionState::Choices(data["choices"].as_array().cloned().unwrap_or_default()), None)
        }
        CallbackType::Modal => {
            ApiRefusal::check(|form| limits::check_modal(&data, form))?;
            (InteractionState::Modal(data), None)
        }
    };
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.original = message;
        if let Some(message) = message.filter(|_| kind != CallbackType::Acknowledge) {
            interaction.touch(message);
        }
    }
    world.set_state(interaction.id, state);
    Ok(message)
}

fn origin(interaction: &Interaction, ephemeral: bool) -> MessageOrigin {
    MessageOrigin {
        author: BOT,
        channel: interaction.channel,
        cause: Some(interaction.cause.clone()),
        only_for: ephemeral.then_some(interaction.user),
    }
}

/// Returns the body of the response to a request with `with_response`.
fn response(world: &World, interaction: &Interaction, kind: CallbackType, message: Option<Id>) -> Value {
    let message = message.and_then(|id| world.messages.get(&(interaction.channel, id)));
    let mut about =
        json!({ "id": interaction.id, "type": interaction.kind.number(), "channel_id": interaction.channel });
    if let Some(message) = message {
        crate::json::merge(
            &mut about,
            json!({
                "response_message_id": message.id, "response_message_loading": message.has(LOADING),
                "response_message_ephemeral": message.has(EPHEMERAL),
            }),
        );
    }
    let number = match kind {
        CallbackType::Message => 4,
        CallbackType::Update => 7,
        CallbackType::Defer | CallbackType::Acknowledge | CallbackType::Choices | CallbackType::Modal => {
            return json!({ "interaction": about });
        }
    };
    let message = message.map(|message| world.message_json(message));
    json!({ "interaction": about, "resource": { "type": number, "message": message } })
}
