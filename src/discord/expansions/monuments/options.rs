//! What a table may agree on about monuments. All of it is ours: the author's sheet leaves it open.

use crate::discord::lobby::rule::rules_of;
use crate::rules::expansions::monuments::{Chappaai, PlacingCube, Unplaceable};

rules_of! {
    Monuments in monuments;
    "unplaceable-monument" UNPLACEABLE_MONUMENT sets unplaceable {
        "reshuffled" UNPLACEABLE_MONUMENT_RESHUFFLED = Unplaceable::Reshuffled;
        "discarded" UNPLACEABLE_MONUMENT_DISCARDED = Unplaceable::Discarded;
    }
    "placing-cube" PLACING_CUBE sets placing_cube {
        "instead" PLACING_CUBE_INSTEAD = PlacingCube::Instead;
        "as-well" PLACING_CUBE_AS_WELL = PlacingCube::AsWell;
    }
    "chappaai" CHAPPAAI sets chappaai {
        "portal" CHAPPAAI_PORTAL = Chappaai::Portal;
        "decoration" CHAPPAAI_DECORATION = Chappaai::Decoration;
    }
}
