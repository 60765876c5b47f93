//! The list of the user's tables in all channels.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::{link, section_pages};
use crate::table::{Snapshot, UserId};
use crate::words::{Words, markup};

/// Lists a user's tables. Each entry contains the player whose turn it is, the time since when, and the channel.
pub(in crate::discord) fn list(ctx: &Context) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let mut tables = ctx.app.tables.tables_of_user(ctx.user)?;
    if tables.is_empty() {
        return Ok(Outcome::text(words.mygames_none()));
    }
    // Put the tables first that wait for this user.
    tables.sort_by_key(|table| !table.awaited_users().contains(&ctx.user));
    let section =
        |table: &Snapshot| (table_line(words, ctx.user, table), link(ctx.url(table), words.button_go_to_table()));
    Ok(Outcome::drafts(section_pages(words.mygames_title(), tables.iter().map(section))))
}

fn table_line(words: Words, user: UserId, table: &Snapshot) -> String {
    let name = table.name.as_str();
    if table.game().is_none() {
        return words.mygames_lobby(name);
    }
    let players = player_names(words, table).list(words, table.awaited_seats());
    // There is no clock while a bot is awaited.
    let Some(clock) = table.clock else { return words.mygames_bot(players, name) };
    let since = markup::time_left(clock.since);
    if table.awaited_users().contains(&user) {
        return words.mygames_yours(name, since);
    }
    words.mygames_other(players, name, since)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::context::tests::app;
    use crate::rules::{FirstPlayer, Seat, Setup};
    use crate::table::{ChannelId, Level};
    use crate::words::Locale;

    #[test]
    fn a_running_game_that_waits_for_a_bot_is_listed_as_such() {
        let (app, channel, user) = (app(), ChannelId(3), UserId(4));
        let (tables, words) = (&app.tables, Words::of(Locale::En));
        let setup = Setup { first: FirstPlayer::Seat(Seat::new(1).unwrap()), ..Setup::base(0) };
        let lobby = tables.create(channel, user, "en", setup).unwrap().snapshot;
        assert!(table_line(words, user, &lobby).contains("not started yet"));
        tables.add_bot(channel, user, Level::Steady).unwrap();
        let table = tables.start(channel, user).unwrap().snapshot;
        assert!(table_line(words, user, &table).contains("waiting for "));
    }
}
