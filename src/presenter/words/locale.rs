//! The supported languages.

use std::fmt;
use std::str::FromStr;

/// A supported language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English, which is also the fallback for other languages.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
}

impl Locale {
    /// All languages, the default first.
    pub const ALL: [Locale; 3] = [Locale::En, Locale::Fr, Locale::De];

    /// Returns the language of a tag such as `en-GB`, `fr` or `de`.
    pub fn of(tag: &str) -> Locale {
        let language = tag.split('-').next().unwrap_or_default();
        Locale::ALL.into_iter().find(|locale| locale.tag() == language).unwrap_or_default()
    }

    /// Returns the language code.
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Fr => "fr",
            Locale::De => "de",
        }
    }

    /// Returns the position of this language in [`Locale::ALL`].
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The error for a code of an unsupported language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not one of en, fr, de")]
pub struct InvalidLocale(String);

impl FromStr for Locale {
    type Err = InvalidLocale;

    fn from_str(tag: &str) -> Result<Locale, InvalidLocale> {
        Locale::ALL.into_iter().find(|locale| locale.tag() == tag).ok_or_else(|| InvalidLocale(tag.to_owned()))
    }
}
