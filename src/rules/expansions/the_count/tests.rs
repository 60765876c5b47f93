//! Tests of states that a scenario cannot reach, or reaches only after many turns.

use crate::expansions::bridges_castles_and_bazaars;
use crate::{Expansion, FigureLocation, Kind, OwnedFigure, Rotation, Score, Site, support};
use std::collections::BTreeSet;

use super::*;

/// Moves a figure from its owner's supply into a quarter.
fn settle(game: &mut Game, figure: Figure, seat: usize, quarter: CityQuarter) {
    let way = [FigureLocation::Supply, FigureLocation::Held(quarter.holder())];
    game.move_figure(OwnedFigure { figure, seat: Seat::new(seat).unwrap() }, way, &mut Vec::new());
}

/// Returns the offered moves out of the City, each with the figure and the cell.
fn moves(game: &Game) -> Vec<(Figure, String)> {
    let moves = game.legal_actions().iter().filter_map(|action| match action.the_count()? {
        Action::MoveMeeple { figure, at, .. } => Some((figure, at.to_string())),
        _ => None,
    });
    moves.collect()
}

/// `the_count.md 4.11`
#[test]
fn a_small_city_takes_meeples_of_the_city_only_to_be_scored() {
    // Two knights share the cap of the City. One becomes lord, and the other is scored with a meeple of the castle.
    let mut game = support::game(3, &[Expansion::TheCount, Expansion::BridgesCastlesAndBazaars]);
    moves_in::move_count(&mut game, CityQuarter::Market, &mut Vec::new());
    let cap = support::node(&game, "S1E1", Kind::City);
    for seat in [1, 2] {
        support::stand(&mut game, Figure::Meeple, Seat::new(seat).unwrap(), cap);
    }
    for seat in [0, 1] {
        settle(&mut game, Figure::Meeple, seat, CityQuarter::Castle);
    }
    support::place_tile(&mut game, "BA/C", "S1E2", Rotation::R270, None);
    let castle = |answer| crate::expansions::own::bridges_castles_and_bazaars::action(answer);
    support::apply(&mut game, castle(bridges_castles_and_bazaars::Action::BuildCastle));
    support::apply(&mut game, castle(bridges_castles_and_bazaars::Action::TakePoints));
    let decision = game.decision().unwrap();
    assert_eq!((decision.seat.index(), decision.question), (0, question(Question::MoveOut)), "not the lord");
    let leave =
        decision.actions.iter().copied().find(|action| matches!(action.the_count(), Some(Action::MoveMeeple { .. })));
    let events = support::apply(&mut game, leave.unwrap());
    let gains = |score: &Score| score.gains().map(|(seat, points)| (seat.index(), points)).collect::<Vec<_>>();
    assert_eq!(support::scores(&events).into_iter().map(gains).collect::<Vec<_>>(), [[(0, 4), (2, 4)]]);
    let castles = &game.states.bridges_castles_and_bazaars.as_ref().unwrap().castles;
    let lords: Vec<usize> = castles.built()[0].lords(&game).iter().map(|seat| seat.index()).collect();
    assert_eq!((lords, meeples_in_quarter(&game, Seat::new(1).unwrap(), CityQuarter::Castle).count()), (vec![1], 1));
}

#[test]
fn players_move_to_a_shared_small_city_and_to_other_features_in_one_round() {
    // `the_count.md 4.4, 4.10`: a tile closes the cap of the City, which one knight scores while the other becomes
    // lord, and a second city.
    let mut game = support::game(3, &[Expansion::TheCount, Expansion::BridgesCastlesAndBazaars]);
    moves_in::move_count(&mut game, CityQuarter::Market, &mut Vec::new());
    support::put(&mut game, "BA/C", "S1E3", Rotation::R270);
    let cap = support::node(&game, "S1E1", Kind::City);
    let other = support::node(&game, "S1E3", Kind::City);
    for (seat, city) in [(1, cap), (2, cap), (2, other)] {
        support::stand(&mut game, Figure::Meeple, Seat::new(seat).unwrap(), city);
    }
    [0, 1].into_iter().for_each(|seat| settle(&mut game, Figure::Meeple, seat, CityQuarter::Castle));
    support::place_tile(&mut game, "BA/CFC.2", "S1E2", Rotation::R90, None);
    let castle = |answer| crate::expansions::own::bridges_castles_and_bazaars::action(answer);
    for answer in [
        bridges_castles_and_bazaars::Action::BuildCastle,
        bridges_castles_and_bazaars::Action::TakePoints,
        bridges_castles_and_bazaars::Action::TakePoints,
    ] {
        support::apply(&mut game, castle(answer));
    }
    for (seat, cells) in [(1, "S1E2 S1E3"), (0, "S1E1 S1E2 S1E3")] {
        let decision = game.decision().unwrap();
        assert_eq!((decision.seat.index(), decision.question), (seat, question(Question::MoveOut)));
        let offered: BTreeSet<String> = moves(&game).into_iter().map(|(_, at)| at).collect();
        assert_eq!(offered.into_iter().collect::<Vec<_>>().join(" "), cells);
        support::apply(&mut game, action(Action::StayInCity));
    }
    let points = support::points(&game);
    assert_eq!((points, support::audit_error(&game)), (vec![0, 0, 8], None));
}

/// `the_count.md 4.12`
#[test]
fn figures_leave_the_city_only_for_features_that_take_them() {
    let mut game = support::game(2, &[Expansion::TheCount, Expansion::Abbot, Expansion::AbbeyAndMayor]);
    moves_in::move_count(&mut game, CityQuarter::Blacksmith, &mut Vec::new());
    game.setup_mut().expansions.the_count.as_mut().unwrap().last_moves = LastMoves::AllQuarters;
    support::place_tile(&mut game, "BA/L", "N2", Rotation::R0, None);
    for (figure, quarter) in [
        (Figure::Mayor, CityQuarter::Castle),
        (Figure::Abbot, CityQuarter::Cathedral),
        (Figure::Meeple, CityQuarter::Market),
        (Figure::Meeple, CityQuarter::Blacksmith),
    ] {
        settle(&mut game, figure, 0, quarter);
    }
    support::draw(&mut game, "BA/RFr");
    moves_out::before_final_scoring(&mut game, &mut Vec::new());
    assert!(game.progress.is_interrupted());
    let mut events = Vec::new();
    crate::turn::advance(&mut game, Flow::Stay, &mut events);
    let all = moves(&game);
    let cells =
        |figure| all.iter().filter(|(other, _)| *other == figure).map(|(_, at)| at.as_str()).collect::<Vec<_>>();
    assert_eq!((cells(Figure::Mayor), cells(Figure::Abbot)), (vec!["S1W2", "S1E1"], vec!["N2"]));
    // Only the fields are scored, so nothing leaves the quarter of the count.
    assert!(cells(Figure::Meeple).contains(&"N1") && cells(Figure::Meeple).contains(&"N2"));
    let road = Action::MoveMeeple { figure: Figure::Meeple, at: "N1E1".parse().unwrap(), segment: 0 };
    let shut = refusal(RefusalReason::QuarterClosed);
    assert_eq!(game.check(action(road)), Err(shut));
}

#[test]
fn the_audit_notices_meeples_in_wrong_quarters() {
    // A mayor enters only the castle (`the_count.md 2.5`).
    let mut game = support::game(2, &[Expansion::TheCount, Expansion::AbbeyAndMayor]);
    settle(&mut game, Figure::Mayor, 0, CityQuarter::Castle);
    assert_eq!(support::audit_error(&game), None);
    settle(&mut game, Figure::Mayor, 1, CityQuarter::Market);
    assert!(support::audit_error(&game).is_some_and(|error| error.contains("a Mayor of seat 1")));
    game.move_piece(
        PlacedPiece { piece: Piece::Count, owner: None, site: CityQuarter::Castle.site() },
        Site::Tile(Pos::START),
    );
    assert!(support::audit_error(&game).is_some_and(|error| error.contains("in no quarter")));
}

#[test]
fn each_pig_beside_the_city_counts_it_once_more() {
    // `the_count.md 5.6`: a field beside the City and another completed city, with a farmer and a pig of each player.
    let mut game = support::game(3, &[Expansion::TheCount, Expansion::TradersAndBuilders]);
    support::put(&mut game, "BA/C", "S2W2", Rotation::R0);
    let field = support::node(&game, "S1W2", Kind::Field);
    for seat in game.seats() {
        support::stand(&mut game, Figure::Meeple, seat, field);
        support::stand(&mut game, Figure::Pig, seat, field);
    }
    let mut score = support::final_score(&game, field);
    let gains = |score: &Score| score.gains().map(|(_, points)| points).collect::<Vec<_>>();
    assert_eq!((gains(&score), support::audited(&game, &score)), (vec![3 + 3 + 2; 3], score.points));
    assert_eq!(score.extras.len(), 3);
    score.extras.clear();
    assert_eq!(support::audited(&game, &score), 3 + 3 + 2 * 3);
}
