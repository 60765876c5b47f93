//! What is agreed before the first turn.

use serde::{Deserialize, Serialize};

use super::expansions::Expansions;
use super::options::options;
use super::seat::Seat;

/// Everything that is agreed before the first turn. Any value can be built; [`Game::new`](super::Game::new) reports what
/// is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 2 to 6.
    pub players: u8,
    /// Who begins.
    #[serde(default)]
    pub first: First,
    /// Which printing of the tiles is used.
    #[serde(default)]
    pub edition: Edition,
    /// Whether farmers are used.
    #[serde(default)]
    pub fields: Fields,
    /// What a city of two tiles is worth.
    #[serde(default)]
    pub small_city: SmallCity,
    /// When six may play.
    #[serde(default)]
    pub six_players: SixPlayers,
    /// The expansions in play, each with its options.
    #[serde(default)]
    pub expansions: Expansions,
}

impl Setup {
    /// The fewest players of a game.
    pub const FEWEST: u8 = 2;
    /// The most players of a game.
    pub const MOST: u8 = Seat::MOST as u8;

    /// The base game for this many players, every option at its default.
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

    /// Everything that keeps this setup from being played.
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

/// Something that keeps a setup from being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Too few or too many players.
    #[error("a game has 2 to 6 players, not {0}")]
    Players(u8),
    /// Six want to play without a box that has figures for the sixth.
    #[error("six play only with an expansion that has figures for the sixth")]
    NoSixth,
    /// The one to begin does not play.
    #[error("{0} cannot begin: nobody sits there")]
    First(Seat),
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Drawn by lot.
    #[default]
    Random,
    /// The players agreed on somebody.
    Seat(Seat),
}

options! {
    base;
    /// A printing of the base tiles.
    edition: Edition {
        /// Eight of the tiles have a garden; without the Abbot they are for the eye.
        Second "second",
        /// No gardens.
        First "first",
    },
    /// Whether farmers are used.
    fields: Fields {
        /// Meeples may lie in fields and score at the end.
        On "on",
        /// Fields take no meeples: a gentler first game.
        Off "off",
    },
    /// What a completed city of two tiles is worth (`001 §Forteresses "Compléter"`).
    small_city: SmallCity {
        /// As any city: 2 points a tile and pennant.
        Four "four",
        /// 1 point a tile and pennant, as in old printings.
        Two "two",
    },
}

impl Edition {
    /// The number that ends the names of this edition's tile sets.
    pub const fn number(self) -> u8 {
        match self {
            Edition::First => 1,
            Edition::Second => 2,
        }
    }
}

/// When six may play (`inns_and_cathedrals.md` IC-C2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SixPlayers {
    /// Always: no box has to hold the figures.
    #[default]
    Always,
    /// Only with an expansion whose box holds the figures of a sixth player.
    #[serde(rename = "with_exp1")]
    WithTheirBox,
}
