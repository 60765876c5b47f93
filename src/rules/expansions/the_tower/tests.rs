//! Tests of states that a scenario reaches only after many turns.

use super::*;
use crate::support::SECOND;
use crate::turn::advance;
use crate::{
    Expansion, FigureLocation, Holder, Occasion, OwnedFigure, Placement, Rotation, Term, score, scoring, support,
};

const FIRST: Seat = Seat::FIRST;
const AT: Pos = Pos::new(0, 1);

/// Returns a game in which the first player is asked for the main action and a foundation is south of the start tile.
fn asked() -> Game {
    let mut game = support::game(2, &[Expansion::TheTower]);
    support::draw(&mut game, "TO/L");
    support::apply(&mut game, crate::Action::Place(Placement::new(AT, Rotation::R0)));
    game
}

fn award(game: &mut Game, points: i16) {
    let term = Term { label: score::TermLabel::Tiles, count: 1, each: points };
    scoring::award(game, score::Score::for_player(FIRST, Occasion::Final, term), &mut Vec::new());
}

/// Makes this number of meeples of the first player prisoners of the second player.
fn imprison(game: &mut Game, count: usize) {
    for _ in 0..count {
        let way = [FigureLocation::Supply, FigureLocation::Held(Holder::Seat(SECOND))];
        game.move_figure(OwnedFigure { figure: Figure::Meeple, seat: FIRST }, way, &mut Vec::new());
    }
}

fn ransom() -> crate::Action {
    action(Action::Ransom { captor: SECOND, figure: Figure::Meeple })
}

/// Repeats the current question, after a change to the game.
fn ask_again(game: &mut Game) {
    advance(game, Flow::Stay, &mut Vec::new());
}

#[test]
fn without_floors_a_tower_can_be_closed_but_not_built() {
    // A player without floors can still put a meeple on top (`the_tower.md 2.4`).
    let mut game = asked();
    support::take_all(&mut game, FIRST, Piece::Floor);
    game.player_mut(SECOND).add_pieces(Piece::Floor, 9);
    game.place_piece(crate::piece::PlacedPiece { piece: Piece::Floor, owner: None, site: site(AT) });
    ask_again(&mut game);
    let (floor, top) =
        (action(Action::BuildFloor { at: AT }), action(Action::CloseTower { at: AT, figure: Figure::Meeple }));
    assert!(!game.legal_actions().contains(&floor) && game.legal_actions().contains(&top));
    assert_eq!(game.check(floor), Err(refusal(RefusalReason::NoFloorsLeft)));
    assert_eq!(audit(&game), Ok(()));
}

/// `the_tower.md 4.11`
#[test]
fn a_ransom_needs_three_points() {
    // Three points are enough for a ransom, fewer only if the option allows it (`the_tower.md 4.11`).
    for (points, option, left) in [
        (2, RansomBelowThree::Refused, None),
        (3, RansomBelowThree::Refused, Some(0)),
        (-4, RansomBelowThree::Refused, None),
        (-4, RansomBelowThree::Allowed, Some(-7)),
    ] {
        let mut game = asked();
        game.setup_mut().expansions.the_tower = Some(Options { ransom_below_three: option });
        award(&mut game, points);
        imprison(&mut game, 1);
        ask_again(&mut game);
        let poor = Err(refusal(RefusalReason::TooFewPoints));
        assert_eq!(game.check(ransom()), left.map_or(poor, |_| Ok(())), "{points} {option:?}");
        if let Some(left) = left {
            support::apply(&mut game, ransom());
            assert_eq!([FIRST, SECOND].map(|seat| game.player(seat).points()), [left, 3]);
            assert_eq!(game.player(FIRST).figure_count(Figure::Meeple), 7);
        }
    }
}

#[test]
fn answers_that_are_not_asked_for_are_refused() {
    let mut game = asked();
    let far = action(Action::Capture { seat: SECOND, figure: Figure::Meeple, at: Pos::new(5, 5), segment: Some(0) });
    assert_eq!([refusal_of(&game, FIRST, far), refusal_of(&game, SECOND, ransom())], [Some(Refusal::NotAsked); 2]);
    // A capture that is asked for can be out of range (`the_tower.md 3.4`).
    let field = support::node(&game, "S1", crate::tile::Kind::Field);
    support::stand(&mut game, Figure::Meeple, SECOND, field);
    support::apply(&mut game, action(Action::BuildFloor { at: AT }));
    let out_of_range = refusal(RefusalReason::OutOfRange);
    assert_eq!(game.check(far), Err(out_of_range));
    for main in [Action::BuildFloor { at: AT }, Action::CloseTower { at: AT, figure: Figure::Meeple }] {
        assert_eq!(refusal_of(&game, FIRST, action(main)), Some(Refusal::NotAsked));
    }
    assert_eq!(state(&game).unwrap().foundations(), [AT]);
}

#[test]
fn the_audit_notices_lost_floors_and_prisoners_of_each_other() {
    let mut game = asked();
    assert_eq!(support::audit_error(&game), None);
    imprison(&mut game, 1);
    let way = [FigureLocation::Supply, FigureLocation::Held(Holder::Seat(FIRST))];
    game.move_figure(OwnedFigure { figure: Figure::Meeple, seat: SECOND }, way, &mut Vec::new());
    assert!(support::audit_error(&game).is_some_and(|error| error.contains("prisoners of each other")));
    game.player_mut(FIRST).take_pieces(Piece::Floor, 1);
    assert_eq!([FIRST, SECOND].map(|seat| game.player(seat).piece_count(Piece::Floor)), [9, 10]);
    assert!(support::audit_error(&game).is_some_and(|error| error.contains("0 floors are built and 19 left of 20")));
}

#[test]
fn a_meeple_on_a_tower_is_threatened_by_other_towers() {
    let mut game = asked();
    game.place_piece(crate::piece::PlacedPiece { piece: Piece::Floor, owner: None, site: site(AT) });
    let way = [FigureLocation::Supply, FigureLocation::Held(tower_holder(AT))];
    game.move_figure(OwnedFigure { figure: Figure::Meeple, seat: FIRST }, way, &mut Vec::new());
    assert!(threatened_meeples(&game).next().is_none(), "its own tower is closed");
    super::state_mut(&mut game).foundations.push(AT.step(crate::Side::S));
    let target = threatened_meeples(&game).next().unwrap();
    assert_eq!((target.owned.seat, target.at, target.node), (FIRST, AT, None));
}
