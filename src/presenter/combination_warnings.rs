//! Warnings about expansions that do not go well together.

use crate::expansions;
use crate::words::Words;
use bergerie_rules::Setup;

/// Returns the warnings about the expansions of a setup, in the order of the list.
pub fn combination_warnings(words: Words, setup: &Setup) -> Vec<String> {
    setup
        .expansions
        .iter()
        .filter_map(|expansion| (expansions::of(expansion).combination_warning)(words, setup))
        .collect()
}
