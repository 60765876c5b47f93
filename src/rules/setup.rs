//! The setup of a game: everything that players agree on before the first turn.
//!
//! Each option is declared once, with `options!`, in the module whose rules it changes. The macro generates the structs
//! that setups, records and scenarios read and write. The lobby and its messages use the table [`SetupOption::all`].

use serde::{Deserialize, Serialize};

use crate::{Expansion, Expansions, Seat};

/// Declares the options of an expansion (`River in river;`) or of the base game (`base;`).
///
/// Each option has a key and a type. The values of the type follow, each with its name in records, the default first.
/// An option without values uses the type of another option.
macro_rules! options {
    (@values $(#[$doc:meta])* $Type:ident {
        $(#[$default_doc:meta])* $Default:ident $default:literal
        $(, $(#[$value_doc:meta])* $Value:ident $value:literal)* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $Type {
            $(#[$default_doc])*
            #[default]
            #[serde(rename = $default)]
            $Default,
            $($(#[$value_doc])* #[serde(rename = $value)] $Value,)*
        }

        impl $Type {
            pub(crate) const ALL: &[$Type] = &[$Type::$Default, $($Type::$Value),*];
            pub(crate) const WORDS: &[&str] = &[$default, $($value),*];
        }
    };
    (@table $expansion:expr, |$setup:ident| $get:expr, $set:expr; $($key:ident $Type:ident)*) => {
        pub(crate) const OPTIONS: &[$crate::setup::SetupOption] = &[$($crate::setup::SetupOption {
            expansion: $expansion,
            key: stringify!($key),
            values: $Type::WORDS,
            get: |$setup| Some($get?.$key as usize),
            set: |$setup, index| {
                if let (Some(options), Some(value)) = ($set, $Type::ALL.get(index)) {
                    options.$key = *value;
                }
            },
        },)*];
    };
    (base; $($(#[$doc:meta])* $key:ident: $Type:ident { $($values:tt)* },)*) => {
        $($crate::setup::options! { @values $(#[$doc])* $Type { $($values)* } })*
        $crate::setup::options! { @table None, |setup| Some(setup), Some(setup); $($key $Type)* }
    };
    ($Expansion:ident in $expansion:ident; $($(#[$doc:meta])* $key:ident: $Type:ident $({ $($values:tt)* })?,)*) => {
        $($(
            $crate::setup::options! {
                @values
                #[doc = concat!("A value of [`", stringify!($key), "`](Options::", stringify!($key), ").")]
                $Type { $($values)* }
            }
        )?)*

        /// The options of the expansion. The default of each option is the printed rule.
        #[derive(Clone, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Options {
            $($(#[$doc])* pub $key: $Type,)*
        }

        $crate::setup::options! {
            @table Some($crate::expansions::Expansion::$Expansion),
            |setup| setup.expansions.$expansion.as_ref(), setup.expansions.$expansion.as_mut();
            $($key $Type)*
        }
    };
}
pub(crate) use options;

/// The setup of a game. Its values can be combined freely. [`Game::new`](super::Game::new) reports invalid setups.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of players, 2 to 6, who have one seat each.
    pub players: u8,
    /// The player who takes the first turn.
    #[serde(default)]
    pub first: FirstPlayer,
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
    pub const MIN_PLAYERS: u8 = 2;
    /// The maximum number of players.
    pub const MAX_PLAYERS: u8 = Seat::MAX_COUNT as u8;

    /// Returns the setup of the base game for this many players, with the default of every option.
    pub fn base(players: u8) -> Setup {
        Setup {
            players,
            first: FirstPlayer::default(),
            edition: Edition::default(),
            fields: Fields::default(),
            small_city: SmallCity::default(),
            six_players: SixPlayers::default(),
            expansions: Expansions::default(),
        }
    }

    /// Adds expansions, with the default of every option.
    #[must_use]
    pub fn with(mut self, expansions: &[Expansion]) -> Setup {
        expansions.iter().for_each(|&expansion| self.expansions.set(expansion, true));
        self
    }

    /// Returns every reason why the setup is invalid. The list is empty if the setup is valid.
    pub fn errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        if !(Setup::MIN_PLAYERS..=Setup::MAX_PLAYERS).contains(&self.players) {
            errors.push(SetupError::Players(self.players));
        }
        if let FirstPlayer::Seat(seat) = self.first
            && seat.index() >= usize::from(self.players)
        {
            errors.push(SetupError::First(seat));
        }
        let has_box = self.expansions.iter().any(|expansion| expansion.hooks().has_sixth_player);
        if self.players == Setup::MAX_PLAYERS && self.six_players == SixPlayers::WithTheirBox && !has_box {
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
pub enum FirstPlayer {
    /// A player drawn at random.
    #[default]
    Random,
    /// The player in this seat.
    Seat(Seat),
}

options! {
    @values
    /// Whether an optional part of an expansion is in play.
    Part {
        /// The part is in play.
        On "on",
        /// The part is not in play, and its symbols on tiles have no effect.
        Off "off",
    }
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

/// A rule that players choose before the game, with its possible values.
#[derive(Clone, Copy, Debug)]
pub struct SetupOption {
    /// The expansion that the option belongs to, or `None` for the base game.
    pub expansion: Option<Expansion>,
    /// The key in setups and records. It is unique among the options of an expansion.
    pub key: &'static str,
    /// The names of the values in setups and records. The first is the default.
    pub values: &'static [&'static str],
    pub(crate) get: fn(&Setup) -> Option<usize>,
    pub(crate) set: fn(&mut Setup, usize),
}

impl SetupOption {
    /// Returns all options: those of the base game first, then those of the expansions in the order of the list.
    pub fn all() -> impl Iterator<Item = &'static SetupOption> {
        OPTIONS.iter().chain(Expansion::ALL.iter().flat_map(|expansion| expansion.setup_options()))
    }

    /// Returns the ID of the option, which is unique among all options: `deserts-oasis`, or `edition` in the base game.
    pub fn id(&self) -> String {
        self.expansion.map_or_else(|| self.key.to_owned(), |expansion| format!("{}-{}", expansion.id(), self.key))
    }

    /// Returns the name of a setup's value for this option, or `None` if the option's expansion is not in play.
    pub fn value(&self, setup: &Setup) -> Option<&'static str> {
        self.values.get((self.get)(setup)?).copied()
    }

    /// Sets the option of a setup to the value with this name, if the expansion is in play and the option has it.
    pub fn set(&self, setup: &mut Setup, value: &str) {
        if let Some(index) = self.values.iter().position(|word| *word == value) {
            (self.set)(setup, index);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_an_id_of_its_own() {
        let ids: std::collections::BTreeSet<String> = SetupOption::all().map(SetupOption::id).collect();
        assert_eq!(ids.len(), SetupOption::all().count());
        assert!(ids.contains("edition"), "{ids:?}");
    }

    #[test]
    fn the_table_has_the_keys_words_and_defaults_of_records() {
        for option in SetupOption::all() {
            let mut setup = Setup::base(2);
            option.expansion.into_iter().for_each(|expansion| setup.expansions.set(expansion, true));
            assert_eq!(option.value(&setup), option.values.first().copied(), "{option:?}");
            for value in option.values {
                option.set(&mut setup, value);
                let written = serde_json::to_value(&setup).unwrap();
                let options = option.expansion.map_or(&written, |expansion| &written["expansions"][expansion.id()]);
                assert_eq!(
                    (option.value(&setup), &options[option.key]),
                    (Some(*value), &(*value).into()),
                    "{option:?}"
                );
            }
        }
    }
}
