//! The slash commands: one file each, one ordered list.
//!
//! A command is data (its [label](Label), its options) and two functions: what it does, and what it offers for completion.
//! Names and descriptions come from `words/` in all languages.

mod abort;
mod answer;
pub(super) mod args;
mod bid;
pub(super) mod board;
mod bridge;
mod castle;
mod export;
pub(super) mod film;
mod gift;
mod help;
mod info;
mod join;
mod leave;
mod maximum;
mod monument;
mod new;
pub(super) mod place;
mod register;
mod resign;
pub(super) mod scores;
mod shepherd;
mod start;
pub(super) mod tiles;

use serenity::builder::AutocompleteChoice;

use crate::words::commands::{self as labels, Label};

use super::fault::Fault;
use super::visit::{App, Outcome, Visit};
use args::Args;

pub(super) use info::more;
pub(super) use register::definitions;

/// A command, or a subcommand.
#[derive(Clone, Copy)]
pub(super) struct Command {
    /// Its name and description.
    pub label: Label,
    /// What it takes, required ones first.
    pub options: &'static [Opt],
    /// What it does.
    pub run: fn(&App, &Visit, &Args<'_>) -> Result<Outcome, Fault>,
    /// What it offers for the option that is being typed.
    pub complete: fn(&App, &Visit, &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault>,
}

/// An option of a command.
#[derive(Clone, Copy)]
pub(super) struct Opt {
    /// Its name and description.
    pub label: Label,
    /// What may be typed.
    pub kind: Kind,
    /// Whether it must be there.
    pub required: bool,
}

/// What may be typed for an option.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Text, with completion.
    Text,
    /// A whole number, with completion.
    Number,
    /// A whole number from 0 up to this one, with completion.
    NumberTo(u8),
    /// One of a few: labels with their ids.
    Choice(&'static [(Label, &'static str)]),
}

/// A command as people see it: by itself, or with subcommands.
pub(super) enum Entry {
    /// By itself.
    Single(Command),
    /// A name for several.
    Group(Label, &'static [Command]),
}

/// All commands, in the order in which Discord lists them.
pub(super) const COMMANDS: &[Entry] = &[
    Entry::Group(
        labels::GAME,
        &[
            new::COMMAND,
            join::COMMAND,
            leave::COMMAND,
            start::COMMAND,
            info::COMMAND,
            resign::COMMAND,
            abort::COMMAND,
            export::COMMAND,
        ],
    ),
    Entry::Single(place::COMMAND),
    Entry::Group(labels::SHEPHERD, shepherd::COMMANDS),
    Entry::Single(bridge::COMMAND),
    Entry::Group(labels::BID, bid::COMMANDS),
    Entry::Single(castle::COMMAND),
    Entry::Group(labels::GIFT, gift::COMMANDS),
    Entry::Group(labels::MONUMENT, monument::COMMANDS),
    Entry::Single(board::COMMAND),
    Entry::Single(scores::COMMAND),
    Entry::Single(tiles::COMMAND),
    Entry::Single(film::COMMAND),
    Entry::Single(help::COMMAND),
];

/// Nothing to offer.
pub(super) fn no_completion(_: &App, _: &Visit, _: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    Ok(Vec::new())
}

/// The command with these names.
pub(super) fn find(name: &str, subcommand: Option<&str>) -> Option<&'static Command> {
    COMMANDS.iter().find_map(|entry| match (entry, subcommand) {
        (Entry::Single(command), None) if register::name(command.label) == name => Some(command),
        (Entry::Group(label, commands), Some(subcommand)) if register::name(*label) == name => {
            commands.iter().find(|command| register::name(command.label) == subcommand)
        }
        _ => None,
    })
}
