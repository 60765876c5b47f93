//! Converts the value of an option from text or JSON to the form that the bot receives, if it is valid for a client.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use thiserror::Error;

use super::option::{Choice, OptionKind, localized};
use crate::{BOT, BOT_NAME, Channel, CommandOption, GUILD, Id, User};

/// The reason why a Discord client would not send a command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum InvalidCommand {
    #[error("there is no command /{0} here")]
    UnknownCommand(String),
    #[error("/{0} needs a subcommand: {1}")]
    NeedsSubcommand(String, String),
    #[error("/{0} has no option {1:?}")]
    UnknownOption(String, String),
    #[error("{1:?} does not belong to any option of /{0}")]
    UnexpectedText(String, String),
    #[error("the option {0:?} is required")]
    Missing(String),
    #[error("{1:?} is not a valid value for {0:?}: {2}")]
    InvalidValue(String, String, &'static str),
    #[error("the option {0:?} has no autocomplete")]
    NoAutocomplete(String),
}

/// The users and channels that values may name.
#[derive(Clone, Copy)]
pub struct Names<'w> {
    pub users: &'w [User],
    pub channels: &'w BTreeMap<Id, Channel>,
    /// The language of the user's client.
    pub locale: &'w str,
}

/// A validated command with its values, in the form that the bot receives.
#[derive(Clone, Debug, PartialEq)]
pub struct Invocation {
    /// The names of command and subcommands, such as `game new`.
    pub name: String,
    /// The options with their values, nested in their subcommand as in Discord's API.
    pub options: Vec<Value>,
    pub users: Vec<Id>,
    pub channels: Vec<Id>,
    pub roles: Vec<Id>,
    /// The attached files. The value of their option is their index in this list, until they get an ID.
    pub files: Vec<AttachedFile>,
}

/// A file that a user attaches to a command.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
pub struct AttachedFile {
    pub filename: String,
    pub content: String,
}

/// Converts the value of an option. Adds the users, channels and roles to which it refers to the invocation.
pub fn convert(
    option: &CommandOption,
    value: &Value,
    names: Names<'_>,
    invocation: &mut Invocation,
) -> Result<Value, InvalidCommand> {
    let text = value.as_str().map_or_else(|| value.to_string(), |text| text.trim().to_owned());
    let bad = |why| InvalidCommand::InvalidValue(option.name_in(names.locale).to_owned(), text.clone(), why);
    if !option.choices.is_empty() {
        return choice_value(option, value, &text, names.locale).ok_or_else(|| bad("it is not among the choices"));
    }
    match option.kind {
        OptionKind::String => string_value(option, &text).map_err(bad),
        OptionKind::Integer => {
            let number: i64 = text.parse().map_err(|_| bad("it is no whole number"))?;
            check_range(option, number as f64).map_err(bad)?;
            Ok(json!(number))
        }
        OptionKind::Number => {
            let number: f64 = text.parse().map_err(|_| bad("it is no number"))?;
            check_range(option, number).map_err(bad)?;
            Ok(json!(number))
        }
        OptionKind::Boolean => match text.to_lowercase().as_str() {
            "true" | "yes" | "on" => Ok(json!(true)),
            "false" | "no" | "off" => Ok(json!(false)),
            _ => Err(bad("it is neither true nor false")),
        },
        OptionKind::User => {
            let id = find_user(&text, names.users).ok_or_else(|| bad("there is nobody of that name"))?;
            invocation.users.push(id);
            Ok(json!(id))
        }
        OptionKind::Channel => {
            let id = find_channel(&text, names.channels).ok_or_else(|| bad("there is no channel of that name"))?;
            invocation.channels.push(id);
            Ok(json!(id))
        }
        OptionKind::Role => {
            invocation.roles.push(GUILD);
            Ok(json!(GUILD))
        }
        OptionKind::Mentionable => match find_user(&text, names.users) {
            Some(id) => {
                invocation.users.push(id);
                Ok(json!(id))
            }
            None => Err(bad("there is nobody of that name")),
        },
        OptionKind::Attachment => {
            let file = serde_json::from_value(value.clone());
            invocation.files.push(file.map_err(|_| bad("a file is an object with filename and content"))?);
            Ok(json!(invocation.files.len() - 1))
        }
        OptionKind::Subcommand | OptionKind::Group => Err(bad("it is a subcommand")),
    }
}

fn choice_value(option: &CommandOption, value: &Value, text: &str, locale: &str) -> Option<Value> {
    let shown = |choice: &Choice| {
        localized(&choice.name, choice.name_localizations.as_ref(), locale) == text || choice.name == text
    };
    // A client may also send a number as a string.
    let as_number = text.parse::<serde_json::Number>().ok().map(Value::Number);
    let is_value = |choice: &Choice| choice.value == *value || as_number.as_ref() == Some(&choice.value);
    let choices = &option.choices;
    let found = choices.iter().find(|choice| is_value(choice)).or_else(|| choices.iter().find(|choice| shown(choice)));
    found.map(|choice| choice.value.clone())
}

fn string_value(option: &CommandOption, text: &str) -> Result<Value, &'static str> {
    let length = text.chars().count();
    if length == 0 {
        return Err("it is empty");
    }
    if option.min_length.is_some_and(|min| length < min) {
        return Err("it is too short");
    }
    if length > option.max_length.unwrap_or(6000) {
        return Err("it is too long");
    }
    Ok(json!(text))
}

fn check_range(option: &CommandOption, number: f64) -> Result<(), &'static str> {
    let bound = |bound: &Option<serde_json::Number>| bound.as_ref().and_then(serde_json::Number::as_f64);
    if bound(&option.min_value).is_some_and(|min| number < min) {
        return Err("it is too small");
    }
    if bound(&option.max_value).is_some_and(|max| number > max) {
        return Err("it is too large");
    }
    Ok(())
}

/// Removes the brackets of a mention, as in `<@1>`, `<@!1>` and `<#1>`.
fn without_brackets(text: &str) -> &str {
    let inner = text.strip_prefix('<').and_then(|text| text.strip_suffix('>')).unwrap_or(text);
    inner.trim_start_matches(['@', '!', '#'])
}

/// Finds the user or bot that a string names. Returns the ID, or `None` if there is no match.
pub fn find_user(text: &str, users: &[User]) -> Option<Id> {
    let name = without_brackets(text);
    let bot = name.parse() == Ok(BOT) || name.eq_ignore_ascii_case(BOT_NAME);
    if bot { Some(BOT) } else { users.iter().find(|user| user.is_called(name)).map(|user| user.id) }
}

fn find_channel(text: &str, channels: &BTreeMap<Id, Channel>) -> Option<Id> {
    let name = without_brackets(text);
    let called = |channel: &&Channel| channel.is_in_guild() && (channel.name == name || name.parse() == Ok(channel.id));
    channels.values().find(called).map(|channel| channel.id)
}
