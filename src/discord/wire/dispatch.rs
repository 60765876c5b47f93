//! Dispatch of presses and forms to their handlers.

use crate::discord::commands::why::{self, Which};
use crate::discord::commands::{board, catch_up, fields, film, game, help, if_ended, info, new, scores, tiles};
use crate::discord::console::press as console;
use crate::discord::error::AppError;
use crate::discord::expansions::{self, Handle};
use crate::discord::leaving::{self, ExpectId};
use crate::discord::lobby::menus;
use crate::discord::message::form::{Form, Submitted};
use crate::discord::message::press::{Ack, Confirmation, Lobby, Look, Preference, Press, Special, TableControl};
use crate::discord::settings::{away, orders, preferences, server, user_data};
use crate::discord::social::{rematch, review, status, undo, votes};
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::{TableError, TableId};

use super::forms::FormHandler;

/// Returns the acknowledgement of a press. `is_private` tells whether the pressed message is ephemeral.
pub(super) fn ack(press: &Press, is_private: bool) -> Ack {
    if belongs(press, is_private) { wanted(press, is_private) } else { Ack::Private }
}

fn wanted(press: &Press, is_private: bool) -> Ack {
    match press {
        Press::Special(special) => expansions::button(&special.word).map(|button| (button.ack)(is_private)),
        press => press.ack(),
    }
    .unwrap_or(Ack::Private)
}

/// Returns whether a button with this ID can be on a private or public message. A handler that edits a private message must not
/// edit a public one, even if a forged ID asks for it.
fn belongs(press: &Press, is_private: bool) -> bool {
    let is_for_all = matches!(
        press,
        Press::Lobby(_, Lobby::Join | Lobby::Leave | Lobby::Start) | Press::TableControl(_, TableControl::AgreeToShare)
    );
    is_private || is_for_all || wanted(press, is_private) != Ack::Update
}

/// Fails for a press about a table in another channel, which requires a forged custom ID.
fn check_place(app: &App, visit: &Visit, table: TableId) -> Result<(), AppError> {
    let is_present = visit.arrived_at.as_ref().is_some_and(|present| present.id == table);
    let channel = if is_present { Some(visit.channel) } else { app.tables.channel_of(table)? };
    match channel {
        Some(channel) if channel == visit.channel => Ok(()),
        None if app.policies.keep_games.is_some() => Err(AppError::Deleted),
        _ => Err(TableError::NoTable.into()),
    }
}

/// Handles a press of a button or a choice from a menu.
pub(super) fn pressed(
    app: &App,
    visit: &Visit,
    press: Press,
    values: &[String],
    is_private: bool,
) -> Result<Outcome, AppError> {
    if !belongs(&press, is_private) {
        return Err(AppError::OldButton);
    }
    press.table().map_or(Ok(()), |table| check_place(app, visit, table))?;
    match press {
        Press::Lobby(table, what) => menus::press(app, visit, table, &what, values),
        Press::Turn(table, number, turn) => {
            console::press(app, visit, (table, number), turn, values.first().map(String::as_str))
        }
        Press::Look(table, what) => {
            let table = visit.table_by_id(app, table)?.ok_or(TableError::NoTable)?;
            visit.check_shown(app, &table)?;
            match what {
                Look::Scores => scores::show(app, visit, &table),
                Look::Tiles => tiles::show(app, visit, &table),
                Look::CheatSheet => help::cheat_sheet(visit.words, &app.policies, &table.setup),
                Look::More => info::more(app, visit, &table),
                Look::Board => board::show(app, visit, &table),
                Look::Film => film::show(visit, &table),
                Look::Review => review::show(&table),
                Look::Fields => fields::show(app, visit, &table),
                Look::IfEnded => if_ended::show(visit, &table),
                Look::CatchUp => catch_up::show(app, visit, &table),
                Look::Why { from, to } => why::show(app, visit, &table, Which::Of { from, to }),
                Look::Score => {
                    let number = values.first().and_then(|number| number.parse().ok());
                    why::show(app, visit, &table, number.map_or(Which::Last, Which::Number))
                }
                Look::Receipts => scores::receipts(app, visit, &table, values.first().map(String::as_str)),
            }
        }
        Press::Leave(table, what, Confirmation::Ask) => {
            let table = visit.table_by_id(app, table)?.ok_or(TableError::NoTable)?;
            leaving::ask_to_confirm(visit, &table, what)
        }
        Press::Leave(table, what, Confirmation::Yes) => leaving::leave(app, visit, table, what),
        Press::Special(special) => special_pressed(app, visit, &special, values),
        Press::New(in_thread, options) => new::answer(app, visit, in_thread, &options),
        Press::Server(key) => server::press(app, visit, key.as_deref(), values),
        Press::Back(table) => {
            visit.table(app)?.expect_id(table)?;
            game::take_seat_back(app, visit)
        }
        Press::Keep(_) => Ok(Outcome::text(visit.words.kept())),
        Press::TableControl(table, control) => table_control(app, visit, table, control),
        Press::Preference(what) => own(app, visit, &what, values.first().map_or("", String::as_str)),
    }
}

/// Handles an action on a table other than a move.
fn table_control(app: &App, visit: &Visit, table: TableId, control: TableControl) -> Result<Outcome, AppError> {
    match control {
        TableControl::Undo(shown) => undo::undo(app, visit, table, Some(shown)),
        TableControl::Vote(motion, vote) => votes::vote(app, visit, table, motion, vote),
        TableControl::Rematch => rematch::rematch(app, visit, table),
        TableControl::Orders => orders::show(app, visit, table),
        // The form opens as the first response, before this function is called.
        TableControl::Order => Err(AppError::OldButton),
        TableControl::Status => status::turn(app, visit, &visit.table(app)?.expect_id(table)?),
        TableControl::Share | TableControl::AgreeToShare => review::share(app, visit, table),
    }
}

/// Handles an action on the user's own preferences.
fn own(app: &App, visit: &Visit, what: &Preference, value: &str) -> Result<Outcome, AppError> {
    match what {
        Preference::Show => preferences::show(app, visit, visit.words),
        Preference::AskAway => Ok(away::ask_for_length(visit.words)),
        Preference::Away => away::set(app, visit, value),
        Preference::Back => away::set(app, visit, "0"),
        Preference::AskErase(departure) => Ok(user_data::ask_to_confirm(visit.words, *departure)),
        Preference::Erase(departure) => user_data::erase(app, visit, *departure),
        Preference::Keep => Ok(Outcome::text(visit.words.kept())),
        what => preferences::change(app, visit, preferences::chosen(what, value).into_iter().collect()),
    }
}

/// Creates the form that a press opens.
pub(super) fn open_form(app: &App, visit: &Visit, form: &FormHandler) -> Result<Form, AppError> {
    form.table().map_or(Ok(()), |table| check_place(app, visit, table))?;
    form.open(app, visit)
}

/// Handles a submitted form.
pub(super) fn submitted(app: &App, visit: &Visit, press: &Press, fields: &Submitted) -> Result<Outcome, AppError> {
    let form = FormHandler::of(press).ok_or(AppError::OldButton)?;
    form.table().map_or(Ok(()), |table| check_place(app, visit, table))?;
    form.submit(app, visit, fields)
}

fn special_pressed(app: &App, visit: &Visit, special: &Special, values: &[String]) -> Result<Outcome, AppError> {
    visit.table_by_id(app, special.table)?.map_or(Ok(()), |table| visit.check_shown(app, &table))?;
    match expansions::button(&special.word).map(|button| button.does) {
        Some(Handle::Answer(answer)) => answer(app, visit, special, values.first().map(String::as_str)),
        // A form opens as the first response, before this function is called. Any other press without a handler is outdated.
        Some(Handle::Form { .. }) | None => Err(AppError::OldButton),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::press::{Leaving, Turn};

    #[test]
    fn presses_update_private_messages_but_answer_public_ones_privately() {
        let table = TableId(1);
        for press in [
            Press::Turn(table, 1, Turn::Cancel),
            Press::Turn(table, 1, Turn::Try(String::new())),
            Press::Turn(table, 1, Turn::Confirm(String::new())),
            Press::Leave(table, Leaving::Abort, Confirmation::Yes),
            Press::Lobby(table, Lobby::Set("first".to_owned())),
            Press::Keep(table),
        ] {
            assert_eq!((ack(&press, true), ack(&press, false)), (Ack::Update, Ack::Private), "{press}");
        }
        let share = Press::TableControl(table, TableControl::AgreeToShare);
        for press in [Press::Lobby(table, Lobby::Join), Press::Lobby(table, Lobby::Start), share] {
            assert_eq!(ack(&press, false), Ack::Update, "{press}");
        }
        for button in expansions::all().flat_map(|hooks| hooks.buttons) {
            let press = Special::turn(button.word, table, 1);
            assert_ne!(ack(&press, false), Ack::Update, "{press}");
        }
    }

    #[test]
    fn words_of_expansions_are_parsed_and_distinct() {
        let words: Vec<&str> = expansions::all().flat_map(|hooks| hooks.buttons).map(|button| button.word).collect();
        assert!(!words.is_empty());
        for (index, word) in words.iter().enumerate() {
            assert!(!words[..index].contains(word), "{word} twice");
            let press = Special::with_data(word, TableId(i64::MAX), u32::MAX, "change_position");
            let id = press.to_string();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(id.parse(), Ok(press), "a word of the layer itself: {id}");
        }
    }
}
