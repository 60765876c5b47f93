//! Rematches: another game with the same players and options.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::table::TableId;

/// Opens a table with the options of a finished game, and invites the players of that game.
pub(in crate::discord) fn rematch(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    if let Some(open) =
        ctx.app.tables.find(ctx.channel)?.filter(|open| open.is_active() && open.rematch_of == Some(table))
    {
        return Ok(Outcome::text(ctx.words.rematch_info()).delivering(open.id));
    }
    ctx.check_permissions(false)?;
    ctx.check_channel(&ctx.app.tables.server_settings(ctx.guild)?)?;
    let update = ctx.app.tables.rematch(table, ctx.user)?;
    Ok(Outcome::text(ctx.words.rematch_open()).delivering(update.snapshot.id))
}
