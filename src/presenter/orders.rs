//! The names of standing orders.

use crate::words::Words;
use crate::words::labels::{self, CommandLabel};
use bergerie_rules::always;

use super::expansions;

/// The labels of the base game's orders.
const BASE_ORDER_LABELS: &[(&str, CommandLabel)] = &[("pass", labels::ORDER_PASS)];

/// Returns the name of an order in the language of the reader.
pub fn order_label(words: Words, order: &str) -> String {
    let of_expansions = expansions::all().flat_map(|hooks| hooks.order_labels);
    let named = BASE_ORDER_LABELS.iter().chain(of_expansions).find(|(name, _)| *name == order);
    always!(named.is_some(), "the order {order} has no label");
    named.map(|(_, label)| label.name(words)).unwrap_or_default()
}
