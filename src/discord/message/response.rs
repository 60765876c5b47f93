//! The first response to an interaction, as plain data.

use super::form::Form;

/// The first response to an interaction, which Discord expects within three seconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Response {
    /// A private message follows.
    Deferred,
    /// The message that was pressed stays as it is, or is edited later.
    Acknowledged,
    /// A private message.
    Message(String),
    /// Completions for the option that the user is typing.
    Completions(Vec<Completion>),
    /// A form opens.
    Form(Form),
}

/// A completion for an option of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Completion {
    /// The text that the user sees.
    pub label: String,
    /// The value of the option if the user chooses this completion.
    pub value: CompletionValue,
}

/// The value of a completion, which must have the type of the option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum CompletionValue {
    Text(String),
    Number(i64),
}

impl Completion {
    /// Creates a completion for an option that takes text.
    pub fn text(label: impl Into<String>, value: impl Into<String>) -> Completion {
        Completion { label: label.into(), value: CompletionValue::Text(value.into()) }
    }

    /// Creates a completion for an option that takes a number.
    pub fn number(label: impl Into<String>, value: impl Into<i64>) -> Completion {
        Completion { label: label.into(), value: CompletionValue::Number(value.into()) }
    }
}
