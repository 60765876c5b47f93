//! What a table may agree on about gifts.

use crate::discord::lobby::rule::rules_of;
use crate::rules::expansions::the_gifts::{Control, OtherTile};

rules_of! {
    TheGifts in the_gifts;
    "gift-control" GIFT_CONTROL sets control {
        "majority" GIFT_CONTROL_MAJORITY = Control::MajorityOfOthers;
        "strict" GIFT_CONTROL_STRICT = Control::StrictFrench;
    }
    "other-tile" OTHER_TILE sets other_tile {
        "reshuffled" OTHER_TILE_RESHUFFLED = OtherTile::Reshuffled;
        "discarded" OTHER_TILE_DISCARDED = OtherTile::Discarded;
    }
}
