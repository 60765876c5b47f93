//! The values of a command's options.

use crate::discord::interaction::{Invocation, OptionValue, UploadedFile};
use crate::presenter::words::labels::CommandLabel;
use crate::table::UserId;

use super::names::english_name;

/// The options of a command that the user has sent or is typing.
pub(in crate::discord) struct Args<'a>(&'a [OptionValue]);

impl<'a> Args<'a> {
    pub fn of(command: &'a Invocation) -> Args<'a> {
        Args(&command.options)
    }

    pub fn from(options: &'a [OptionValue]) -> Args<'a> {
        Args(options)
    }

    /// Returns all options, in the order in which Discord sends them.
    pub fn all(&self) -> &'a [OptionValue] {
        self.0
    }

    fn get(&self, label: CommandLabel) -> Option<&'a OptionValue> {
        let name = english_name(label);
        self.0.iter().find(|option| option.name == name)
    }

    /// Returns the text of an option, or `None` if the text is blank or missing.
    pub fn text(&self, label: CommandLabel) -> Option<&'a str> {
        self.get(label)?.value.as_str().filter(|text| !text.trim().is_empty())
    }

    /// Returns the number of an option, even while it is being typed. Returns `None` if the option is not given or not a number.
    pub fn number(&self, label: CommandLabel) -> Option<i64> {
        let OptionValue { value, is_focused, .. } = self.get(label)?;
        let typed = || value.as_str().filter(|_| *is_focused)?.trim().parse().ok();
        value.as_i64().or_else(typed)
    }

    /// Returns the user chosen in an option, or `None` if the option is not given.
    pub fn user(&self, label: CommandLabel) -> Option<UserId> {
        self.get(label)?.value.as_str()?.parse().ok().map(UserId)
    }

    /// Returns the file that was attached in an option, or `None` if the option is not given.
    pub fn file(&self, label: CommandLabel) -> Option<&'a UploadedFile> {
        self.get(label)?.file.as_ref()
    }

    /// Returns whether the user chosen in an option is a bot.
    pub fn is_bot(&self, label: CommandLabel) -> bool {
        self.get(label).is_some_and(|option| option.is_bot)
    }

    /// Returns the unfinished text of an option, or `None` if another option is being typed.
    pub fn focused(&self, label: CommandLabel) -> Option<&'a str> {
        self.get(label).filter(|option| option.is_focused)?.value.as_str()
    }
}
