//! `/server`: shows the settings of the server, and changes them.

use crate::discord::error::AppError;
use crate::discord::settings::server;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::SERVER, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, AppError> {
    server::show(app, visit)
}
