//! `/settings change`: the user's preferences, which apply at all tables.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::discord::settings::{preferences, table_options};
use crate::presenter::words::labels;
use crate::table::{zone_called, zones};

use super::answer::matching_completions;
use super::args::Args;
use super::command::{Command, OptionType, SlashOption};

pub(super) const COMMAND: Command = Command {
    label: labels::CHANGE,
    options: &[
        SlashOption::optional(labels::ZONE, OptionType::Text),
        SlashOption::optional(labels::QUIET, OptionType::Text),
        SlashOption::optional(labels::REMINDERS, OptionType::ON_OFF),
        SlashOption::optional(labels::DIRECT_MESSAGES, OptionType::ON_OFF),
        SlashOption::optional(
            labels::LANGUAGE,
            OptionType::Choice(&[
                (labels::LANGUAGE_DISCORD, "discord"),
                (labels::LANGUAGE_EN, "en"),
                (labels::LANGUAGE_FR, "fr"),
                (labels::LANGUAGE_DE, "de"),
            ]),
        ),
        SlashOption::optional(labels::MARK, OptionType::Text),
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let text = |label| args.text(label);
    let on = |label| text(label).map(|value| value == "on");
    let mut wished = Vec::new();
    wished.extend(text(labels::ZONE).map(|zone| preferences::PreferenceChange::TimeZone(zone.to_owned())));
    wished.extend(text(labels::QUIET).map(|hours| preferences::PreferenceChange::QuietHours(hours.to_owned())));
    wished.extend(on(labels::REMINDERS).map(preferences::PreferenceChange::Reminders));
    wished.extend(on(labels::DIRECT_MESSAGES).map(preferences::PreferenceChange::DirectMessages));
    wished.extend(
        text(labels::LANGUAGE)
            .map(|tag| preferences::PreferenceChange::Language(table_options::language_with_key(tag))),
    );
    wished.extend(text(labels::MARK).map(|text| preferences::parse_mark(ctx.words, text)).transpose()?);
    preferences::change(ctx, wished)
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    if let Some(typed) = args.focused(labels::ZONE) {
        let named = zones().map(|zone| (zone.clone(), zone));
        // The name of a zone contains neither its abbreviations nor its offset.
        let known =
            zone_called(typed).filter(|zone| !zone.to_lowercase().replace('_', " ").contains(&typed.to_lowercase()));
        let known = known.map(|zone| (format!("{zone} ({typed})"), zone));
        return Ok(matching_completions(known.into_iter().chain(named), typed));
    }
    if let Some(typed) = args.focused(labels::MARK) {
        return Ok(matching_completions(preferences::mark_choices(ctx.words), typed));
    }
    let Some(typed) = args.focused(labels::QUIET) else { return Ok(Vec::new()) };
    Ok(matching_completions(preferences::quiet_hour_choices(ctx.words), typed))
}
