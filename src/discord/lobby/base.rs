//! What a table may agree on about the base game.

use crate::discord::lobby::rule::rules_of;
use crate::rules::setup::{Edition, Fields, SmallCity};

rules_of! {
    base;
    "edition" EDITION sets edition {
        "second" EDITION_SECOND = Edition::Second;
        "first" EDITION_FIRST = Edition::First;
    }
    "fields" FIELDS sets fields {
        "on" FIELDS_ON = Fields::On;
        "off" FIELDS_OFF = Fields::Off;
    }
    "small-city" SMALL_CITY sets small_city {
        "four" SMALL_CITY_FOUR = SmallCity::Four;
        "two" SMALL_CITY_TWO = SmallCity::Two;
    }
}
