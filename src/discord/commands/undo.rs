//! `/undo`: undoes the user's last move, or asks the other players for consent.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::social::undo;
use crate::words::labels;

use super::args::Args;
use super::command::Command;

pub(super) const COMMAND: Command = Command::without_options(labels::UNDO, run);

fn run(ctx: &Context, _: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.table()?;
    undo::undo(ctx, table.id, None)
}
