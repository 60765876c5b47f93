//! What holds for every game: random games over random setups.

use std::collections::BTreeMap;

use bergerie_rules::audit::Audit;
use bergerie_rules::expansions::bridges_castles_and_bazaars as bazaars;
use bergerie_rules::expansions::hills_and_sheep::{self, Drawn as Sheep, Token};
use bergerie_rules::expansions::monuments::Action as Cubes;
use bergerie_rules::expansions::the_gifts::{self as gifts, Card, Opening, Which};
use bergerie_rules::expansions::{SpecialAction, SpecialDrawn, abbot, deserts, houses_and_walls};
use bergerie_rules::figure::Figure;
use bergerie_rules::geometry::{Axis, Border, Crossing, Pos, Rotation, Side};
use bergerie_rules::piece::{Piece, Site, SpecialPiece};
use bergerie_rules::record::Entry;
use bergerie_rules::score::{Occasion, Score, total};
use bergerie_rules::seat::Seat;
use bergerie_rules::setup::{First, SetupFault};
use bergerie_rules::tile::ShapeId;
use bergerie_rules::{Action, Drawn, Event, Game, Placement, Record, Setup, View, Waiting};
use proptest::prelude::*;

use super::random::{choices, games, play, setups};
use super::state::snapshot;

/// Some action, legal or not; the numbers choose which.
fn any_action(game: &Game, numbers: (u16, u16)) -> Action {
    let spread = |number: u16| (number % 13) as i16 - 6;
    let (a, b) = numbers;
    let near = game.board().laid(game.last()).at;
    let at = Pos::new(near.x + spread(a / 5), near.y + spread(b / 4));
    let bridge = Crossing { at, axis: Axis::ALL[usize::from(a / 7) % 2] };
    let special = |action| Action::Special(SpecialAction::BridgesCastlesAndBazaars(action));
    let gift = |action| Action::Special(SpecialAction::TheGifts(action));
    let (card, segment) = (Card::ALL[usize::from(b) % Card::ALL.len()], (a / 14 % 12) as u8);
    let figure = Figure::ALL[usize::from(a / 3) % Figure::ALL.len()];
    match a % 16 {
        0 => Action::Pass,
        14 => gift(gifts::Action::Keep(if b % 2 == 0 { Which::First } else { Which::Second })),
        15 => gift(gifts::Action::Open(match card {
            Card::Synod => Opening::Synod { figure, at, segment },
            Card::RoadSweeper => Opening::RoadSweeper { at, segment },
            Card::ChangePosition => Opening::ChangePosition { figure, at, from: segment, to: (b % 7) as u8 },
            Card::CashOut => Opening::CashOut { figure, at, segment },
            Card::Take2 if b % 3 == 0 => Opening::Take2,
            Card::Take2 => Opening::Wasted(Card::ALL[usize::from(a) % Card::ALL.len()]),
        })),
        3 => special(bazaars::Action::Bridge(bridge)),
        4 => special(bazaars::Action::Pick { offer: (a / 12 % 8) as u8, bid: (b % 120) as u8 }),
        7 => special(bazaars::Action::Raise { bid: (b % 120) as u8 }),
        8 => special(bazaars::Action::Discard),
        9 => {
            let beside = Crossing { at: at.step(Side::ALL[usize::from(b) % 4]), ..bridge };
            let bridge = if b % 2 == 0 { bridge } else { beside };
            let piece = SpecialPiece { piece: Piece::Bridge, site: Site::Over(bridge) };
            Action::Place(Placement { at, rotation: Rotation::ALL[usize::from(b) % 4], piece: Some(piece) })
        }
        10 => match b % 4 {
            0 => Action::Special(SpecialAction::Monuments(Cubes::Cube { at, objective: (a / 12 % 6) as u8 })),
            1 => Action::Special(SpecialAction::Monuments(Cubes::Portal {
                at,
                segment: (a / 12 % 9) as u8,
                figure: Figure::Meeple,
            })),
            2 => Action::Special(SpecialAction::Deserts(deserts::Action::Ride {
                at,
                segment: (a / 12 % 9) as u8,
                figure: Figure::Meeple,
            })),
            _ => Action::Special(SpecialAction::HousesAndWalls(houses_and_walls::Action::Discard)),
        },
        11 => {
            let piece = if a / 12 % 2 == 0 { Piece::House } else { Piece::Wall };
            let border = Border { at, side: Side::ALL[usize::from(b / 4) % 4] };
            let placement = Placement::new(at, Rotation::ALL[usize::from(b) % 4]);
            Action::Place(placement.with(SpecialPiece { piece, site: Site::Border(border) }))
        }
        5 => Action::Special(SpecialAction::HillsAndSheep(hills_and_sheep::Action::Grow)),
        6 => Action::Special(SpecialAction::HillsAndSheep(hills_and_sheep::Action::Herd)),
        1 => Action::Special(SpecialAction::Abbot(abbot::Action::Recall)),
        2 => Action::Deploy { figure: Figure::ALL[usize::from(b) % Figure::ALL.len()], segment: (b % 16) as u8 },
        _ => Action::Place(Placement::new(at, Rotation::ALL[usize::from(b) % 4])),
    }
}

/// Something drawn, possible or not; the numbers choose what.
fn any_draw((a, b): (u16, u16)) -> Drawn {
    let shape = ShapeId::all().nth(usize::from(b) % ShapeId::all().count()).expect("there are tiles");
    let special = |drawn| Drawn::Special(SpecialDrawn::HillsAndSheep(drawn));
    let gift = |drawn| Drawn::Special(SpecialDrawn::TheGifts(drawn));
    match a % 6 {
        4 => gift(gifts::Drawn::Card(Card::ALL[usize::from(b) % Card::ALL.len()])),
        5 => gift(gifts::Drawn::SecondTile(shape)),
        0 => special(Sheep::Token(Token::ALL[usize::from(b) % Token::ALL.len()])),
        1 => special(Sheep::UnderTile(shape)),
        _ => Drawn::Tile(shape),
    }
}

/// Applies every listed action to a copy.
fn listed_actions_apply(game: &Game) {
    for &action in game.legal() {
        assert_eq!(game.check(action), Ok(()), "{action:?}");
        let (mut copy, mut events) = (game.clone(), Vec::new());
        assert_eq!(copy.apply(action, &mut events), Ok(()), "{action:?}");
        let draws = matches!(copy.waiting(), Waiting::Draw(_));
        // What becomes of a small city shows when all its owners have chosen.
        let choice = Action::Special(SpecialAction::BridgesCastlesAndBazaars(bazaars::Action::TakePoints));
        let idle = declines(action) || game.legal().contains(&choice);
        assert!(!events.is_empty() || draws || idle, "{action:?} has no consequence");
    }
}

/// Whether an action only says no: what follows may be another question.
fn declines(action: Action) -> bool {
    use bergerie_rules::expansions::{abbey_and_mayor as abbeys, traders_and_builders as builders};
    matches!(
        action,
        Action::Pass
            | Action::Special(SpecialAction::AbbeyAndMayor(abbeys::Action::Keep | abbeys::Action::Home))
            | Action::Special(SpecialAction::TradersAndBuilders(builders::Action::Decline))
    )
}

/// An entry that is not listed is refused and changes nothing.
fn is_refused(game: &Game, entry: Entry) {
    let (mut copy, mut events) = (game.clone(), Vec::new());
    assert!(copy.enter(entry, &mut events).is_err(), "{entry:?} is not listed and was not refused");
    assert!(events.is_empty(), "{entry:?} was refused and caused {events:?}");
    assert_eq!(snapshot(&copy), snapshot(game), "{entry:?} was refused and changed the game");
}

fn unlisted_entries_are_refused(game: &Game, numbers: (u16, u16)) {
    let action = any_action(game, numbers);
    if !game.legal().contains(&action) {
        assert!(game.check(action).is_err(), "{action:?}");
        is_refused(game, Entry::Act(action));
    }
    let drawn = any_draw(numbers);
    if !(0..game.outcomes()).any(|number| game.outcome(number) == Some(drawn)) {
        is_refused(game, Entry::Draw(drawn));
    }
}

/// Figures of each kind that a player has, on the board and in the supply.
fn figures(game: &Game, seat: Seat) -> Vec<usize> {
    let standing = |figure| game.board().figures().iter().filter(|s| s.seat == seat && s.figure == figure).count();
    Figure::ALL.into_iter().map(|figure| standing(figure) + usize::from(game.purse(seat).count(figure))).collect()
}

/// How many tiles of each shape there are, wherever they are. Those that fit everything are kept by players from the start:
/// the audit counts them.
fn tiles(game: &Game) -> BTreeMap<ShapeId, usize> {
    let laid = game.board().tiles().iter().map(|laid| laid.shape);
    let auction = game.states().bridges_castles_and_bazaars.as_ref().and_then(|state| state.bazaars.auction());
    let offers = auction.into_iter().flat_map(|auction| auction.offers.iter().filter(|offer| !offer.gone));
    let elsewhere = game.discarded().iter().copied().chain(game.hand()).chain(offers.map(|offer| offer.shape));
    let elsewhere = elsewhere.chain(game.states().the_gifts.as_ref().and_then(gifts::State::second_tile));
    let seen = laid.chain(elsewhere).filter(|shape| !shape.shape().fits_all).map(|shape| (shape, 1));
    seen.chain(View::of(game).unseen).fold(BTreeMap::new(), |mut counts, (shape, count)| {
        *counts.entry(shape).or_default() += count;
        counts
    })
}

/// Those with the greatest strength get the points, or some of them where hills decided; flocks and meeples taken back are
/// no matter of strength.
fn winners_are_strongest(score: &Score) {
    let Some(feature) = &score.feature else { return };
    // Mayors of cities without pennants win nothing.
    let most = feature.strengths.iter().map(|&(_, strength)| strength).max().filter(|&most| most > 0);
    let mut tied = feature.strengths.iter().filter(|&&(_, s)| Some(s) == most).map(|&(seat, _)| seat);
    if feature.strengths.is_empty() {
        // Nobody wins where there are only mayors without pennants.
        assert!(feature.decided.is_none());
        assert!(matches!(score.occasion, Occasion::Special(_)) || score.winners.is_empty());
    } else if feature.decided.is_some() {
        let tied: Vec<Seat> = tied.collect();
        assert!(!score.winners.is_empty() && score.winners.len() < tied.len());
        assert!(score.winners.iter().all(|seat| tied.contains(seat)));
    } else {
        assert!(score.winners.iter().all(|&seat| tied.next() == Some(seat)) && tied.next().is_none());
    }
}

#[test]
fn a_setup_tells_all_its_faults_at_once() {
    let sixth = Seat::all(Seat::MOST).last().expect("there are seats");
    for players in [0, 1, 7] {
        let faults = [SetupFault::Players(players), SetupFault::First(sixth)];
        let setup = Setup { first: First::Seat(sixth), ..Setup::base(players) };
        let expected = if players > 6 { &faults[..1] } else { &faults[..] };
        assert_eq!(Game::new(setup).err().as_deref(), Some(expected));
    }
}

proptest! {
    #![proptest_config(games())]

    #[test]
    fn listed_actions_are_legal_and_all_others_refused(setup in setups(), choices in choices(), other: (u16, u16)) {
        let mut turn = other.0;
        play(&setup, &choices, |before, _, _, after| {
            turn = turn.wrapping_mul(25173).wrapping_add(13849);
            listed_actions_apply(before);
            unlisted_entries_are_refused(after, (turn, turn.rotate_left(7) ^ other.1));
        });
    }

    #[test]
    fn a_record_replays_to_the_same_game(setup in setups(), choices in choices()) {
        let mut states = Vec::new();
        let record = play(&setup, &choices, |_, _, events, after| states.push((events.to_vec(), snapshot(after))));
        let text = serde_json::to_string(&record).expect("records are plain data");
        let read: Record = serde_json::from_str(&text).expect("a record reads what it writes");
        prop_assert_eq!(&read, &record);
        let mut states = states.into_iter();
        read.replay_with(|_, events, game| assert_eq!(states.next(), Some((events.to_vec(), snapshot(game)))))?;
        prop_assert_eq!(states.next(), None);
    }

    #[test]
    fn every_step_adds_up(setup in setups(), choices in choices()) {
        let mut audit = Audit::new(&Game::new(setup.clone()).expect("the setup is fit to play"));
        play(&setup, &choices, |_, _, events, game| assert_eq!(audit.follow(game, events), Ok(())));
    }

    #[test]
    fn figures_and_tiles_are_conserved(setup in setups(), choices in choices()) {
        let new = Game::new(setup.clone()).expect("the setup is fit to play");
        let (all, own) = (tiles(&new), figures(&new, Seat::FIRST));
        play(&setup, &choices, |_, _, _, game| {
            assert!(game.seats().all(|seat| figures(game, seat) == own));
            assert_eq!(tiles(game), all);
            let view = View::of(game);
            let unseen: usize = view.unseen.iter().map(|(_, count)| count).sum();
            let under_hills = view.expansions.hills_and_sheep.map_or(0, |sheep| sheep.under_hills);
            assert_eq!(unseen, game.pile().len() + under_hills);
        });
    }

    #[test]
    fn points_are_the_sum_of_scores(setup in setups(), choices in choices()) {
        let mut sums = vec![0; usize::from(setup.players)];
        play(&setup, &choices, |_, _, events, game| {
            for score in events.iter().filter_map(|e| if let Event::Scored(score) = e { Some(score) } else { None }) {
                assert_eq!(score.points, total(&score.terms));
                winners_are_strongest(score);
                score.gains().for_each(|(seat, points)| sums[seat.index()] += points);
            }
            assert_eq!(game.seats().map(|seat| game.purse(seat).score()).collect::<Vec<_>>(), sums);
        });
    }

    #[test]
    fn games_end_with_an_empty_pile_or_one_player(setup in setups(), choices in choices()) {
        let record = play(&setup, &choices, |_, _, events, game| {
            assert_eq!(events.contains(&Event::Over), *game.waiting() == Waiting::Over);
        });
        let game = record.replay()?;
        let playing = game.seats().filter(|&seat| !game.purse(seat).resigned).count();
        prop_assert!(playing == 1 || game.pile().is_empty() && game.hand().is_none());
        let firsts: Vec<_> = game.ranking().into_iter().filter(|&(place, ..)| place == 1).collect();
        prop_assert!(firsts.iter().all(|&(_, seat, points)| !game.purse(seat).resigned && points == firsts[0].2));
    }
}
