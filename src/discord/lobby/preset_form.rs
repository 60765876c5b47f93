//! The form in which a host saves the options of a lobby as a preset.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, Form, FormValues, Input, Press, Text};
use crate::discord::settings::presets;
use crate::table::TableId;

use super::menus::{check_host, options_message};
use super::pages::OptionPage;

/// The custom ID of the form's text field.
const NAME_FIELD: &str = "name";

/// Creates the form. Fails for users other than the host.
pub(in crate::discord) fn form(ctx: &Context, table: TableId) -> Result<Form, AppError> {
    check_host(ctx, &ctx.channel_table(table)?)?;
    let words = ctx.words;
    let input = Input::Text(Text { most: presets::MAX_LENGTH, ..Text::default() });
    Ok(Form::new(Press::SavePreset(table), words.preset_form()).field(
        NAME_FIELD,
        words.preset_name(),
        Some(words.preset_shared()),
        input,
    ))
}

/// Saves the options as a preset under the given name, then shows the menus of the lobby again.
pub(in crate::discord) fn submit(ctx: &Context, table: TableId, fields: &FormValues) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    let saved = presets::save(ctx, fields.value(NAME_FIELD).unwrap_or_default())?;
    let draft = options_message(ctx, &table, OptionPage::Presets, None)?;
    Ok(Outcome::message(Draft { text: format!("{saved}\n{}", draft.text), ..draft }))
}
