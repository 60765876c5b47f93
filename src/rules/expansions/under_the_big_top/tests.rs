//! Tests of the end of a game and of states that a scenario reaches only after many turns.

use super::*;
use crate::expansions::{bridges_castles_and_bazaars, own};
use crate::support::SECOND;
use crate::{Expansion, Kind, Rotation, Waiting, support, turn};

/// Returns a game with the big top on S1, and a farmer of the first seat there.
fn game(expansions: &[Expansion]) -> Game {
    let mut game = support::game(2, &[&[Expansion::UnderTheBigTop], expansions].concat());
    support::place_tile(&mut game, "BT/ffrf.bt", "S1", Rotation::R0, Some(Kind::Field));
    game
}

/// Ends a game and turns up a token. Returns the events.
fn end(game: &mut Game, animal: Animal) -> Vec<crate::Event> {
    let mut events = Vec::new();
    turn::advance(game, Flow::Over, &mut events);
    game.draw(own::under_the_big_top::drawn(DrawOutcome::Token(animal)), &mut events).unwrap();
    assert_eq!(game.waiting(), &Waiting::Over);
    events
}

fn score(game: &Game, seat: Seat) -> i32 {
    game.player(seat).points()
}

/// `under_the_big_top.md 2.3.1`
#[test]
fn the_circus_is_scored_once_more_at_the_end() {
    let mut game = game(&[]);
    let events = end(&mut game, Animal::Elephant);
    assert_eq!(events[0], event(Event::TokenRevealed { at: Pos::new(0, 1), animal: Animal::Elephant }));
    // `under_the_big_top.md 0.3`: sixteen tokens, of which one is turned up.
    assert_eq!(
        (outcome_count(&game, Draw::Token), outcome(&game, Draw::Token, 0)),
        (15, Some(DrawOutcome::Token(Animal::Flea)))
    );
    assert_eq!(outcome(&game, Draw::Token, 14), Some(DrawOutcome::Token(Animal::Tiger)));
    assert_eq!(outcome(&game, Draw::Token, 15), None);
    assert_eq!((score(&game, Seat::FIRST), audit(&game)), (7, Ok(())));
    assert_eq!(PublicState::of(&game).turned_up, Some((Pos::new(0, 1), Animal::Elephant)));
}

#[test]
fn a_game_without_the_circus_has_no_tokens_and_its_spaces_give_no_points() {
    let mut setup = crate::Setup::base(2).with(&[Expansion::UnderTheBigTop]);
    setup.expansions.under_the_big_top = Some(Options { circus: Part::Off, ..Options::default() });
    let game = Game::new(setup).unwrap();
    assert!(PublicState::of(&game).tokens.iter().all(|&(_, count)| count == 0));
    assert!(scoring_spaces(&game).eq([Kind::Acrobats]));
}

/// `under_the_big_top.md 2.2.6, 2.3.2`
#[test]
fn lords_and_acrobats_are_still_there_when_the_circus_is_scored_at_the_end() {
    let mut game = game(&[Expansion::BridgesCastlesAndBazaars]);
    let mut events = support::place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    let castle = bridges_castles_and_bazaars::Action::BuildCastle;
    game.apply(own::bridges_castles_and_bazaars::action(castle), &mut events).unwrap();
    support::place_tile(&mut game, "BT/ffff.g.ac", "S1E1", Rotation::R0, None);
    let space = support::node(&game, "S1E1", Kind::Acrobats);
    support::stand(&mut game, Figure::Meeple, SECOND, space);
    end(&mut game, Animal::Bear);
    // The lord and an acrobat near the big top, and the acrobat's own points.
    assert_eq!(score(&game, SECOND), 2 * 5 + 5);
}

#[test]
fn no_token_is_turned_up_when_too_few_players_are_left() {
    let mut game = game(&[]);
    support::draw(&mut game, "BA/L");
    game.resign(SECOND, &mut Vec::new()).unwrap();
    assert_eq!((game.waiting(), score(&game, Seat::FIRST)), (&Waiting::Over, 0));
}

#[test]
fn a_player_without_meeples_can_score_a_pyramid() {
    // `under_the_big_top.md 3.2.1`
    let mut game = support::game(2, &[Expansion::UnderTheBigTop]);
    support::place_tile(&mut game, "BT/ffff.g.ac", "S1", Rotation::R0, None);
    let space = support::node(&game, "S1", Kind::Acrobats);
    for _ in 0..PYRAMID_SIZE {
        support::stand(&mut game, Figure::Meeple, Seat::FIRST, space);
    }
    support::place_tile(&mut game, "BA/RFr", "E1", Rotation::R0, None);
    support::place_tile(&mut game, "BA/RFr", "E2", Rotation::R0, None);
    let field = support::node(&game, "S1", Kind::Field);
    for figure in [Figure::Meeple, Figure::Ringmaster] {
        while game.player(SECOND).has_figure(figure) {
            support::stand(&mut game, figure, SECOND, field);
        }
    }
    support::draw(&mut game, "BA/RFr");
    support::place_drawn(&mut game, "E3", Rotation::R0);
    let pyramid = action(Action::ScorePyramid { at: Pos::new(0, 1) });
    assert_eq!(game.legal_actions(), [crate::Action::Pass, pyramid]);
    support::apply(&mut game, pyramid);
    assert_eq!((score(&game, Seat::FIRST), acrobats(&game, Pos::new(0, 1)).count()), (15, 0));
}

/// `under_the_big_top.md 5.12`
#[test]
fn a_pyramid_that_lost_an_acrobat_is_not_ready() {
    let mut game = support::game(2, &[Expansion::UnderTheBigTop]);
    support::place_tile(&mut game, "BT/ffff.g.ac", "S1", Rotation::R0, None);
    let at = Pos::new(0, 1);
    let space = support::node(&game, "S1", Kind::Acrobats);
    (0..PYRAMID_SIZE).for_each(|_| support::stand(&mut game, Figure::Meeple, Seat::FIRST, space));
    support::draw(&mut game, "BA/RFr");
    let is_ready = |game: &Game| acrobats::is_ready(game, at);
    assert!(is_ready(&game));
    let acrobat = acrobats(&game, at).next().unwrap();
    game.return_figure(acrobat, &mut Vec::new());
    assert!(!is_ready(&game));
    acrobats::place_acrobat(&mut game, Figure::Meeple, at, &mut Vec::new());
    assert!(acrobats(&game, at).count() == PYRAMID_SIZE && !is_ready(&game));
    turn::advance(&mut game, Flow::NewTurn, &mut Vec::new());
    assert!(is_ready(&game), "in the next turn");
}

#[test]
fn the_audit_notices_a_fourth_acrobat_and_lost_tokens() {
    let mut game = game(&[]);
    support::place_tile(&mut game, "BT/ffff.g.ac", "S1E1", Rotation::R0, None);
    let space = support::node(&game, "S1E1", Kind::Acrobats);
    (0..PYRAMID_SIZE).for_each(|_| support::stand(&mut game, Figure::Meeple, Seat::FIRST, space));
    assert_eq!(audit(&game), Ok(()));
    let mut crowded = game.clone();
    support::stand(&mut crowded, Figure::Meeple, SECOND, space);
    assert!(audit(&crowded).is_err_and(|error| error.contains("4 acrobats")));
    if let Some(state) = &mut game.states.under_the_big_top {
        state.tokens[0] -= 1;
        state.tokens[1] -= 1;
    }
    assert!(audit(&game).is_err_and(|error| error.contains("2 tokens")));
}

#[test]
fn refusals_of_acrobats_name_the_reason() {
    let mut game = support::game(2, &[Expansion::UnderTheBigTop]);
    support::place_tile(&mut game, "BT/ffff.g.ac", "S1", Rotation::R0, None);
    support::put(&mut game, "BT/ffff.g.ac", "E5", Rotation::R0);
    support::put(&mut game, "BA/L", "S2", Rotation::R0);
    let refusal_of = |game: &Game, at| acrobats::refusal_of(game, SECOND, Figure::Meeple, at);
    let (near, far) = (Pos::new(0, 1), Pos::new(5, 0));
    // Another expansion can keep the meeple from a space that is near enough.
    assert_eq!(
        [refusal_of(&game, near), refusal_of(&game, far)],
        [Refusal::NotOffered, refusal(RefusalReason::TooFar)]
    );
    let field = support::node(&game, "S1", Kind::Field);
    while game.player(SECOND).has_figure(Figure::Meeple) {
        support::stand(&mut game, Figure::Meeple, SECOND, field);
    }
    assert_eq!(refusal_of(&game, near), Refusal::NoneLeft(Figure::Meeple));
}

#[test]
fn the_audit_notices_an_acrobat_under_a_bridge() {
    // `under_the_big_top.md 3.1.7`
    let mut game = support::game(2, &[Expansion::UnderTheBigTop, Expansion::BridgesCastlesAndBazaars]);
    support::place_tile(&mut game, "BT/ffff.g.ac", "S1", Rotation::R0, None);
    support::draw(&mut game, "BA/L");
    support::place_drawn(&mut game, "S2", Rotation::R0);
    let is_over = |action: &&crate::Action| {
        let bridge = action.bridges_castles_and_bazaars();
        matches!(bridge, Some(bridges_castles_and_bazaars::Action::BuildBridge(bridge)) if bridge.at == Pos::new(0, 1))
    };
    let bridge = *game.legal_actions().iter().find(is_over).unwrap();
    support::apply(&mut game, bridge);
    assert_eq!(support::audit_error(&game), None);
    // Without acrobats, the reason why there is no second bridge is another one.
    assert_eq!(refusal_of(&game, Seat::FIRST, bridge), None);
    let space = support::node(&game, "S1", Kind::Acrobats);
    support::stand(&mut game, Figure::Meeple, SECOND, space);
    assert_eq!(refusal_of(&game, Seat::FIRST, bridge), Some(refusal(RefusalReason::OverAcrobats)));
    assert!(support::audit_error(&game).is_some_and(|error| error.contains("1 acrobats")));
}

#[test]
fn the_audit_counts_the_spaces_around_a_ringmaster() {
    // `under_the_big_top.md 4.5`
    let mut game = support::game(2, &[Expansion::UnderTheBigTop]);
    support::put(&mut game, "BT/ffff.g.ac", "S1", Rotation::R0);
    support::put(&mut game, "BT/ffrf.bt", "S1E1", Rotation::R0);
    support::put(&mut game, "BA/L", "S2", Rotation::R0);
    let (monastery, road) = (support::node(&game, "S2", Kind::Monastery), support::node(&game, "0", Kind::Road));
    support::stand(&mut game, Figure::Ringmaster, Seat::FIRST, monastery);
    support::stand(&mut game, Figure::Meeple, SECOND, road);
    let mut score = support::final_score(&game, monastery);
    assert_eq!((score.extras.len(), support::audited(&game, &score)), (1, score.points));
    score.extras.clear();
    assert_eq!(support::audited(&game, &score), score.points + 2 * 2);
    score.occasion = crate::score::Occasion::Completed;
    assert_eq!(support::audited(&game, &score), score.points);
    let mut other = support::final_score(&game, road);
    assert_eq!(support::audited(&game, &other), other.points);
    let term = crate::score::Term { label: crate::score::TermLabel::Spaces, count: 1, each: 2 };
    other.extras.push(crate::score::Extra { seat: SECOND, term });
    assert_eq!(support::audited(&game, &other), other.points - 2);
}
