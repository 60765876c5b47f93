//! Discord's error responses, as listed in <https://discord.com/developers/docs/topics/opcodes-and-status-codes>.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::form::{FieldError, nested};
use crate::Form;

/// The reason why a request of the bot is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ApiRefusal {
    NotFound,
    MethodNotAllowed,
    /// The bot's token is missing or wrong.
    Unauthorized,
    /// The application does not exist, or belongs to another bot.
    UnknownApplication,
    UnknownChannel,
    UnknownGuild,
    UnknownMember,
    /// The message does not exist, or the caller does not see it.
    UnknownMessage,
    UnknownUser,
    UnknownEmoji,
    /// The token in the path of a webhook is invalid.
    UnknownWebhook,
    /// The interaction does not exist, or the bot did not answer it in time.
    UnknownInteraction,
    UnknownCommand,
    AlreadyAcknowledged,
    /// A file, or the whole request, is too large.
    TooLarge,
    /// The bot may not view the channel.
    MissingAccess,
    EmptyMessage,
    NotTheAuthor,
    /// The bot may view the channel but lacks another permission.
    MissingPermissions,
    /// The interaction's token has expired.
    InvalidWebhookToken,
    /// The thread is archived and locked.
    ThreadArchived,
    ThreadExists,
    /// The body is not JSON, or has an unexpected structure.
    InvalidJson,
    /// The body is invalid. Contains an error for each invalid field.
    InvalidForm(Vec<FieldError>),
}

impl ApiRefusal {
    /// Returns the HTTP status, Discord's error code, and Discord's message.
    pub fn parts(&self) -> (StatusCode, u32, &'static str) {
        use StatusCode as S;
        match self {
            Self::NotFound => (S::NOT_FOUND, 0, "404: Not Found"),
            Self::MethodNotAllowed => (S::METHOD_NOT_ALLOWED, 0, "405: Method Not Allowed"),
            Self::Unauthorized => (S::UNAUTHORIZED, 0, "401: Unauthorized"),
            Self::UnknownApplication => (S::NOT_FOUND, 10_002, "Unknown Application"),
            Self::UnknownChannel => (S::NOT_FOUND, 10_003, "Unknown Channel"),
            Self::UnknownGuild => (S::NOT_FOUND, 10_004, "Unknown Guild"),
            Self::UnknownMember => (S::NOT_FOUND, 10_007, "Unknown Member"),
            Self::UnknownMessage => (S::NOT_FOUND, 10_008, "Unknown Message"),
            Self::UnknownUser => (S::NOT_FOUND, 10_013, "Unknown User"),
            Self::UnknownEmoji => (S::BAD_REQUEST, 10_014, "Unknown Emoji"),
            Self::UnknownWebhook => (S::NOT_FOUND, 10_015, "Unknown Webhook"),
            Self::UnknownInteraction => (S::NOT_FOUND, 10_062, "Unknown interaction"),
            Self::UnknownCommand => (S::NOT_FOUND, 10_063, "Unknown application command"),
            Self::AlreadyAcknowledged => (S::BAD_REQUEST, 40_060, "Interaction has already been acknowledged."),
            Self::TooLarge => (S::PAYLOAD_TOO_LARGE, 40_005, "Request entity too large"),
            Self::MissingAccess => (S::FORBIDDEN, 50_001, "Missing Access"),
            Self::EmptyMessage => (S::BAD_REQUEST, 50_006, "Cannot send an empty message"),
            Self::NotTheAuthor => (S::FORBIDDEN, 50_005, "Cannot edit a message authored by another user"),
            Self::MissingPermissions => (S::FORBIDDEN, 50_013, "Missing Permissions"),
            Self::InvalidWebhookToken => (S::UNAUTHORIZED, 50_027, "Invalid Webhook Token"),
            Self::ThreadArchived => (S::BAD_REQUEST, 50_083, "Thread is archived"),
            Self::ThreadExists => (S::BAD_REQUEST, 160_004, "A thread has already been created for this message"),
            Self::InvalidJson => (S::BAD_REQUEST, 50_109, "The request body contains invalid JSON."),
            Self::InvalidForm(_) => (S::BAD_REQUEST, 50_035, "Invalid Form Body"),
        }
    }

    pub fn body(&self) -> Value {
        let (_, code, message) = self.parts();
        match self {
            Self::InvalidForm(errors) => json!({ "code": code, "message": message, "errors": nested(errors) }),
            _ => json!({ "code": code, "message": message }),
        }
    }

    /// Returns the error message that a client shows to a user.
    pub fn client_message(&self) -> String {
        match self {
            Self::InvalidForm(errors) => {
                errors.iter().map(|error| error.message.as_str()).collect::<Vec<_>>().join(" ")
            }
            _ => {
                let (.., message) = self.parts();
                message.to_owned()
            }
        }
    }

    /// Runs the checks of a body. Returns an error for each invalid field, if there are any.
    pub fn check<T>(checks: impl FnOnce(&mut Form) -> T) -> Result<T, Self> {
        let mut form = Form::default();
        let checked = checks(&mut form);
        let errors = form.into_errors();
        if errors.is_empty() { Ok(checked) } else { Err(Self::InvalidForm(errors)) }
    }

    pub fn form(path: &[&str], code: &'static str, message: impl Into<String>) -> Self {
        let path = path.iter().map(ToString::to_string).collect();
        Self::InvalidForm(vec![FieldError { path, code, message: message.into() }])
    }
}

impl IntoResponse for ApiRefusal {
    fn into_response(self) -> Response {
        let (status, ..) = self.parts();
        (status, Json(self.body())).into_response()
    }
}
