//! Modal forms. Discord accepts a form only as the first response to a press, so a handler must open it without slow
//! work.

use serenity::builder::{CreateAllowedMentions, CreateInteractionResponse, CreateInteractionResponseMessage};

use crate::discord::error::AppError;
use crate::discord::expansions::{self, Handle, OpenForm, SubmitForm};
use crate::discord::lobby::{form as options, menus, naming};
use crate::discord::message::draft::clip;
use crate::discord::message::form::{Modal, Submitted};
use crate::discord::message::press::{Ack, Lobby, Preference, Press, Special, TableControl};
use crate::discord::settings::{orders, preferences};
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::TableId;

/// A form that a press opens. The custom ID of the submitted form is the same press.
pub(super) enum Form {
    /// Asks for the name under which to save a lobby's options as a preset.
    Preset(TableId),
    /// Asks for the options of a lobby.
    Options(TableId),
    /// Asks for a player's standing orders.
    Orders(TableId),
    /// Asks for the user's time zone and quiet hours.
    Hours,
    /// A form that an expansion defines.
    Special(Special, OpenForm, SubmitForm),
}

impl Form {
    /// Returns the form that a press opens, or `None` if it opens none.
    pub fn of(press: &Press) -> Option<Form> {
        Some(match press {
            Press::Lobby(table, Lobby::Form) => Form::Options(*table),
            Press::TableControl(table, TableControl::Order) => Form::Orders(*table),
            Press::Preference(Preference::Hours) => Form::Hours,
            Press::Special(special) if special.word == menus::NAME_FORM => Form::Preset(special.table),
            Press::Special(special) => match expansions::button(&special.word)?.does {
                Handle::Form { open, submit } => Form::Special(special.clone(), open, submit),
                Handle::Answer(_) => return None,
            },
            _ => return None,
        })
    }

    /// Returns the table that the form is about, or `None` for a form about the user.
    pub fn table(&self) -> Option<TableId> {
        match self {
            Form::Preset(table) | Form::Options(table) | Form::Orders(table) => Some(*table),
            Form::Special(special, ..) => Some(special.table),
            Form::Hours => None,
        }
    }

    /// Creates the form.
    pub fn open(&self, app: &App, visit: &Visit) -> Result<Modal, AppError> {
        match self {
            Form::Preset(table) => naming::form(app, visit, *table),
            Form::Options(table) => options::form(app, visit, *table),
            Form::Orders(table) => orders::form(app, visit, *table),
            Form::Hours => preferences::form(app, visit),
            Form::Special(special, open, _) => open(app, visit, special),
        }
    }

    /// Handles the submitted form.
    pub fn submit(&self, app: &App, visit: &Visit, submitted: &Submitted) -> Result<Outcome, AppError> {
        match self {
            Form::Preset(table) => naming::submit(app, visit, *table, submitted),
            Form::Options(table) => options::submit(app, visit, *table, submitted),
            Form::Orders(table) => orders::submit(app, visit, *table, submitted),
            Form::Hours => preferences::submit(app, visit, submitted),
            Form::Special(special, _, submit) => submit(app, visit, special, submitted),
        }
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
