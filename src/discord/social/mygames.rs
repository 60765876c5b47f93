//! The list of the user's tables in all channels.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::split_pages;
use crate::table::Snapshot;
use crate::words::{Words, markup};

/// Lists a user's tables. Each entry contains the player whose turn it is, the time since when, and the channel.
pub(in crate::discord) fn list(ctx: &Context) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let mut tables = ctx.app.tables.tables_of_user(ctx.user)?;
    if tables.is_empty() {
        return Ok(Outcome::text(words.mygames_none()));
    }
    // Put the tables first that wait for this user.
    tables.sort_by_key(|table| !table.awaited().contains(&ctx.user));
    let lines = tables.iter().map(|table| table_line(words, ctx, table));
    Ok(Outcome::pages(split_pages(std::iter::once(words.mygames_title()).chain(lines))))
}

fn table_line(words: Words, ctx: &Context, table: &Snapshot) -> String {
    let (name, link) = (table.name.as_str(), markup::url(&ctx.url(table)));
    if table.game().is_none() {
        return words.mygames_lobby(link, name);
    }
    let players = player_names(words, table).list(words, table.asked());
    // There is no clock while a bot is awaited.
    let Some(waited) = table.waited else { return words.mygames_bot(link, players, name) };
    let since = markup::time_left(waited.since);
    if table.awaited().contains(&ctx.user) {
        return words.mygames_yours(link, name, since);
    }
    words.mygames_other(link, players, name, since)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::context::tests::{app, ctx};
    use crate::rules::{FirstPlayer, Seat, Setup};
    use crate::table::{ChannelId, Level, UserId};
    use crate::words::Locale;

    #[test]
    fn a_running_game_that_waits_for_a_bot_is_listed_as_such() {
        let (app, channel, user) = (app(), ChannelId(3), UserId(4));
        let (tables, ctx) = (&app.tables, ctx(&app, user, channel, Locale::En));
        let setup = Setup { first: FirstPlayer::Seat(Seat::new(1).unwrap()), ..Setup::base(0) };
        let lobby = tables.create(channel, user, "en", setup).unwrap().snapshot;
        assert!(table_line(ctx.words, &ctx, &lobby).contains("not started yet"));
        tables.add_bot(channel, user, Level::Steady).unwrap();
        let table = tables.start(channel, user).unwrap().snapshot;
        assert!(table_line(ctx.words, &ctx, &table).contains("waiting for "));
    }
}
