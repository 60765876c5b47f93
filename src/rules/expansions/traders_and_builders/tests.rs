//! Tests of states that scenarios reach only after many turns, or not at all.

use super::*;
use crate::audit::{Audit, AuditedTable};
use crate::expansions::{bridges_castles_and_bazaars, own};
use crate::support::SECOND;
use crate::{
    AuditedScore, Draw, Expansion, NodeId, PlacedFigure, Placement, Rotation, View, Waiting, catalogue, score, support,
};

const FIRST: Seat = Seat::FIRST;

fn tokens(wine: u8, grain: u8, cloth: u8) -> Goods {
    let mut goods = Goods::NONE;
    for (good, count) in Good::ALL.into_iter().zip([wine, grain, cloth]) {
        (0..count).for_each(|_| goods.add(Goods::printed(|mark| mark == good.mark())));
    }
    goods
}

/// Returns the points of each player for these tokens, by seat.
fn points_for(tokens: &[Goods]) -> Vec<i32> {
    let mut game = support::game(tokens.len() as u8, &[Expansion::TradersAndBuilders]);
    let state = game.states.traders_and_builders.as_mut().unwrap();
    state.goods[..tokens.len()].copy_from_slice(tokens);
    goods::add_final_points(&mut game, &mut Vec::new());
    support::points(&game)
}

/// `traders_and_builders.md 5.2–5.4`
#[test]
fn the_most_of_each_kind_is_worth_ten_points() {
    // All tied players get the points, none for a kind without tokens (`traders_and_builders.md 5.1–5.3`).
    assert_eq!(points_for(&[tokens(4, 0, 0), tokens(4, 2, 0), tokens(1, 0, 0)]), [10, 20, 0]);
    // A single token can be the most.
    assert_eq!(points_for(&[tokens(0, 0, 1), Goods::NONE]), [10, 0]);
    // One player can have the most of every kind (`traders_and_builders.md 5.4`).
    assert_eq!(points_for(&[tokens(1, 1, 1), Goods::NONE]), [30, 0]);
}

fn city(game: &Game, at: &str) -> NodeId {
    support::node(game, at, Kind::City)
}

fn stand(game: &mut Game, figure: Figure, seat: Seat, node: NodeId) -> PlacedFigure {
    support::stand(game, figure, seat, node);
    PlacedFigure { figure, seat, node }
}

#[test]
fn the_builder_stays_as_long_as_one_companion_does() {
    // The cause of the return does not matter, and other figures may stay.
    let mut game = support::game(2, &[Expansion::TradersAndBuilders]);
    let city = city(&game, "0");
    let knights = [0; 2].map(|_| stand(&mut game, Figure::Meeple, FIRST, city));
    stand(&mut game, Figure::Builder, FIRST, city);
    stand(&mut game, Figure::Meeple, SECOND, city);
    stand(&mut game, Figure::Builder, SECOND, city);
    let mut events = Vec::new();
    game.return_figure(knights[0], &mut events);
    assert!(!game.player(FIRST).has_figure(Figure::Builder));
    game.return_figure(knights[1], &mut events);
    assert!(game.player(FIRST).has_figure(Figure::Builder));
    let returned = Event::BuilderOrPigReturned { seat: FIRST, figure: Figure::Builder, at: Pos::START };
    assert!(events.contains(&event(returned)));
    assert!(!game.player(SECOND).has_figure(Figure::Builder) && game.board().figures().len() == 2);
}

/// `traders_and_builders.md 6.16`
#[test]
fn a_builder_leaves_a_small_city_that_becomes_a_castle() {
    // `traders_and_builders.md 6.16`: another tile completes the city. The lord stays, and the builder returns.
    let mut game = support::game(2, &[Expansion::TradersAndBuilders, Expansion::BridgesCastlesAndBazaars]);
    let city = city(&game, "0");
    stand(&mut game, Figure::Meeple, FIRST, city);
    stand(&mut game, Figure::Builder, FIRST, city);
    support::place_tile(&mut game, "BA/C", "N1", Rotation::R180, None);
    let castle = bridges_castles_and_bazaars::Action::BuildCastle;
    support::apply(&mut game, own::bridges_castles_and_bazaars::action(castle));
    assert!(game.player(FIRST).has_figure(Figure::Builder));
    let figures: Vec<Figure> = game.board().figures().iter().map(|occupant| occupant.figure).collect();
    assert_eq!(figures, [Figure::Meeple]);
}

/// `traders_and_builders.md 0.2, 2.8, 6.15`
#[test]
fn printed_goods_match_the_tokens_and_are_in_no_small_city() {
    // There is a token for each symbol, and none in possible castles (`traders_and_builders.md 0.2, 2.8, 6.15`).
    for set in ["traders-and-builders:1", "traders-and-builders:2"] {
        let mut printed = Goods::NONE;
        for &(shape, copies) in catalogue::tile_counts(set) {
            for segment in &shape.segments {
                let goods = Goods::printed(|mark| segment.marks.has(mark));
                (0..copies).for_each(|_| printed.add(goods));
                assert!(goods == Goods::NONE || segment.sides.len() > 1, "{shape}");
            }
        }
        assert_eq!(printed, tokens(9, 6, 5));
    }
}

/// `traders_and_builders.md 2.7`
#[test]
fn the_majority_of_goods_is_public() {
    let mut game = support::game(3, &[Expansion::TradersAndBuilders]);
    let state = game.states.traders_and_builders.as_mut().unwrap();
    state.goods[..3].copy_from_slice(&[tokens(2, 1, 0), tokens(2, 0, 0), Goods::NONE]);
    let shown = PublicState::of(&game);
    let leaders = Good::ALL.map(|good| shown.leaders(good).to_vec());
    assert_eq!(leaders, [vec![FIRST, SECOND], vec![FIRST], vec![]]);
    assert_eq!(shown.of_seat(SECOND).iter().collect::<Vec<_>>(), [(Good::Wine, 2)]);
}

/// `traders_and_builders.md 3.26`
#[test]
fn a_player_who_leaves_plays_no_second_part() {
    // The placed tile earned a second one, which is lost when its player resigns.
    let mut game = support::game(3, &[Expansion::TradersAndBuilders]);
    let city = city(&game, "0");
    stand(&mut game, Figure::Meeple, FIRST, city);
    stand(&mut game, Figure::Builder, FIRST, city);
    support::draw(&mut game, "BA/CFc.1");
    support::place_drawn(&mut game, "N1", Rotation::R90);
    let mut events: Vec<crate::Event> = Vec::new();
    game.resign(FIRST, &mut events).unwrap();
    assert!(!events.contains(&event(Event::SecondPartBegan { seat: FIRST })));
    assert_eq!(game.active(), SECOND);
}

#[test]
fn tiles_that_return_to_the_pile_are_left_for_the_second_part() {
    // `traders_and_builders.md 3.21`: the pile is not empty after the first part, because the first volcano returns the
    // dragon tiles (`the_princess_and_the_dragon.md 2.7`). Without such tiles, the builder gives no second part.
    for (aside, is_next) in [(&["DG/RrC.d"][..], true), (&[], false)] {
        let mut game = support::game(2, &[Expansion::TradersAndBuilders, Expansion::ThePrincessAndTheDragon]);
        let city = city(&game, "0");
        stand(&mut game, Figure::Meeple, FIRST, city);
        stand(&mut game, Figure::Builder, FIRST, city);
        aside.iter().for_each(|tile| _ = support::draw(&mut game, tile));
        support::draw(&mut game, "DG/C.v");
        support::leave(&mut game, &[]);
        let place = crate::Action::Place(Placement::new("N1".parse().unwrap(), Rotation::R180));
        let mut events = support::apply(&mut game, place);
        game.apply(crate::Action::Pass, &mut events).unwrap();
        for event in [Event::SecondTileEarned { seat: FIRST }, Event::SecondPartBegan { seat: FIRST }].map(event) {
            assert_eq!(events.contains(&event), is_next, "{aside:?} {event:?}");
        }
        assert_eq!(game.waiting() == &Waiting::Draw(Draw::Tile), !aside.is_empty());
        assert_eq!(game.active() == FIRST, is_next);
    }
}

#[test]
fn tokens_are_announced_listed_and_counted() {
    let mut game = support::game(2, &[Expansion::TradersAndBuilders]);
    support::place_tile(&mut game, "BA/L", "S1", Rotation::R0, None);
    support::place_tile(&mut game, "TB/CFc.w", "N1", Rotation::R90, None);
    support::draw(&mut game, "BA/C");
    support::place_drawn(&mut game, "N2", Rotation::R180);
    assert_eq!(goods::goods_to_take(&game), tokens(1, 0, 0));
    let mut audit = Audit::new(&game);
    game.states.traders_and_builders.as_mut().unwrap().goods[1] = tokens(2, 0, 0);
    assert!(View::of(&game).seats[1].pieces.contains(&(Good::Wine.piece(), 2)));
    assert!(audit.check_move(&game, &[]).unwrap_err().to_string().contains("tokens for Wine"));
}

#[test]
fn the_audit_counts_pigs_again() {
    let mut game = support::game(2, &[Expansion::TradersAndBuilders]);
    support::place_tile(&mut game, "BA/C", "N1", Rotation::R180, None);
    let placed = *game.board().placed_tile(game.last_placed_tile());
    let index = placed.segments().position(|segment| segment.kind == Kind::Field).unwrap() as SegmentIndex;
    let node = placed.node(index);
    game.board_mut().place_figure(Figure::Pig, FIRST, node);
    let table = AuditedTable::new(&game);
    let found = table.flood(game.board().segment_location(node));
    let term = score::Term { label: score::TermLabel::Pig, count: 1, each: 3 };
    let mut score = score::Score {
        extras: vec![score::Extra { seat: FIRST, term }],
        winners: [FIRST].into_iter().collect(),
        ..support::final_score(&game, node)
    };
    let mut worth = 0;
    let recount = |score: &score::Score, worth: &mut i32| {
        audit::recount(AuditedScore { table: &table, game: &game, found: &found, score, earlier: &[] }, worth);
    };
    recount(&score, &mut worth);
    assert_eq!(worth, 1 - 3, "a pig beside one city is worth a point, not three");
    score.winners.clear();
    recount(&score, &mut worth);
    assert_eq!(worth, 1 - 3 - 3);
}
