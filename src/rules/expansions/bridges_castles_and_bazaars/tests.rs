//! Tests of states that scenarios cannot reach, or only after many turns, such as small cities with several owners.

use super::*;
use crate::support;
use crate::{Draw, Expansion, ExpansionQuestion, Figure, Kind, Question, Rotation, Waiting};

/// A game, with the events since it began.
struct TestGame {
    game: Game,
    events: Vec<crate::Event>,
}

impl TestGame {
    fn of(players: u8, sheep: bool) -> TestGame {
        let expansions = [Expansion::BridgesCastlesAndBazaars, Expansion::HillsAndSheep];
        TestGame { game: support::game(players, &expansions[..1 + usize::from(sheep)]), events: Vec::new() }
    }

    fn draw(&mut self, tile: &str) {
        self.events.extend(support::draw(&mut self.game, tile));
    }

    fn act(&mut self, action: crate::Action) {
        self.events.extend(support::apply(&mut self.game, action));
    }

    fn answer(&mut self, answer: Action) {
        self.act(action(answer));
    }

    fn place(&mut self, at: &str, rotation: Rotation) {
        self.events.extend(support::place_drawn(&mut self.game, at, rotation));
    }

    /// Draws and places a tile. If `on` is a kind, a figure is placed on the tile's first segment of that kind.
    fn place_tile(&mut self, tile: &str, at: &str, rotation: Rotation, on: Option<Kind>) {
        self.events.extend(support::place_tile(&mut self.game, tile, at, rotation, on));
    }

    /// Puts a figure of a player into the city of a tile.
    fn join_city(&mut self, seat: usize, figure: Figure, at: &str) {
        let city = support::node(&self.game, at, Kind::City);
        support::stand(&mut self.game, figure, Seat::new(seat).unwrap(), city);
    }

    fn offer(&mut self, tile: &str) {
        self.events.extend(support::offer(&mut self.game, tile));
    }

    fn castles(&self) -> &Castles {
        &self.game.states.bridges_castles_and_bazaars.as_ref().unwrap().castles
    }

    fn asked(&self) -> Option<usize> {
        self.game.decision().map(|decision| decision.seat.index())
    }

    fn points(&self) -> Vec<i32> {
        support::points(&self.game)
    }
}

/// Returns a game in which the second player has just completed a small city with a knight of each player.
fn shared_city() -> TestGame {
    let mut table = TestGame::of(2, false);
    table.place_tile("BA/C", "S1", Rotation::R180, Some(Kind::City));
    table.join_city(1, Figure::Meeple, "S1");
    table
}

/// `bridges_castles_and_bazaars.md 2.6.2`
#[test]
fn all_who_share_a_castle_pay_for_it_and_score() {
    // Both owners build the castle, each spends a token, and both score it.
    let mut table = shared_city();
    table.place_tile("BA/C", "S2", Rotation::R0, None);
    assert_eq!(table.asked(), Some(1), "the active player chooses first");
    table.answer(Action::BuildCastle);
    assert_eq!(table.asked(), Some(0));
    table.answer(Action::BuildCastle);
    let left: Vec<u8> = table.game.seats().map(|seat| table.game.player(seat).piece_count(Piece::Castle)).collect();
    assert_eq!((left, table.castles().built().len()), (vec![2, 2], 1));
    assert_eq!(table.castles().built()[0].lords(&table.game).len(), 2);
    assert_eq!(table.castles().built()[0].at(&table.game).0, "S1".parse().unwrap());
    table.place_tile("BA/LR", "S1E1", Rotation::R0, None);
    table.place_tile("BA/LR", "S2E1", Rotation::R180, None);
    assert_eq!(table.points(), [2, 2]);
    let scores = support::scores(&table.events);
    assert_eq!(scores.iter().filter(|score| castle_origin(score) == Some(Origin::Road)).count(), 1);
    assert!(table.castles().built()[0].lords(&table.game).is_empty());
}

#[test]
fn a_player_who_scores_a_shared_city_does_so_independently_of_the_others() {
    // One owner takes the points of the city, and the other builds a castle.
    let mut table = shared_city();
    table.place_tile("BA/C", "S2", Rotation::R0, None);
    table.answer(Action::BuildCastle);
    table.answer(Action::TakePoints);
    assert_eq!(table.points(), [4, 0]);
    assert_eq!(table.castles().built()[0].lords(&table.game)[..], [Seat::new(1).unwrap()]);
    assert_eq!(table.game.player(Seat::FIRST).figure_count(Figure::Meeple), 7);
    let left: Vec<u8> = table.game.seats().map(|seat| table.game.player(seat).piece_count(Piece::Castle)).collect();
    assert_eq!(left, [3, 2]);
}

/// Plays these answers, and returns whether the wagon in a small city with `meeples` other meeples may move on.
fn is_wagon_asked(meeples: usize, answers: &[Action]) -> bool {
    let game = support::game(2, &[Expansion::BridgesCastlesAndBazaars, Expansion::AbbeyAndMayor]);
    let mut table = TestGame { game, events: Vec::new() };
    table.place_tile("BA/C", "S1", Rotation::R180, None);
    (0..meeples).for_each(|_| table.join_city(0, Figure::Meeple, "S1"));
    table.join_city(1, Figure::Wagon, "S1");
    table.place_tile("BA/C", "S2", Rotation::R0, None);
    answers.iter().for_each(|&answer| table.answer(answer));
    let asked = table.game.decision().map(|decision| decision.question);
    matches!(asked, Some(Question::Expansion(ExpansionQuestion::AbbeyAndMayor(_))))
}

/// `abbey_and_mayor.md 4.14`
#[test]
fn a_wagon_that_scores_nothing_returns_from_a_new_castle() {
    assert!(!is_wagon_asked(2, &[Action::BuildCastle]), "the first player has the majority");
    assert!(is_wagon_asked(1, &[Action::TakePoints, Action::BuildCastle]), "its owner scored");
    assert!(!is_wagon_asked(1, &[Action::BuildCastle, Action::TakePoints]), "it is in the castle");
}

/// Returns the points of each player for a road of two tiles beside a castle of these figures, with a pennant.
fn castle_scores(figures: &[(usize, Figure)]) -> Vec<i32> {
    let game = support::game(2, &[Expansion::BridgesCastlesAndBazaars, Expansion::AbbeyAndMayor]);
    let mut table = TestGame { game, events: Vec::new() };
    table.game.setup_mut().expansions.bridges_castles_and_bazaars.as_mut().unwrap().castle_shape =
        CastleShape::AnyTwoTiles;
    table.place_tile("AM/C!+", "S1", Rotation::R270, None);
    figures.iter().for_each(|&(seat, figure)| table.join_city(seat, figure, "S1"));
    table.place_tile("BA/C", "S2", Rotation::R0, None);
    while matches!(table.game.decision().map(|decision| decision.question), Some(Question::Expansion(_))) {
        table.answer(Action::BuildCastle);
    }
    table.place_tile("BA/LR", "S1E1", Rotation::R0, None);
    table.place_tile("BA/LR", "S2E1", Rotation::R180, None);
    table.points()
}

#[test]
fn a_mayor_alone_on_a_castle_scores_nothing() {
    assert_eq!(castle_scores(&[(0, Figure::Mayor)]), [0, 0]);
    assert_eq!(castle_scores(&[(0, Figure::Mayor), (0, Figure::Meeple)]), [2, 0], "the meeple is a lord too");
    assert_eq!(castle_scores(&[(0, Figure::Mayor), (1, Figure::Meeple)]), [0, 2], "the other lord is a meeple");
}

/// `bridges_castles_and_bazaars.md 2.6.3`
#[test]
fn without_castle_tokens_a_shared_city_can_only_be_scored() {
    // An owner without a token left takes the points without being asked.
    let mut table = shared_city();
    support::take_all(&mut table.game, Seat::new(1).unwrap(), Piece::Castle);
    table.place_tile("BA/C", "S2", Rotation::R0, None);
    assert_eq!(table.asked(), Some(0));
    table.answer(Action::BuildCastle);
    assert_eq!(table.points(), [0, 4]);
    assert_eq!(table.castles().built()[0].lords(&table.game)[..], [Seat::FIRST]);
}

/// `bridges_castles_and_bazaars.md 2.1.2, 2.6.1`
#[test]
fn a_hill_decides_who_owns_a_small_city() {
    // The owner with a figure on a hill decides alone.
    let mut table = TestGame::of(2, true);
    table.draw("HS/CFC.h");
    table.place("N1", Rotation::R0);
    let under = table.game.outcome(0).unwrap();
    table.game.draw(under, &mut table.events).unwrap();
    let placed = *table.game.board().placed_tile(table.game.last_placed_tile());
    let south = placed.segments().position(|s| s.kind == Kind::City && s.sides.contains(crate::geometry::Side::S));
    table.join_city(1, Figure::Meeple, "0");
    table.act(crate::Action::Deploy { figure: Figure::Meeple, at: placed.at, segment: south.unwrap() as SegmentIndex });
    assert_eq!(table.asked(), Some(0));
    table.answer(Action::BuildCastle);
    assert_eq!(table.castles().built()[0].lords(&table.game)[..], [Seat::FIRST]);
    assert_eq!(table.game.player(Seat::new(1).unwrap()).figure_count(Figure::Meeple), 7, "the other knight goes home");
    assert_eq!(table.points(), [0, 0]);
}

/// `bridges_castles_and_bazaars.md 2.6.5`
#[test]
fn an_owner_still_in_the_game_picks_for_a_shared_castle() {
    let mut table = shared_city();
    table.place_tile("BA/C", "S2", Rotation::R0, None);
    table.answer(Action::BuildCastle);
    table.answer(Action::BuildCastle);
    let castle = table.castles().built()[0];
    table.game.pass_to(Seat::FIRST);
    assert_eq!(trigger::chooser(&table.game, &castle), Some(Seat::FIRST));
    table.game.player_mut(Seat::FIRST).has_resigned = true;
    assert_eq!(trigger::chooser(&table.game, &castle), Seat::new(1));
}

#[test]
fn without_a_bridge_a_tile_that_needs_one_fits_nowhere() {
    let mut table = TestGame::of(2, false);
    support::take_all(&mut table.game, Seat::new(1).unwrap(), Piece::Bridge);
    table.place_tile("BA/Ccc", "S1", Rotation::R180, None);
    table.draw("BA/L");
    assert_eq!((table.game.hand(), table.game.discarded().len()), (None, 1));
    assert_eq!(*table.game.waiting(), Waiting::Draw(Draw::Tile));
}

/// Returns a game without open cities in which the second player has placed a bazaar and these tiles are left.
fn bazaar_without_cities(players: u8, left: &[&str]) -> TestGame {
    let mut table = TestGame::of(players, false);
    table.place_tile("BA/C", "N1", Rotation::R180, None);
    table.draw("BB/F.b");
    support::leave(&mut table.game, left);
    assert_eq!(auction_effect(&table.game), Some(AuctionEffect::Opens));
    table.place("S1", Rotation::R0);
    table.act(crate::Action::Pass);
    table
}

/// `bridges_castles_and_bazaars.md 3.13`
#[test]
fn a_tile_won_that_fits_nowhere_loses_the_turn_when_the_pile_is_empty() {
    // The pile is empty, so a player whose tile fits nowhere gets no other.
    let mut table = bazaar_without_cities(2, &["BA/Cccc+", "BA/L"]);
    table.offer("BA/Cccc+");
    table.offer("BA/L");
    table.answer(Action::Pick { offer: 0, bid: 0 });
    table.answer(Action::Decline);
    let discarded =
        |event: &crate::Event| matches!(event, crate::Event::Discarded { seat, .. } if *seat == Seat::FIRST);
    assert!(table.events.iter().any(discarded));
    assert_eq!((table.asked(), table.game.hand()), (Some(1), ShapeId::named("BA/L")), "the round goes on");
    table.place("S2", Rotation::R0);
    table.act(crate::Action::Pass);
    assert_eq!(*table.game.waiting(), Waiting::Over);
}

/// `bridges_castles_and_bazaars.md 3.12`
#[test]
fn a_bazaar_that_had_to_wait_stays_closed_if_too_few_tiles_are_left() {
    // A replaced tile brings the second bazaar.
    let mut table = bazaar_without_cities(3, &["BA/Cccc+", "BA/L", "BA/L", "BB/R.bi", "BA/C", "BA/C"]);
    for tile in ["BA/L", "BA/Cccc+", "BA/L"] {
        table.offer(tile);
    }
    for (offer, others) in [(0, 2), (1, 1)] {
        table.answer(Action::Pick { offer, bid: 0 });
        for _ in 0..others {
            table.answer(Action::Decline);
        }
    }
    // The third player places the first tile. The tile of the first player fits nowhere.
    table.place("S2", Rotation::R0);
    table.act(crate::Action::Pass);
    assert_eq!((table.game.active(), table.game.waiting()), (Seat::FIRST, &Waiting::Draw(Draw::Tile)));
    table.draw("BB/R.bi");
    assert_eq!(auction_effect(&table.game), Some(AuctionEffect::Waits));
    table.place("S3", Rotation::R0);
    table.act(crate::Action::Pass);
    assert_eq!((table.asked(), table.game.pile().len()), (Some(1), 2));
    assert_eq!(auction_effect(&table.game), None, "what was won at auction opens nothing");
    table.place("S1E1", Rotation::R0);
    table.act(crate::Action::Pass);
    assert!(table.events.contains(&event(Event::BazaarClosed { placer: Seat::FIRST })));
    assert_eq!((table.game.active().index(), table.game.waiting()), (2, &Waiting::Draw(Draw::Tile)));
}

#[test]
fn a_bazaar_announces_that_it_will_stay_closed() {
    let mut table = TestGame::of(4, false);
    table.draw("BB/F.b");
    support::leave(&mut table.game, &["BA/C", "BA/C", "BA/L"]);
    assert_eq!(auction_effect(&table.game), Some(AuctionEffect::StaysClosed));
}
