//! The options of a table that are not part of its rules: assists, the pace, the season of its pictures, the time for
//! undoing a move, questions out of turn, and the language.

use crate::presenter::answers::Choice;
use crate::table::{Assists, Grace, OutOfTurn, Pace, Season};
use crate::words::commands::{self as labels, Label};
use crate::words::{Locale, Words};

/// An option of a table that is not part of its rules.
pub(in crate::discord) struct TableOption<T: 'static> {
    /// The key of the option in custom IDs.
    pub key: &'static str,
    /// The label of the option. Its description is shown in menus.
    pub label: Label,
    /// The values with their keys and labels. The default comes first.
    values: &'static [(T, &'static str, Label)],
}

/// Whether the bot shows odds and the points that a move would score.
pub(in crate::discord) const ASSISTS: TableOption<Assists> = TableOption {
    key: "assists",
    label: labels::ASSISTS,
    values: &[(Assists::On, "on", labels::ASSISTS_ON), (Assists::Off, "off", labels::ASSISTS_OFF)],
};

/// The time per move.
pub(in crate::discord) const PACE: TableOption<Pace> = TableOption {
    key: "pace",
    label: labels::PACE,
    values: &[
        (DEFAULT_PACE, "day", labels::PACE_DAY),
        (Pace::Live, "live", labels::PACE_LIVE),
        (Pace::Bank, "bank", labels::PACE_BANK),
        (Pace::ThreeDays, "three-days", labels::PACE_THREE_DAYS),
        (Pace::Week, "week", labels::PACE_WEEK),
        (Pace::None, "none", labels::PACE_NONE),
    ],
};

/// The default pace of a new table.
pub(in crate::discord) const DEFAULT_PACE: Pace = Pace::Day;

/// The season of the pictures.
pub(in crate::discord) const SEASON: TableOption<Season> = TableOption {
    key: "season",
    label: labels::SEASON,
    values: &[(Season::Summer, "summer", labels::SEASON_SUMMER), (Season::Winter, "winter", labels::SEASON_WINTER)],
};

/// The time for undoing a move without consent.
pub(in crate::discord) const GRACE: TableOption<Grace> = TableOption {
    key: "grace",
    label: labels::GRACE,
    values: &[
        (Grace::Minute, "minute", labels::GRACE_MINUTE),
        (Grace::NextMove, "next_move", labels::GRACE_NEXT_MOVE),
        (Grace::None, "none", labels::GRACE_NONE),
    ],
};

/// Whether the bot answers for players who are asked during another player's turn.
pub(in crate::discord) const OUT_OF_TURN: TableOption<OutOfTurn> = TableOption {
    key: "out-of-turn",
    label: labels::OUT_OF_TURN,
    values: &[(OutOfTurn::Wait, "wait", labels::OUT_OF_TURN_WAIT), (OutOfTurn::Bot, "bot", labels::OUT_OF_TURN_BOT)],
};

/// The language of the posts. It has no default: a new table gets the language of its host.
pub(in crate::discord) const LANGUAGE: TableOption<Locale> = TableOption {
    key: "language",
    label: labels::LANGUAGE,
    values: &[
        (Locale::En, "en", labels::LANGUAGE_EN),
        (Locale::Fr, "fr", labels::LANGUAGE_FR),
        (Locale::De, "de", labels::LANGUAGE_DE),
    ],
};

impl<T: Copy + PartialEq> TableOption<T> {
    /// Returns the value with a key, or `None` if the key is unknown.
    pub fn find(&self, key: &str) -> Option<T> {
        self.values.iter().find(|(_, known, _)| *known == key).map(|&(value, ..)| value)
    }

    /// Returns the label of a value.
    pub fn name(&self, words: Words, value: T) -> String {
        let named = self.values.iter().find(|(known, ..)| *known == value);
        named.map(|(.., label)| label.name(words)).unwrap_or_default()
    }

    /// Returns the values as choices of a menu.
    pub fn choices(&self, words: Words, chosen: Option<T>) -> Vec<Choice> {
        let choice = |&(value, key, label): &(T, &str, Label)| Choice {
            chosen: chosen == Some(value),
            ..Choice::new(label.name(words), key)
        };
        self.values.iter().map(choice).collect()
    }

    /// Returns the values as choices of a menu, and labels the first one as the default.
    pub fn choices_with_default(&self, words: Words, chosen: T) -> Vec<Choice> {
        let mut choices = self.choices(words, Some(chosen));
        choices.iter_mut().take(1).for_each(|first| first.label = words.options_default(&first.label));
        choices
    }

    /// Returns the option as a choice in a menu of options, with its value as a note.
    pub fn entry(&self, words: Words, value: T, open: Option<&str>) -> Choice {
        Choice {
            note: Some(self.name(words, value)),
            chosen: open == Some(self.key),
            ..Choice::new(self.label.description(words), self.key)
        }
    }
}

/// Returns the name of a language in that language. Returns an empty string for an unknown tag.
pub(in crate::discord) fn language_name(words: Words, tag: &str) -> String {
    LANGUAGE.find(tag).map(|locale| LANGUAGE.name(words, locale)).unwrap_or_default()
}
