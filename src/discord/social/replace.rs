//! Replacing a player by another user, if the players concerned agree.

use crate::discord::error::AppError;
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::{TableError, UserId};

/// Starts a vote about another user taking over a player's seat.
pub(in crate::discord) fn replace(
    app: &App,
    visit: &Visit,
    before: UserId,
    after: UserId,
) -> Result<Outcome, AppError> {
    let table = visit.table(app)?;
    let asked = app.tables.replace(table.id, visit.user, before, after);
    asked.map_err(|error| match error {
        TableError::NotSeated => AppError::Replace,
        other => other.into(),
    })?;
    Ok(Outcome::text(visit.words.vote_taken(visit.words.vote_yes())).delivering(table.id))
}
