//! The setup of a game: everything that players agree on before the first turn.

use serde::{Deserialize, Serialize};

use super::expansions::Expansions;
use super::options::options;
use super::seat::Seat;

/// The setup of a game. All combinations of values can be constructed. [`Game::new`](super::Game::new) reports invalid
/// ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of players, 2 to 6, who have one seat each.
    pub players: u8,
    /// The player who takes the first turn.
    #[serde(default)]
    pub first: First,
    /// The edition of the base game's tiles.
    #[serde(default)]
    pub edition: Edition,
    /// Whether meeples can be placed in fields.
    #[serde(default)]
    pub fields: Fields,
    /// The points of a completed city of two tiles.
    #[serde(default)]
    pub small_city: SmallCity,
    /// Whether six players need an expansion that has figures for them.
    #[serde(default)]
    pub six_players: SixPlayers,
    /// The expansions in play, with their options. A missing one is not in play.
    #[serde(default)]
    pub expansions: Expansions,
}

impl Setup {
    /// The minimum number of players.
    pub const FEWEST: u8 = 2;
    /// The maximum number of players.
    pub const MOST: u8 = Seat::MOST as u8;

    /// Returns the setup of the base game for this many players, with the default of every option.
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

    /// Returns every reason why the setup is invalid. The list is empty if the setup is valid.
    pub fn errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        if !(Setup::FEWEST..=Setup::MOST).contains(&self.players) {
            errors.push(SetupError::Players(self.players));
        }
        if let First::Seat(seat) = self.first
            && seat.index() >= usize::from(self.players)
        {
            errors.push(SetupError::First(seat));
        }
        let has_box = self.expansions.iter().any(|expansion| expansion.hooks().has_sixth_player);
        if self.players == Setup::MOST && self.six_players == SixPlayers::WithTheirBox && !has_box {
            errors.push(SetupError::NoSixth);
        }
        errors
    }
}

/// A reason why a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The number of players is less than 2 or more than 6.
    #[error("a game has 2 to 6 players, not {0}")]
    Players(u8),
    /// There are six players, but no expansion in play contains figures for a sixth.
    #[error("six players require an expansion with figures for the sixth")]
    NoSixth,
    /// The seat that should begin does not exist.
    #[error("{0} cannot begin: there is no such seat")]
    First(Seat),
}

/// The way in which the first active player is determined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// A player drawn at random.
    #[default]
    Random,
    /// The player in this seat.
    Seat(Seat),
}

options! {
    base;
    /// The edition of the base game's tiles.
    edition: Edition {
        /// The second edition: eight of the tiles have a garden, which is decoration without the Abbot.
        Second "second",
        /// The first edition, without gardens.
        First "first",
    },
    /// Whether meeples can be placed in fields.
    fields: Fields {
        /// Meeples can be placed in fields, and score there at the end of the game.
        On "on",
        /// Fields take no meeples, which makes a first game easier.
        Off "off",
    },
    /// The value of a completed city of two tiles (`base.md 3.3.3`).
    small_city: SmallCity {
        /// 2 points per tile and pennant, as for any completed city.
        Four "four",
        /// 1 point per tile and pennant, as in old printings.
        Two "two",
    },
}

impl Edition {
    /// Returns the number of the edition, with which the names of its tile sets end.
    pub const fn number(self) -> u8 {
        match self {
            Edition::First => 1,
            Edition::Second => 2,
        }
    }
}

/// The condition under which six players are allowed (`inns_and_cathedrals.md 1.4`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SixPlayers {
    /// Six players are always allowed.
    #[default]
    Always,
    /// An expansion must be in play whose box contains figures for a sixth player.
    WithTheirBox,
}
