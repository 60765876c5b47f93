//! The setup of a game, agreed before the first turn.

use serde::{Deserialize, Serialize};

use super::expansions::Expansions;
use super::options::options;
use super::seat::Seat;

/// Everything that is agreed before the first turn. Any value can be constructed; [`Game::new`](super::Game::new) reports
/// invalid ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 2 to 6.
    pub players: u8,
    /// The first player.
    #[serde(default)]
    pub first: First,
    /// The printing of the tiles.
    #[serde(default)]
    pub edition: Edition,
    /// Whether farmers are used.
    #[serde(default)]
    pub fields: Fields,
    /// The value of a completed city of two tiles.
    #[serde(default)]
    pub small_city: SmallCity,
    /// The condition for six players.
    #[serde(default)]
    pub six_players: SixPlayers,
    /// The expansions in play, each with its options.
    #[serde(default)]
    pub expansions: Expansions,
}

impl Setup {
    /// The minimum number of players.
    pub const FEWEST: u8 = 2;
    /// The maximum number of players.
    pub const MOST: u8 = Seat::MOST as u8;

    /// Returns the base game for this many players, every option at its default.
    pub fn base(players: u8) -> Setup {
        Setup {
            players,
            first: First::default(),
            edition: Edition::default(),
            fields: Fields::default(),
            small_city: SmallCity::default(),
            six_players: SixPlayers::default(),
            expansions: Expansions::default(),
        }
    }

    /// Returns everything that makes the setup invalid.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        if !(Setup::FEWEST..=Setup::MOST).contains(&self.players) {
            faults.push(SetupFault::Players(self.players));
        }
        if let First::Seat(seat) = self.first
            && seat.index() >= usize::from(self.players)
        {
            faults.push(SetupFault::First(seat));
        }
        let has_box = self.expansions.iter().any(|expansion| expansion.hooks().has_sixth_player);
        if self.players == Setup::MOST && self.six_players == SixPlayers::WithTheirBox && !has_box {
            faults.push(SetupFault::NoSixth);
        }
        faults
    }
}

/// A reason why a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Too few or too many players.
    #[error("a game has 2 to 6 players, not {0}")]
    Players(u8),
    /// Six players, without a box that contains figures for a sixth.
    #[error("six players require an expansion with figures for the sixth")]
    NoSixth,
    /// The first player is not in the game.
    #[error("{0} cannot begin: there is no such seat")]
    First(Seat),
}

/// The first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// A random player.
    #[default]
    Random,
    /// A player chosen by the players.
    Seat(Seat),
}

options! {
    base;
    /// A printing of the base tiles.
    edition: Edition {
        /// Eight of the tiles have a garden, which is decoration without the Abbot.
        Second "second",
        /// No gardens.
        First "first",
    },
    /// Whether farmers are used.
    fields: Fields {
        /// Farmers may be placed in fields and score at the end.
        On "on",
        /// Fields take no meeples, for an easier first game.
        Off "off",
    },
    /// The value of a completed city of two tiles (`001 §Forteresses "Compléter"`).
    small_city: SmallCity {
        /// The same as any city: 2 points per tile and pennant.
        Four "four",
        /// 1 point per tile and pennant, as in old printings.
        Two "two",
    },
}

impl Edition {
    /// Returns the number that ends the names of this edition's tile sets.
    pub const fn number(self) -> u8 {
        match self {
            Edition::First => 1,
            Edition::Second => 2,
        }
    }
}

/// The condition for six players (`inns_and_cathedrals.md` IC-C2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SixPlayers {
    /// None.
    #[default]
    Always,
    /// An expansion whose box contains the figures of a sixth player.
    #[serde(rename = "with_exp1")]
    WithTheirBox,
}
