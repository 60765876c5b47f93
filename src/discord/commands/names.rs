//! The English names of commands and options, by which interactions refer to them.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use crate::presenter::words::Words;
use crate::presenter::words::labels::CommandLabel;

/// Returns the name by which interactions refer to a command or option.
pub(in crate::discord) fn english_name(label: CommandLabel) -> &'static str {
    // Names are looked up for every interaction, so they are cached. The leaked memory is bounded, because the number
    // of labels is fixed.
    static NAMES: LazyLock<RwLock<HashMap<CommandLabel, &'static str>>> = LazyLock::new(RwLock::default);
    let known = NAMES.read().unwrap_or_else(PoisonError::into_inner).get(&label).copied();
    known.unwrap_or_else(|| {
        let mut names = NAMES.write().unwrap_or_else(PoisonError::into_inner);
        names.entry(label).or_insert_with(|| label.name(Words::default()).leak())
    })
}
