//! The versions of the rules.
//!
//! Correcting a rule would change games in progress and replays of old records. So a correction gets a new version, and
//! every game keeps the version under which it began. Records and the database store it.

/// A version of the rules, identified by its number in records and in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ruleset {
    /// The rules of all games that began with commit 044810b or earlier.
    First = 1,
    /// Like the first version, with these differences:
    ///
    /// - The gift for extending another player's feature comes before the cubes on objectives that the same tile
    ///   completes. Before, it came after them (`base.md` §8, 1e and 1f).
    /// - A sandworm scores every deposit beside it as at the end of the game. Before, a deposit that the tile of the
    ///   sandworm completes was scored as complete (`monuments.md` F.2).
    /// - A monument that fits only with a bridge, house or wall leaves the game if the player discards it. Before, it
    ///   returned to the pile like a monument that fits nowhere (`monuments.md` B3, C8).
    Second = 2,
    /// Like the second version, with these differences:
    ///
    /// - The last abbey round starts to the left of the player who placed the last tile, even if another player is
    ///   active (`abbey_and_mayor.md` 2.4.1).
    /// - A wagon in a small city that becomes a castle returns to its owner, and may move on only if the owner chose
    ///   the points. Before, it could move on even if no player was scored (`abbey_and_mayor.md` 4.4, 4.14;
    ///   `bridges_castles_bazaars.md` 2.6).
    /// - A wagon can no longer be placed on an oasis or a spice deposit (`abbey_and_mayor.md` 4.2).
    Third = 3,
    /// Like the third version, with these differences:
    ///
    /// - The pig herd of the second river adds points to its field (`count_king_robber.md` 5.7). Before, it had no effect.
    /// - A river tile that leaves an arm of the river no way on is refused (`count_king_robber.md` 5.4).
    Fourth = 4,
    /// Like the fourth version, with these differences:
    ///
    /// - A small city that becomes a castle never gives the king, even if some of its owners score it
    ///   (`count_king_robber.md` 3.10; `bridges_castles_bazaars.md` 2.3.8).
    /// - The City of Carcassonne adds a point to a field with the pig herd, like any completed city
    ///   (`count_king_robber.md` 2.5.6, 5.7).
    /// - The fairy gives nothing if a figure beside a mayor is cashed out (PD-I28).
    /// - A ringmaster gives nothing if an abbot of the same player is called back from its monastery
    ///   (`under_the_big_top.md` 4.2, 4.9).
    /// - A wagon on a castle that was scored moves within the six cells of the castle even if wagons otherwise move to
    ///   connected features only, and never to a segment of a monument outside these cells (`abbey_and_mayor.md` 8.10;
    ///   `monuments.md` B4).
    Fifth = 5,
    /// Like the fifth version, with these differences:
    ///
    /// - Both parts of a double turn are one turn, even if an auction comes between them: there is one ransom in them,
    ///   one meeple sent to the City, and no score for a pyramid completed in the first part (`tower.md` 4.12;
    ///   `count_king_robber.md` 2.2.10; `under_the_big_top.md` 3.1.6). Before, the turns of the auction's round counted
    ///   instead of the first part.
    /// - A builder gives a second part if the first volcano is the last tile of the pile and returns tiles to it
    ///   (`traders_and_builders.md` 3.21; `princess_and_dragon.md` 2.7). Before, there was none.
    Sixth = 6,
    /// Like the sixth version, with this difference:
    ///
    /// - A completed city of two tiles with a cathedral scores 3 points per tile and pennant, even if small cities score
    ///   half (`inns_and_cathedrals.md` 3.3). Before, it scored 2 then.
    Seventh = 7,
    /// Like the seventh version, with these differences:
    ///
    /// - A pyramid that Change Position completes is not scored in the same turn, like any other pyramid
    ///   (`under_the_big_top.md` 3.1.6, 7.11). Before, it could be.
    /// - A bridge between two abbeys is a road that the last tile completed, so it triggers castles and can give the robber
    ///   baron (`abbey_and_mayor.md` 8.8; `bridges_castles_bazaars.md` 2.3.4; `count_king_robber.md` 3.3, 3.12). Before,
    ///   it was complete without having been completed by a tile.
    /// - A player who leaves the game while a knight must be sent home sends one home. Before, bridges were built first
    ///   (PD-C2).
    /// - The fairy gives her point in the turn of an abbey placed after the last tile, which is a full turn
    ///   (`abbey_and_mayor.md` 2.4.2; `princess_and_dragon.md` 3.7-3.9). Before, the option for turns with a tile won at
    ///   auction decided.
    Eighth = 8,
    /// Like the eighth version, with these differences:
    ///
    /// - No option lets an abbot or a mayor be an acrobat, because they can be placed on certain features only
    ///   (`under_the_big_top.md` §5; `base.md` §5; `abbey_and_mayor.md` 3.2). Before, the option for all meeples did.
    /// - Players move meeples out of the City once for all features that a tile completes, even if a small city among them
    ///   becomes a castle for some owners and is scored by others (`count_king_robber.md` 2.4.4, 2.4.10). Before, they
    ///   were asked first about this city and later about the other features.
    Ninth = 9,
}

impl Ruleset {
    /// The ruleset of new games.
    pub const NEWEST: Ruleset = Ruleset::Ninth;

    /// Returns the number of the version in records and in the database.
    pub const fn number(self) -> u16 {
        self as u16
    }

    /// Returns the version with this number. Returns `None` if this build of the program does not support it.
    pub const fn numbered(number: u16) -> Option<Ruleset> {
        match number {
            1 => Some(Ruleset::First),
            2 => Some(Ruleset::Second),
            3 => Some(Ruleset::Third),
            4 => Some(Ruleset::Fourth),
            5 => Some(Ruleset::Fifth),
            6 => Some(Ruleset::Sixth),
            7 => Some(Ruleset::Seventh),
            8 => Some(Ruleset::Eighth),
            9 => Some(Ruleset::Ninth),
            _ => None,
        }
    }
}
