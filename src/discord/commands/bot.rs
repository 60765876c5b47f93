//! `/game bot`: adds a bot to the channel's lobby.

use crate::discord::context::{App, Context, Outcome, bot_name};
use crate::discord::error::AppError;
use crate::discord::lobby::menus::engine_profile;
use crate::discord::message::Completion;
use crate::engine::OfferedEngine;
use crate::presenter::words::labels;
use crate::table::{BotProfile, Character, Level};

use super::answer;
use super::args::Args;
use super::command::{Command, OptionType, SlashOption};

const LEVEL_CHOICES: OptionType = OptionType::Choice(&[
    (labels::LEVEL_GENTLE, Level::Gentle.key()),
    (labels::LEVEL_STEADY, Level::Steady.key()),
    (labels::LEVEL_STRONG, Level::Strong.key()),
]);

const CHARACTER_CHOICES: OptionType = OptionType::Choice(&[
    (labels::CHARACTER_CITY_BUILDER, Character::CityBuilder.key()),
    (labels::CHARACTER_FARMER, Character::Farmer.key()),
    (labels::CHARACTER_INTRUDER, Character::Intruder.key()),
]);

pub(super) const COMMAND: Command = Command {
    label: labels::BOT,
    options: &[
        SlashOption::optional(labels::LEVEL, LEVEL_CHOICES),
        SlashOption::optional(labels::CHARACTER, CHARACTER_CHOICES),
        SlashOption::optional(labels::PROGRAM, OptionType::Text),
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let bot =
        args.text(labels::PROGRAM).map_or_else(|| Ok(own_profile(args)), |name| offered_profile(&ctx.app, name))?;
    let table = ctx.app.tables.add_bot(ctx.channel, ctx.user, bot)?;
    let name = bot_name(ctx.words, bot);
    Ok(Outcome::text(ctx.words.bot_seated(name, table.name.as_str())).with_pending_table(table.id))
}

/// Returns the computer player with the level and the character of the options.
fn own_profile(args: &Args<'_>) -> BotProfile {
    let named = args.text(labels::LEVEL);
    let level = Level::ALL.into_iter().find(|level| Some(level.key()) == named).unwrap_or_default();
    let named = args.text(labels::CHARACTER);
    let character =
        Character::WITH_PREFERENCES.into_iter().find(|character| Some(character.key()) == named).unwrap_or_default();
    BotProfile { level, character }
}

fn offered_profile(app: &App, name: &str) -> Result<BotProfile, AppError> {
    let wanted = name.trim().to_lowercase();
    let engine = app.host_settings.engines.iter().find(|engine| *engine.name == *wanted);
    let names = || app.host_settings.engines.iter().map(|engine| engine.name.to_string()).collect();
    engine.map(engine_profile).ok_or_else(|| AppError::UnknownProgram { name: name.to_owned(), offered: names() })
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::PROGRAM) else { return Ok(Vec::new()) };
    let named = |engine: &OfferedEngine| (engine.name.to_string(), engine.name.to_string());
    Ok(answer::matching_completions(ctx.app.host_settings.engines.iter().map(named), typed))
}
