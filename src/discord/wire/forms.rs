//! Modal forms. Discord accepts a form only as the first response to a press, so a handler must open it without slow
//! work.

use crate::discord::error::AppError;
use crate::discord::expansions::{self, Handle, OpenForm, SubmitForm};
use crate::discord::lobby::{form as options, menus, naming};
use crate::discord::message::form::{Form, Submitted};
use crate::discord::message::press::{Lobby, Preference, Press, Special, TableControl};
use crate::discord::settings::{orders, preferences};
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::TableId;

/// A form that a press opens. The custom ID of the submitted form is the same press.
pub(super) enum FormHandler {
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

impl FormHandler {
    /// Returns the form that a press opens, or `None` if it opens none.
    pub fn of(press: &Press) -> Option<FormHandler> {
        Some(match press {
            Press::Lobby(table, Lobby::Form) => FormHandler::Options(*table),
            Press::TableControl(table, TableControl::Order) => FormHandler::Orders(*table),
            Press::Preference(Preference::Hours) => FormHandler::Hours,
            Press::Special(special) if special.word == menus::NAME_FORM => FormHandler::Preset(special.table),
            Press::Special(special) => match expansions::button(&special.word)?.does {
                Handle::Form { open, submit } => FormHandler::Special(special.clone(), open, submit),
                Handle::Answer(_) => return None,
            },
            _ => return None,
        })
    }

    /// Returns the table that the form is about, or `None` for a form about the user.
    pub fn table(&self) -> Option<TableId> {
        match self {
            FormHandler::Preset(table) | FormHandler::Options(table) | FormHandler::Orders(table) => Some(*table),
            FormHandler::Special(special, ..) => Some(special.table),
            FormHandler::Hours => None,
        }
    }

    /// Creates the form.
    pub fn open(&self, app: &App, visit: &Visit) -> Result<Form, AppError> {
        match self {
            FormHandler::Preset(table) => naming::form(app, visit, *table),
            FormHandler::Options(table) => options::form(app, visit, *table),
            FormHandler::Orders(table) => orders::form(app, visit, *table),
            FormHandler::Hours => preferences::form(app, visit),
            FormHandler::Special(special, open, _) => open(app, visit, special),
        }
    }

    /// Handles the submitted form.
    pub fn submit(&self, app: &App, visit: &Visit, submitted: &Submitted) -> Result<Outcome, AppError> {
        match self {
            FormHandler::Preset(table) => naming::submit(app, visit, *table, submitted),
            FormHandler::Options(table) => options::submit(app, visit, *table, submitted),
            FormHandler::Orders(table) => orders::submit(app, visit, *table, submitted),
            FormHandler::Hours => preferences::submit(app, visit, submitted),
            FormHandler::Special(special, _, submit) => submit(app, visit, special, submitted),
        }
    }
}
