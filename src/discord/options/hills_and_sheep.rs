//! What a table may agree on about hills and sheep.

use crate::rules::Setup;
use crate::rules::expansions::Expansion;
use crate::rules::expansions::hills_and_sheep::{
    ClosedField, FlockTiming, HillTieBreak, HillsAndMonks, Options, Sharing, UnderTile,
};
use crate::words::commands as labels;

use super::{Rule, Value};

/// A value of one of the expansion's options.
macro_rules! value {
    ($id:literal, $label:ident, $option:ident = $value:expr) => {
        Value {
            id: $id,
            label: labels::$label,
            is: |setup| options(setup).is_some_and(|options| options.$option == $value),
            set: |setup| setup.expansions.hills_and_sheep.iter_mut().for_each(|options| options.$option = $value),
        }
    };
}

const fn options(setup: &Setup) -> Option<&Options> {
    setup.expansions.hills_and_sheep.as_ref()
}

/// The rules of Hills & Sheep.
pub(super) const RULES: &[Rule] = &[
    Rule {
        id: "flock-timing",
        label: labels::FLOCK_TIMING,
        expansion: Some(Expansion::HillsAndSheep),
        values: &[
            value!("after", FLOCK_TIMING_AFTER, flock_timing = FlockTiming::AfterMeeple),
            value!("before", FLOCK_TIMING_BEFORE, flock_timing = FlockTiming::BeforeMeeple),
        ],
    },
    Rule {
        id: "sharing",
        label: labels::SHARING,
        expansion: Some(Expansion::HillsAndSheep),
        values: &[
            value!("both", SHARING_FARMERS_AND_SHEPHERDS, sharing = Sharing::FarmersAndShepherds),
            value!("no-farmer", SHARING_NO_FARMER_AFTER_SHEPHERD, sharing = Sharing::NoFarmerAfterShepherd),
            value!("no-shepherd", SHARING_NO_SHEPHERD_AFTER_FARMER, sharing = Sharing::NoShepherdAfterFarmer),
            value!("nobody", SHARING_NOBODY, sharing = Sharing::Nobody),
            value!("everybody", SHARING_EVERYBODY, sharing = Sharing::Everybody),
        ],
    },
    Rule {
        id: "closed-field",
        label: labels::CLOSED_FIELD,
        expansion: Some(Expansion::HillsAndSheep),
        values: &[
            value!("herded", CLOSED_FIELD_HERDED, closed_field = ClosedField::Herded),
            value!("stays", CLOSED_FIELD_STAYS, closed_field = ClosedField::Stays),
        ],
    },
    Rule {
        id: "hill-tie-break",
        label: labels::HILL_TIE_BREAK,
        expansion: Some(Expansion::HillsAndSheep),
        values: &[
            value!("any", HILL_TIE_BREAK_ANY, hill_tie_break = HillTieBreak::AnyOnHill),
            value!("most", HILL_TIE_BREAK_MOST, hill_tie_break = HillTieBreak::MostOnHill),
        ],
    },
    Rule {
        id: "hills-and-monks",
        label: labels::HILLS_AND_MONKS,
        expansion: Some(Expansion::HillsAndSheep),
        values: &[
            value!("ignored", HILLS_AND_MONKS_IGNORED, hills_and_monks = HillsAndMonks::Ignored),
            value!("counted", HILLS_AND_MONKS_COUNTED, hills_and_monks = HillsAndMonks::Counted),
        ],
    },
    Rule {
        id: "under-tile",
        label: labels::UNDER_TILE,
        expansion: Some(Expansion::HillsAndSheep),
        values: &[
            value!("drawn", UNDER_TILE_DRAWN, under_tile = UnderTile::Drawn),
            value!("blank", UNDER_TILE_BLANK, under_tile = UnderTile::Blank),
        ],
    },
];
