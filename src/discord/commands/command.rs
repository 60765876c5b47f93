//! The definition of a slash command: its data, and the functions that run and complete it.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::discord::settings::table_options;
use crate::presenter::words::labels::{self, CommandLabel};
use crate::table::TableOption;

use super::args::Args;

#[derive(Clone, Copy)]
pub(in crate::discord) struct Command {
    pub label: CommandLabel,
    /// The options, required ones first.
    pub options: &'static [SlashOption],
    pub run: fn(&Context, &Args<'_>) -> Result<Outcome, AppError>,
    pub complete: fn(&Context, &Args<'_>) -> Result<Vec<Completion>, AppError>,
}

impl Command {
    pub const fn without_options(
        label: CommandLabel,
        run: fn(&Context, &Args<'_>) -> Result<Outcome, AppError>,
    ) -> Command {
        Command { label, options: &[], run, complete: no_completion }
    }
}

/// An option of a slash command.
#[derive(Clone, Copy)]
pub(in crate::discord) struct SlashOption {
    pub label: CommandLabel,
    pub kind: OptionType,
    pub is_required: bool,
}

impl SlashOption {
    pub const fn required(label: CommandLabel, kind: OptionType) -> SlashOption {
        SlashOption { label, kind, is_required: true }
    }

    pub const fn optional(label: CommandLabel, kind: OptionType) -> SlashOption {
        SlashOption { label, kind, is_required: false }
    }

    pub const fn table(option: &'static TableOption) -> SlashOption {
        SlashOption { label: table_options::label(option), kind: OptionType::Table(option), is_required: false }
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
    User,
    /// A file.
    File,
    /// One of a few values, each with a label and an ID.
    Choice(&'static [(CommandLabel, &'static str)]),
    /// One of the values of a table option.
    Table(&'static TableOption),
}

impl OptionType {
    /// Whether something is on.
    pub const ON_OFF: OptionType = OptionType::Choice(&[(labels::ON, "on"), (labels::OFF, "off")]);
}

/// A top-level command.
pub(in crate::discord) enum TopLevelCommand {
    /// A command without subcommands, such as `/board`.
    Single(Command),
    /// A group of subcommands, such as `/game`.
    Group(CommandLabel, &'static [Command]),
}

impl TopLevelCommand {
    pub const fn label(&self) -> CommandLabel {
        match self {
            TopLevelCommand::Single(command) => command.label,
            TopLevelCommand::Group(label, _) => *label,
        }
    }
}

pub(in crate::discord) fn no_completion(_: &Context, _: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    Ok(Vec::new())
}
