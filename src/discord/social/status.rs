//! The pinned status message of a table.

use crate::discord::context::{Context, Outcome, message_url, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::message::Draft;
use crate::table::{Phase, Snapshot, TableError};

use crate::presenter::words::markup;

/// Turns the pinned status of the channel's table on or off. Only players and moderators may do this.
pub(in crate::discord) fn toggle(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    if !ctx.is_moderator && table.seat_of(ctx.user).is_none() {
        return Err(TableError::NotSeated.into());
    }
    let table = ctx.app.tables.set_pinned(ctx.channel, ctx.user, !table.pinned)?;
    let words = ctx.words;
    let text = if table.pinned { words.status_on() } else { words.status_off() };
    Ok(Outcome::text(text).with_pending_table(table.id))
}

pub(in crate::discord) fn post(table: &Snapshot) -> Draft {
    let words = words_of(table);
    let name = table.name.as_str();
    let Phase::Playing(_) = table.phase else {
        let over = matches!(table.phase, Phase::Over { .. } | Phase::Aborted);
        return Draft::text(if over { words.status_over(name) } else { words.status_begun(name) });
    };
    let players = player_names(words, table).list(words, table.awaited_seats());
    let link = match table.posts.turn {
        Some(post) => markup::url(&message_url(table.guild, table.channel, Some(post))),
        None => markup::channel(table.channel.0),
    };
    let since = table.clock.map(|clock| markup::time_left(clock.since)).unwrap_or_default();
    Draft::text(words.status_line(link, players, name, since))
}
