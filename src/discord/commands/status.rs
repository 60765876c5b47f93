//! `/game status`: pins a status message of the table, or removes it.

use crate::discord::fault::Fault;
use crate::discord::manners::status;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::STATUS, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    status::turn(app, visit)
}
