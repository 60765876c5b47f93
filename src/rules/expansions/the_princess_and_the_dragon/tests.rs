//! Tests of states that a scenario reaches only after many turns.

use super::*;
use crate::board::Whereabouts;
use crate::expansions::Expansion;
use crate::game::Waiting;
use crate::geometry::Rotation;
use crate::tile::Kind as AnyKind;
use crate::trial;

#[test]
fn without_a_volcano_the_game_ends_with_the_pile() {
    // Dragon tiles that were set aside are not played if no volcano comes (§2.8).
    let mut game = trial::game(2, &[Expansion::ThePrincessAndTheDragon]);
    let others: Vec<ShapeId> = game.pile().iter().filter(|shape| shape.shape().name != "DG/Rr.d").collect();
    others.into_iter().for_each(|shape| assert!(game.pile_mut().take(shape)));
    for left in [1, 0] {
        trial::draw(&mut game, "DG/Rr.d");
        assert_eq!((game.pile().len(), game.waiting() == &Waiting::Over), (left, left == 0));
    }
    assert_eq!((PublicState::of(&game).laid_aside.len(), audit(&game)), (2, Ok(())));
}

#[test]
fn a_meeple_that_leaves_its_place_leaves_the_fairy() {
    // The fairy stays on her tile, and no meeple is beside her any more (PD-I25, §3.15).
    let mut game = trial::game(2, &[Expansion::ThePrincessAndTheDragon]);
    trial::lay(&mut game, "BA/L", "S1", Rotation::R0, Some(AnyKind::Monastery));
    let monk = game.board().figures()[0];
    let field = game.board().laid(game.board().at(game.board().place(monk.node).0).unwrap()).node(1);
    let (at, segment) = game.board().place(monk.node);
    game.pass_to(monk.seat);
    fairy::put(&mut game, at, Some((monk.figure, Some(segment))), &mut Vec::new());
    assert!(companion(&game).is_some_and(|companion| companion.seat == monk.seat));
    let way = [monk.node, field].map(Whereabouts::Node);
    assert!(game.transfer((monk.figure, monk.seat), way, &mut Vec::new()));
    assert_eq!((companion(&game), cell(&game, Piece::Fairy)), (None, Some(at)));
}
