//! `/help`

use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands::{self as labels};

use super::args::Args;
use super::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::HELP, options: &[], run, complete: no_completion };

fn run(_: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    Ok(Outcome::say(visit.words.help_text()))
}
