//! The option for the amount of a bid.

use serenity::builder::AutocompleteChoice;

use crate::discord::commands::answer::MOST_CHOICES;
use crate::discord::commands::command::{Kind, Opt};
use crate::rules::expansions::bridges_castles_and_bazaars::MOST_BID;
use crate::words::commands as labels;

/// The option.
pub(super) const AMOUNT: Opt = Opt { label: labels::BID_AMOUNT, kind: Kind::NumberTo(MOST_BID), required: true };

/// Returns the bids that begin with the typed digits, as choices in the given order.
pub(super) fn amounts(bids: Vec<u8>, typed: &str) -> Vec<AutocompleteChoice> {
    let fitting = bids.into_iter().filter(|bid| bid.to_string().starts_with(typed.trim()));
    fitting.map(|bid| AutocompleteChoice::new(bid.to_string(), i64::from(bid))).take(MOST_CHOICES).collect()
}
