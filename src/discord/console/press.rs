//! Presses of the console's buttons and menus.

use crate::discord::decision::codes;
use crate::discord::fault::Fault;
use crate::discord::message::press::Turn;
use crate::discord::visit::{App, Outcome, Reply, Visit};
use crate::table::{ActError, TableId};

use super::hint::hint;
use super::open::{confirm, open};

/// Answers a press of the console, or of *Play*. `value` is what was chosen, if it was a menu.
pub(in crate::discord) fn press(
    app: &App,
    visit: &Visit,
    (table, number): (TableId, u32),
    turn: Turn,
    value: Option<&str>,
) -> Result<Outcome, Fault> {
    match turn {
        Turn::Play => open(app, visit, table, number, ""),
        Turn::Try(path) => open(app, visit, table, number, &path),
        Turn::Pick(_, path) => {
            // A button says all in its path, a menu what was chosen from it.
            let path = value.map_or_else(|| path.clone(), |value| codes::join(&path, value));
            open(app, visit, table, number, &path)
        }
        Turn::Confirm(path) => confirm(app, visit, table, number, &path),
        Turn::Hint => hint(app, visit, table, number),
        // The message is everybody's; it changes when the answer is told.
        Turn::Answer(code) => {
            let outcome = confirm(app, visit, table, number, &code)?;
            Ok(Outcome { reply: Reply::Nothing, ..outcome })
        }
        Turn::Cancel => {
            let table = app.tables.get(table)?.ok_or(ActError::NoTable)?;
            Ok(Outcome::say(visit.words.console_cancelled(visit.words.info_link(visit.link(&table)))))
        }
    }
}
