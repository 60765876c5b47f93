//! The list of the user's tables in all channels.

use crate::discord::error::AppError;
use crate::discord::message::draft::pages;
use crate::discord::visit::{App, Outcome, Visit, cast_of};
use crate::table::Snapshot;
use crate::words::Words;
use crate::words::commands as labels;

use crate::discord::message::times::left;

/// Lists a user's tables. Each entry contains the player whose turn it is, the time since when, and the channel.
pub(in crate::discord) fn list(app: &App, visit: &Visit) -> Result<Outcome, AppError> {
    let words = visit.words;
    let mut tables = app.tables.tables_of_user(visit.user)?;
    if tables.is_empty() {
        let new = format!("/{} {}", labels::GAME.name(words), labels::NEW.name(words));
        return Ok(Outcome::text(words.mygames_none(new)));
    }
    // Put the tables first that wait for this user.
    tables.sort_by_key(|table| !table.awaited().contains(&visit.user));
    let lines = tables.iter().map(|table| line(words, visit, table));
    Ok(Outcome::pages(pages(std::iter::once(words.mygames_title()).chain(lines))))
}

fn line(words: Words, visit: &Visit, table: &Snapshot) -> String {
    let (name, link) = (table.name.as_str(), visit.link(table));
    let Some(waited) = table.waited.filter(|_| table.game().is_some()) else { return words.mygames_lobby(link, name) };
    let since = left(waited.since);
    if table.awaited().contains(&visit.user) {
        return words.mygames_yours(link, name, since);
    }
    let cast = cast_of(words, table);
    let players: Vec<String> = table.asked().into_iter().map(|seat| cast.name(seat).to_owned()).collect();
    words.mygames_other(link, words.list(&players), name, since)
}
