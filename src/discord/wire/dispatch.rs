//! Which file answers which press.

use crate::discord::commands::{board, film, info, scores, tiles};
use crate::discord::console::press as console;
use crate::discord::expansions::{self, Does};
use crate::discord::fault::Fault;
use crate::discord::leaving;
use crate::discord::lobby::menus;
use crate::discord::message::press::{Ack, Look, Press, Special, Sure};
use crate::discord::visit::{App, Outcome, Visit};

/// How a press is acknowledged; `is_private` says whether only one person sees the message that was pressed.
pub(super) fn ack(press: &Press, is_private: bool) -> Ack {
    match press {
        Press::Special(special) => expansions::button(&special.word).map(|button| (button.ack)(is_private)),
        press => press.ack(),
    }
    .unwrap_or(Ack::Private)
}

/// Answers a press of a button, or a choice from a menu.
pub(super) fn pressed(app: &App, visit: &Visit, press: Press, values: &[String]) -> Result<Outcome, Fault> {
    match press {
        Press::Lobby(table, what) => menus::press(app, visit, table, &what, values),
        Press::Turn(table, number, turn) => {
            console::press(app, visit, (table, number), turn, values.first().map(String::as_str))
        }
        Press::Look(table, what) => {
            let table = app.tables.get(table)?.ok_or(crate::table::TableError::NoTable)?;
            match what {
                Look::Scores => scores::show(app, visit, &table),
                Look::Tiles => tiles::show(visit, &table),
                Look::More => Ok(info::more(visit, &table)),
                Look::Board => board::show(app, visit, &table),
                Look::Film => film::show(visit, &table),
                Look::Receipts => scores::receipts(app, visit, &table, values.first().map(String::as_str)),
            }
        }
        Press::Leave(table, what, Sure::Ask) => {
            let table = app.tables.get(table)?.ok_or(crate::table::TableError::NoTable)?;
            leaving::ask(visit, &table, what)
        }
        Press::Leave(table, what, Sure::Yes) => leaving::leave(app, visit, table, what),
        Press::Special(special) => special_pressed(app, visit, &special, values),
        Press::Keep(_) => Ok(Outcome::say(visit.words.kept())),
    }
}

fn special_pressed(app: &App, visit: &Visit, special: &Special, values: &[String]) -> Result<Outcome, Fault> {
    match expansions::button(&special.word).map(|button| button.does) {
        Some(Does::Answer(answer)) => answer(app, visit, special, values.first().map(String::as_str)),
        // A form is the answer to the press itself: it is open already, or nothing.
        Some(Does::Form { .. }) | None => Err(Fault::OldButton),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::TableId;

    #[test]
    fn words_of_expansions_are_read_as_theirs_and_differ() {
        let words: Vec<&str> = expansions::all().flat_map(|hooks| hooks.buttons).map(|button| button.word).collect();
        assert!(!words.is_empty());
        for (index, word) in words.iter().enumerate() {
            assert!(!words[..index].contains(word), "{word} twice");
            let press = Special::saying(word, TableId(i64::MAX), u32::MAX, "change_position");
            let id = press.to_string();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(id.parse(), Ok(press), "a word of the room's own: {id}");
        }
    }
}
