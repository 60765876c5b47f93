//! `/game resign`: resigns after a confirmation.

use crate::discord::fault::Fault;
use crate::discord::leaving;
use crate::discord::message::press::Leaving;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::RESIGN, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    leaving::ask(visit, &visit.table(app)?, Leaving::Resign)
}
