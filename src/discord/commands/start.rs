//! `/game start`: starts the game.

use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::START, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    let table = app.tables.start(visit.channel, visit.user)?.snapshot.id;
    Ok(Outcome::text(visit.words.lobby_started()).delivering(table))
}
