//! `/game back`, and its button: takes the user's seat back from the bot.

use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::BACK, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    take(app, visit)
}

/// Takes the user's seat back from the bot that replaced them.
pub(in crate::discord) fn take(app: &App, visit: &Visit) -> Result<Outcome, Fault> {
    let table = app.tables.reclaim(visit.channel, visit.user)?;
    Ok(Outcome::text(visit.words.seat_back(visit.words.info_link(visit.link(&table)))).delivering(table.id))
}
