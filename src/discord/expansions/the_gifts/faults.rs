//! Errors of `/gift`.

use crate::discord::fault::InvalidAnswer;

/// A gift can be opened only before a tile is placed.
pub(super) const NOT_NOW: InvalidAnswer =
    InvalidAnswer::new("not while a tile is in hand", |words, _| words.fault_gift_when());

/// The user has no gift.
pub(super) const NONE: InvalidAnswer = InvalidAnswer::new("no gift", |words, _| words.fault_gift_none());

/// No such gift can be opened.
pub(super) const CARD: InvalidAnswer =
    InvalidAnswer::new("no such gift", |words, possible| words.fault_gift_card(possible.join(", ")));

/// The gift cannot be opened on that target.
pub(super) const TARGET: InvalidAnswer =
    InvalidAnswer::new("no such target of a gift", |words, possible| words.fault_gift_target(possible.join("; ")));

/// There is no choice between two tiles.
pub(super) const NO_TWO_TILES: InvalidAnswer =
    InvalidAnswer::new("no two tiles to choose from", |words, _| words.fault_keep());

/// None of the two tiles has that letter.
pub(super) const TILE: InvalidAnswer =
    InvalidAnswer::new("no such tile", |words, possible| words.fault_bid(possible.join(", ")));
