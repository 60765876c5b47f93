//! The form in which a host sets the expansions, and the options that are not part of the rules, at once.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::form::MAX_FIELDS;
use crate::discord::message::{Form, FormValues, Input, Press};
use crate::discord::settings::table_options;
use crate::rules::Expansion;
use crate::table::{TableId, TableOption};

use super::menus::{self, check_host};
use super::pages::{OptionPage, expansion_menus};

/// Creates the form. Fails for users other than the host.
pub(in crate::discord) fn form(ctx: &Context, table: TableId) -> Result<Form, AppError> {
    let (words, table) = (ctx.words, ctx.channel_table(table)?);
    check_host(ctx, &table)?;
    let form = expansion_menus().fold(
        Form::new(Press::OptionForm(table.id), words.button_options()),
        |form, (key, expansions)| {
            let choices = Input::MultiSelect(menus::expansion_choices(words, &table, expansions));
            form.field(key, words.options_expansions(), None, choices)
        },
    );
    Ok(options().fold(form, |form, option| {
        let values = Input::Select(table_options::choices_with_default(words, option, &table.options));
        form.field(option.key, table_options::label(option).description(words), None, values)
    }))
}

/// Returns the table options for which a form has room beside the expansions.
pub(in crate::discord) fn options() -> impl Iterator<Item = &'static TableOption> {
    TableOption::ALL.iter().take(MAX_FIELDS.saturating_sub(expansion_menus().count()))
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
    let chosen = |(key, listed): (String, &'static [Expansion])| Some((listed, fields.values(&key)?));
    let chosen: Option<Vec<_>> = expansion_menus().map(chosen).collect();
    let chosen = chosen.ok_or(AppError::OldButton)?;
    let table = ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| {
        let is_new_pace = table_setup.options.pace != options.pace;
        table_setup.options = options;
        for &(listed, keys) in &chosen {
            menus::choose_expansions(&mut table_setup.setup, listed, keys, options.pace);
        }
        if is_new_pace {
            menus::adapt_options(&mut table_setup.setup, options.pace, |_| true);
        }
    })?;
    Ok(Outcome::message(menus::options_message(ctx, &table, OptionPage::Expansions, None)?)
        .with_pending_table(table.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::body::MAX_LABEL_LENGTH;
    use crate::words::{Locale, Words};

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
