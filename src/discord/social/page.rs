//! The link to a table's page.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, link};
use crate::table::{Phase, TableError, TableId};

/// Replaces the key of a table's page, so that everyone who watches it needs the new link. Only the host and moderators may do this,
/// and only while the game is played, because the final post is never edited and would keep the old link.
pub(in crate::discord) fn replace_key(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    if !ctx.is_moderator && table.host != ctx.user {
        return Err(TableError::NotHost { host: table.host }.into());
    }
    if !matches!(table.phase, Phase::Playing(_)) {
        return Err(AppError::OldButton);
    }
    let table = ctx.app.tables.replace_page_key(table.id)?;
    let url = ctx.app.page_url(&table)?.ok_or(AppError::OldButton)?;
    let draft = Draft::text(ctx.words.page_replaced()).row([link(url, ctx.words.page_link())]);
    Ok(Outcome::message(draft).with_pending_table(table.id))
}
