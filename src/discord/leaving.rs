//! Resigning, and closing a table. Both require a confirmation, because they cannot be undone.

use crate::table::{Snapshot, TableError, TableId};

use super::error::AppError;
use super::message::draft::Draft;
use super::message::parts::{button, buttons, danger};
use super::message::press::{Confirmation, Leaving, Press};
use super::visit::{App, Outcome, Visit};

/// Asks the user to confirm leaving. Fails if the user may not leave in this way.
pub(super) fn ask_to_confirm(visit: &Visit, table: &Snapshot, leaving: Leaving) -> Result<Outcome, AppError> {
    let words = visit.words;
    let name = table.name.as_str();
    let (text, label) = match leaving {
        Leaving::Resign => {
            may_resign(visit, table)?;
            let is_other = |seat| table.user(seat).is_some_and(|user| user != visit.user);
            let goes_on = table.game().is_some_and(|game| game.playing().into_iter().any(is_other));
            (if goes_on { words.resign_ask(name) } else { words.abort_ask(name) }, words.button_resign())
        }
        Leaving::Abort => {
            may_abort(visit, table)?;
            (words.abort_ask(name), words.button_abort())
        }
    };
    Ok(Outcome::answer(Draft::text(text).row(buttons(vec![
        danger(&Press::Leave(table.id, leaving, Confirmation::Yes), label),
        button(&Press::Keep(table.id), words.button_keep()),
    ]))))
}

/// Resigns or closes the table, after the user has confirmed.
pub(super) fn leave(app: &App, visit: &Visit, table: TableId, leaving: Leaving) -> Result<Outcome, AppError> {
    let table = visit.table(app)?.expect_id(table)?;
    let words = visit.words;
    match leaving {
        Leaving::Resign => {
            app.tables.resign(visit.channel, visit.user)?;
            Ok(Outcome::text(words.resign_done(table.name.as_str())).delivering(table.id))
        }
        Leaving::Abort => {
            if visit.moderates {
                app.tables.abort_as_moderator(visit.channel)?;
            } else {
                app.tables.abort(visit.channel, visit.user)?;
            }
            Ok(Outcome::text(words.abort_done(table.name.as_str())).delivering(table.id))
        }
    }
}

fn may_resign(visit: &Visit, table: &Snapshot) -> Result<(), AppError> {
    let game = table.game().ok_or(AppError::ResignTooEarly)?;
    let seat = table.seat_of(visit.user).ok_or(TableError::NotSeated)?;
    if !table.is_active() {
        return Err(TableError::Over.into());
    }
    if game.player(seat).resigned { Err(TableError::NotSeated.into()) } else { Ok(()) }
}

fn may_abort(visit: &Visit, table: &Snapshot) -> Result<(), AppError> {
    if !table.is_active() {
        return Err(TableError::NoTable.into());
    }
    if visit.moderates || table.host == visit.user {
        Ok(())
    } else {
        Err(TableError::NotHost { host: table.host }.into())
    }
}

/// Comparison of a channel's current table with the table of a button.
pub(super) trait ExpectId: Sized {
    /// Returns the table if it has this ID. Fails otherwise, because the button is outdated.
    fn expect_id(self, id: TableId) -> Result<Self, AppError>;
}

impl ExpectId for Snapshot {
    fn expect_id(self, id: TableId) -> Result<Snapshot, AppError> {
        if self.id == id { Ok(self) } else { Err(TableError::Over.into()) }
    }
}
