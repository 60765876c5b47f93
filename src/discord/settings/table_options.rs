//! The names of a table's options that are not part of its rules, and menus for them.

use crate::presenter::MenuOption;
use crate::presenter::words::labels::{self, CommandLabel};
use crate::presenter::words::{Locale, Words};
use crate::rules::always;
use crate::table::{TableOption, TableOptions};

/// The key of the option for the language of the posts. It has no default: a new table gets the language of its host.
pub(in crate::discord) const LANGUAGE: &str = "language";

/// The languages of posts, with their labels and keys.
pub(in crate::discord) const LANGUAGES: &[(CommandLabel, &str)] =
    &[(labels::LANGUAGE_EN, "en"), (labels::LANGUAGE_FR, "fr"), (labels::LANGUAGE_DE, "de")];

pub(in crate::discord) const fn label(option: &TableOption) -> CommandLabel {
    CommandLabel::new(option.message)
}

/// Returns the values of an option with their labels.
pub(in crate::discord) fn values(option: &TableOption) -> impl Iterator<Item = (CommandLabel, &'static str)> {
    option.value_messages.iter().map(|message| CommandLabel::new(message)).zip(option.values.iter().copied())
}

pub(in crate::discord) fn value_name(words: Words, option: &TableOption, value: &str) -> String {
    let label = values(option).find(|(_, key)| *key == value).map(|(label, _)| label);
    always!(label.is_some(), "the option {} has no value {value}", option.key);
    label.map(|label| label.name(words)).unwrap_or_default()
}

/// Returns the values as choices of a menu.
pub(in crate::discord) fn choices(words: Words, option: &TableOption, chosen: Option<&str>) -> Vec<MenuOption> {
    menu_options(words, values(option), chosen)
}

/// Returns the values as choices of a menu, and labels the first one as the default.
pub(in crate::discord) fn choices_with_default(
    words: Words,
    option: &TableOption,
    options: &TableOptions,
) -> Vec<MenuOption> {
    let mut choices = choices(words, option, Some(option.value(options)));
    choices.iter_mut().take(1).for_each(|first| first.label = words.options_default(&first.label));
    choices
}

pub(in crate::discord) fn language_choices(words: Words, chosen: Option<&str>) -> Vec<MenuOption> {
    menu_options(words, LANGUAGES.iter().copied(), chosen)
}

fn menu_options(
    words: Words,
    values: impl Iterator<Item = (CommandLabel, &'static str)>,
    chosen: Option<&str>,
) -> Vec<MenuOption> {
    let choice = |(label, key): (CommandLabel, &str)| MenuOption {
        is_chosen: chosen == Some(key),
        ..MenuOption::new(label.name(words), key)
    };
    values.map(choice).collect()
}

/// Returns the language with a key, or `None` if there is none.
pub(in crate::discord) fn language_with_key(key: &str) -> Option<Locale> {
    LANGUAGES.iter().find(|(_, tag)| *tag == key)?.1.parse().ok()
}

/// Returns the name of a language in that language. Returns an empty string for an unknown tag.
pub(in crate::discord) fn language_name(words: Words, tag: &str) -> String {
    LANGUAGES.iter().find(|(_, key)| *key == tag).map(|(label, _)| label.name(words)).unwrap_or_default()
}
