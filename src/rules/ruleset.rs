//! The versions of the rules.
//!
//! Correcting a rule would change games in progress and replays of old records. So, after the first release, a
//! correction gets a new version, and every game keeps its own. Records and the database store it.

/// A version of the rules, identified by its number in records and in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ruleset {
    /// The rules of the first release.
    First = 1,
}

impl Ruleset {
    /// The ruleset of new games.
    pub const NEWEST: Ruleset = Ruleset::First;

    /// Returns the number of the version in records and in the database.
    pub const fn number(self) -> u16 {
        self as u16
    }

    /// Returns the version with this number. Returns `None` if this build of the program does not support it.
    pub const fn numbered(number: u16) -> Option<Ruleset> {
        match number {
            1 => Some(Ruleset::First),
            _ => None,
        }
    }
}
