//! Tests of states that a scenario reaches only after many turns.

use super::*;
use crate::{
    Expansion, Extra, FigureLocation, Kind, NodeId, OwnedFigure, Rotation, Term, TermLabel, Waiting, score, support,
};

/// `the_princess_and_the_dragon.md 2.8`
#[test]
fn without_a_volcano_the_game_ends_with_the_pile() {
    let mut game = support::game(2, &[Expansion::ThePrincessAndTheDragon]);
    support::leave(&mut game, &["DG/Rr.d"; 2]);
    for left in [1, 0] {
        support::draw(&mut game, "DG/Rr.d");
        assert_eq!((game.pile().len(), game.waiting() == &Waiting::Over), (left, left == 0));
    }
    assert_eq!((PublicState::of(&game).set_aside.len(), audit(&game)), (2, Ok(())));
}

#[test]
fn the_way_of_the_dragon_begins_where_it_starts() {
    // `the_princess_and_the_dragon.md 2.14`
    let mut game = support::game(2, &[Expansion::ThePrincessAndTheDragon]);
    for (tile, at) in [("DG/F.v", "S1"), ("BA/RFr", "E1"), ("BA/L", "S1E1"), ("DG/RFr.d", "W1")] {
        support::place_tile(&mut game, tile, at, Rotation::R0, None);
    }
    assert_eq!(PublicState::of(&game).path, [Pos::new(0, 1)]);
    support::apply(&mut game, action(Action::MoveDragon { to: Pos::START }));
    assert_eq!(PublicState::of(&game).path, [Pos::new(0, 1), Pos::START]);
}

/// `the_princess_and_the_dragon.md 3.15`
#[test]
fn a_meeple_that_leaves_its_place_leaves_the_fairy() {
    let mut game = support::game(2, &[Expansion::ThePrincessAndTheDragon]);
    support::place_tile(&mut game, "BA/L", "S1", Rotation::R0, Some(Kind::Monastery));
    let monk = game.board().figures()[0];
    let field =
        game.board().placed_tile(game.board().tile_at(game.board().segment_location(monk.node).0).unwrap()).node(1);
    let (at, segment) = game.board().segment_location(monk.node);
    game.pass_to(monk.seat);
    fairy::put_fairy(&mut game, at, Some((monk.figure, Some(segment))), &mut Vec::new());
    assert!(companion(&game).is_some_and(|companion| companion.seat == monk.seat));
    let path = [monk.node, field].map(FigureLocation::Node);
    game.move_figure(OwnedFigure { figure: monk.figure, seat: monk.seat }, path, &mut Vec::new());
    assert_eq!((companion(&game), game.board().cell_of_piece(Piece::Fairy)), (None, Some(at)));
}

fn put_fairy(game: &mut Game, figure: Figure, node: NodeId) {
    let (at, segment) = game.board().segment_location(node);
    fairy::put_fairy(game, at, Some((figure, Some(segment))), &mut Vec::new());
}

#[test]
fn the_audit_counts_the_bonus_of_the_fairy() {
    // `the_princess_and_the_dragon.md 3.1, 3.11`
    let mut game = support::game(2, &[Expansion::ThePrincessAndTheDragon]);
    let (road, city) = (support::node(&game, "0", Kind::Road), support::node(&game, "0", Kind::City));
    let seat = game.active();
    [road, city].into_iter().for_each(|node| support::stand(&mut game, Figure::Meeple, seat, node));
    put_fairy(&mut game, Figure::Meeple, road);
    let check = |game: &Game, node: NodeId, paid: bool| {
        let mut score = support::final_score(game, node);
        assert_eq!((score.extras.len(), support::audited(game, &score)), (usize::from(paid), score.points));
        // The audit misses the bonus, or finds one too many.
        let bonus = Extra { seat, term: Term { label: TermLabel::Fairy, count: 1, each: 3 } };
        if !std::mem::take(&mut score.extras).contains(&bonus) {
            score.extras.push(bonus);
        }
        assert_eq!(support::audited(game, &score), score.points + if paid { 3 } else { -3 });
        // The audit counts the bonus of the final scoring only. A city scores twice as much when it is completed.
        score.occasion = score::Occasion::Completed;
        let rate = if node == city { 2 } else { 1 };
        assert_eq!(support::audited(game, &score), rate * score.points);
    };
    check(&game, road, true);
    check(&game, city, false);
    game.setup_mut().expansions.the_princess_and_the_dragon.as_mut().unwrap().fairy_placement = FairyPlacement::OnTile;
    check(&game, road, true);
    check(&game, city, true);
}

#[test]
fn the_audit_notices_pieces_in_wrong_places() {
    let mut game = support::game(2, &[Expansion::ThePrincessAndTheDragon]);
    let road = support::node(&game, "0", Kind::Road);
    support::stand(&mut game, Figure::Meeple, Seat::FIRST, road);
    put_fairy(&mut game, Figure::Meeple, road);
    assert_eq!(support::audit_error(&game), None);
    support::put(&mut game, "DG/F.v", "S1", Rotation::R0);
    let says = |game: &Game, words: &str| support::audit_error(game).is_some_and(|error| error.contains(words));
    assert!(says(&game, "first volcano"));
    game.place_or_move_piece(Piece::Dragon, Pos::START);
    assert!(says(&game, "a Meeple of seat 0 is on the dragon's tile"));
    game.place_or_move_piece(Piece::Dragon, Pos::new(0, 1));
    assert_eq!(support::audit_error(&game), None);
    game.place_or_move_piece(Piece::Fairy, Pos::new(0, 1));
    assert!(says(&game, "not beside her meeple"));
}
