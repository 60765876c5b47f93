//! The names by which Discord reports commands and options: the English ones.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use crate::words::Words;
use crate::words::commands::Label;

/// The name by which Discord reports a command or option.
pub(in crate::discord) fn name(label: Label) -> &'static str {
    // Names are asked for at every interaction, so they are said once. There are only as many labels as the code has.
    static NAMES: LazyLock<RwLock<HashMap<Label, &'static str>>> = LazyLock::new(RwLock::default);
    let known = NAMES.read().unwrap_or_else(PoisonError::into_inner).get(&label).copied();
    known.unwrap_or_else(|| {
        let mut names = NAMES.write().unwrap_or_else(PoisonError::into_inner);
        names.entry(label).or_insert_with(|| label.name(Words::default()).leak())
    })
}
