//! Waits for the bot's answer to a user's action.

use std::time::Duration;

use serde_json::{Value, json};

use super::Actor;
use crate::{App, BOT, Id, Interaction, InteractionState, World};

/// The time to wait for an edit after an acknowledgement. The bot need not edit anything.
const EDIT_WAIT: Duration = Duration::from_secs(15);
/// The maximum time to wait for the message that replaces "thinking…".
const MESSAGE_WAIT: Duration = Duration::from_secs(60);

/// Waits until the bot has answered and returns the answer. Without `wait`, returns the current state.
pub async fn outcome(app: &App, actor: &Actor, id: Id, wait: bool) -> Value {
    if wait {
        wait_for_answer(app, id).await;
    }
    let world = app.world();
    world.interactions.get(&id).map_or(Value::Null, |interaction| world.outcome_view(interaction, actor))
}

async fn wait_for_answer(app: &App, id: Id) {
    // An unanswered interaction fails at the time limit, and a periodic task notices that shortly afterwards.
    let time_limit = app.world().time_limit + Duration::from_secs(1);
    let answered = app.wait_for(id, time_limit, |interaction| interaction.state != InteractionState::Waiting).await;
    let more = match answered.map(|interaction| interaction.state) {
        Some(InteractionState::Deferred) => MESSAGE_WAIT,
        Some(InteractionState::Acknowledged) => EDIT_WAIT,
        _ => return,
    };
    let is_done = |world: &World| {
        world.interactions.get(&id).is_none_or(|interaction| match interaction.state {
            InteractionState::Deferred => false,
            InteractionState::Acknowledged => world.has_changed_since(interaction),
            _ => true,
        })
    };
    app.wait_until(more, is_done).await;
}

impl World {
    /// Returns whether the bot has edited the public message that a user pressed, or has posted another message in its
    /// channel since. After an acknowledgement, bots often do this instead of editing the message as an answer.
    fn has_changed_since(&self, interaction: &Interaction) -> bool {
        let pressed = interaction.kind.message_id().and_then(|id| self.messages.get(&(interaction.channel, id)));
        let Some(pressed) = pressed.filter(|pressed| pressed.only_for.is_none()) else { return false };
        let later = self.messages.range((interaction.channel, interaction.id)..);
        let mut later = later.map(|(_, message)| message).take_while(|message| message.channel == interaction.channel);
        pressed.edited.is_some_and(|edited| edited >= interaction.created_at)
            || later.any(|message| message.author == BOT && message.only_for.is_none())
    }

    /// Returns the state of an interaction, with the messages of the answer as the user currently sees them.
    pub(super) fn outcome_view(&self, interaction: &Interaction, actor: &Actor) -> Value {
        let messages =
            interaction.answer_messages.iter().filter_map(|id| self.messages.get(&(interaction.channel, *id)));
        let seen = messages.filter(|message| message.is_seen_by(actor.0));
        let messages: Vec<_> = seen.map(|message| self.message_view(message, actor)).collect();
        let mut view = json!({ "interaction": interaction.id, "channel": interaction.channel, "messages": messages });
        let (outcome, more) = match &interaction.state {
            InteractionState::Waiting => ("waiting", json!({})),
            InteractionState::Deferred => ("thinking", json!({})),
            InteractionState::Acknowledged => ("acknowledged", json!({})),
            InteractionState::Answered => ("answered", json!({})),
            InteractionState::Modal(modal) => ("modal", json!({ "modal": modal })),
            InteractionState::Choices(choices) => ("choices", json!({ "choices": choices })),
            InteractionState::Failed => ("failed", json!({ "error": self.failure_message() })),
        };
        view["outcome"] = json!(outcome);
        crate::json::merge(&mut view, more);
        view
    }
}
