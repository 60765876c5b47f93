//! Messages: events, choices and errors as text in the reader's language.
//!
//! The texts are Fluent files under `assets/locales`, one folder a language and one file a subject. Each subject is a
//! module here that lists its messages with their placeholders; the list makes a method of [`Words`] of each, so that a
//! message that nobody says is dead code to the compiler, and a test compares lists and files.
//!
//! No rules and no pixels in here. What people typed never enters a text: people are mentions, tables have given names.

pub(crate) mod bridges_castles_and_bazaars;
mod bundle;
pub(crate) mod commands;
pub(crate) mod console;
pub(crate) mod faults;
pub(crate) mod hills_and_sheep;
pub(crate) mod lobby;
mod locale;
pub(crate) mod monuments;
pub(crate) mod pieces;
pub(crate) mod receipt;
pub(crate) mod sealed;
pub(crate) mod seats;
pub(crate) mod story;
#[cfg(test)]
mod tests;
pub(crate) mod the_gifts;
pub(crate) mod tiles;
pub(crate) mod turn;

pub use bundle::Words;
pub use locale::Locale;

/// Lists the messages of a subject, each with its placeholders, and makes a method of [`Words`] of each.
macro_rules! messages {
    ($($(#[$doc:meta])* $key:ident($($arg:ident),*);)*) => {
        impl $crate::words::Words {
            $(
                $(#[$doc])*
                // Messages without placeholders have no use for the lifetime.
                #[allow(clippy::extra_unused_lifetimes)]
                pub(crate) fn $key<'a>(self, $($arg: impl Into<::fluent_bundle::FluentValue<'a>>),*) -> String {
                    self.say(stringify!($key), [$((stringify!($arg), $arg.into())),*])
                }
            )*
        }

        /// Every message of this subject with its placeholders.
        #[cfg(test)]
        pub(super) const KEYS: &[(&str, &[&str])] = &[$((stringify!($key), &[$(stringify!($arg)),*])),*];
    };
}
use messages;
