//! Presets: options that a server has saved under a name.

use crate::discord::error::AppError;
use crate::discord::message::draft::quoted;
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::{Editor, Terms};

/// The maximum number of characters of a preset's name that messages show.
pub(super) const SHOWN_NAME: usize = 40;

/// The maximum number of characters that Discord lets users type for a preset's name.
pub(in crate::discord) const LONGEST: u16 = 40;

/// Saves the options of the channel's table as a preset.
pub(in crate::discord) fn save(app: &App, visit: &Visit, name: &str) -> Result<Outcome, AppError> {
    Ok(Outcome::text(self::name(app, visit, name)?))
}

/// Saves the options of the channel's table as a preset. Returns the confirmation.
pub(in crate::discord) fn name(app: &App, visit: &Visit, name: &str) -> Result<String, AppError> {
    let table = visit.table(app)?;
    let name = app.tables.name_preset(visit.server()?, table.id, editor(visit), name).map_err(|error| match error {
        crate::table::TableError::Full => AppError::Preset,
        other => other.into(),
    })?;
    Ok(visit.words.preset_saved(quoted(&name, SHOWN_NAME)))
}

fn editor(visit: &Visit) -> Editor {
    Editor { user: visit.user, manages: visit.manages }
}

/// Deletes a preset.
pub(in crate::discord) fn delete(app: &App, visit: &Visit, name: &str) -> Result<Outcome, AppError> {
    let known = app.tables.delete_preset(visit.server()?, editor(visit), name)?;
    let quoted = quoted(name, SHOWN_NAME);
    Ok(Outcome::text(if known { visit.words.preset_gone(quoted) } else { visit.words.preset_none(quoted) }))
}

/// Returns the options saved in a preset. Fails if the server has no such preset.
pub(in crate::discord) fn find(app: &App, visit: &Visit, name: &str) -> Result<Terms, AppError> {
    let found = app.tables.preset(visit.server()?, name)?;
    found.ok_or_else(|| AppError::NoPreset(name.to_owned()))
}

/// Returns the names of a server's presets.
pub(in crate::discord) fn names(app: &App, visit: &Visit) -> Result<Vec<String>, AppError> {
    visit.guild.map_or(Ok(Vec::new()), |guild| Ok(app.tables.presets(guild)?))
}
