//! `/game preset`: saves the options of the table as a preset of the server, or deletes a preset.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::discord::settings::presets;
use crate::presenter::words::labels;

use super::answer::matching_completions;
use super::args::Args;
use super::command::{Command, OptionType, SlashOption};

pub(super) const COMMAND: Command = Command {
    label: labels::PRESET,
    options: &[
        SlashOption::required(labels::NAME, OptionType::Text),
        SlashOption::optional(labels::FORGET, OptionType::ON_OFF),
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let name = args.text(labels::NAME).unwrap_or_default();
    if args.text(labels::FORGET) == Some("on") {
        return presets::delete(ctx, name);
    }
    Ok(Outcome::text(presets::save(ctx, name)?))
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::NAME) else { return Ok(Vec::new()) };
    name_completions(ctx, typed)
}

/// Returns the names of the server's presets that match the typed text.
pub(super) fn name_completions(ctx: &Context, typed: &str) -> Result<Vec<Completion>, AppError> {
    let names = presets::names(ctx)?;
    Ok(matching_completions(names.into_iter().map(|name| (name.clone(), name)), typed))
}
