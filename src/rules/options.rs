//! The options of a setup, as a table of keys, values and defaults.
//!
//! Each option is declared once, with `options!`, in the module whose rules it changes. The macro generates the structs
//! that setups, records and scenarios read and write. The lobby and its messages use the table [`SetupOption::all`].

use super::expansions::Expansion;
use super::setup::{self, Setup};

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
        setup::OPTIONS.iter().chain(Expansion::ALL.iter().flat_map(|expansion| expansion.options()))
    }

    /// Returns the ID of the option, which is unique among all options: `deserts-oasis`, or `edition` in the base game.
    pub fn id(&self) -> String {
        self.expansion.map_or_else(|| self.key.to_owned(), |expansion| format!("{}-{}", expansion.id(), self.key))
    }

    /// Returns the name of the value that a setup has for this option, or `None` if the option's expansion is not in
    /// play.
    pub fn value(&self, setup: &Setup) -> Option<&'static str> {
        self.values.get((self.get)(setup)?).copied()
    }

    /// Sets the option of a setup to the value with this name. Does nothing if the expansion is not in play or the
    /// option has no such value.
    pub fn set(&self, setup: &mut Setup, value: &str) {
        if let Some(index) = self.values.iter().position(|word| *word == value) {
            (self.set)(setup, index);
        }
    }
}

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

        /// The options of the expansion. The default of each option is the printed rule.
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
    /// Whether an optional part of an expansion is in play.
    Part {
        /// The part is in play.
        On "on",
        /// The part is not in play, and its symbols on tiles have no effect.
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
