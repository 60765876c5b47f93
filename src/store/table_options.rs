//! The options of a table that are not part of its rules: the only list of them, from which the database, `/game new`, the
//! lobby, presets and `/game info` follow.
//!
//! A new option is an entry here, with its texts under `label_TABLE-…` in `assets/locales/*/commands.ftl`.

use serde::{Deserialize, Serialize};

/// An option of a table, with its possible values.
#[derive(Clone, Copy, Debug)]
pub struct TableOption {
    /// The key of the option in the database, in custom IDs and in messages.
    pub key: &'static str,
    /// The keys of the values. The first is the default.
    pub values: &'static [&'static str],
    /// The key of the message with the option's name.
    pub message: &'static str,
    /// The keys of the messages that name the values, in the order of the values.
    pub value_messages: &'static [&'static str],
    get: fn(&TableOptions) -> &'static str,
    set: fn(&mut TableOptions, &str) -> bool,
}

impl TableOption {
    /// Returns the option with a key, or `None` if there is none.
    pub fn find(key: &str) -> Option<&'static TableOption> {
        TableOption::ALL.iter().find(|option| option.key == key)
    }

    /// Returns the key of the value that the options have.
    pub fn value(&self, options: &TableOptions) -> &'static str {
        (self.get)(options)
    }

    /// Returns whether the options have the default value.
    pub fn is_default(&self, options: &TableOptions) -> bool {
        self.value(options) == self.value(&TableOptions::default())
    }

    /// Sets the option to the value with a key. Returns `false` if it has no such value.
    pub fn set(&self, options: &mut TableOptions, value: &str) -> bool {
        (self.set)(options, value)
    }
}

/// Declares the options: the key and the type of each, and its values with their keys, the default first.
macro_rules! table_options {
    ($(
        $(#[$doc:meta])*
        $key:ident: $Type:ident {
            $(#[$default_doc:meta])* $Default:ident $default:literal
            $(, $(#[$value_doc:meta])* $Value:ident $value:literal)* $(,)?
        }
    )*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
            pub enum $Type {
                $(#[$default_doc])*
                #[default]
                #[serde(rename = $default)]
                $Default,
                $($(#[$value_doc])* #[serde(rename = $value)] $Value,)*
            }

            impl $Type {
                /// The option with these values.
                pub const OPTION: TableOption = TableOption {
                    key: stringify!($key),
                    values: &[$default, $($value),*],
                    message: concat!("label_TABLE-", stringify!($key)),
                    value_messages: &[
                        concat!("label_TABLE-", stringify!($key), "-", $default),
                        $(concat!("label_TABLE-", stringify!($key), "-", $value)),*
                    ],
                    get: |options| options.$key.key(),
                    set: |options, key| $Type::find(key).inspect(|&value| options.$key = value).is_some(),
                };

                const ALL: &[$Type] = &[$Type::$Default, $($Type::$Value),*];

                /// Returns the key of the value.
                pub const fn key(self) -> &'static str {
                    match self {
                        $Type::$Default => $default,
                        $($Type::$Value => $value,)*
                    }
                }

                /// Returns the value with a key, or `None` if there is none.
                pub fn find(key: &str) -> Option<$Type> {
                    $Type::ALL.iter().copied().find(|value| value.key() == key)
                }
            }
        )*

        /// The values of all options of a table. An option that is missing in the database has its default value.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct TableOptions {
            $($(#[$doc])* pub $key: $Type,)*
        }

        impl TableOption {
            /// All options, in the order of menus.
            pub const ALL: &[TableOption] = &[$($Type::OPTION),*];
        }
    };
}

table_options! {
    /// Whether players have assists, which show odds and values beyond the visible state of the game.
    assists: Assists {
        /// Players can see odds and values.
        On "on",
        /// Players make their own calculations.
        Off "off",
    }

    /// The time per move.
    pace: Pace {
        /// A day per move.
        Day "day",
        /// A few minutes per move, for players who are all online.
        Live "live",
        /// A day per move, and a bank of time for each player.
        Bank "bank",
        /// Three days per move.
        ThreeDays "three_days",
        /// A week per move.
        Week "week",
        /// No deadline.
        None "none",
    }

    /// Whether the game counts for the players' ratings.
    rated: RatingMode {
        /// The game does not count.
        Unrated "unrated",
        /// The game counts.
        Rated "rated",
    }

    /// The season shown in the table's pictures.
    season: Season {
        /// Green meadows.
        Summer "summer",
        /// A landscape under snow.
        Winter "winter",
    }

    /// The time in which players can undo a move without consent after the next tile is drawn.
    grace: Grace {
        /// One minute, unless another player acts before.
        Minute "minute",
        /// Until another player acts.
        NextMove "next_move",
        /// No time: undoing a move after a draw always needs consent.
        None "none",
    }

    /// The treatment of players who are asked during another player's turn.
    out_of_turn: OutOfTurn {
        /// They have the time per move to answer.
        Wait "wait",
        /// The bot answers for those who do not answer within an hour.
        Bot "bot",
    }

    /// Whether spectators have assists that the players do not have.
    spectators: Spectators {
        /// Spectators see what the players see.
        AsPlayers "as_players",
        /// Spectators see the scores that the game would end with now.
        Forecast "forecast",
    }
}

impl Assists {
    /// Returns whether players have assists.
    pub const fn are_on(self) -> bool {
        matches!(self, Assists::On)
    }
}

impl TableOptions {
    /// Returns whether a user sees the scores that the game would end with now.
    pub fn shows_forecast(&self, is_player: bool) -> bool {
        self.assists.are_on() || (!is_player && self.spectators == Spectators::Forecast)
    }
}

impl Grace {
    /// Returns whether a move of this age, in seconds, can still be undone without consent, if no other player has acted since.
    pub const fn includes(self, age: i64) -> bool {
        match self {
            Grace::Minute => age <= 60,
            Grace::NextMove => true,
            Grace::None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_value_of_each_option_is_stored_under_its_key() {
        for option in TableOption::ALL {
            for &value in option.values {
                let mut options = TableOptions::default();
                assert!(option.set(&mut options, value));
                let stored = serde_json::to_value(options).unwrap();
                assert_eq!(stored[option.key], value);
                assert_eq!(option.value(&serde_json::from_value(stored).unwrap()), value);
                assert_eq!(option.is_default(&options), value == option.values[0]);
            }
            assert!(!option.set(&mut TableOptions::default(), "unknown"));
        }
    }

    #[test]
    fn a_missing_option_has_its_default_and_an_unknown_one_is_an_error() {
        assert_eq!(serde_json::from_str::<TableOptions>("{}").unwrap(), TableOptions::default());
        assert!(serde_json::from_str::<TableOptions>(r#"{"motto": "baa"}"#).is_err());
    }
}
