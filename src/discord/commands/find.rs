//! `/game find`: lists the tables of the server that wait for players.

use crate::discord::fault::Fault;
use crate::discord::settings::pace;
use crate::discord::social::find;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};
use super::new;

pub(super) const COMMAND: Command =
    Command { label: labels::FIND, options: &[new::PACE, new::LANGUAGE], run, complete: no_completion };

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let pace = args.text(labels::PACE).and_then(pace::pace);
    let locale = args.text(labels::LANGUAGE).and_then(pace::language);
    find::list(app, visit, (pace, locale))
}
