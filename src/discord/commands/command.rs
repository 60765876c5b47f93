//! The definition of a slash command: its data, and the functions that run and complete it.

use crate::discord::context::{App, Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::discord::settings::table_options;
use crate::table::TableOption;
use crate::words::labels::CommandLabel;

use super::args::Args;

/// A command or subcommand.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Command {
    /// The name and description in all languages.
    pub label: CommandLabel,
    /// The options, required ones first.
    pub options: &'static [Opt],
    /// Runs the command with the given options.
    pub run: fn(&App, &Context, &Args<'_>) -> Result<Outcome, AppError>,
    /// Returns completions for the option that the user is typing.
    pub complete: fn(&App, &Context, &Args<'_>) -> Result<Vec<Completion>, AppError>,
}

impl Command {
    /// Creates a command without options.
    pub const fn without_options(
        label: CommandLabel,
        run: fn(&App, &Context, &Args<'_>) -> Result<Outcome, AppError>,
    ) -> Command {
        Command { label, options: &[], run, complete: no_completion }
    }
}

/// An option of a slash command.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Opt {
    /// The name and description in all languages.
    pub label: CommandLabel,
    /// The type of the option's values.
    pub kind: OptionType,
    /// Whether Discord refuses the command without the option.
    pub required: bool,
}

impl Opt {
    /// Creates the command option for a table option.
    pub const fn table(option: &'static TableOption) -> Opt {
        Opt { label: table_options::label(option), kind: OptionType::Table(option), required: false }
    }
}

/// The type of an option's values.
#[derive(Clone, Copy)]
pub(in crate::discord) enum OptionType {
    /// Text, with completion.
    Text,
    /// A whole number, with completion.
    Number,
    /// A whole number from 0 to this maximum, with completion.
    NumberTo(u8),
    /// A user of Discord.
    User,
    /// One of a few values, each with a label and an ID.
    Choice(&'static [(CommandLabel, &'static str)]),
    /// One of the values of a table option.
    Table(&'static TableOption),
}

/// A top-level command.
pub(in crate::discord) enum Entry {
    /// A command without subcommands, such as `/board`.
    Single(Command),
    /// A group of subcommands, such as `/game`.
    Group(CommandLabel, &'static [Command]),
}

impl Entry {
    /// Returns the name and description of the command or group.
    pub const fn label(&self) -> CommandLabel {
        match self {
            Entry::Single(command) => command.label,
            Entry::Group(label, _) => *label,
        }
    }
}

/// Returns no completions.
pub(in crate::discord) fn no_completion(_: &App, _: &Context, _: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    Ok(Vec::new())
}
