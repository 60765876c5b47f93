//! Replacing a player by another user, if the players concerned agree.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::table::{TableError, UserId};

/// Starts a vote about another user taking over a player's seat.
pub(in crate::discord) fn replace(ctx: &Context, before: UserId, after: UserId) -> Result<Outcome, AppError> {
    let table = ctx.table()?;
    let asked = ctx.app.tables.replace(table.id, ctx.user, before, after);
    asked.map_err(|error| match error {
        TableError::NotSeated => AppError::Replace,
        other => other.into(),
    })?;
    Ok(Outcome::text(ctx.words.vote_taken(ctx.words.vote_yes())).delivering(table.id))
}
