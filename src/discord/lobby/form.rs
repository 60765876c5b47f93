//! The form in which a host sets the expansions, and the options that are not part of the rules, at once.

use crate::discord::error::AppError;
use crate::discord::leaving::ExpectId;
use crate::discord::message::form::{self, Modal, Submitted};
use crate::discord::message::press::{Lobby, Press};
use crate::discord::settings::table_options::{ASSISTS, GRACE, PACE, SEASON, TableOption};
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::{Assists, TableId, Terms};

use super::menus::{self, EXPANSIONS, host_only};

/// Creates the form. Fails for users other than the host.
pub(in crate::discord) fn form(app: &App, visit: &Visit, table: TableId) -> Result<Modal, AppError> {
    let (words, table) = (visit.words, visit.table(app)?.expect_id(table)?);
    host_only(visit, &table)?;
    let modal = Modal::new(&Press::Lobby(table.id, Lobby::Form), &words.button_options());
    let modal = modal
        .field(&words.options_expansions(), None, form::menu_of_many(EXPANSIONS, menus::expansions(words, &table)))
        .field(&PACE.label.description(words), None, form::menu(PACE.key, PACE.choices_with_default(words, table.pace)))
        .field(
            &GRACE.label.description(words),
            None,
            form::menu(GRACE.key, GRACE.choices_with_default(words, table.grace)),
        )
        .field(
            &SEASON.label.description(words),
            None,
            form::menu(SEASON.key, SEASON.choices_with_default(words, table.season)),
        )
        .field(
            &words.options_assists(),
            Some(words.options_assists_note()),
            form::checkbox(ASSISTS.key, table.assists.are_on()),
        );
    Ok(modal)
}

/// Sets all options of a submitted form together and shows the menus again.
pub(in crate::discord) fn submit(
    app: &App,
    visit: &Visit,
    table: TableId,
    fields: &Submitted,
) -> Result<Outcome, AppError> {
    let before = visit.table(app)?.expect_id(table)?;
    let assists = if fields.is_checked(ASSISTS.key).ok_or(AppError::OldButton)? { Assists::On } else { Assists::Off };
    let (pace, season, grace) = (chosen(&PACE, fields)?, chosen(&SEASON, fields)?, chosen(&GRACE, fields)?);
    let mut setup = before.setup.clone();
    menus::choose_expansions(&mut setup, fields.values(EXPANSIONS).ok_or(AppError::OldButton)?, pace);
    if pace != before.pace {
        menus::suit(&mut setup, pace, |_| true);
    }
    let terms = Terms { setup, assists, pace, season, grace, out_of_turn: before.out_of_turn };
    let table = app.tables.set_terms(visit.channel, visit.user, &terms)?;
    Ok(Outcome::answer(menus::menus(app, visit, &table, None)?).delivering(table.id))
}

fn chosen<T: Copy + PartialEq>(option: &TableOption<T>, fields: &Submitted) -> Result<T, AppError> {
    fields.value(option.key).and_then(|value| option.find(value)).ok_or(AppError::OldButton)
}
