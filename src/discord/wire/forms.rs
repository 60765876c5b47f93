//! Modal forms. Discord accepts a form only as the first response to a press, so no slow work may precede it.

use serenity::builder::{
    CreateAllowedMentions, CreateInteractionResponse, CreateInteractionResponseMessage, CreateModal,
};

use crate::discord::error::AppError;
use crate::discord::expansions::{self, Handle, Typed};
use crate::discord::lobby::{menus, naming};
use crate::discord::message::draft::clip;
use crate::discord::message::press::{Ack, Special};
use crate::discord::visit::{App, Outcome, Visit};

/// The handlers of a form.
pub(super) struct Form {
    /// Creates the form.
    pub open: fn(&App, &Visit, &Special) -> Result<CreateModal, AppError>,
    /// Handles the submitted form.
    pub submit: fn(&App, &Visit, &Special, &Typed) -> Result<Outcome, AppError>,
}

/// Returns the form that a press opens. The custom ID of a submitted form is the same press. Returns `None` if the press opens no
/// form.
pub(super) fn form(press: &Special) -> Option<Form> {
    if press.word == menus::NAME_FORM {
        return Some(Form { open: naming::form, submit: naming::submit });
    }
    match expansions::button(&press.word)?.does {
        Handle::Form { open, submit } => Some(Form { open, submit }),
        Handle::Answer(_) => None,
    }
}

/// Creates the private message that is sent if a form cannot be opened.
pub(super) fn refusal(text: &str) -> CreateInteractionResponse {
    let message = CreateInteractionResponseMessage::new().content(clip(text, 2000)).ephemeral(true);
    let message = message.allowed_mentions(CreateAllowedMentions::new());
    CreateInteractionResponse::Message(message)
}

/// Returns the acknowledgement of a submitted form. If the form was opened from a private message, that message is edited.
pub(super) fn acknowledge(is_private: bool) -> (Ack, CreateInteractionResponse) {
    if is_private {
        return (Ack::Update, CreateInteractionResponse::Acknowledge);
    }
    let message = CreateInteractionResponseMessage::new().ephemeral(true);
    (Ack::Private, CreateInteractionResponse::Defer(message))
}
