//! `/game join`: joins the lobby of the channel.

use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::JOIN, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    let table = app.tables.join(visit.channel, visit.user)?;
    Ok(Outcome::text(visit.words.lobby_joined(table.name.as_str())).delivering(table.id))
}
