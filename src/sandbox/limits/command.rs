//! Limits of commands. If one command is invalid, the whole list is refused.

use std::collections::HashSet;

use serde_json::Value;

use super::type_number;
use crate::Form;

const MAX_COMMANDS: usize = 100;
/// The maximum number of commands in the menus of users.
const MAX_USER_COMMANDS: usize = 15;
const MAX_OPTIONS: usize = 25;
/// Maximum total length of names, descriptions and choices of a command, each in its longest translation.
const MAX_TOTAL_LENGTH: usize = 8000;

const SUBCOMMAND_TYPE: u64 = 1;
const GROUP_TYPE: u64 = 2;

pub fn check_commands(list: &[Value], form: &mut Form) {
    for (most, is_kind) in
        [(MAX_COMMANDS, is_slash as fn(&Value) -> bool), (MAX_USER_COMMANDS, |command| command["type"] == 2)]
    {
        if list.iter().filter(|command| is_kind(command)).count() > most {
            let message = format!("Maximum number of application commands reached ({most}).");
            form.error("APPLICATION_COMMANDS_LIMIT_REACHED", message);
        }
    }
    let mut names = HashSet::new();
    for (index, one) in list.iter().enumerate() {
        form.within(index, |form| {
            check_command(one, form);
            if !names.insert((&one["type"], &one["name"])) {
                let message = "Application command names must be unique";
                form.error_at("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
            }
        });
    }
}

pub fn check_command(command: &Value, form: &mut Form) {
    if !is_slash(command) {
        form.required_text(command, "name", 1, 32);
        check_translations(command, "name_localizations", form, |text, form| form.length(text, 1, 32));
        for key in ["description", "options"] {
            let is_empty =
                command[key].as_str().is_none_or(str::is_empty) && command[key].as_array().is_none_or(Vec::is_empty);
            if !is_empty {
                let message = format!("Context menu commands cannot have {key}");
                form.error_at(key, "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message);
            }
        }
        return;
    }
    check_names(command, form);
    if total_length(command) > MAX_TOTAL_LENGTH {
        form.error("APPLICATION_COMMAND_TOO_LARGE", format!("Command exceeds maximum size ({MAX_TOTAL_LENGTH})"));
    }
    check_options(command, 0, form);
}

fn is_slash(command: &Value) -> bool {
    command["type"].is_null() || command["type"] == 1
}

/// Checks the name and the description of a command or an option, with all translations.
fn check_names(thing: &Value, form: &mut Form) {
    form.required_text(thing, "name", 1, 32);
    if let Some(Value::String(text)) = thing.get("name") {
        form.within("name", |form| check_name(text, form));
    }
    form.required_text(thing, "description", 1, 100);
    check_translations(thing, "name_localizations", form, |text, form| {
        form.length(text, 1, 32);
        check_name(text, form);
    });
    check_translations(thing, "description_localizations", form, |text, form| form.length(text, 1, 100));
}

/// Checks that a name consists of lower-case letters of any script, digits, `-`, `_` and `'`.
fn check_name(text: &str, form: &mut Form) {
    let allowed = |c: char| (c.is_alphanumeric() && !c.is_uppercase()) || "-_'".contains(c) || is_combining(c);
    if !text.chars().all(allowed) {
        let message = "Command name is invalid: lower-case letters, digits, - and _ only";
        form.error("APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

/// Returns whether `c` is a vowel sign of Devanagari or Thai. Discord's pattern for names accepts these.
fn is_combining(c: char) -> bool {
    ('\u{0900}'..='\u{097F}').contains(&c) || ('\u{0E00}'..='\u{0E7F}').contains(&c)
}

fn check_translations(thing: &Value, key: &str, form: &mut Form, check: impl Fn(&str, &mut Form)) {
    form.within(key, |form| {
        for (locale, text) in thing[key].as_object().into_iter().flatten() {
            form.within(locale, |form| match text.as_str() {
                _ if !LOCALES.contains(&locale.as_str()) => {
                    form.error("ENUM_TYPE_COERCE", format!("Value \"{locale}\" is not a valid locale."));
                }
                Some(text) => check(text, form),
                None => form.error("STRING_TYPE_CONVERT", "Could not interpret value as string."),
            });
        }
    });
}

/// The languages that Discord's clients offer.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-ES", "es-419", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

fn check_options(thing: &Value, depth: usize, form: &mut Form) {
    let mut names = HashSet::new();
    let mut optional_seen = false;
    let list = form.each(thing, "options", MAX_OPTIONS, |one, form| {
        check_option(one, depth, form);
        if !names.insert(&one["name"]) {
            let message = "Option names must be unique";
            form.error_at("name", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message);
        }
        let required = one["required"] == true;
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            form.error("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_seen |= !required;
    });
    let nesting = list.iter().filter(|one| matches!(type_number(one), SUBCOMMAND_TYPE | GROUP_TYPE)).count();
    if nesting > 0 && nesting < list.len() {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.error_at("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
}

fn check_option(option: &Value, depth: usize, form: &mut Form) {
    check_names(option, form);
    match (type_number(option), depth) {
        // A command may contain groups and subcommands, and a group may contain subcommands.
        (GROUP_TYPE, 0) => check_options(option, 1, form),
        (SUBCOMMAND_TYPE, 0 | 1) => check_options(option, 2, form),
        (3..=11, _) => check_value_option(option, form),
        _ => form.error_at("type", "BASE_TYPE_CHOICES", "This type of option cannot stand here."),
    }
}

fn check_value_option(option: &Value, form: &mut Form) {
    let mut names = HashSet::new();
    let choices = form.each(option, "choices", MAX_OPTIONS, |choice, form| {
        form.required_text(choice, "name", 1, 100);
        if type_number(option) == 3 {
            form.required_text(choice, "value", 0, 100);
        } else if !choice["value"].is_number() {
            form.error_at("value", "NUMBER_TYPE_COERCE", "Value is not a number.");
        }
        check_translations(choice, "name_localizations", form, |text, form| form.length(text, 1, 100));
        if !names.insert(&choice["name"]) {
            let message = "Choice names must be unique";
            form.error_at("name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE", message);
        }
    });
    let autocomplete = option["autocomplete"] == true;
    if autocomplete && !choices.is_empty() {
        let message = "Choices cannot be used with autocomplete";
        form.error("APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE", message);
    }
    if autocomplete && !matches!(type_number(option), 3 | 4 | 10) {
        form.error_at("autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID_TYPE", "Only strings and numbers");
    }
}

/// Returns the total length of names, descriptions and values. Of each text, the longest translation counts.
fn total_length(thing: &Value) -> usize {
    let length = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let translations = thing[format!("{key}_localizations")].as_object();
        let translated = translations.and_then(|map| map.values().map(length).max());
        length(&thing[key]).max(translated.unwrap_or(0))
    };
    let inner = ["options", "choices"].iter().filter_map(|key| thing[*key].as_array()).flatten();
    longest("name") + longest("description") + length(&thing["value"]) + inner.map(total_length).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::limits::testing::errors;

    fn check_option(name: &str, kind: u64, more: Value) -> Value {
        let mut option = json!({ "name": name, "description": "d", "type": kind });
        crate::json::merge(&mut option, more);
        option
    }

    fn place(options: &[Value]) -> Value {
        json!({ "name": "place", "description": "d", "options": options })
    }

    fn numbered(count: usize, kind: u64) -> Vec<Value> {
        (0..count).map(|n| check_option(&format!("o{n}"), kind, json!({}))).collect()
    }

    #[test]
    fn commands_keep_their_limits() {
        let text = |name| check_option(name, 3, json!({}));
        let needed = |name| check_option(name, 3, json!({ "required": true }));
        let choices = |count: usize| {
            let list: Vec<_> = (0..count).map(|n| json!({ "name": n.to_string(), "value": "v" })).collect();
            check_option("o", 3, json!({ "choices": list }))
        };
        let sub = |options: &[Value]| check_option("sub", 1, json!({ "options": options }));
        let group = |options: &[Value]| check_option("group", 2, json!({ "options": options }));
        for (one, expected) in [
            (place(&[needed("a"), text("b")]), vec![]),
            (place(&[text("b"), needed("a")]), vec!["options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"]),
            (place(&[text("a"), text("a")]), vec!["options.1.name APPLICATION_COMMAND_OPTIONS_NAME_INVALID"]),
            (place(&numbered(25, 1)), vec![]),
            (place(&numbered(26, 1)), vec!["options BASE_TYPE_MAX_LENGTH"]),
            (place(&[choices(25)]), vec![]),
            (place(&[choices(26)]), vec!["options.0.choices BASE_TYPE_MAX_LENGTH"]),
            (place(&[group(&[sub(&[text("a")])])]), vec![]),
            (place(&[sub(&[sub(&[])])]), vec!["options.0.options.0.type BASE_TYPE_CHOICES"]),
            (place(&[sub(&[]), text("a")]), vec!["options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"]),
            (json!({ "name": "Place", "description": "d" }), vec!["name APPLICATION_COMMAND_INVALID_NAME"]),
            (json!({ "name": "schäfer-1", "description": "d" }), vec![]),
            (
                json!({ "name": "Show Profile", "type": 2, "description": "", "name_localizations": { "fr": "Profil" } }),
                vec![],
            ),
            (
                json!({ "name": "Profile", "type": 2, "description": "d" }),
                vec!["description APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION"],
            ),
            (json!({ "name": "a b", "description": "d" }), vec!["name APPLICATION_COMMAND_INVALID_NAME"]),
            (json!({ "name": "place" }), vec!["description BASE_TYPE_REQUIRED"]),
            (
                json!({ "name": "place", "description": "d", "name_localizations": { "fr": "Placer" } }),
                vec!["name_localizations.fr APPLICATION_COMMAND_INVALID_NAME"],
            ),
            (
                json!({ "name": "place", "description": "d", "name_localizations": { "en": "place" } }),
                vec!["name_localizations.en ENUM_TYPE_COERCE"],
            ),
            (
                place(&[check_option("o", 5, json!({ "autocomplete": true }))]),
                vec!["options.0.autocomplete APPLICATION_COMMAND_AUTOCOMPLETE_INVALID_TYPE"],
            ),
        ] {
            assert_eq!(errors(|form| check_command(&one, form)), expected, "{one}");
        }
    }

    #[test]
    fn the_longest_language_of_each_text_counts_towards_8000() {
        let wordy = |count: usize| {
            let list: Vec<_> = (0..count)
                .map(|n| {
                    check_option(
                        &format!("o{n:02}"),
                        3,
                        json!({
                            "description_localizations": { "de": "d".repeat(100), "fr": "f".repeat(90) },
                            "choices": [{ "name": "n".repeat(100), "value": "v".repeat(100) }],
                        }),
                    )
                })
                .collect();
            json!({ "name": "p", "description": "d", "options": [
                { "name": "s1", "description": "d", "type": 1, "options": list },
                { "name": "s2", "description": "d", "type": 1, "options": list },
            ]})
        };
        assert!(errors(|form| check_command(&wordy(13), form)).is_empty());
        assert_eq!(errors(|form| check_command(&wordy(14), form)), [" APPLICATION_COMMAND_TOO_LARGE"]);
    }

    #[test]
    fn a_list_has_100_commands_with_names_of_their_own() {
        let named = |n: usize| json!({ "name": format!("c{n}"), "description": "d" });
        let list: Vec<_> = (0..101).map(named).collect();
        assert!(errors(|form| check_commands(&list[..100], form)).is_empty());
        assert_eq!(errors(|form| check_commands(&list, form)), [" APPLICATION_COMMANDS_LIMIT_REACHED"]);
        let twice = [named(1), named(1)];
        assert_eq!(errors(|form| check_commands(&twice, form)), ["1.name APPLICATION_COMMANDS_DUPLICATE_NAME"]);
    }
}
