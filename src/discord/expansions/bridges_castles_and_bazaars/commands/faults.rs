//! What may be wrong with an answer that was typed.

use crate::discord::fault::Unfit;

/// Nobody asks for such a bid.
pub(super) const NO_AUCTION: Unfit = Unfit::new("no such bid is asked for", |words, _| words.fault_no_auction());

/// No such bid.
pub(super) const BID: Unfit = Unfit::new("no such bid", |words, possible| words.fault_bid(possible.join(", ")));

/// No castle must be decided about.
pub(super) const NO_CASTLE: Unfit = Unfit::new("no castle must be decided about", |words, _| words.fault_no_castle());

/// No such choice about a castle.
pub(super) const CASTLE: Unfit =
    Unfit::new("no such choice about a castle", |words, possible| words.fault_castle(possible.join(", ")));
