//! Why a gift is not opened, or a tile not kept.

use crate::discord::fault::Unfit;

/// A gift is opened before a tile is laid.
pub(super) const NOT_NOW: Unfit = Unfit::new("not while a tile is in hand", |words, _| words.fault_gift_when());

/// There is no gift.
pub(super) const NONE: Unfit = Unfit::new("no gift", |words, _| words.fault_gift_none());

/// No such gift can be opened.
pub(super) const CARD: Unfit = Unfit::new("no such gift", |words, possible| words.fault_gift_card(possible.join(", ")));

/// The gift cannot be opened on that.
pub(super) const TARGET: Unfit =
    Unfit::new("no such target of a gift", |words, possible| words.fault_gift_target(possible.join("; ")));

/// There are no two tiles to choose from.
pub(super) const NO_TWO_TILES: Unfit = Unfit::new("no two tiles to choose from", |words, _| words.fault_keep());

/// No such tile.
pub(super) const TILE: Unfit = Unfit::new("no such tile", |words, possible| words.fault_bid(possible.join(", ")));
