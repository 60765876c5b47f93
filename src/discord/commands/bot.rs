//! `/game bot`: adds a bot to the channel's lobby.

use crate::discord::error::AppError;
use crate::discord::visit::{App, Outcome, Visit, bot_name};
use crate::table::{BotProfile, Character, Level};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, Kind, Opt, no_completion};

const LEVELS: Kind = Kind::Choice(&[
    (labels::LEVEL_GENTLE, Level::Gentle.key()),
    (labels::LEVEL_STEADY, Level::Steady.key()),
    (labels::LEVEL_STRONG, Level::Strong.key()),
]);

const CHARACTERS: Kind = Kind::Choice(&[
    (labels::CHARACTER_CITY_BUILDER, Character::CityBuilder.key()),
    (labels::CHARACTER_FARMER, Character::Farmer.key()),
    (labels::CHARACTER_INTRUDER, Character::Intruder.key()),
]);

pub(super) const COMMAND: Command = Command {
    label: labels::BOT,
    options: &[
        Opt { label: labels::LEVEL, kind: LEVELS, required: false },
        Opt { label: labels::CHARACTER, kind: CHARACTERS, required: false },
    ],
    run,
    complete: no_completion,
};

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, AppError> {
    let named = args.text(labels::LEVEL);
    let level = Level::ALL.into_iter().find(|level| Some(level.key()) == named).unwrap_or_default();
    let named = args.text(labels::CHARACTER);
    let character = Character::SPECIAL.into_iter().find(|character| Some(character.key()) == named).unwrap_or_default();
    let bot = BotProfile { level, character };
    let table = app.tables.add_bot(visit.channel, visit.user, bot)?;
    let name = bot_name(visit.words, bot);
    Ok(Outcome::text(visit.words.bot_seated(name, table.name.as_str())).delivering(table.id))
}
