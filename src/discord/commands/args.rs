//! What was typed for the options of a command.

use crate::discord::interaction::{Given, Invocation};
use crate::table::PersonId;
use crate::words::commands::Label;

use super::names::name;

/// The options of a command that was typed, or is being typed.
pub(in crate::discord) struct Args<'a>(&'a [Given]);

impl<'a> Args<'a> {
    /// The options of a command.
    pub fn of(command: &'a Invocation) -> Args<'a> {
        Args(&command.options)
    }

    fn get(&self, label: Label) -> Option<&'a Given> {
        let name = name(label);
        self.0.iter().find(|option| option.name == name)
    }

    /// What was typed for an option of text; nothing if that is empty.
    pub fn text(&self, label: Label) -> Option<&'a str> {
        self.get(label)?.value.as_str().filter(|text| !text.trim().is_empty())
    }

    /// The number given for an option.
    pub fn number(&self, label: Label) -> Option<i64> {
        let Given { value, is_focused, .. } = self.get(label)?;
        let typed = || value.as_str().filter(|_| *is_focused)?.trim().parse().ok();
        value.as_i64().or_else(typed)
    }

    /// Who was named for an option.
    pub fn person(&self, label: Label) -> Option<PersonId> {
        self.get(label)?.value.as_str()?.parse().ok().map(PersonId)
    }

    /// What has been typed so far for the option that is being typed, if it is this one.
    pub fn focused(&self, label: Label) -> Option<&'a str> {
        self.get(label).filter(|option| option.is_focused)?.value.as_str()
    }
}
