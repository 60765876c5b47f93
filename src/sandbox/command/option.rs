//! Options of commands.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The translations of a string, by Discord's name of the language.
pub type Translations = BTreeMap<String, String>;

/// The types of options in Discord's API.
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

/// A fixed value that users can choose for an option.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The name that users see.
    pub name: String,
    #[serde(default)]
    pub name_localizations: Option<Translations>,
    /// The value that the bot receives.
    pub value: Value,
}

/// An option of a command, a subcommand, or a group.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CommandOption {
    #[serde(rename = "type")]
    pub kind: OptionKind,
    pub name: String,
    #[serde(default)]
    pub name_localizations: Option<Translations>,
    pub description: String,
    #[serde(default)]
    pub description_localizations: Option<Translations>,
    #[serde(default)]
    pub required: bool,
    /// The valid values. If the list is empty, every value of the type is valid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
    /// The options of a subcommand, or subcommands of a group.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<CommandOption>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub channel_types: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_value: Option<serde_json::Number>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_value: Option<serde_json::Number>,
    /// The minimum length of a string in characters, or `None` for no minimum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_length: Option<usize>,
    /// The maximum length of a string in characters, or `None` for no maximum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<usize>,
    /// Whether the bot suggests values while the user types.
    #[serde(default)]
    pub autocomplete: bool,
}

/// Returns the translation of `text` for a language, or `text` itself if it is not translated.
pub fn localized<'t>(text: &'t str, translations: Option<&'t Translations>, locale: &str) -> &'t str {
    translations.and_then(|map| map.get(locale)).map_or(text, String::as_str)
}

impl CommandOption {
    pub fn name_in(&self, locale: &str) -> &str {
        localized(&self.name, self.name_localizations.as_ref(), locale)
    }

    /// Returns whether `text` is the option's name in `locale` or in the default language.
    pub fn is_called(&self, text: &str, locale: &str) -> bool {
        text == self.name || text == self.name_in(locale)
    }

    /// Returns whether the option is a subcommand or a group of subcommands.
    pub fn has_suboptions(&self) -> bool {
        matches!(self.kind, OptionKind::Subcommand | OptionKind::Group)
    }
}
