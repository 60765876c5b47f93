//! Names and descriptions of commands, options and choices.

use super::Words;

pub use super::messages::labels::*;

/// The name of a command, an option or a choice in every language. Most labels also have a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CommandLabel(pub(super) &'static str);

impl CommandLabel {
    /// Creates the label with the key of its message.
    pub const fn new(key: &'static str) -> CommandLabel {
        CommandLabel(key)
    }

    /// Returns the name in the language of `words`.
    pub fn name(self, words: Words) -> String {
        words.format(self.0, [])
    }

    /// Returns the description in the language of `words`, which the label must have.
    pub fn description(self, words: Words) -> String {
        words.attribute(self.0, "description", [])
    }
}
