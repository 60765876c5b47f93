//! The other engine's setup in our words.

use bergerie::rules::expansions::abbey_and_mayor::{BarnPlacement, WagonMove};
use bergerie::rules::expansions::bridges_castles_and_bazaars::BazaarMode;
use bergerie::rules::expansions::hills_and_sheep::HillTieBreak;
use bergerie::rules::expansions::traders_and_builders::BuilderBazaarOrder;
use bergerie::rules::seat::Seat;
use bergerie::rules::setup::{Edition, Fields, First, Setup, SmallCity};

use crate::{log, names};

/// Our setup for a game, or the name of the first tile set or rule element that we do not know.
pub fn setup(log: &log::Setup) -> Result<Setup, String> {
    let mut setup = Setup::base(log.players);
    setup.first = First::Seat(Seat::FIRST);
    setup.fields = Fields::Off;
    for (set, copies) in &log.sets {
        match (set.as_str(), copies, names::expansion(set)) {
            ("basic:1", 1, _) => setup.edition = Edition::First,
            ("basic:2", 1, _) => setup.edition = Edition::Second,
            (_, 1, Some(expansion)) => setup.expansions.set(expansion, true),
            _ => return Err(format!("{copies} × {set}")),
        }
    }
    for element in log.elements.keys() {
        match element.as_str() {
            "farmers" => setup.fields = Fields::On,
            known if names::is_known(known) => {}
            other => return Err(other.to_owned()),
        }
    }
    if log.rules.get("tiny-city-scoring").is_some_and(|rule| rule == "2") {
        setup.small_city = SmallCity::Two;
    }
    if let Some(options) = &mut setup.expansions.hills_and_sheep
        && log.rules.get("hill-tiebreaker").is_some_and(|rule| rule == "number-of-followers")
    {
        options.hill_tie_break = HillTieBreak::MostOnHill;
    }
    if let Some(options) = &mut setup.expansions.bridges_castles_and_bazaars
        && log.rules.get("bazaar-no-auction").is_some_and(|rule| rule == true)
    {
        options.bazaar_mode = BazaarMode::NoBid;
    }
    if let Some(options) = &mut setup.expansions.abbey_and_mayor {
        if log.rules.get("wagon-move").is_some_and(|rule| rule == "C1") {
            options.wagon_move = WagonMove::Connected;
        }
        if log.rules.get("barn-placement").is_some_and(|rule| rule == "occupied") {
            options.barn_placement = BarnPlacement::Free;
        }
    }
    if let Some(options) = &mut setup.expansions.traders_and_builders {
        options.builder_bazaar_order = BuilderBazaarOrder::BuilderFirst;
    }
    Ok(setup)
}
