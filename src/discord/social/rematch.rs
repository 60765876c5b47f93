//! Rematches: another game with the same players and options.

use crate::discord::error::AppError;
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::TableId;

/// Opens a table with the options of a finished game, and invites the players of that game.
pub(in crate::discord) fn rematch(app: &App, visit: &Visit, table: TableId) -> Result<Outcome, AppError> {
    if let Some(open) =
        app.tables.find(visit.channel)?.filter(|open| open.is_active() && open.rematch_of == Some(table))
    {
        return Ok(Outcome::text(visit.words.rematch_info()).delivering(open.id));
    }
    visit.check_permissions()?;
    visit.check_channel(&app.tables.server_settings(visit.guild)?)?;
    let update = app.tables.rematch(table, visit.user)?;
    Ok(Outcome::text(visit.words.rematch_open()).delivering(update.snapshot.id))
}
