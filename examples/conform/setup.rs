//! The other engine's setup in our words.

use bergerie::rules::seat::Seat;
use bergerie::rules::setup::{Edition, Fields, First, Setup, SmallCity};

use crate::log;

/// Our setup for a game, or the name of the first tile set or rule element that we do not know.
pub fn setup(log: &log::Setup) -> Result<Setup, String> {
    let mut setup = Setup::base(log.players);
    setup.first = First::Seat(Seat::FIRST);
    setup.fields = Fields::Off;
    for (set, copies) in &log.sets {
        match (set.as_str(), copies) {
            ("basic:1", 1) => setup.edition = Edition::First,
            ("basic:2", 1) => setup.edition = Edition::Second,
            _ => return Err(format!("{copies} × {set}")),
        }
    }
    for element in log.elements.keys() {
        match element.as_str() {
            "small-follower" => {}
            "farmers" => setup.fields = Fields::On,
            other => return Err(other.to_owned()),
        }
    }
    if log.rules.get("tiny-city-scoring").is_some_and(|rule| rule == "2") {
        setup.small_city = SmallCity::Two;
    }
    Ok(setup)
}
