//! Presses of the console's buttons and menus.

use crate::discord::error::AppError;
use crate::discord::message::press::Turn;
use crate::discord::visit::{App, Outcome, Reply, Visit};
use crate::presenter::codes;
use crate::table::{TableError, TableId};

use super::hint::hint;
use super::open::{begin, confirm, open};

/// Handles a press of a button or menu in the console, or of *Play*. `value` is the value chosen in a menu.
pub(in crate::discord) fn press(
    app: &App,
    visit: &Visit,
    (table, number): (TableId, u32),
    turn: Turn,
    value: Option<&str>,
) -> Result<Outcome, AppError> {
    match turn {
        Turn::Play => begin(app, visit, table, number),
        Turn::Try(path) => open(app, visit, table, number, &path),
        Turn::Pick(_, path) => {
            // The custom ID of a button contains the whole path. That of a menu lacks the chosen value.
            let path = value.map_or_else(|| path.clone(), |value| codes::join(&path, value));
            open(app, visit, table, number, &path)
        }
        Turn::Confirm(path) => confirm(app, visit, table, number, &path),
        Turn::Hint => hint(app, visit, table, number),
        // Acknowledge only: the button is in a public message, which is edited when the answer is posted.
        Turn::Answer(code) => {
            let outcome = confirm(app, visit, table, number, &code)?;
            Ok(Outcome { reply: Reply::Nothing, ..outcome })
        }
        Turn::Cancel => {
            let table = visit.table_by_id(app, table)?.ok_or(TableError::NoTable)?;
            Ok(Outcome::text(visit.words.console_cancelled(visit.words.info_link(visit.link(&table)))))
        }
    }
}
