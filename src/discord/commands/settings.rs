//! `/settings`: the user's preferences, which apply at all tables, and the user's data.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::discord::settings::{preferences, table_options, user_data};
use crate::table::zones;
use crate::words::labels;

use super::answer::choices;
use super::args::Args;
use super::command::{Command, Opt, OptionType};

const SWITCH: OptionType = OptionType::Choice(&[(labels::ON, "on"), (labels::OFF, "off")]);

pub(super) const EXPORT: Command = Command::without_options(labels::EXPORT_DATA, |ctx, _| user_data::export(ctx));

pub(super) const ERASE: Command = Command::without_options(labels::ERASE, |ctx, _| user_data::explain_erasure(ctx));

pub(super) const CHANGE: Command = Command {
    label: labels::CHANGE,
    options: &[
        Opt { label: labels::ZONE, kind: OptionType::Text, required: false },
        Opt { label: labels::QUIET, kind: OptionType::Text, required: false },
        Opt { label: labels::REMINDERS, kind: SWITCH, required: false },
        Opt { label: labels::DIRECT_MESSAGES, kind: SWITCH, required: false },
        Opt {
            label: labels::LANGUAGE,
            kind: OptionType::Choice(&[
                (labels::LANGUAGE_DISCORD, "discord"),
                (labels::LANGUAGE_EN, "en"),
                (labels::LANGUAGE_FR, "fr"),
                (labels::LANGUAGE_DE, "de"),
            ]),
            required: false,
        },
        Opt { label: labels::MARK, kind: OptionType::Text, required: false },
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let text = |label| args.text(label);
    let on = |label| text(label).map(|value| value == "on");
    let mut wished = Vec::new();
    wished.extend(text(labels::ZONE).map(|zone| preferences::PreferenceChange::Zone(zone.to_owned())));
    wished.extend(text(labels::QUIET).map(|hours| preferences::PreferenceChange::Quiet(hours.to_owned())));
    wished.extend(on(labels::REMINDERS).map(preferences::PreferenceChange::Reminders));
    wished.extend(on(labels::DIRECT_MESSAGES).map(preferences::PreferenceChange::DirectMessages));
    wished.extend(
        text(labels::LANGUAGE).map(|tag| preferences::PreferenceChange::Language(table_options::language(tag))),
    );
    wished.extend(text(labels::MARK).map(|text| preferences::favourite(ctx.words, text)).transpose()?);
    preferences::change(ctx, wished)
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    if let Some(typed) = args.focused(labels::ZONE) {
        return Ok(choices(zones().map(|zone| (zone.clone(), zone)), typed));
    }
    if let Some(typed) = args.focused(labels::MARK) {
        return Ok(choices(preferences::favourites(ctx.words), typed));
    }
    let Some(typed) = args.focused(labels::QUIET) else { return Ok(Vec::new()) };
    Ok(choices(preferences::nights(ctx.words), typed))
}
