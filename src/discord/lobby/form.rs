//! The form in which a host sets the expansions, and the options that are not part of the rules, at once.

use crate::discord::error::AppError;
use crate::discord::leaving::ExpectId;
use crate::discord::message::form::{Form, Input, Submitted};
use crate::discord::message::press::{Lobby, Press};
use crate::discord::settings::table_options::{ASSISTS, GRACE, PACE, SEASON, TableOption};
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::{Assists, TableId, Terms};

use super::menus::{self, EXPANSIONS, host_only};

/// Creates the form. Fails for users other than the host.
pub(in crate::discord) fn form(app: &App, visit: &Visit, table: TableId) -> Result<Form, AppError> {
    let (words, table) = (visit.words, visit.table(app)?.expect_id(table)?);
    host_only(visit, &table)?;
    let title = words.button_options();
    let expansions = Input::Any(menus::expansions(words, &table));
    let pace = Input::One(PACE.choices_with_default(words, table.pace));
    let grace = Input::One(GRACE.choices_with_default(words, table.grace));
    let season = Input::One(SEASON.choices_with_default(words, table.season));
    let assists = Input::Checkbox(table.assists.are_on());
    Ok(Form::new(&Press::Lobby(table.id, Lobby::Form), title)
        .field(EXPANSIONS, words.options_expansions(), None, expansions)
        .field(PACE.key, PACE.label.description(words), None, pace)
        .field(GRACE.key, GRACE.label.description(words), None, grace)
        .field(SEASON.key, SEASON.label.description(words), None, season)
        .field(ASSISTS.key, words.options_assists(), Some(words.options_assists_note()), assists))
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
