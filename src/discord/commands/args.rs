//! What was typed for the options of a command.

use serenity::model::application::{CommandData, ResolvedOption, ResolvedValue};

use crate::table::PersonId;
use crate::words::commands::Label;

use super::names::name;

/// The options of a command that was typed, or is being typed.
pub(in crate::discord) struct Args<'a> {
    options: Vec<ResolvedOption<'a>>,
}

impl<'a> Args<'a> {
    /// The subcommand, if there is one, and the options.
    pub fn of(data: &'a CommandData) -> (Option<&'a str>, Args<'a>) {
        let mut options = data.options();
        match options.pop() {
            Some(ResolvedOption { name, value: ResolvedValue::SubCommand(inner), .. }) => {
                (Some(name), Args { options: inner })
            }
            Some(last) => {
                options.push(last);
                (None, Args { options })
            }
            None => (None, Args { options }),
        }
    }

    fn get(&self, label: Label) -> Option<&ResolvedValue<'a>> {
        let name = name(label);
        self.options.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    /// What was typed for an option of text; nothing if that is empty.
    pub fn text(&self, label: Label) -> Option<&'a str> {
        match self.get(label)? {
            ResolvedValue::String(text) | ResolvedValue::Autocomplete { value: text, .. } => {
                Some(*text).filter(|text| !text.trim().is_empty())
            }
            _ => None,
        }
    }

    /// The number given for an option.
    pub fn number(&self, label: Label) -> Option<i64> {
        match self.get(label)? {
            ResolvedValue::Integer(number) => Some(*number),
            ResolvedValue::Autocomplete { value, .. } => value.trim().parse().ok(),
            _ => None,
        }
    }

    /// Who was named for an option.
    pub fn person(&self, label: Label) -> Option<PersonId> {
        match self.get(label)? {
            ResolvedValue::User(user, _) => Some(PersonId(user.id.get())),
            _ => None,
        }
    }

    /// What has been typed so far for the option that is being typed, if it is this one.
    pub fn focused(&self, label: Label) -> Option<&'a str> {
        match self.get(label)? {
            ResolvedValue::Autocomplete { value, .. } => Some(*value),
            _ => None,
        }
    }
}
