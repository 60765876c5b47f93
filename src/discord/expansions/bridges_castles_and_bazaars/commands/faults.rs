//! Errors of the commands.

use crate::discord::fault::Unfit;

/// No such bid is asked for.
pub(super) const NO_AUCTION: Unfit = Unfit::new("no such bid is asked for", |words, _| words.fault_no_auction());

/// The bid is not legal.
pub(super) const BID: Unfit = Unfit::new("no such bid", |words, possible| words.fault_bid(possible.join(", ")));

/// No decision about a castle is open.
pub(super) const NO_CASTLE: Unfit = Unfit::new("no castle must be decided about", |words, _| words.fault_no_castle());

/// The choice about a castle is not legal.
pub(super) const CASTLE: Unfit =
    Unfit::new("no such choice about a castle", |words, possible| words.fault_castle(possible.join(", ")));
