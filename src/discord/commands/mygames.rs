//! `/mygames`: lists the user's tables in all channels.

use crate::discord::error::AppError;
use crate::discord::social::mygames;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::MYGAMES, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, AppError> {
    mygames::list(app, visit)
}
