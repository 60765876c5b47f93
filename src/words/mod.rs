//! Messages: events, choices and errors as text in the reader's language.
//!
//! The texts are Fluent files under `assets/locales`, a folder for each language and in it a file for each subject. A
//! subject is a module here that lists its messages with their placeholders. The list makes a method of [`Words`] of each
//! message, so the compiler reports one that nobody says as dead code; a test compares the lists with the files.
//!
//! Some messages are found by a key instead, because expansions add to them: of each figure there is a message
//! `figure_<key>`. The macro `keyed!` lists them, and one method of the core finds them all.
//!
//! Everything that an expansion says stands in `expansions/<id>.rs` and `assets/locales/*/expansions/<id>.ftl`. The core
//! names no expansion: it asks them all through the table `Hooks` in `expansions/mod.rs`.
//!
//! No rules and no pixels in here. What people typed never enters a text: people are mentions, tables have given names.

mod bundle;
mod categories;
pub(crate) mod commands;
mod console;
pub(crate) mod expansions;
pub(crate) mod faults;
mod kinds;
mod lobby;
mod locale;
mod manners;
pub(crate) mod pieces;
mod receipt;
pub(crate) mod seats;
pub(crate) mod story;
#[cfg(test)]
mod tests;
mod tiles;
mod turn;

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

/// Lists the messages of a subject that are found by a key, each with its placeholders, and with its attributes in braces. A
/// message that has nothing but attributes is listed without parentheses.
macro_rules! keyed {
    ($($key:ident $(($($arg:ident),*))? $({ $($attribute:ident($($of:ident),*))* })?;)*) => {
        /// Every such message and attribute of this subject with its placeholders.
        #[cfg(test)]
        pub(super) const KEYED: &[(&str, &[&str])] = &[$(
            $((stringify!($key), &[$(stringify!($arg)),*]),)?
            $($((concat!(stringify!($key), ".", stringify!($attribute)), &[$(stringify!($of)),*]),)*)?
        )*];
    };
}
use keyed;

/// Names commands, options and choices, each with whether it has a description.
macro_rules! labels {
    ($($name:ident $described:literal;)*) => {
        /// Names of commands, options and choices.
        pub(crate) mod labels {
            use $crate::words::commands::Label;

            $(pub(crate) const $name: Label = Label::new(concat!("label_", stringify!($name)), $described);)*
        }

        /// Every label of this subject.
        #[cfg(test)]
        pub(super) const LABELS: &[$crate::words::commands::Label] = &[$(labels::$name),*];
    };
}
use labels;
