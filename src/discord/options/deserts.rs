//! What a table may agree on about deserts.

use crate::rules::expansions::deserts::Oasis;

rules_of! {
    Deserts in deserts;
    "oasis" OASIS sets oasis {
        "garden-like" OASIS_GARDEN_LIKE = Oasis::GardenLike;
        "decoration" OASIS_DECORATION = Oasis::Decoration;
    }
}
