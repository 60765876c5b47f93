//! Tests of interactions with other expansions, in prepared states of a game.

use super::*;
use crate::expansions::bridges_castles_and_bazaars::{self, RoundStart};
use crate::expansions::the_princess_and_the_dragon::AuctionTurnPoint;
use crate::support::{self, SECOND, apply, leave, place_tile, put, scores};
use crate::{Expansion, Game, Kind, PlacedPiece, Rotation, Site, Waiting};

fn game() -> Game {
    support::game(2, &[Expansion::AbbeyAndMayor, Expansion::TradersAndBuilders])
}

fn at(text: &str) -> Pos {
    text.parse().unwrap()
}

/// Puts a figure of a player on the first segment of a kind on a tile.
fn stand(game: &mut Game, figure: Figure, seat: Seat, cell: &str, kind: Kind) {
    let node = support::node(game, cell, kind);
    support::stand(game, figure, seat, node);
}

/// `abbey_and_mayor.md 4.8`
#[test]
fn a_builder_keeps_a_wagon_out() {
    // A wagon cannot enter a feature with a builder, although a builder claims nothing.
    let mut game = game();
    put(&mut game, "BA/LR", "W1", Rotation::R270);
    put(&mut game, "BA/RFr", "E1", Rotation::R0);
    stand(&mut game, Figure::Wagon, Seat::FIRST, "E1", Kind::Road);
    put(&mut game, "BA/C", "S1E1", Rotation::R180);
    stand(&mut game, Figure::Builder, SECOND, "S1E1", Kind::City);
    place_tile(&mut game, "BA/LR", "E2", Rotation::R90, None);
    let city = action(Action::MoveWagon { at: at("S1E1"), segment: 0 });
    let monastery = action(Action::MoveWagon { at: at("E2"), segment: 0 });
    assert!(
        game.legal_actions().contains(&monastery) && !game.legal_actions().contains(&city),
        "{:?}",
        game.legal_actions()
    );
    assert!(matches!(game.waiting(), Waiting::Decision(decision) if decision.actions.len() > 1));
}

#[test]
fn a_pig_counts_for_farmers_joining_a_barn_and_returns_with_them() {
    // The pig adds its point for each city when its farmer is scored because of a barn.
    let mut game = game();
    for (tile, cell, rotation) in [
        ("BA/RFr", "E1", Rotation::R0),
        ("BA/RFr", "E2", Rotation::R0),
        ("BA/CFC.2", "S1", Rotation::R90),
        ("BA/C", "S1E1", Rotation::R270),
        ("BA/C", "S1W1", Rotation::R90),
        ("BA/L", "S1E2", Rotation::R0),
    ] {
        put(&mut game, tile, cell, rotation);
    }
    game.place_piece(PlacedPiece { piece: Piece::Barn, owner: Some(SECOND), site: Site::Corner(at("S1E2")) });
    support::take_all(&mut game, SECOND, Piece::Barn);
    // The field beside the western city segment is separate until there is a tile to the north of it.
    stand(&mut game, Figure::Meeple, Seat::FIRST, "S1W1", Kind::Field);
    stand(&mut game, Figure::Pig, Seat::FIRST, "S1W1", Kind::Field);
    let events = place_tile(&mut game, "BA/RFr", "W1", Rotation::R0, None);
    let reported = scores(&events);
    assert_eq!(reported.iter().map(|score| score.occasion).collect::<Vec<_>>(), [occasion(Occasion::FieldsJoined)]);
    assert_eq!(game.player(Seat::FIRST).points(), 4, "a point for each of two cities, and as much for the pig");
    assert!(game.player(Seat::FIRST).has_figure(Figure::Pig) && game.board().figures().is_empty());
}

/// Places tiles around the cell south of the start tile, so that an abbey fits there.
fn put_around(game: &mut Game) {
    for (tile, cell) in [("BA/RFr", "W1"), ("BA/RFr", "E1"), ("BA/L", "S1W1"), ("BA/L", "S1E1"), ("BA/L", "S2")] {
        put(game, tile, cell, Rotation::R0);
    }
}

/// Checks that the players are asked about their last abbeys in this order, then lets each of them keep it.
fn keep_last(game: &mut Game, order: &[Seat]) {
    for &seat in order {
        let asked = game.decision().unwrap();
        assert_eq!((asked.question, asked.seat), (question(Question::FinalAbbey), seat));
        apply(game, action(Action::KeepAbbey));
    }
    assert_eq!(*game.waiting(), Waiting::Over);
}

/// `abbey_and_mayor.md 2.4.7`
#[test]
fn the_player_of_the_last_placed_tile_is_asked_last_about_the_abbey() {
    let mut game = support::game(2, &[Expansion::AbbeyAndMayor]);
    put(&mut game, "BA/C", "N1", Rotation::R180);
    put_around(&mut game);
    leave(&mut game, &["BA/L", "BA/Cccc+"]);
    place_tile(&mut game, "BA/L", "S2W1", Rotation::R0, None);
    apply(&mut game, action(Action::KeepAbbey));
    assert!(matches!(support::draw(&mut game, "BA/Cccc+")[1], crate::Event::Discarded { seat: SECOND, .. }));
    keep_last(&mut game, &[SECOND, Seat::FIRST]);
}

/// `abbey_and_mayor.md 2.4.3`
#[test]
fn abbeys_come_after_the_tiles_of_the_last_auction() {
    let bid = crate::expansions::own::bridges_castles_and_bazaars::action;
    let rounds = [
        (
            RoundStart::LeftOfPlacer,
            vec![bridges_castles_and_bazaars::Action::Decline],
            [(SECOND, "E2"), (Seat::FIRST, "S3")],
        ),
        (
            RoundStart::FirstBuyer,
            vec![bridges_castles_and_bazaars::Action::Raise { bid: 1 }, bridges_castles_and_bazaars::Action::Sell],
            [(Seat::FIRST, "E2"), (SECOND, "S3")],
        ),
    ];
    for (round_start, bids, turns) in rounds {
        let mut game = support::game(2, &[Expansion::AbbeyAndMayor, Expansion::BridgesCastlesAndBazaars]);
        game.setup_mut().expansions.bridges_castles_and_bazaars.as_mut().unwrap().round_start = round_start;
        put_around(&mut game);
        leave(&mut game, &["BB/F.b", "BA/RFr", "BA/L"]);
        place_tile(&mut game, "BB/F.b", "S2W1", Rotation::R0, None);
        ["BA/RFr", "BA/L"].into_iter().for_each(|tile| drop(support::offer(&mut game, tile)));
        assert!(game.pile().is_empty());
        apply(&mut game, bid(bridges_castles_and_bazaars::Action::Pick { offer: 0, bid: 0 }));
        bids.into_iter().for_each(|answer| drop(apply(&mut game, bid(answer))));
        for (seat, cell) in turns {
            let asked = game.decision().unwrap();
            assert!(matches!(asked.question, crate::Question::Place(_)) && asked.seat == seat, "{asked:?}");
            support::place_drawn(&mut game, cell, Rotation::R0);
            apply(&mut game, crate::Action::Pass);
        }
        keep_last(&mut game, &turns.map(|(seat, _)| seat));
    }
}

#[test]
fn only_keeping_an_abbey_and_returning_a_wagon_use_no_piece() {
    let is_free = |action| (HOOKS.costs_nothing)(ExpansionAction::AbbeyAndMayor(action));
    assert!(is_free(Action::KeepAbbey) && is_free(Action::ReturnWagon));
    assert!(!is_free(Action::PlaceAbbey));
}

/// `abbey_and_mayor.md 2.4.2`; `the_princess_and_the_dragon.md 3.7, 3.9`
#[test]
fn the_fairy_gives_her_point_before_an_abbey_after_the_last_tile() {
    for option in [AuctionTurnPoint::Paid, AuctionTurnPoint::NotPaid] {
        let mut game = support::game(2, &[Expansion::AbbeyAndMayor, Expansion::ThePrincessAndTheDragon]);
        let options = game.setup_mut().expansions.the_princess_and_the_dragon.as_mut().unwrap();
        options.fairy_point_in_auction_turn = option;
        put_around(&mut game);
        leave(&mut game, &["BA/RFr"]);
        stand(&mut game, Figure::Meeple, Seat::FIRST, "S1E1", Kind::Monastery);
        support::draw(&mut game, "BA/RFr");
        support::place_drawn(&mut game, "W2", Rotation::R0);
        let fairy = *game.legal_actions().iter().find(|answer| answer.the_princess_and_the_dragon().is_some()).unwrap();
        apply(&mut game, fairy);
        apply(&mut game, action(Action::KeepAbbey));
        apply(&mut game, action(Action::PlaceAbbey));
        assert_eq!(game.player(Seat::FIRST).points(), 1, "{option:?}");
    }
}
