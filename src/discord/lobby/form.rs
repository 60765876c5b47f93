//! The form in which a host sets the expansions, and the options that are not part of the rules, at once.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::form::MAX_FIELDS;
use crate::discord::message::{Form, FormValues, Input, Press};
use crate::discord::settings::table_options;
use crate::rules::ExpansionGroup;
use crate::table::{Pace, TableId, TableOption};

use super::menus::{self, check_host};
use super::pages::FIRST_PAGE;

/// Creates the form. Fails for users other than the host.
pub(in crate::discord) fn form(ctx: &Context, table: TableId) -> Result<Form, AppError> {
    let (words, table) = (ctx.words, ctx.channel_table(table)?);
    check_host(ctx, &table)?;
    let form = ExpansionGroup::ALL.into_iter().fold(
        Form::new(Press::OptionForm(table.id), words.button_options()),
        |form, group| {
            let choices = Input::MultiSelect(menus::expansion_choices(words, &table, group));
            form.field(group.key(), words.expansion_group(group.key()), None, choices)
        },
    );
    Ok(options().fold(form, |form, option| {
        let values = Input::Select(table_options::choices_with_default(words, option, &table.options));
        form.field(option.key, table_options::label(option).description(words), None, values)
    }))
}

/// Returns the table options for which a form has room beside the expansions. The pace is the first, because every table has to agree on
/// it.
pub(in crate::discord) fn options() -> impl Iterator<Item = &'static TableOption> {
    let is_pace = |option: &&TableOption| option.key == Pace::OPTION.key;
    let others = TableOption::ALL.iter().filter(move |option| !is_pace(option));
    TableOption::ALL.iter().filter(is_pace).chain(others).take(MAX_FIELDS - ExpansionGroup::ALL.len())
}

/// Sets all options of a submitted form together and shows the menus again.
pub(in crate::discord) fn submit(ctx: &Context, table: TableId, fields: &FormValues) -> Result<Outcome, AppError> {
    let before = ctx.channel_table(table)?;
    let mut options = before.options;
    for option in self::options() {
        if !fields.value(option.key).is_some_and(|value| option.set(&mut options, value)) {
            return Err(AppError::OldButton);
        }
    }
    let chosen = |group: ExpansionGroup| Some((group, fields.values(group.key())?));
    let chosen: Option<Vec<_>> = ExpansionGroup::ALL.into_iter().map(chosen).collect();
    let chosen = chosen.ok_or(AppError::OldButton)?;
    let table = ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| {
        let is_new_pace = table_setup.options.pace != options.pace;
        table_setup.options = options;
        for &(group, keys) in &chosen {
            let is_chosen = |expansion| menus::is_named(expansion, keys);
            menus::choose_expansions(&mut table_setup.setup, group.members(), is_chosen, options.pace);
        }
        if is_new_pace {
            menus::adapt_options(&mut table_setup.setup, options.pace, |_| true);
        }
    })?;
    Ok(Outcome::message(menus::options_message(ctx, &table, FIRST_PAGE, None)?).with_pending_table(table.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::body::MAX_LABEL_LENGTH;
    use crate::presenter::words::{Locale, Words};

    #[test]
    fn labels_of_the_form_are_not_cut() {
        for words in Locale::ALL.map(Words::of) {
            for option in options() {
                let label = table_options::label(option).description(words);
                assert!(label.chars().count() <= MAX_LABEL_LENGTH, "{label}");
            }
        }
    }
}
