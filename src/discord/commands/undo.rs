//! `/undo`: undoes the user's last move, or asks the other players for consent.

use crate::discord::error::AppError;
use crate::discord::social::undo;
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::labels;

use super::args::Args;
use super::command::Command;

pub(super) const COMMAND: Command = Command::without_options(labels::UNDO, run);

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, AppError> {
    let table = visit.table(app)?;
    undo::undo(app, visit, table.id, None)
}
