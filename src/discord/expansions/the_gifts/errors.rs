//! Errors of `/gift`.

use crate::discord::error::InvalidAnswer;
use crate::presenter::words::expansions::the_gifts::Messages as _;

pub(super) const NOT_NOW: InvalidAnswer =
    InvalidAnswer::new("not while a tile is in hand", |words, _| words.error_gift_when());

pub(super) const NO_GIFT: InvalidAnswer = InvalidAnswer::new("no gift", |words, _| words.error_gift_none());

pub(super) const UNKNOWN_CARD: InvalidAnswer =
    InvalidAnswer::new("no such gift", |words, possible| words.error_gift_card(possible.join(", ")));

pub(super) const UNKNOWN_TARGET: InvalidAnswer = InvalidAnswer::new("no such target of a gift", |words, possible| {
    words.error_gift_target(words.separated(possible))
});

pub(super) const NO_TWO_TILES: InvalidAnswer =
    InvalidAnswer::new("no two tiles to choose from", |words, _| words.error_keep());

pub(super) const UNKNOWN_TILE: InvalidAnswer =
    InvalidAnswer::new("no such tile", |words, possible| words.error_impossible(possible.join(", ")));
