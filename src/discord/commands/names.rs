//! The English names of commands and options, which Discord's interactions contain.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use crate::words::Words;
use crate::words::commands::Label;

/// Returns the name of a command or option in interactions.
pub(in crate::discord) fn name(label: Label) -> &'static str {
    // Every interaction looks names up, so they are cached. The number of labels is fixed, so leaking them is bounded.
    static NAMES: LazyLock<RwLock<HashMap<Label, &'static str>>> = LazyLock::new(RwLock::default);
    let known = NAMES.read().unwrap_or_else(PoisonError::into_inner).get(&label).copied();
    known.unwrap_or_else(|| {
        let mut names = NAMES.write().unwrap_or_else(PoisonError::into_inner);
        names.entry(label).or_insert_with(|| label.name(Words::default()).leak())
    })
}
