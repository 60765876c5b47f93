//! What a slash command is: data, and two functions.

use serenity::builder::AutocompleteChoice;

use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands::Label;

use super::args::Args;

/// A command, or a subcommand.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Command {
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
pub(in crate::discord) struct Opt {
    /// Its name and description.
    pub label: Label,
    /// What may be typed.
    pub kind: Kind,
    /// Whether it must be there.
    pub required: bool,
}

/// What may be typed for an option.
#[derive(Clone, Copy)]
pub(in crate::discord) enum Kind {
    /// Text, with completion.
    Text,
    /// A whole number, with completion.
    Number,
    /// A whole number from 0 up to this one, with completion.
    NumberTo(u8),
    /// Somebody.
    Person,
    /// One of a few: labels with their ids.
    Choice(&'static [(Label, &'static str)]),
}

/// A command as people see it: by itself, or with subcommands.
pub(in crate::discord) enum Entry {
    /// By itself.
    Single(Command),
    /// A name for several.
    Group(Label, &'static [Command]),
}

/// Nothing to offer.
pub(in crate::discord) fn no_completion(_: &App, _: &Visit, _: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    Ok(Vec::new())
}
