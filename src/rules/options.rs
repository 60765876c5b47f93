//! The options of a setup as a table: their keys, the words for their values, and the defaults.
//!
//! Each option is declared once, with `options!`, in the module whose rules it changes. Setups, records and scenarios
//! read and write the structs that the macro generates; the lobby and its texts use [`SetupOption::all`].

use super::expansions::Expansion;
use super::setup::{self, Setup};

/// An option of a setup.
#[derive(Clone, Copy, Debug)]
pub struct SetupOption {
    /// The expansion that it belongs to; `None` for the base game.
    pub expansion: Option<Expansion>,
    /// The key in setups and records, unique among the options of an expansion.
    pub key: &'static str,
    /// The words for the values in setups and records, the default first.
    pub values: &'static [&'static str],
    pub(crate) get: fn(&Setup) -> Option<usize>,
    pub(crate) set: fn(&mut Setup, usize),
}

impl SetupOption {
    /// Returns every option, those of the base game first, then those of the expansions in the list's order.
    pub fn all() -> impl Iterator<Item = &'static SetupOption> {
        setup::OPTIONS.iter().chain(Expansion::ALL.iter().flat_map(|expansion| expansion.options()))
    }

    /// Returns a name that no other option has: `deserts-oasis`, or `edition` in the base game.
    pub fn id(&self) -> String {
        self.expansion.map_or_else(|| self.key.to_owned(), |expansion| format!("{}-{}", expansion.id(), self.key))
    }

    /// Returns the value that a setup has; `None` if the expansion is not in play.
    pub fn value(&self, setup: &Setup) -> Option<&'static str> {
        self.values.get((self.get)(setup)?).copied()
    }

    /// Gives a setup a value by its word. Does nothing if the expansion is not in play or has no such value.
    pub fn set(&self, setup: &mut Setup, value: &str) {
        if let Some(index) = self.values.iter().position(|word| *word == value) {
            (self.set)(setup, index);
        }
    }
}

/// Declares the options of an expansion, `River in river;`, or of the base game, `base;`: the key and type of each option, and the
/// values of that type, each with its word in records, the default first. A type without values is one of another option.
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
        pub(crate) const OPTIONS: &[$crate::options::SetupOption] = &[$($crate::options::SetupOption {
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
        $($crate::options::options! { @values $(#[$doc])* $Type { $($values)* } })*
        $crate::options::options! { @table None, |setup| Some(setup), Some(setup); $($key $Type)* }
    };
    ($Expansion:ident in $expansion:ident; $($(#[$doc:meta])* $key:ident: $Type:ident $({ $($values:tt)* })?,)*) => {
        $($(
            $crate::options::options! {
                @values
                #[doc = concat!("A value of [`", stringify!($key), "`](Options::", stringify!($key), ").")]
                $Type { $($values)* }
            }
        )?)*

        /// The options of the expansion, each at the default of its rules.
        #[derive(Clone, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Options {
            $($(#[$doc])* pub $key: $Type,)*
        }

        $crate::options::options! {
            @table Some($crate::expansions::Expansion::$Expansion),
            |setup| setup.expansions.$expansion.as_ref(), setup.expansions.$expansion.as_mut();
            $($key $Type)*
        }
    };
}
pub(crate) use options;

options! {
    @values
    /// Whether a part of an expansion is in play.
    Part {
        /// It is in play.
        On "on",
        /// It is not; where it is printed it has no effect.
        Off "off",
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
