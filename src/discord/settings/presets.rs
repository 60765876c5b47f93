//! Presets: options that a server has saved under a name.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::draft::quoted;
use crate::table::{PresetEditor, TableSetup};

/// The maximum number of characters of a preset's name that messages show.
pub(super) const MAX_SHOWN_LENGTH: usize = 40;

/// The maximum number of characters that Discord lets users type for a preset's name.
pub(in crate::discord) const MAX_LENGTH: u16 = 40;

/// Saves the options of the channel's table as a preset. Returns the confirmation.
pub(in crate::discord) fn save(ctx: &Context, name: &str) -> Result<String, AppError> {
    let table = ctx.table()?;
    let name = ctx.app.tables.save_preset(ctx.server()?, table.id, editor(ctx), name)?;
    Ok(ctx.words.preset_saved(quoted(&name, MAX_SHOWN_LENGTH)))
}

fn editor(ctx: &Context) -> PresetEditor {
    PresetEditor { user: ctx.user, manages: ctx.is_manager }
}

pub(in crate::discord) fn delete(ctx: &Context, name: &str) -> Result<Outcome, AppError> {
    let known = ctx.app.tables.delete_preset(ctx.server()?, editor(ctx), name)?;
    let quoted = quoted(name, MAX_SHOWN_LENGTH);
    Ok(Outcome::text(if known { ctx.words.preset_gone(quoted) } else { ctx.words.preset_none(quoted) }))
}

/// Returns the options saved in a preset. Fails if the server has no such preset.
pub(in crate::discord) fn find(ctx: &Context, name: &str) -> Result<TableSetup, AppError> {
    let found = ctx.app.tables.preset(ctx.server()?, name)?;
    found.ok_or_else(|| AppError::UnknownPreset(name.to_owned()))
}

pub(in crate::discord) fn names(ctx: &Context) -> Result<Vec<String>, AppError> {
    ctx.guild.map_or(Ok(Vec::new()), |guild| Ok(ctx.app.tables.preset_names(guild)?))
}
