//! Tests of the answers that are given for players who do not answer.

use bergerie_rules::expansions::{bridges_castles_and_bazaars, houses_and_walls, the_count};
use bergerie_rules::{Action, Expansion, ExpansionAction, FirstPlayer, Seat, Setup};

use super::table;

/// Returns the fallback answer at the end of a script, in a game with one expansion. `None` means that the question has
/// no fallback.
fn fallback(expansion: Expansion, script: &str) -> Option<Action> {
    let mut setup = Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(2) };
    setup.expansions.set(expansion, true);
    let game = table::record(setup, script).replay().expect("it was played");
    game.decision().expect("somebody is asked").fallback()
}

/// A script after which all open features are cities, and the tile in hand fits only with a house, wall or bridge.
const WALLED: &str = "0: BA/CccR+ E1 90\n1: BA/CccR+ W1 270\n0: BA/Ccc S1 180\n1: BA/Cccc+ N1 0\n0: BA/L";

#[test]
fn no_house_or_wall_is_spent() {
    let discard = ExpansionAction::HousesAndWalls(houses_and_walls::Action::Discard);
    assert_eq!(fallback(Expansion::HousesAndWalls, WALLED), Some(Action::Expansion(discard)));
}

#[test]
fn no_bridge_is_spent() {
    let discard = ExpansionAction::BridgesCastlesAndBazaars(bridges_castles_and_bazaars::Action::Discard);
    let script = "0: BA/Ccc S1 180\n1: BA/L";
    assert_eq!(fallback(Expansion::BridgesCastlesAndBazaars, script), Some(Action::Expansion(discard)));
}

#[test]
fn no_figure_is_placed() {
    assert_eq!(fallback(Expansion::Abbot, "0: BA/C N1 180 ..."), Some(Action::Pass));
}

#[test]
fn no_meeple_leaves_the_city() {
    let script = "0: BA/RFr S2 90 road:N
        1: BA/LR S3 180 pass send:castle count:market
        > road completed: 0 +3 = 3 tiles x 1
        > returned: 0 meeple from S2
        > count to market
        0: BA/C S2W2 0 city";
    let stay = ExpansionAction::TheCount(the_count::Action::StayInCity);
    assert_eq!(fallback(Expansion::TheCount, script), Some(Action::Expansion(stay)));
}

#[test]
fn a_tile_that_fits_is_placed_without_a_piece() {
    let answer = fallback(Expansion::HousesAndWalls, "0: BA/C");
    assert!(matches!(answer, Some(Action::Place(placement)) if placement.piece.is_none()), "{answer:?}");
}
