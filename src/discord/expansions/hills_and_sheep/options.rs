//! What a table may agree on about hills and sheep.

use crate::discord::lobby::rule::rules_of;
use crate::rules::expansions::hills_and_sheep::{
    ClosedField, FlockTiming, HillTieBreak, HillsAndMonks, Sharing, UnderTile,
};

rules_of! {
    HillsAndSheep in hills_and_sheep;
    "flock-timing" FLOCK_TIMING sets flock_timing {
        "after" FLOCK_TIMING_AFTER = FlockTiming::AfterMeeple;
        "before" FLOCK_TIMING_BEFORE = FlockTiming::BeforeMeeple;
    }
    "sharing" SHARING sets sharing {
        "both" SHARING_FARMERS_AND_SHEPHERDS = Sharing::FarmersAndShepherds;
        "no-farmer" SHARING_NO_FARMER_AFTER_SHEPHERD = Sharing::NoFarmerAfterShepherd;
        "no-shepherd" SHARING_NO_SHEPHERD_AFTER_FARMER = Sharing::NoShepherdAfterFarmer;
        "nobody" SHARING_NOBODY = Sharing::Nobody;
        "everybody" SHARING_EVERYBODY = Sharing::Everybody;
    }
    "closed-field" CLOSED_FIELD sets closed_field {
        "herded" CLOSED_FIELD_HERDED = ClosedField::Herded;
        "stays" CLOSED_FIELD_STAYS = ClosedField::Stays;
    }
    "hill-tie-break" HILL_TIE_BREAK sets hill_tie_break {
        "any" HILL_TIE_BREAK_ANY = HillTieBreak::AnyOnHill;
        "most" HILL_TIE_BREAK_MOST = HillTieBreak::MostOnHill;
    }
    "hills-and-monks" HILLS_AND_MONKS sets hills_and_monks {
        "ignored" HILLS_AND_MONKS_IGNORED = HillsAndMonks::Ignored;
        "counted" HILLS_AND_MONKS_COUNTED = HillsAndMonks::Counted;
    }
    "under-tile" UNDER_TILE sets under_tile {
        "drawn" UNDER_TILE_DRAWN = UnderTile::Drawn;
        "blank" UNDER_TILE_BLANK = UnderTile::Blank;
    }
}
