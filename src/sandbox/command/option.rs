//! Options of commands.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Texts by language.
pub type Translations = BTreeMap<String, String>;

/// Discord's kinds of options, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum OptionKind {
    Subcommand = 1,
    Group = 2,
    String = 3,
    Integer = 4,
    Boolean = 5,
    User = 6,
    Channel = 7,
    Role = 8,
    Mentionable = 9,
    Number = 10,
    Attachment = 11,
}

impl TryFrom<u8> for OptionKind {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        use OptionKind as K;
        let all = [
            K::Subcommand,
            K::Group,
            K::String,
            K::Integer,
            K::Boolean,
            K::User,
            K::Channel,
            K::Role,
            K::Mentionable,
            K::Number,
            K::Attachment,
        ];
        all.into_iter().find(|kind| *kind as u8 == number).ok_or_else(|| format!("{number} is no kind of option"))
    }
}

impl From<OptionKind> for u8 {
    fn from(kind: OptionKind) -> u8 {
        kind as u8
    }
}

/// A value that an option offers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// What people see.
    pub name: String,
    /// The same in other languages.
    #[serde(default)]
    pub name_localizations: Option<Translations>,
    /// What the bot gets.
    pub value: Value,
}

/// An option of a command, a subcommand, or a group of these.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CommandOption {
    /// Its kind.
    #[serde(rename = "type")]
    pub kind: OptionKind,
    /// Its name.
    pub name: String,
    /// The same in other languages.
    #[serde(default)]
    pub name_localizations: Option<Translations>,
    /// What it is for.
    pub description: String,
    /// The same in other languages.
    #[serde(default)]
    pub description_localizations: Option<Translations>,
    /// Whether it must be given.
    #[serde(default)]
    pub required: bool,
    /// The values it offers; if there are any, no other may be given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
    /// What is inside a subcommand or group.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<CommandOption>,
    /// The kinds of channels it takes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub channel_types: Vec<u8>,
    /// Least number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_value: Option<serde_json::Number>,
    /// Greatest number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_value: Option<serde_json::Number>,
    /// Shortest text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_length: Option<usize>,
    /// Longest text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<usize>,
    /// Whether the bot offers values while one types.
    #[serde(default)]
    pub autocomplete: bool,
}

/// The text in the language, or else the text itself.
pub fn localized<'t>(text: &'t str, translations: Option<&'t Translations>, locale: &str) -> &'t str {
    translations.and_then(|map| map.get(locale)).map_or(text, String::as_str)
}

impl CommandOption {
    /// Its name in a language.
    pub fn name_in(&self, locale: &str) -> &str {
        localized(&self.name, self.name_localizations.as_ref(), locale)
    }

    /// Whether `text` is its name, in the language or as registered.
    pub fn is_called(&self, text: &str, locale: &str) -> bool {
        text == self.name || text == self.name_in(locale)
    }

    /// Whether it is a subcommand or a group.
    pub fn nests(&self) -> bool {
        matches!(self.kind, OptionKind::Subcommand | OptionKind::Group)
    }
}
