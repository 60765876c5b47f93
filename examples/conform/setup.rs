//! Our setup for a game of the other engine.

use bergerie::rules::seat::Seat;
use bergerie::rules::setup::{Edition, Fields, First, Setup, SmallCity};

use crate::{data, log};

/// Returns our setup for a game, or the name of the first tile set or rule element that we do not know.
pub fn setup(log: &log::Setup) -> Result<Setup, String> {
    let mut setup = Setup::base(log.players);
    setup.first = First::Seat(Seat::FIRST);
    setup.fields = Fields::Off;
    for (set, copies) in &log.sets {
        match (set.as_str(), copies, data::all().find(|(_, data)| data.sets.contains(set))) {
            ("basic:1", 1, _) => setup.edition = Edition::First,
            ("basic:2", 1, _) => setup.edition = Edition::Second,
            (_, 1, Some((expansion, _))) => setup.expansions.set(expansion, true),
            _ => return Err(format!("{copies} × {set}")),
        }
    }
    for element in log.elements.keys() {
        match (element.as_str(), data::all().find(|(_, data)| data.elements.contains(element))) {
            ("farmers", _) => setup.fields = Fields::On,
            ("small-follower", _) => {}
            // An expansion without a tile set consists of its elements.
            (_, Some((expansion, data))) if data.sets.is_empty() => setup.expansions.set(expansion, true),
            (_, Some(_)) => {}
            (other, None) => return Err(other.to_owned()),
        }
    }
    if log.rules.get("tiny-city-scoring").is_some_and(|rule| rule == "2") {
        setup.small_city = SmallCity::Two;
    }
    data::set_options(&mut setup, &log.rules);
    Ok(setup)
}
