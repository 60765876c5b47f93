//! The link to a table's page, and the link with which a user can play there.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Button, Draft, Press, button, link};
use crate::table::{Phase, Snapshot, TableError, TableId};

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

/// Creates the button with which a player of a running game gets a link to play on the page. Returns `None` for others, and without a
/// page.
pub(in crate::discord) fn play_button(ctx: &Context, table: &Snapshot) -> Result<Option<Button>, AppError> {
    let is_player = matches!(table.phase, Phase::Playing(_)) && table.seat_of(ctx.user).is_some();
    let page = if is_player { ctx.app.page_url(table)? } else { None };
    Ok(page.map(|_| button(Press::PlayOnPage(table.id), ctx.words.button_page_play())))
}

/// Creates a link with which the user can play on the page of a table. The secret is in the fragment, which browsers do not send, so that
/// a preview of the link does not use it up.
pub(in crate::discord) fn create_login_link(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    if table.seat_of(ctx.user).is_none() {
        return Err(TableError::NotSeated.into());
    }
    let url = ctx.app.page_url(&table)?.ok_or(AppError::OldButton)?;
    let secret = ctx.app.tables.create_login_link(ctx.user)?;
    let url = format!("{url}?lang={}#play={}", ctx.locale.tag(), secret.as_str());
    Ok(Outcome::message(Draft::text(ctx.words.page_play_link()).row([link(url, ctx.words.button_page_open())])))
}
