//! Errors of `/gift`.

use crate::discord::error::InvalidAnswer;

/// The error if a gift is opened after the tile is placed.
pub(super) const NOT_NOW: InvalidAnswer =
    InvalidAnswer::new("not while a tile is in hand", |words, _| words.error_gift_when());

/// The error if the user has no gift.
pub(super) const NONE: InvalidAnswer = InvalidAnswer::new("no gift", |words, _| words.error_gift_none());

/// The error if the user has no gift of this kind to open.
pub(super) const CARD: InvalidAnswer =
    InvalidAnswer::new("no such gift", |words, possible| words.error_gift_card(possible.join(", ")));

/// The error if the gift cannot be opened on the given target.
pub(super) const TARGET: InvalidAnswer = InvalidAnswer::new("no such target of a gift", |words, possible| {
    words.error_gift_target(words.separated(possible))
});

/// The error if there is no choice between two tiles.
pub(super) const NO_TWO_TILES: InvalidAnswer =
    InvalidAnswer::new("no two tiles to choose from", |words, _| words.error_keep());

/// The error if the letter belongs to neither tile.
pub(super) const TILE: InvalidAnswer =
    InvalidAnswer::new("no such tile", |words, possible| words.error_impossible(possible.join(", ")));
