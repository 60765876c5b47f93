//! Interactions, with the state of the bot's answers.

use std::time::Duration;

use serde_json::Value;

use super::message::InteractionMetadata;
use crate::{ApiRefusal, Id, Timestamp};

/// The time for which the bot can use the token of an interaction for edits and follow-ups.
pub const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);

/// The kind of an interaction, with the message to which it belongs.
#[derive(Clone, Debug)]
pub enum InteractionKind {
    /// A user ran a slash command.
    Command,
    Component {
        message: Id,
    },
    /// The client requests choices for an option that the user is typing.
    Autocomplete,
    /// A user submitted a modal, which a button of this message opened, if a button did.
    Modal {
        message: Option<Id>,
    },
}

impl InteractionKind {
    pub fn number(&self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component { .. } => 3,
            Self::Autocomplete => 4,
            Self::Modal { .. } => 5,
        }
    }

    /// Returns the ID of the message whose component caused this interaction, directly or through a modal, or `None`.
    pub fn message_id(&self) -> Option<Id> {
        match self {
            Self::Component { message } => Some(*message),
            Self::Modal { message } => *message,
            Self::Command | Self::Autocomplete => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum InteractionState {
    /// The bot has not answered yet.
    Waiting,
    /// The bot deferred its answer. Users see "thinking…" until the bot edits it.
    Deferred,
    /// The bot acknowledged the interaction, and may edit the message with the component later.
    Acknowledged,
    /// The bot answered with a message or an edit.
    Answered,
    Modal(Value),
    Choices(Vec<Value>),
    /// The bot did not answer in time, or is not connected.
    Failed,
}

#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: Id,
    /// The token that the bot needs to answer.
    pub token: String,
    /// The kind of action, with the message on which the user acted, if any.
    pub kind: InteractionKind,
    pub user: Id,
    pub channel: Id,
    /// The time at which the interaction was created.
    pub created_at: Timestamp,
    pub state: InteractionState,
    /// The first message of the answer, which the API calls `@original`. `None` until it exists.
    pub original: Option<Id>,
    /// The messages that the bot created or edited with the token, in this order.
    pub answer_messages: Vec<Id>,
    /// The metadata for the messages that answer the interaction.
    pub cause: InteractionMetadata,
}

/// The kinds of first answers, with their types in Discord's API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallbackType {
    /// A new message (4).
    Message,
    /// A deferred message (5).
    Defer,
    /// An acknowledgement without a message, which an edit may follow (6).
    Acknowledge,
    /// An edit of the message with the component (7).
    Update,
    /// Choices of an autocomplete (8).
    Choices,
    /// A modal (9).
    Modal,
}

impl CallbackType {
    /// Returns the kind for a type in Discord's API, or `None` if the type is unknown.
    pub fn from_number(number: u64) -> Option<Self> {
        Some(match number {
            4 => Self::Message,
            5 => Self::Defer,
            6 => Self::Acknowledge,
            7 => Self::Update,
            8 => Self::Choices,
            9 => Self::Modal,
            _ => return None,
        })
    }

    /// Returns whether Discord accepts this answer to an interaction of that kind.
    pub fn suits(self, kind: &InteractionKind) -> bool {
        match (self, kind) {
            (Self::Choices, kind) => matches!(kind, InteractionKind::Autocomplete),
            (_, InteractionKind::Autocomplete) => false,
            (Self::Acknowledge | Self::Update, kind) => kind.message_id().is_some(),
            (Self::Modal, kind) => !matches!(kind, InteractionKind::Modal { .. }),
            (Self::Message | Self::Defer, _) => true,
        }
    }
}

impl Interaction {
    /// Checks that the interaction has no answer yet and is not older than `time_limit`, so the bot may answer it.
    pub fn check_first_answer(&self, now: Timestamp, time_limit: Duration) -> Result<(), ApiRefusal> {
        match self.state {
            InteractionState::Waiting if now.since(self.created_at) <= time_limit => Ok(()),
            InteractionState::Waiting | InteractionState::Failed => Err(ApiRefusal::UnknownInteraction),
            _ => Err(ApiRefusal::AlreadyAcknowledged),
        }
    }

    /// Checks that the bot may use the token for edits and follow-ups at this time.
    pub fn check_token(&self, now: Timestamp) -> Result<(), ApiRefusal> {
        match self.state {
            InteractionState::Waiting | InteractionState::Failed | InteractionState::Choices(_) => {
                Err(ApiRefusal::UnknownWebhook)
            }
            _ if now.since(self.created_at) > TOKEN_LIFE => Err(ApiRefusal::InvalidWebhookToken),
            _ => Ok(()),
        }
    }

    /// Returns whether the bot has let `time_limit` pass without a first answer.
    pub fn is_overdue(&self, now: Timestamp, time_limit: Duration) -> bool {
        self.state == InteractionState::Waiting && now.since(self.created_at) > time_limit
    }

    /// Records that the bot created or edited `message` with the token.
    pub fn touch(&mut self, message: Id) {
        self.answer_messages.retain(|touched| *touched != message);
        self.answer_messages.push(message);
    }

    pub fn followup_metadata(&self) -> InteractionMetadata {
        InteractionMetadata { original: self.original, ..self.cause.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interaction(state: InteractionState) -> Interaction {
        Interaction {
            id: Id::new(1),
            token: String::new(),
            kind: InteractionKind::Command,
            user: Id::new(2),
            channel: Id::new(3),
            created_at: Timestamp::default(),
            state,
            original: None,
            answer_messages: vec![],
            cause: InteractionMetadata::default(),
        }
    }

    #[test]
    fn the_first_response_is_due_in_three_seconds_and_sent_once() {
        let time_limit = Duration::from_secs(3);
        for (state, ms, expected) in [
            (InteractionState::Waiting, 3000, Ok(())),
            (InteractionState::Waiting, 3001, Err(ApiRefusal::UnknownInteraction)),
            (InteractionState::Failed, 1, Err(ApiRefusal::UnknownInteraction)),
            (InteractionState::Answered, 1, Err(ApiRefusal::AlreadyAcknowledged)),
            (InteractionState::Deferred, 9000, Err(ApiRefusal::AlreadyAcknowledged)),
        ] {
            let now = Timestamp::from_unix_ms(ms);
            assert_eq!(interaction(state.clone()).check_first_answer(now, time_limit), expected, "{state:?} at {ms}");
        }
    }

    #[test]
    fn the_token_has_a_quarter_of_an_hour_after_the_first_answer() {
        for (state, ms, expected) in [
            (InteractionState::Waiting, 1, Err(ApiRefusal::UnknownWebhook)),
            (InteractionState::Failed, 1, Err(ApiRefusal::UnknownWebhook)),
            (InteractionState::Deferred, 900_000, Ok(())),
            (InteractionState::Answered, 900_001, Err(ApiRefusal::InvalidWebhookToken)),
        ] {
            let now = Timestamp::from_unix_ms(ms);
            assert_eq!(interaction(state.clone()).check_token(now), expected, "{state:?} at {ms}");
        }
    }

    #[test]
    fn each_answer_suits_some_kinds() {
        let component = InteractionKind::Component { message: Id::new(1) };
        let bare_modal = InteractionKind::Modal { message: None };
        for (answer, kind, suits) in [
            (CallbackType::Message, &InteractionKind::Command, true),
            (CallbackType::Update, &InteractionKind::Command, false),
            (CallbackType::Update, &component, true),
            (CallbackType::Acknowledge, &bare_modal, false),
            (CallbackType::Modal, &bare_modal, false),
            (CallbackType::Modal, &component, true),
            (CallbackType::Choices, &InteractionKind::Autocomplete, true),
            (CallbackType::Message, &InteractionKind::Autocomplete, false),
        ] {
            assert_eq!(answer.suits(kind), suits, "{answer:?} to {kind:?}");
        }
    }
}
