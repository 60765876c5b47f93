//! `/game leave`: leaves the lobby of the channel.

use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::TableError;
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::LEAVE, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    let table = app.tables.leave(visit.channel, visit.user).map_err(|error| match error {
        TableError::Started => Fault::LeaveTooLate,
        other => other.into(),
    })?;
    Ok(Outcome::text(visit.words.lobby_left(table.name.as_str())).delivering(table.id))
}
