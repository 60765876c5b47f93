//! All slash commands, in one ordered list: first those about the table and the move, then those of expansions, in the order
//! of the expansions, and at last those that only look.

use serenity::builder::AutocompleteChoice;

use crate::discord::expansions;
use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::expansions::Expansion;
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, Entry, no_completion};
use super::names::name;
use super::{
    abort, away, back, board, bot, export, fields, film, help, if_ended, info, join, leave, mygames, new, orders,
    place, preset, rematch, replace, resign, scores, settings, start, status, tiles, undo, why,
};

const FIRST: &[Entry] = &[
    Entry::Group(
        labels::GAME,
        &[
            new::COMMAND,
            join::COMMAND,
            leave::COMMAND,
            bot::COMMAND,
            start::COMMAND,
            info::COMMAND,
            back::COMMAND,
            resign::COMMAND,
            abort::COMMAND,
            export::COMMAND,
            replace::COMMAND,
            rematch::COMMAND,
            preset::COMMAND,
            status::COMMAND,
        ],
    ),
    Entry::Single(place::COMMAND),
    Entry::Single(undo::COMMAND),
    Entry::Single(orders::COMMAND),
];

const LAST: &[Entry] = &[
    Entry::Single(board::COMMAND),
    Entry::Single(fields::COMMAND),
    Entry::Single(if_ended::COMMAND),
    Entry::Single(scores::COMMAND),
    Entry::Single(why::COMMAND),
    Entry::Single(tiles::COMMAND),
    Entry::Single(film::COMMAND),
    Entry::Single(mygames::COMMAND),
    Entry::Single(away::COMMAND),
    Entry::Single(settings::COMMAND),
    Entry::Single(HELP),
];

/// `/help`: it names every command, so it stands where they are listed.
const HELP: Command = Command { label: labels::HELP, options: &[], run: tell_all, complete: no_completion };

fn tell_all(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    Ok(help::tell(app, visit, entries()))
}

/// All commands, in the order in which Discord lists them, with the expansion that brings them.
fn brought() -> impl Iterator<Item = (&'static Entry, Option<Expansion>)> {
    let of_expansion =
        |&expansion: &Expansion| expansions::of(expansion).commands.iter().map(move |entry| (entry, Some(expansion)));
    let own = |entries: &'static [Entry]| entries.iter().map(|entry| (entry, None));
    own(FIRST).chain(Expansion::ALL.iter().flat_map(of_expansion)).chain(own(LAST))
}

/// All commands, in the order in which Discord lists them.
pub(in crate::discord) fn entries() -> impl Iterator<Item = &'static Entry> {
    brought().map(|(entry, _)| entry)
}

/// A command, and the expansion that brings it.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Found {
    command: &'static Command,
    of: Option<Expansion>,
}

impl Found {
    /// Does what the command is for. At a table without its expansion it says so.
    pub fn run(self, app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
        if let Some(expansion) = self.of
            && !visit.table(app)?.setup.expansions.has(expansion)
        {
            return Err(Fault::Without(expansion));
        }
        (self.command.run)(app, visit, args)
    }

    /// What the command offers for the option that is being typed.
    pub fn complete(self, app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
        (self.command.complete)(app, visit, args)
    }
}

/// Whether these are the names of the command that shows where the table stands.
pub(in crate::discord) fn is_info(called: &str, subcommand: Option<&str>) -> bool {
    name(labels::GAME) == called && subcommand == Some(name(labels::INFO))
}

/// The command with these names.
pub(in crate::discord) fn find(called: &str, subcommand: Option<&str>) -> Option<Found> {
    brought().find_map(|(entry, of)| {
        let command = match (entry, subcommand) {
            (Entry::Single(command), None) if name(command.label) == called => Some(command),
            (Entry::Group(label, commands), Some(subcommand)) if name(*label) == called => {
                commands.iter().find(|command| name(command.label) == subcommand)
            }
            _ => None,
        };
        command.map(|command| Found { command, of })
    })
}
