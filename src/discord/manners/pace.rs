//! What a table may agree on beside its rules: how long somebody has for an answer, the season of its pictures, and its language.

use crate::table::{Pace, Season};
use crate::words::commands::{self as labels, Label};
use crate::words::{Locale, Words};

/// The name of the pace in ids.
pub(in crate::discord) const PACE: &str = "pace";

/// The name of the season in ids.
pub(in crate::discord) const SEASON: &str = "season";

/// The name of the language in ids.
pub(in crate::discord) const LANGUAGE: &str = "language";

/// The pace of a table that somebody opens without saying which.
pub(in crate::discord) const DEFAULT: Pace = Pace::Day;

/// Every pace: its name in ids and for people.
pub(in crate::discord) const PACES: [(Pace, &str, Label); 5] = [
    (Pace::Day, "day", labels::PACE_DAY),
    (Pace::Live, "live", labels::PACE_LIVE),
    (Pace::ThreeDays, "three-days", labels::PACE_THREE_DAYS),
    (Pace::Week, "week", labels::PACE_WEEK),
    (Pace::None, "none", labels::PACE_NONE),
];

/// Every season, the default first: its name in ids and for people.
pub(in crate::discord) const SEASONS: [(Season, &str, Label); 2] =
    [(Season::Summer, "summer", labels::SEASON_SUMMER), (Season::Winter, "winter", labels::SEASON_WINTER)];

/// Every language: its name in ids and for people.
pub(in crate::discord) const LANGUAGES: [(Locale, &str, Label); 3] = [
    (Locale::En, "en", labels::LANGUAGE_EN),
    (Locale::Fr, "fr", labels::LANGUAGE_FR),
    (Locale::De, "de", labels::LANGUAGE_DE),
];

/// The pace with a name in ids.
pub(in crate::discord) fn pace(value: &str) -> Option<Pace> {
    PACES.into_iter().find(|(_, id, _)| *id == value).map(|(pace, ..)| pace)
}

/// A pace in words.
pub(in crate::discord) fn name(words: Words, pace: Pace) -> String {
    let named = PACES.into_iter().find(|(other, ..)| *other == pace);
    named.map(|(.., label)| label.name(words)).unwrap_or_default()
}

/// The season with a name in ids.
pub(in crate::discord) fn season(value: &str) -> Option<Season> {
    SEASONS.into_iter().find(|(_, id, _)| *id == value).map(|(season, ..)| season)
}

/// A season in words.
pub(in crate::discord) fn season_name(words: Words, season: Season) -> String {
    let named = SEASONS.into_iter().find(|(other, ..)| *other == season);
    named.map(|(.., label)| label.name(words)).unwrap_or_default()
}

/// The language with a name in ids.
pub(in crate::discord) fn language(value: &str) -> Option<Locale> {
    LANGUAGES.into_iter().find(|(_, id, _)| *id == value).map(|(locale, ..)| locale)
}

/// A language by its own name.
pub(in crate::discord) fn language_name(words: Words, tag: &str) -> String {
    let named = LANGUAGES.into_iter().find(|(_, id, _)| *id == tag);
    named.map(|(.., label)| label.name(words)).unwrap_or_default()
}
