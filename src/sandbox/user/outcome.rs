//! Waits for the bot's answer to a user's action.

use std::time::Duration;

use serde_json::{Value, json};

use super::Actor;
use crate::app::App;
use crate::id::Id;
use crate::interaction::{Interaction, State};
use crate::world::World;

/// The maximum time to wait for the message that replaces "thinking…".
const THINKING: Duration = Duration::from_secs(60);
/// The time to wait for an edit after an acknowledgement. The bot need not edit anything.
const ACKNOWLEDGED: Duration = Duration::from_secs(2);

/// Waits until the bot has answered and returns the answer. Without `wait`, returns the current state.
pub async fn outcome(app: &App, actor: &Actor, id: Id, wait: bool) -> Value {
    if wait {
        settle(app, id).await;
    }
    let world = app.world();
    world.interactions.get(&id).map_or(Value::Null, |interaction| world.outcome_view(interaction, actor))
}

async fn settle(app: &App, id: Id) {
    // An unanswered interaction fails at the time limit, and a periodic task notices that shortly afterwards.
    let time_limit = app.world().time_limit + Duration::from_secs(1);
    let answered = app.wait_for(id, time_limit, |interaction| interaction.state != State::Waiting).await;
    let more = match answered.map(|interaction| interaction.state) {
        Some(State::Deferred) => THINKING,
        Some(State::Acknowledged) => ACKNOWLEDGED,
        _ => return,
    };
    let done = |interaction: &Interaction| !matches!(interaction.state, State::Deferred | State::Acknowledged);
    app.wait_for(id, more, done).await;
}

impl World {
    /// Returns the state of an interaction, with the messages of the answer as the user currently sees them.
    pub(super) fn outcome_view(&self, interaction: &Interaction, actor: &Actor) -> Value {
        let messages = interaction.touched.iter().filter_map(|id| self.messages.get(&(interaction.channel, *id)));
        let seen = messages.filter(|message| message.is_seen_by(actor.0));
        let messages: Vec<_> = seen.map(|message| self.message_view(message, actor)).collect();
        let mut view = json!({ "interaction": interaction.id, "channel": interaction.channel, "messages": messages });
        let (outcome, more) = match &interaction.state {
            State::Waiting => ("waiting", json!({})),
            State::Deferred => ("thinking", json!({})),
            State::Acknowledged => ("acknowledged", json!({})),
            State::Answered => ("answered", json!({})),
            State::Modal(modal) => ("modal", json!({ "modal": modal })),
            State::Choices(choices) => ("choices", json!({ "choices": choices })),
            State::Failed => ("failed", json!({ "error": self.excuse() })),
        };
        view["outcome"] = json!(outcome);
        crate::json::merge(&mut view, more);
        view
    }
}
