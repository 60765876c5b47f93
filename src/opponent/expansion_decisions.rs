//! Decisions that an expansion makes itself, because they have too many answers to search, such as bids.

use super::expansions::{self, Hooks};
use bergerie_rules::Decision;

/// Returns the hooks of the expansion that makes a decision itself, or `None` if the search makes it.
pub fn deciding_hooks(decision: &Decision) -> Option<&'static Hooks> {
    expansions::all().find(|hooks| (hooks.decides_question)(&decision.question))
}

/// Returns whether an expansion makes a decision itself.
pub fn is_decided_by_expansion(decision: &Decision) -> bool {
    deciding_hooks(decision).is_some()
}
