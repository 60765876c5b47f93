//! The option of an amount that is bid.

use serenity::builder::AutocompleteChoice;

use crate::discord::commands::command::{Kind, Opt};
use crate::rules::expansions::bridges_castles_and_bazaars::MOST_BID;
use crate::words::commands as labels;

/// The amount.
pub(super) const AMOUNT: Opt = Opt { label: labels::BID_AMOUNT, kind: Kind::NumberTo(MOST_BID), required: true };

/// The most low bids that completion offers.
pub(super) const FEW: usize = 25;

/// Bids as choices of a number, the low ones first.
pub(super) fn amounts(bids: Vec<u8>, typed: &str) -> Vec<AutocompleteChoice> {
    let fitting = bids.into_iter().filter(|bid| bid.to_string().starts_with(typed.trim()));
    fitting.map(|bid| AutocompleteChoice::new(bid.to_string(), i64::from(bid))).take(FEW).collect()
}
