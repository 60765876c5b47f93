//! `/game rematch`: opens a table with the options of the channel's last game.

use crate::discord::fault::Fault;
use crate::discord::manners::rematch;
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::TableError;
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::REMATCH, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    if table.is_active() {
        return Err(TableError::Occupied { name: table.name }.into());
    }
    rematch::rematch(app, visit, table.id)
}
