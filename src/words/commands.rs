//! Names and descriptions of commands, options and choices: those of the core, and through it those of expansions.

use super::Words;

pub(crate) use super::expansions::labels::*;
pub(crate) use labels::*;

/// Something with a name, and mostly a description, in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Label {
    key: &'static str,
    described: bool,
}

impl Label {
    /// The label with a message's key and, if `described`, that message's attribute `description`.
    pub(super) const fn new(key: &'static str, described: bool) -> Label {
        Label { key, described }
    }

    /// The name.
    pub fn name(self, words: Words) -> String {
        words.say(self.key, [])
    }

    /// The description.
    pub fn description(self, words: Words) -> String {
        words.attribute(self.key, "description", [])
    }

    /// The description, of something that has one.
    pub fn note(self, words: Words) -> Option<String> {
        self.described.then(|| self.description(words))
    }

    #[cfg(test)]
    pub const fn key(self) -> &'static str {
        self.key
    }

    #[cfg(test)]
    pub const fn is_described(self) -> bool {
        self.described
    }
}

// A name and whether it has a description.
super::labels! {
    GAME true;
    NEW true;
    JOIN true;
    LEAVE true;
    BOT true;
    LEVEL true;
    LEVEL_GENTLE false;
    LEVEL_STEADY false;
    LEVEL_STRONG false;
    START true;
    INFO true;
    BACK true;
    RESIGN true;
    ABORT true;
    EXPORT true;
    PLACE true;
    AT true;
    TURNED true;
    FIGURE true;
    BOARD true;
    SCORES true;
    FIELDS_OF true;
    IF_ENDED true;
    WHY true;
    SCORE true;
    TILES true;
    FILM true;
    HELP true;
    EXPANSIONS true;
    EDITION true;
    EDITION_FIRST false;
    EDITION_SECOND false;
    FIELDS true;
    FIELDS_ON false;
    FIELDS_OFF false;
    SMALL_CITY true;
    SMALL_CITY_FOUR false;
    SMALL_CITY_TWO false;
    FIRST true;
    FIRST_RANDOM false;
    FIRST_HOST false;
    AIDS true;
    AIDS_ON false;
    AIDS_OFF false;
    SEASON true;
    SEASON_SUMMER false;
    SEASON_WINTER false;
    UNDO true;
    AWAY true;
    UNTIL true;
    SETTINGS true;
    ZONE true;
    QUIET true;
    REMINDERS true;
    WHISPERS true;
    LANGUAGE true;
    MARK true;
    MYGAMES true;
    ORDERS true;
    ORDER true;
    NUMBER true;
    REPLACE true;
    PLAYER true;
    NEWCOMER true;
    REMATCH true;
    PRESET true;
    NAME true;
    FORGET true;
    STATUS true;
    PACE true;
    PACE_LIVE false;
    PACE_DAY false;
    PACE_THREE_DAYS false;
    PACE_WEEK false;
    PACE_NONE false;
    LANGUAGE_EN false;
    LANGUAGE_FR false;
    LANGUAGE_DE false;
    LANGUAGE_DISCORD false;
    ON false;
    OFF false;
    ORDER_PASS false;
}
