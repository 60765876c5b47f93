//! Options of a table outside of its rules: the pace, the language, the season of its pictures, and the time for undoing a move.

use crate::table::{Grace, Pace, Season};
use crate::words::commands::{self as labels, Label};
use crate::words::{Locale, Words};

/// Key of the pace in custom IDs.
pub(in crate::discord) const PACE: &str = "pace";

/// Key of the season in custom IDs.
pub(in crate::discord) const SEASON: &str = "season";

/// Key of the time for undoing a move in custom IDs.
pub(in crate::discord) const GRACE: &str = "grace";

/// Key of the language in custom IDs.
pub(in crate::discord) const LANGUAGE: &str = "language";

/// The default pace of a new table.
pub(in crate::discord) const DEFAULT: Pace = Pace::Day;

/// All paces, with their keys and labels.
pub(in crate::discord) const PACES: [(Pace, &str, Label); 5] = [
    (Pace::Day, "day", labels::PACE_DAY),
    (Pace::Live, "live", labels::PACE_LIVE),
    (Pace::ThreeDays, "three-days", labels::PACE_THREE_DAYS),
    (Pace::Week, "week", labels::PACE_WEEK),
    (Pace::None, "none", labels::PACE_NONE),
];

/// All seasons with their keys and labels, the default first.
pub(in crate::discord) const SEASONS: [(Season, &str, Label); 2] =
    [(Season::Summer, "summer", labels::SEASON_SUMMER), (Season::Winter, "winter", labels::SEASON_WINTER)];

/// All times for undoing a move, with their keys and labels, the default first.
pub(in crate::discord) const GRACES: [(Grace, &str, Label); 3] = [
    (Grace::Minute, "minute", labels::GRACE_MINUTE),
    (Grace::NextMove, "next_move", labels::GRACE_NEXT_MOVE),
    (Grace::None, "none", labels::GRACE_NONE),
];

/// All languages, with their keys and labels.
pub(in crate::discord) const LANGUAGES: [(Locale, &str, Label); 3] = [
    (Locale::En, "en", labels::LANGUAGE_EN),
    (Locale::Fr, "fr", labels::LANGUAGE_FR),
    (Locale::De, "de", labels::LANGUAGE_DE),
];

/// Returns the pace with a key, or `None` if the key is unknown.
pub(in crate::discord) fn pace(value: &str) -> Option<Pace> {
    PACES.into_iter().find(|(_, id, _)| *id == value).map(|(pace, ..)| pace)
}

/// Returns the label of a pace.
pub(in crate::discord) fn name(words: Words, pace: Pace) -> String {
    let named = PACES.into_iter().find(|(other, ..)| *other == pace);
    named.map(|(.., label)| label.name(words)).unwrap_or_default()
}

/// Returns the season with a key, or `None` if the key is unknown.
pub(in crate::discord) fn season(value: &str) -> Option<Season> {
    SEASONS.into_iter().find(|(_, id, _)| *id == value).map(|(season, ..)| season)
}

/// Returns the label of a season.
pub(in crate::discord) fn season_name(words: Words, season: Season) -> String {
    let named = SEASONS.into_iter().find(|(other, ..)| *other == season);
    named.map(|(.., label)| label.name(words)).unwrap_or_default()
}

/// Returns the time for undoing a move with a key, or `None` if the key is unknown.
pub(in crate::discord) fn grace(value: &str) -> Option<Grace> {
    GRACES.into_iter().find(|(_, id, _)| *id == value).map(|(grace, ..)| grace)
}

/// Returns the label of a time for undoing a move.
pub(in crate::discord) fn grace_name(words: Words, grace: Grace) -> String {
    let named = GRACES.into_iter().find(|(other, ..)| *other == grace);
    named.map(|(.., label)| label.name(words)).unwrap_or_default()
}

/// Returns the language with a key, or `None` if the key is unknown.
pub(in crate::discord) fn language(value: &str) -> Option<Locale> {
    LANGUAGES.into_iter().find(|(_, id, _)| *id == value).map(|(locale, ..)| locale)
}

/// Returns the name of a language in that language.
pub(in crate::discord) fn language_name(words: Words, tag: &str) -> String {
    let named = LANGUAGES.into_iter().find(|(_, id, _)| *id == tag);
    named.map(|(.., label)| label.name(words)).unwrap_or_default()
}
