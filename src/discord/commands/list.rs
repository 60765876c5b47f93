//! All slash commands, in one ordered list: first those about the table and the move, then those of expansions, in the order
//! of the expansions, and at last those that only look.

use crate::discord::expansions;
use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, Entry, no_completion};
use super::names::name;
use super::{abort, board, export, film, help, info, join, leave, new, place, resign, scores, start, tiles};

const FIRST: &[Entry] = &[
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
];

const LAST: &[Entry] = &[
    Entry::Single(board::COMMAND),
    Entry::Single(scores::COMMAND),
    Entry::Single(tiles::COMMAND),
    Entry::Single(film::COMMAND),
    Entry::Single(HELP),
];

/// `/help`: it names every command, so it stands where they are listed.
const HELP: Command = Command { label: labels::HELP, options: &[], run: tell_all, complete: no_completion };

fn tell_all(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    Ok(help::tell(app, visit, entries()))
}

/// All commands, in the order in which Discord lists them.
pub(in crate::discord) fn entries() -> impl Iterator<Item = &'static Entry> {
    FIRST.iter().chain(expansions::all().flat_map(|hooks| hooks.commands)).chain(LAST)
}

/// Whether these are the names of the command that shows where the table stands.
pub(in crate::discord) fn is_info(called: &str, subcommand: Option<&str>) -> bool {
    name(labels::GAME) == called && subcommand == Some(name(labels::INFO))
}

/// The command with these names.
pub(in crate::discord) fn find(called: &str, subcommand: Option<&str>) -> Option<&'static Command> {
    entries().find_map(|entry| match (entry, subcommand) {
        (Entry::Single(command), None) if name(command.label) == called => Some(command),
        (Entry::Group(label, commands), Some(subcommand)) if name(*label) == called => {
            commands.iter().find(|command| name(command.label) == subcommand)
        }
        _ => None,
    })
}
