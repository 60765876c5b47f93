//! Interactions, and the state of the bot's answers.

use std::time::Duration;

use serde_json::Value;

use super::clock::Moment;
use super::id::Id;
use super::message::Cause;
use super::refusal::Refusal;

/// Lifetime of an interaction's token for edits and follow-ups.
pub const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);

/// The kind of an interaction.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A slash command was sent.
    Command,
    /// A component of a message was used.
    Component {
        /// The message.
        message: Id,
    },
    /// The client requests choices.
    Autocomplete,
    /// A modal was submitted.
    Modal {
        /// The message with the button that opened it, if any.
        message: Option<Id>,
    },
}

impl Kind {
    /// Returns Discord's interaction type.
    pub fn number(&self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component { .. } => 3,
            Self::Autocomplete => 4,
            Self::Modal { .. } => 5,
        }
    }

    /// Returns the message whose component led here.
    pub fn message(&self) -> Option<Id> {
        match self {
            Self::Component { message } => Some(*message),
            Self::Modal { message } => *message,
            Self::Command | Self::Autocomplete => None,
        }
    }
}

/// The state of the bot's answer.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// There is no answer yet.
    Waiting,
    /// Deferred with "thinking…": a message will follow.
    Deferred,
    /// Acknowledged; the message with the component may be edited later.
    Acknowledged,
    /// Answered with a message or an edit.
    Answered,
    /// Answered with a modal.
    Modal(Value),
    /// Answered with choices.
    Choices(Vec<Value>),
    /// The bot did not answer in time, or is not connected.
    Failed,
}

/// An interaction.
#[derive(Clone, Debug)]
pub struct Interaction {
    /// Its ID.
    pub id: Id,
    /// The token for the bot's answers.
    pub token: String,
    /// Its kind.
    pub kind: Kind,
    /// The user.
    pub user: Id,
    /// The channel.
    pub channel: Id,
    /// The time of its creation.
    pub asked: Moment,
    /// The state of the answer.
    pub state: State,
    /// The message `@original`, once it exists.
    pub original: Option<Id>,
    /// Messages created or edited with its token, in order.
    pub touched: Vec<Id>,
    /// The metadata of the messages that answer it.
    pub cause: Cause,
}

/// The kinds of first answers, with Discord's types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A new message (4).
    Message,
    /// A deferred message (5).
    Defer,
    /// No message, but possibly an edit later (6).
    Acknowledge,
    /// An edit of the message with the component (7).
    Update,
    /// Choices (8).
    Choices,
    /// A modal (9).
    Modal,
}

impl Answer {
    /// Returns the kind with Discord's type.
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

    /// Returns whether this answer is valid for a kind of interaction.
    pub fn suits(self, kind: &Kind) -> bool {
        match (self, kind) {
            (Self::Choices, kind) => matches!(kind, Kind::Autocomplete),
            (_, Kind::Autocomplete) => false,
            (Self::Acknowledge | Self::Update, kind) => kind.message().is_some(),
            (Self::Modal, kind) => !matches!(kind, Kind::Modal { .. }),
            (Self::Message | Self::Defer, _) => true,
        }
    }
}

impl Interaction {
    /// Checks whether a first answer is valid now.
    pub fn check_first_answer(&self, now: Moment, time_limit: Duration) -> Result<(), Refusal> {
        match self.state {
            State::Waiting if now.since(self.asked) <= time_limit => Ok(()),
            State::Waiting | State::Failed => Err(Refusal::UnknownInteraction),
            _ => Err(Refusal::AlreadyAcknowledged),
        }
    }

    /// Checks whether its token is valid now for edits and follow-ups.
    pub fn check_token(&self, now: Moment) -> Result<(), Refusal> {
        match self.state {
            State::Waiting | State::Failed | State::Choices(_) => Err(Refusal::UnknownWebhook),
            _ if now.since(self.asked) > TOKEN_LIFE => Err(Refusal::InvalidWebhookToken),
            _ => Ok(()),
        }
    }

    /// Returns whether the first answer is later than the client allows.
    pub fn is_overdue(&self, now: Moment, time_limit: Duration) -> bool {
        self.state == State::Waiting && now.since(self.asked) > time_limit
    }

    /// Records that `message` was created or edited with its token.
    pub fn touch(&mut self, message: Id) {
        self.touched.retain(|touched| *touched != message);
        self.touched.push(message);
    }

    /// Returns the metadata of a follow-up.
    pub fn followup_cause(&self) -> Cause {
        Cause { original: self.original, ..self.cause.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interaction(state: State) -> Interaction {
        let cause = Cause {
            interaction: Id::new(1),
            kind: 2,
            user: Id::new(2),
            command: None,
            pressed_on: None,
            original: None,
            trigger: None,
        };
        Interaction {
            id: Id::new(1),
            token: String::new(),
            kind: Kind::Command,
            user: Id::new(2),
            channel: Id::new(3),
            asked: Moment::from_unix_ms(0),
            state,
            original: None,
            touched: vec![],
            cause,
        }
    }

    #[test]
    fn the_first_response_is_due_in_three_seconds_and_sent_once() {
        let time_limit = Duration::from_secs(3);
        for (state, ms, expected) in [
            (State::Waiting, 3000, Ok(())),
            (State::Waiting, 3001, Err(Refusal::UnknownInteraction)),
            (State::Failed, 1, Err(Refusal::UnknownInteraction)),
            (State::Answered, 1, Err(Refusal::AlreadyAcknowledged)),
            (State::Deferred, 9000, Err(Refusal::AlreadyAcknowledged)),
        ] {
            let now = Moment::from_unix_ms(ms);
            assert_eq!(interaction(state.clone()).check_first_answer(now, time_limit), expected, "{state:?} at {ms}");
        }
    }

    #[test]
    fn the_token_has_a_quarter_of_an_hour_after_the_first_answer() {
        for (state, ms, expected) in [
            (State::Waiting, 1, Err(Refusal::UnknownWebhook)),
            (State::Failed, 1, Err(Refusal::UnknownWebhook)),
            (State::Deferred, 900_000, Ok(())),
            (State::Answered, 900_001, Err(Refusal::InvalidWebhookToken)),
        ] {
            let now = Moment::from_unix_ms(ms);
            assert_eq!(interaction(state.clone()).check_token(now), expected, "{state:?} at {ms}");
        }
    }

    #[test]
    fn each_answer_suits_some_kinds() {
        let component = Kind::Component { message: Id::new(1) };
        let bare_modal = Kind::Modal { message: None };
        for (answer, kind, suits) in [
            (Answer::Message, &Kind::Command, true),
            (Answer::Update, &Kind::Command, false),
            (Answer::Update, &component, true),
            (Answer::Acknowledge, &bare_modal, false),
            (Answer::Modal, &bare_modal, false),
            (Answer::Modal, &component, true),
            (Answer::Choices, &Kind::Autocomplete, true),
            (Answer::Message, &Kind::Autocomplete, false),
        ] {
            assert_eq!(answer.suits(kind), suits, "{answer:?} to {kind:?}");
        }
    }
}
