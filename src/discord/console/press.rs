//! Presses of the console's buttons and menus, besides those that only open a path.

use crate::discord::context::{Context, Outcome, Reply};
use crate::discord::error::AppError;
use crate::discord::message::DecisionId;
use crate::presenter::codes;
use crate::table::TableError;

use super::open::{confirm, open};

/// Shows the rehearsal of a path with one more choice.
pub(in crate::discord) fn pick(
    ctx: &Context,
    decision: DecisionId,
    _menu: u8,
    path: String,
    values: &[String],
) -> Result<Outcome, AppError> {
    // The custom ID of a button contains the whole path. That of a menu lacks the chosen value.
    let path = values.first().map(|value| codes::join(&path, value)).unwrap_or(path);
    open(ctx, decision, &path)
}

/// Commits an answer from the public post. That message is edited when the answer is posted, so it gets no other response.
pub(in crate::discord) fn answer(ctx: &Context, decision: DecisionId, code: String) -> Result<Outcome, AppError> {
    Ok(Outcome { reply: Reply::Nothing, ..confirm(ctx, decision, &code)? })
}

/// Closes the console.
pub(in crate::discord) fn cancel(ctx: &Context, decision: DecisionId) -> Result<Outcome, AppError> {
    let table = ctx.table_by_id(decision.table)?.ok_or(TableError::NoTable)?;
    Ok(Outcome::text(ctx.words.console_cancelled(ctx.link(&table))))
}
