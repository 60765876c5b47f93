//! The versions of the rules.
//!
//! A mended rule would change games that were played before. So it gets a new number, and every game keeps to the rules under
//! which it began: records say which those are, and so does the database.

/// A version of the rules. Records and the database know it by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ruleset {
    /// The rules of all games that began at commit 044810b or before.
    First = 1,
    /// As the first, but:
    ///
    /// - The gift for extending what somebody else controls comes before the cubes of the objectives that the same tile
    ///   completes, not after them (`base.md` §8, 1e and 1f).
    /// - A sandworm scores every deposit beside it as at the end of the game, even one that its own tile completes, which
    ///   was scored as complete (`monuments.md` F.2).
    /// - A monument that its owner lets go, since it would fit only with a bridge, house or wall, leaves the game; it went
    ///   back into the pile like one that fits nowhere (`monuments.md` B3, C8).
    Second = 2,
    /// As the second, but:
    ///
    /// - The last abbey round starts to the left of the player who laid the last tile, even if the active player is another
    ///   (`abbey_and_mayor.md` 2.4.1).
    /// - A wagon in a small city that becomes a castle returns to its owner, unless the owner chose the points: it was
    ///   offered a move even if nobody was scored (`abbey_and_mayor.md` 4.4, 4.14; `bridges_castles_bazaars.md` 2.6).
    /// - A wagon cannot be placed on an oasis or a spice deposit (`abbey_and_mayor.md` 4.2).
    Third = 3,
}

impl Ruleset {
    /// The rules that new games are played by.
    pub const NEWEST: Ruleset = Ruleset::Third;

    /// The number by which records and the database know it.
    pub const fn number(self) -> u16 {
        self as u16
    }

    /// The rules with this number; none if this version of the program does not know them.
    pub const fn numbered(number: u16) -> Option<Ruleset> {
        match number {
            1 => Some(Ruleset::First),
            2 => Some(Ruleset::Second),
            3 => Some(Ruleset::Third),
            _ => None,
        }
    }
}
