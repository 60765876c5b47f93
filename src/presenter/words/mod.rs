//! Messages: texts in the reader's language.
//!
//! The texts are Fluent files in `assets/locales`, with a folder per language. For each message, the build script
//! generates a method of [`Words`] with the placeholders as parameters, in alphabetical order. Missing
//! messages, missing placeholders, and strings in place of plural numbers are therefore compile errors; a test compares
//! the languages.
//!
//! - `event_placed` becomes `words.event_placed(at, player, tile)`.
//! - A key with a hyphen belongs to a family and is looked up by its remainder: `figure-abbot` and its siblings become
//!   `words.figure("abbot", count)`, and an attribute `title` of them would become `words.figure_title("abbot")`. A
//!   text that some members lack is an `Option`.
//! - `*strong*`, `_emphasised_`, `` `literal` `` and `` `/{ label_GAME } { label_NEW }` ``, a command, are [`markup`], which the
//!   build script converts. The values of placeholders are never read as markup.
//! - `label_GAME` is the name of a command, an option or a choice, and becomes the constant `labels::GAME`.
//!
//! The messages of an expansion are in `assets/locales/*/expansions/<id>.ftl`. They are methods of a trait of its own, so only files that
//! import `words::expansions::<id>::Messages` can use them. Their keys begin with the ID, which the names of methods omit:
//! `the_tower_event_top` becomes `words.event_top(at, figure, player)`. Labels and members of families that expansions share do not.
//!
//! This layer knows nothing about the game. `presenter/` selects the messages that describe it, with further methods of
//! [`Words`]. User input is part of a message only as [`markup::input`], which renderers escape: users are mentions, and tables have
//! given names.

mod bundle;
pub mod labels;
mod locale;
pub mod markup;
#[cfg(test)]
mod tests;

pub use bundle::Words;
pub use bundle::with_minus;
pub use locale::Locale;
pub use messages::expansions;

/// Methods, labels and files that the build script generates from `assets/locales`.
mod messages {
    use std::borrow::Cow;

    use fluent_bundle::FluentValue;
    use fluent_bundle::types::FluentNumber;

    use super::Words;
    use super::labels::CommandLabel;

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
