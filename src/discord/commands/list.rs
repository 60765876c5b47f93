//! The ordered list of slash commands: those for tables and moves, those of expansions in the order of the expansions, and those
//! that only show information.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Completion, HelpTopic, LeaveKind};
use crate::discord::settings::{server, user_data};
use crate::discord::social::{status, undo};
use crate::discord::{expansions, leaving};
use crate::presenter::words::labels;
use crate::rules::Expansion;

use super::args::Args;
use super::command::{Command, OptionType, SlashOption, TopLevelCommand};
use super::names::english_name;
use super::{
    answer, away, board, bot, duel, fields, film, find, game, help, if_ended, info, leaderboard, mygames, new, orders,
    place, preset, profile, replace, replay, scores, settings, share, tiles, why,
};

const FIRST_COMMANDS: &[TopLevelCommand] = &[
    TopLevelCommand::Group(
        labels::GAME,
        &[
            new::COMMAND,
            find::COMMAND,
            Command::without_options(labels::JOIN, |ctx, _| game::join(ctx)),
            Command::without_options(labels::LEAVE, |ctx, _| game::leave(ctx)),
            bot::COMMAND,
            Command::without_options(labels::START, |ctx, _| game::start(ctx)),
            Command::without_options(labels::INFO, |ctx, _| info::show(ctx, &ctx.table()?)),
            Command::without_options(labels::BACK, |ctx, _| game::take_seat_back(ctx)),
            Command::without_options(labels::RESIGN, |ctx, _| {
                leaving::ask_to_confirm(ctx, &ctx.table()?, LeaveKind::Resign)
            }),
            Command::without_options(labels::ABORT, |ctx, _| {
                leaving::ask_to_confirm(ctx, &ctx.table()?, LeaveKind::Abort)
            }),
            game::EXPORT,
            replace::COMMAND,
            Command::without_options(labels::REMATCH, |ctx, _| game::rematch_here(ctx)),
            preset::COMMAND,
            Command::without_options(labels::STATUS, |ctx, _| status::toggle(ctx, &ctx.table()?)),
        ],
    ),
    TopLevelCommand::Single(duel::COMMAND),
    TopLevelCommand::Single(place::COMMAND),
    TopLevelCommand::Single(answer::COMMAND),
    TopLevelCommand::Single(Command::without_options(labels::UNDO, |ctx, _| undo::undo(ctx, ctx.table()?.id, None))),
    TopLevelCommand::Single(orders::COMMAND),
];

const LAST_COMMANDS: &[TopLevelCommand] = &[
    TopLevelCommand::Single(board::COMMAND),
    TopLevelCommand::Single(Command::without_options(labels::FIELDS_OF, |ctx, _| fields::show(ctx, &ctx.table()?))),
    TopLevelCommand::Single(Command::without_options(labels::IF_ENDED, |ctx, _| if_ended::show(ctx, &ctx.table()?))),
    TopLevelCommand::Single(Command::without_options(labels::SCORES, |ctx, _| scores::show(ctx, &ctx.table()?))),
    TopLevelCommand::Single(why::COMMAND),
    TopLevelCommand::Single(Command::without_options(labels::TILES, |ctx, _| tiles::show(ctx, &ctx.table()?))),
    TopLevelCommand::Single(Command::without_options(labels::FILM, |ctx, _| film::show(ctx, &ctx.table()?))),
    TopLevelCommand::Single(replay::COMMAND),
    TopLevelCommand::Single(mygames::COMMAND),
    TopLevelCommand::Single(share::COMMAND),
    TopLevelCommand::Single(leaderboard::COMMAND),
    TopLevelCommand::Single(profile::COMMAND),
    TopLevelCommand::Single(away::COMMAND),
    TopLevelCommand::Group(
        labels::SETTINGS,
        &[
            settings::COMMAND,
            Command::without_options(labels::EXPORT_DATA, |ctx, _| user_data::export(ctx)),
            Command::without_options(labels::ERASE, |ctx, _| user_data::explain_erasure(ctx)),
        ],
    ),
    TopLevelCommand::Single(Command::without_options(labels::SERVER, |ctx, _| server::show(ctx))),
    TopLevelCommand::Single(HELP_COMMAND),
];

/// `/help`. It is defined here because it lists all commands.
const HELP_COMMAND: Command = Command {
    label: labels::HELP,
    options: &[SlashOption::optional(labels::EXPANSIONS, OptionType::Text)],
    run: list_all,
    complete: new::COMMAND.complete,
};

fn list_all(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    match new::expansions(ctx.words, args)? {
        expansions if expansions.is_empty() => Ok(help::show(ctx)),
        expansions => Ok(help::describe(ctx.words, &expansions)),
    }
}

/// Shows a part of the help.
pub(in crate::discord) fn show_help(ctx: &Context, topic: HelpTopic) -> Result<Outcome, AppError> {
    help::show_topic(ctx, topic, entries())
}

/// Returns all commands in Discord's order, each with the expansion that it belongs to, if any.
fn all_entries() -> impl Iterator<Item = (&'static TopLevelCommand, Option<Expansion>)> {
    let of_expansion =
        |&expansion: &Expansion| expansions::of(expansion).commands.iter().map(move |entry| (entry, Some(expansion)));
    let own = |entries: &'static [TopLevelCommand]| entries.iter().map(|entry| (entry, None));
    own(FIRST_COMMANDS).chain(Expansion::ALL.iter().flat_map(of_expansion)).chain(own(LAST_COMMANDS))
}

/// Returns all commands in Discord's order.
pub(in crate::discord) fn entries() -> impl Iterator<Item = &'static TopLevelCommand> {
    all_entries().map(|(entry, _)| entry)
}

/// Returns whether a command concerns the user rather than the table of the channel. Such a command gets only private responses. If the
/// user has installed the app, it also works in channels of which the bot is not a member.
pub(in crate::discord) fn is_personal(entry: &TopLevelCommand) -> bool {
    matches!(
        entry.label(),
        labels::REPLAY | labels::MYGAMES | labels::SHARE | labels::AWAY | labels::SETTINGS | labels::HELP
    )
}

/// Returns whether a command is also in the menus of users, which set its option [`labels::MEMBER`].
pub(in crate::discord) fn is_in_menus(entry: &TopLevelCommand) -> bool {
    matches!(entry.label(), labels::PROFILE)
}

/// Returns whether a command is for members who may manage the server.
pub(in crate::discord) fn is_for_managers(entry: &TopLevelCommand) -> bool {
    matches!(entry.label(), labels::SERVER)
}

/// Returns whether a command shows the game of the channel's table.
fn shows_game(command: &Command) -> bool {
    matches!(
        command.label,
        labels::INFO
            | labels::EXPORT
            | labels::BOARD
            | labels::FIELDS_OF
            | labels::IF_ENDED
            | labels::SCORES
            | labels::WHY
            | labels::TILES
            | labels::FILM
    )
}

/// A command that was found by its names, with the expansion that it belongs to.
#[derive(Clone, Copy)]
pub(in crate::discord) struct CommandMatch {
    command: &'static Command,
    is_personal: bool,
    expansion: Option<Expansion>,
}

impl CommandMatch {
    /// Runs the command. Fails in channels where the bot cannot post a game, and at tables without the command's expansion.
    pub fn run(self, ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
        if !self.is_personal && !ctx.is_member {
            return Err(AppError::NotMember);
        }
        if let Some(expansion) = self.expansion
            && !ctx.table()?.setup.expansions.has(expansion)
        {
            return Err(AppError::NotInPlay(expansion));
        }
        self.check_visible(ctx)?;
        (self.command.run)(ctx, args)
    }

    /// Checks that the user may see the game that the command shows, if it shows one. All commands of expansions are about the game.
    fn check_visible(self, ctx: &Context) -> Result<(), AppError> {
        match &ctx.table_on_arrival {
            Some(table) if self.expansion.is_some() || shows_game(self.command) => ctx.check_visible(table),
            _ => Ok(()),
        }
    }

    /// Returns completions for the option that the user is typing.
    pub fn complete(self, ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
        self.check_visible(ctx)?;
        (self.command.complete)(ctx, args)
    }
}

/// Returns whether the names are those of `/game info`.
pub(in crate::discord) fn is_info(name: &str, subcommand: Option<&str>) -> bool {
    english_name(labels::GAME) == name && subcommand == Some(english_name(labels::INFO))
}

/// Returns the command with these names, or `None` if this version has no such command.
pub(in crate::discord) fn find(name: &str, subcommand: Option<&str>) -> Option<CommandMatch> {
    all_entries().find_map(|(entry, of)| {
        let command = match (entry, subcommand) {
            (TopLevelCommand::Single(command), None) if english_name(command.label) == name => Some(command),
            (TopLevelCommand::Group(label, commands), Some(subcommand)) if english_name(*label) == name => {
                commands.iter().find(|command| english_name(command.label) == subcommand)
            }
            _ => None,
        };
        command.map(|command| CommandMatch { command, is_personal: is_personal(entry), expansion: of })
    })
}
