//! Converts the header of a log to a setup.

use bergerie_rules::setup::{Edition, Fields, SmallCity};
use bergerie_rules::{FirstPlayer, Seat, Setup};

use crate::{data, log};

/// Returns the setup for a game. If our engine does not support one of its tile sets or rule elements, returns the name
/// of the first such element as the error.
pub fn setup(log: &log::Setup) -> Result<Setup, String> {
    let mut setup = Setup::base(log.players);
    setup.first = FirstPlayer::Seat(Seat::FIRST);
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
            // An expansion without a tile set is in play if its rule elements are.
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
