//! Undo, which takes effect immediately or needs the consent of other players.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::presenter::words::markup;
use crate::table::{TableId, UndoOutcome};

/// Undoes a player's last move, or starts a vote about it. `shown` is the length of the log when the user was shown the move, if known.
pub(in crate::discord) fn undo(ctx: &Context, table: TableId, shown: Option<u32>) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let text = match ctx.app.tables.undo(table, ctx.user, shown)? {
        UndoOutcome::Done(_) => words.undo_done(),
        UndoOutcome::Asked(users) => {
            let names: Vec<String> = users.iter().map(|user| markup::player(user.0)).collect();
            words.undo_asked(words.list(&names))
        }
    };
    Ok(Outcome::text(text).with_pending_table(table))
}
