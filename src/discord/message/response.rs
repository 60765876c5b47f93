//! The first response to an interaction, as plain data.

use super::form::Form;

/// The first response to an interaction, which Discord expects within three seconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Response {
    /// A private message follows.
    Deferred,
    /// The message that was pressed stays as it is, or is edited later.
    Acknowledged,
    Message(String),
    Completions(Vec<Completion>),
    Form(Form),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Completion {
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
    pub fn text(label: impl Into<String>, value: impl Into<String>) -> Completion {
        Completion { label: label.into(), value: CompletionValue::Text(value.into()) }
    }

    pub fn number(label: impl Into<String>, value: impl Into<i64>) -> Completion {
        Completion { label: label.into(), value: CompletionValue::Number(value.into()) }
    }
}
