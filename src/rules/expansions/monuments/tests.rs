//! Tests of states that the implemented expansions cannot cause, or that take too long to reach.

use super::*;
use crate::support::{self, draw, shape};
use crate::{Expansion, Figure, Occasion, Rotation, Waiting};

fn game() -> Game {
    support::game(2, &[Expansion::Monuments])
}

fn place_tile(game: &mut Game, name: &str, at: &str, rotation: Rotation) -> Vec<crate::Event> {
    support::place_tile(game, name, at, rotation, None)
}

/// Returns a game with an architect of both players on one monument, whose fourth objective the next tile completes.
fn two_architects() -> Game {
    let mut game = game();
    place_tile(&mut game, "MO/1", "S1W1", Rotation::R0);
    let monument = &game.states.monuments.as_ref().unwrap().monuments[0];
    let node = game.board().features().get(monument.feature(&game)).oldest;
    for seat in [Seat::FIRST, Seat::new(1).unwrap()] {
        support::stand(&mut game, Figure::Meeple, seat, node);
    }
    place_tile(&mut game, "BA/Rr", "W1", Rotation::R270);
    let state = game.states.monuments.as_mut().unwrap();
    state.monuments[0].objectives[1..].iter_mut().for_each(|objective| objective.is_paid = true);
    game
}

fn scored(events: &[crate::Event], wanted: Occasion) -> Vec<(Vec<usize>, i32)> {
    let scores = support::scores(events).into_iter();
    let scores = scores.filter(|score| score.kind() == Some(Kind::Monument) && score.occasion == wanted);
    scores.map(|score| (score.winners.iter().map(|seat| seat.index()).collect(), score.points)).collect()
}

/// `monuments.md 3.14`
#[test]
fn architects_that_are_tied_score_alike() {
    // Both architects score 40 points when the monument is finished, and return.
    let mut game = two_architects();
    let events = place_tile(&mut game, "BA/LR", "S3", Rotation::R180);
    assert_eq!(scored(&events, Occasion::Completed), [(vec![0, 1], 40)]);
    assert_eq!(game.board().figures().len(), 0);

    // At the end of the game, both architects score 10 points for each completed objective (`monuments.md 3.14`).
    let mut game = two_architects();
    let mut events = draw(&mut game, "BA/C");
    game.resign(Seat::FIRST, &mut events).unwrap();
    assert_eq!(scored(&events, Occasion::Final), [(vec![0, 1], 30)]);
}

#[test]
fn the_architects_with_the_most_meeples_score() {
    // The usual majority decides who scores (`monuments.md 2.9`), and all figures return. Only a test can put a
    // second meeple of a player there, because no expansion brings one onto a monument.
    let mut game = two_architects();
    let monument = &game.states.monuments.as_ref().unwrap().monuments[0];
    let (node, second) = (game.board().features().get(monument.feature(&game)).oldest, Seat::new(1).unwrap());
    support::stand(&mut game, Figure::Meeple, second, node);
    let events = place_tile(&mut game, "BA/LR", "S3", Rotation::R180);
    assert_eq!(scored(&events, Occasion::Completed), [(vec![1], 40)]);
    assert_eq!(game.board().figures().len(), 0);
}

/// Returns a game in which only cities can be extended and only these tiles are left.
fn walled_in(left: &[&str]) -> Game {
    let mut game = game();
    place_tile(&mut game, "BA/CccR+", "E1", Rotation::R90);
    place_tile(&mut game, "BA/CccR+", "W1", Rotation::R270);
    place_tile(&mut game, "BA/Ccc", "S1", Rotation::R180);
    place_tile(&mut game, "BA/Cccc+", "N1", Rotation::R0);
    support::leave(&mut game, left);
    game
}

/// `monuments.md 3.3`
#[test]
fn a_monument_returns_to_the_pile_only_if_another_tile_fits() {
    let mut game = walled_in(&["MO/1", "MO/4", "BA/L", "BA/C"]);
    let seat = game.active();
    assert_eq!(draw(&mut game, "MO/1").last(), Some(&event(Event::Reshuffled { seat, shape: shape("MO/1") })));
    assert_eq!((game.active(), game.pile().len()), (seat, 4), "the same player draws again");

    // Neither the other monument nor the monastery fits, so drawing again would never end (`monuments.md 3.3`).
    let mut game = walled_in(&["MO/1", "MO/4", "BA/L"]);
    assert_eq!(draw(&mut game, "MO/1").last(), Some(&crate::Event::Discarded { seat, shape: shape("MO/1") }));
    draw(&mut game, "BA/L");
    draw(&mut game, "MO/4");
    assert_eq!((game.waiting(), game.discarded().len()), (&Waiting::Over, 3));
}

#[test]
fn a_cube_announces_the_reward_that_is_paid() {
    // Each piece that is not in the game is replaced by a point (`monuments.md 3.11`).
    let game = two_architects();
    let monument = &super::PublicState::of(&game).monuments[0];
    let printed =
        super::objectives_of(game.board().placed_tile(game.states.monuments.as_ref().unwrap().monuments[0].tile).shape);
    let mut swapped = 0;
    for (objective, shown) in printed.into_iter().flatten().zip(&monument.objectives) {
        let pieces = |reward: super::Reward| reward.bridges + reward.houses + reward.walls;
        let promised = shown.reward;
        assert_eq!((pieces(promised), promised.renown), (0, objective.reward.renown));
        assert_eq!(promised.points, objective.reward.points + pieces(objective.reward));
        swapped += pieces(objective.reward);
    }
    assert!(swapped > 0, "a monument without such an objective shows nothing");
}
