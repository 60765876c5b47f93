//! Tests of states that take too long to reach in a scenario, or that the implemented expansions cannot cause.

use super::*;
use crate::expansions::own::the_gifts::drawn;
use crate::expansions::{bridges_castles_and_bazaars, hills_and_sheep, own};
use crate::support::{self, SECOND, apply, draw, shape};
use crate::{Expansion, Figure, Placement, Pos, Rotation};

/// Returns a game with The Gifts and other expansions in which the first seat begins.
fn game(players: u8, others: &[Expansion]) -> Game {
    support::game(players, &[&[Expansion::TheGifts], others].concat())
}

fn cards(game: &mut Game) -> &mut cards::Cards {
    &mut game.states.the_gifts.as_mut().unwrap().cards
}

fn deal(game: &mut Game, seat: Seat, card: Card) {
    assert!(cards(game).give(seat, Some(card)));
}

fn place_tile(game: &mut Game, x: i16, y: i16, rotation: Rotation) -> Vec<crate::Event> {
    apply(game, crate::Action::Place(Placement::new(Pos::new(x, y), rotation)))
}

/// Places the tile in hand without a figure.
fn place_only(game: &mut Game, x: i16, y: i16, rotation: Rotation) {
    place_tile(game, x, y, rotation);
    apply(game, crate::Action::Pass);
}

/// Lets the first player claim the road of the start tile with a tile to its east.
fn claim_road(game: &mut Game) {
    draw(game, "BA/RFr");
    place_tile(game, 1, 0, Rotation::R0);
    apply(game, crate::Action::Deploy { figure: Figure::Meeple, at: Pos::new(1, 0), segment: 0 });
}

fn open(opening: GiftOpening) -> crate::Action {
    action(Action::OpenGift(opening))
}

#[test]
fn the_opened_cards_become_a_new_pile_and_without_any_there_is_no_gift() {
    // The pile of cards is empty.
    let mut game = game(2, &[]);
    while let Some(card) = cards(&mut game).nth(0) {
        deal(&mut game, Seat::FIRST, card);
    }
    for card in [Card::Synod, Card::Synod, Card::RoadSweeper, Card::CashOut, Card::Take2, Card::Take2] {
        cards(&mut game).discard(Seat::FIRST, card);
    }
    claim_road(&mut game);
    draw(&mut game, "BA/RFr");
    assert!(place_tile(&mut game, 2, 0, Rotation::R0).contains(&event(Event::Reshuffled)));
    assert_eq!((game.outcome_count(), state(&game).unwrap().discards().count()), (6, 0));
    assert!(
        game.draw(drawn(DrawOutcome::Card(Card::ChangePosition)), &mut Vec::new()).is_err(),
        "none of them was opened"
    );
    game.draw(game.outcome(2).unwrap(), &mut Vec::new()).unwrap();
    assert_eq!(PrivateState::of(&game, SECOND).cards[..], [Card::RoadSweeper]);
    apply(&mut game, crate::Action::Pass);
    while let Some(card) = cards(&mut game).nth(0) {
        deal(&mut game, Seat::FIRST, card);
    }
    draw(&mut game, "BA/RFr");
    place_only(&mut game, -1, 0, Rotation::R0);
    draw(&mut game, "BA/RFr");
    let events = place_tile(&mut game, 3, 0, Rotation::R0);
    assert!(events.contains(&event(Event::NoGiftLeft { seat: SECOND })) && game.decision().is_some());
    assert_eq!(audit::audit(&game), Ok(()));
}

/// Returns a game in which the first player holds Take 2 and has drawn the first of the last tiles before the lake.
fn on_the_river(left: &[&str]) -> Game {
    let mut game = game(2, &[Expansion::River]);
    deal(&mut game, Seat::FIRST, Card::Take2);
    let mut kept: Vec<ShapeId> = left.iter().map(|name| shape(name)).collect();
    for other in game.pile().top().to_vec() {
        match kept.iter().position(|&shape| shape == other) {
            Some(place) => drop(kept.remove(place)),
            None => assert!(game.pile_mut().take(other)),
        }
    }
    draw(&mut game, left[0]);
    game
}

/// `river.md 3.2`
#[test]
fn river_tiles_keep_their_order() {
    let mut game = on_the_river(&["RI.1/IFI", "RI.1/RIrI"]);
    let (first, second) = (shape("RI.1/IFI"), shape("RI.1/RIrI"));
    apply(&mut game, open(GiftOpening::Take2));
    game.draw(drawn(DrawOutcome::SecondTile(second)), &mut Vec::new()).unwrap();
    apply(&mut game, action(Action::KeepTile(Take2Tile::Second)));
    // The lake must be drawn after the river tile that returned to the pile.
    assert_eq!((game.hand(), game.pile().top()), (Some(second), &[first][..]));

    // The next tile would be the lake, which must be placed last.
    let game = on_the_river(&["RI.1/IFI"]);
    assert_eq!(game.check(open(GiftOpening::Take2)), Err(refusal(RefusalReason::NoTarget)));
    assert_eq!(game.check(open(GiftOpening::Wasted(Card::Take2))), Ok(()));
}

#[test]
fn a_gift_ends_a_move_where_its_owner_has_another_tile_to_place_at_once() {
    let mut game = game(3, &[Expansion::BridgesCastlesAndBazaars]);
    let third = Seat::new(2).unwrap();
    draw(&mut game, "BA/C");
    place_only(&mut game, 0, -1, Rotation::R180);
    claim_road(&mut game);
    draw(&mut game, "BA/L");
    place_only(&mut game, 0, 1, Rotation::R0);
    draw(&mut game, "BB/F.b");
    place_only(&mut game, 0, 2, Rotation::R0);
    ["BA/L", "BA/RFr", "BA/L"].into_iter().for_each(|tile| drop(support::offer(&mut game, tile)));
    // The second player takes one tile, the third player the road, and the first player the last tile.
    let [pick, pick_road] = [0, 1].map(|offer| bridges_castles_and_bazaars::Action::Pick { offer, bid: 0 });
    let decline = bridges_castles_and_bazaars::Action::Decline;
    for answer in [pick, decline, decline, pick_road, decline] {
        apply(&mut game, own::bridges_castles_and_bazaars::action(answer));
    }
    game.resign(third, &mut Vec::new()).unwrap();
    place_only(&mut game, 0, 3, Rotation::R0);
    assert_eq!((game.active(), game.hand()), (Seat::FIRST, Some(shape("BA/RFr"))));
    let mut played = game.clone();
    place_tile(&mut played, 2, 0, Rotation::R0);
    assert!(played.outcome_count() > 0 && !played.awaits_hidden_draw(), "the card could be opened with the next tile");

    // Without another tile to place, it is the next player's turn.
    let auction = game.states.bridges_castles_and_bazaars.as_mut().unwrap();
    auction.bazaars = Default::default();
    place_tile(&mut game, 2, 0, Rotation::R0);
    assert!(game.awaits_hidden_draw());
}

#[test]
fn a_tile_that_was_seen_and_put_back_is_sampled_under_no_older_hill() {
    let sampled = |copies: &[&str]| {
        let mut game = game(2, &[Expansion::HillsAndSheep]);
        support::leave(&mut game, &[&["HS/RFR.h", "BA/L", "BA/RFr"], copies].concat());
        deal(&mut game, SECOND, Card::Take2);
        draw(&mut game, "HS/RFR.h");
        place_tile(&mut game, 1, 0, Rotation::R90);
        let under = hills_and_sheep::DrawOutcome::UnderTile(shape("BA/RFr"));
        game.draw(own::hills_and_sheep::drawn(under), &mut Vec::new()).unwrap();
        apply(&mut game, crate::Action::Pass);
        draw(&mut game, "BA/L");
        apply(&mut game, open(GiftOpening::Take2));
        game.draw(drawn(DrawOutcome::SecondTile(shape("BA/RRR"))), &mut Vec::new()).unwrap();
        apply(&mut game, action(Action::KeepTile(Take2Tile::First)));
        let hidden = |number: usize| {
            let game = game.resampled(Seat::FIRST, &mut |count| number % count);
            game.states.hills_and_sheep.as_ref().unwrap().hidden[0].to_string()
        };
        (0..6).map(hidden).collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(sampled(&["BA/RRR"]), ["BA/RFr".to_owned()].into());
    assert_eq!(sampled(&["BA/RRR"; 2]), ["BA/RFr", "BA/RRR"].map(str::to_owned).into(), "only one of two was seen");
}

#[test]
fn cards_of_other_players_are_dealt_again() {
    let mut game = game(3, &[]);
    let cards = cards(&mut game);
    let [first, .., last] = Card::ALL;
    for seat in [Seat::FIRST, SECOND] {
        assert!(cards.give(seat, Some(first)));
    }
    cards.redeal(Seat::FIRST, &mut |count| count - 1);
    assert!(cards.may_hold(Seat::FIRST, first), "one's own cards are known");
    assert!(cards.may_hold(SECOND, last) && !cards.may_hold(SECOND, first));
}
