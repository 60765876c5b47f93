//! Messages: events, choices and errors as text in the reader's language.
//!
//! The texts are Fluent files under `assets/locales`, a folder for each language. The build script makes a method of [`Words`]
//! of each message, whose parameters are the placeholders in alphabetical order. So the compiler reports a message that is
//! missing or unused, a missing placeholder, and a word where a plural needs a number; a test compares the languages.
//!
//! - `story_placed` becomes `words.story_placed(at, player, tile)`.
//! - A key with a hyphen is a member of a family and is found by the rest of its key: `figure-abbot` and others like it become
//!   `words.figure("abbot", count)`, their attribute `title` would become `words.figure_title("abbot")`. A text that some
//!   members lack is an `Option`.
//! - `label_GAME` names a command, an option or a choice, and becomes the constant `commands::GAME`.
//!
//! `expansions/<id>.rs` decides when an expansion says what, and its texts are in `assets/locales/*/expansions/<id>.ftl`. The core
//! names no expansion: it asks them all through the table `Hooks` in `expansions/mod.rs`.
//!
//! No rules and no pixels in here. What people typed never enters a text: people are mentions, tables have given names.

mod bundle;
mod categories;
pub(crate) mod commands;
pub(crate) mod expansions;
pub(crate) mod faults;
#[cfg(test)]
mod ftl;
mod locale;
pub(crate) mod pieces;
mod receipt;
pub(crate) mod seats;
pub(crate) mod story;
#[cfg(test)]
mod tests;
mod tiles;

pub use bundle::Words;
pub use locale::Locale;

/// Methods, labels and files that the build script has read off `assets/locales`.
mod messages {
    use std::borrow::Cow;

    use fluent_bundle::FluentValue;
    use fluent_bundle::types::FluentNumber;

    use super::Words;
    use super::commands::Label;

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
