//! The form in which a host saves the options of a lobby as a preset.

use serenity::builder::{CreateActionRow, CreateInputText, CreateModal};
use serenity::model::application::InputTextStyle;

use crate::discord::error::AppError;
use crate::discord::expansions::Typed;
use crate::discord::leaving::ExpectId;
use crate::discord::message::draft::{Draft, clip};
use crate::discord::message::press::Special;
use crate::discord::settings::presets;
use crate::discord::visit::{App, Outcome, Visit};

use super::menus::{host_only, menus};

/// The custom ID of the form's field.
const NAME: &str = "name";

/// Creates the form. Fails for users other than the host.
pub(in crate::discord) fn form(app: &App, visit: &Visit, press: &Special) -> Result<CreateModal, AppError> {
    host_only(visit, &visit.table(app)?.expect_id(press.table)?)?;
    let label = clip(&visit.words.preset_name(), 45);
    let field = CreateInputText::new(InputTextStyle::Short, label, NAME).min_length(1).max_length(presets::LONGEST);
    let title = clip(&visit.words.preset_form(), 45);
    Ok(CreateModal::new(press.to_string(), title).components(vec![CreateActionRow::InputText(field)]))
}

/// Saves the preset under the given name and shows the menus again.
pub(in crate::discord) fn submit(
    app: &App,
    visit: &Visit,
    press: &Special,
    typed: &Typed,
) -> Result<Outcome, AppError> {
    let table = visit.table(app)?.expect_id(press.table)?;
    let said = presets::name(app, visit, typed.field(NAME).unwrap_or_default())?;
    let draft = menus(app, visit, &table, None)?;
    Ok(Outcome::answer(Draft { text: format!("{said}\n{}", draft.text), ..draft }))
}
