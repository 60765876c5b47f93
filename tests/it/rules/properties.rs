//! What holds for every game: random games over random setups.

use std::collections::BTreeMap;

use bergerie::rules::audit::Audit;
use bergerie::rules::bridge::{Axis, Bridge};
use bergerie::rules::expansions::bridges_castles_and_bazaars as bazaars;
use bergerie::rules::expansions::{Expansions, SpecialAction, SpecialEvent, abbot, river};
use bergerie::rules::figure::Figure;
use bergerie::rules::geometry::{Pos, Rotation, Side};
use bergerie::rules::record::Entry;
use bergerie::rules::score::total;
use bergerie::rules::seat::Seat;
use bergerie::rules::setup::{Edition, Fields, First, SetupFault, SmallCity};
use bergerie::rules::tile::ShapeId;
use bergerie::rules::{Action, Drawn, Event, Game, Placement, Record, Setup, Waiting};
use proptest::prelude::*;
use proptest::sample::select;

use super::state::snapshot;

/// Games for each property: enough to meet every option many times, few enough for a test run of seconds.
fn games() -> ProptestConfig {
    ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() }
}

fn rivers() -> impl Strategy<Value = Option<river::Options>> {
    let sets = select(vec![river::RiverSet::First, river::RiverSet::Second]);
    let starts = select(vec![river::StartTile::Removed, river::StartTile::ShuffledIn]);
    proptest::option::of((sets, starts).prop_map(|(set, start_tile)| river::Options { set, start_tile }))
}

fn bazaars() -> impl Strategy<Value = Option<bazaars::Options>> {
    let needed = select(vec![bazaars::NeededBridge::MayDiscard, bazaars::NeededBridge::MustBuild]);
    let free = select(vec![bazaars::FreeBridge::Allowed, bazaars::FreeBridge::Refused]);
    let shapes = select(vec![bazaars::CastleShape::TwoSemicircles, bazaars::CastleShape::AnyTwoTiles]);
    let modes = select(vec![bazaars::BazaarMode::Auction, bazaars::BazaarMode::NoBid]);
    let starts = select(vec![bazaars::RoundStart::LeftOfPlacer, bazaars::RoundStart::FirstBuyer]);
    let options = (needed, free, shapes, modes, starts).prop_map(
        |(needed_bridge, free_bridge, castle_shape, bazaar_mode, round_start)| bazaars::Options {
            needed_bridge,
            free_bridge,
            castle_shape,
            bazaar_mode,
            round_start,
        },
    );
    proptest::option::of(options)
}

fn expansions() -> impl Strategy<Value = Expansions> {
    let abbots = proptest::option::of(Just(abbot::Options {}));
    (rivers(), abbots, bazaars()).prop_map(|(river, abbot, bazaars)| {
        let mut expansions = Expansions::default();
        (expansions.river, expansions.abbot) = (river, abbot);
        expansions.bridges_castles_and_bazaars = bazaars;
        expansions
    })
}

fn setups() -> impl Strategy<Value = Setup> {
    let firsts = select(vec![First::Random, First::Seat(Seat::FIRST)]);
    let editions = select(vec![Edition::First, Edition::Second]);
    let fields = select(vec![Fields::On, Fields::Off]);
    let cities = select(vec![SmallCity::Four, SmallCity::Two]);
    let all = (Setup::FEWEST..=Setup::MOST, firsts, editions, fields, cities, expansions());
    all.prop_map(|(players, first, edition, fields, small_city, expansions)| Setup {
        first,
        edition,
        fields,
        small_city,
        expansions,
        ..Setup::base(players)
    })
}

/// Numbers that choose among what is legal; they are used again and again until the game is over.
fn choices() -> impl Strategy<Value = Vec<u16>> {
    proptest::collection::vec(any::<u16>(), 1..200)
}

/// The next entry of a game; `None` when it is over. One choice in some hundred is to resign.
fn entry(game: &Game, choice: u16) -> Option<Entry> {
    let number = usize::from(choice);
    match game.waiting() {
        Waiting::Over => None,
        Waiting::Draw(_) => game.outcome(number % game.outcomes()).map(Entry::Draw),
        Waiting::Decision(_) if choice > u16::MAX - 200 => {
            game.seats().filter(|&s| !game.purse(s).resigned).nth(number % 2).map(Entry::Resign)
        }
        Waiting::Decision(decision) => decision.actions.get(number % decision.actions.len()).copied().map(Entry::Act),
    }
}

/// Plays a game to its end and shows each step: the game before it, the entry, what it caused and the game after it.
fn play(setup: &Setup, choices: &[u16], mut watch: impl FnMut(&Game, Entry, &[Event], &Game)) -> Record {
    let mut game = Game::new(setup.clone()).expect("the setup is fit to play");
    let mut record = Record::new(setup.clone());
    for &choice in choices.iter().cycle() {
        let Some(entry) = entry(&game, choice) else { break };
        let (before, mut events) = (game.clone(), Vec::new());
        game.enter(entry, &mut events).expect("every listed action and outcome is legal");
        record.log.push(entry);
        assert!(record.log.len() < 2000, "the game does not end");
        watch(&before, entry, &events, &game);
    }
    record
}

/// Some action, legal or not; the numbers choose which.
fn any_action(game: &Game, numbers: (u16, u16)) -> Action {
    let spread = |number: u16| (number % 13) as i16 - 6;
    let (a, b) = numbers;
    let near = game.board().laid(game.last()).at;
    let at = Pos::new(near.x + spread(a / 5), near.y + spread(b / 4));
    let bridge = Bridge { at, axis: Axis::ALL[usize::from(a / 7) % 2] };
    let special = |action| Action::Special(SpecialAction::BridgesCastlesAndBazaars(action));
    match a % 9 {
        0 => Action::Pass,
        3 => special(bazaars::Action::Bridge(bridge)),
        4 => special(bazaars::Action::Pick { offer: (a / 9 % 8) as u8, bid: (b % 120) as u8 }),
        5 => special(bazaars::Action::Raise { bid: (b % 120) as u8 }),
        6 => special(bazaars::Action::Discard),
        7 => {
            let beside = Bridge { at: at.step(Side::ALL[usize::from(b) % 4]), ..bridge };
            let bridge = Some(if b % 2 == 0 { bridge } else { beside });
            Action::Place(Placement { at, rotation: Rotation::ALL[usize::from(b) % 4], bridge })
        }
        1 => Action::Special(SpecialAction::Abbot(abbot::Action::Recall)),
        2 => Action::Deploy { figure: Figure::ALL[usize::from(b) % Figure::ALL.len()], segment: (b % 16) as u8 },
        _ => Action::Place(Placement::new(at, Rotation::ALL[usize::from(b) % 4])),
    }
}

/// Applies every listed action to a copy.
fn listed_actions_apply(game: &Game) {
    for &action in game.legal() {
        assert_eq!(game.check(action), Ok(()), "{action:?}");
        let (mut copy, mut events) = (game.clone(), Vec::new());
        assert_eq!(copy.apply(action, &mut events), Ok(()), "{action:?}");
        // What becomes of a small city shows when all its owners have chosen.
        let choice = Action::Special(SpecialAction::BridgesCastlesAndBazaars(bazaars::Action::TakePoints));
        let idle = action == Action::Pass || game.legal().contains(&choice);
        assert!(!events.is_empty() || idle, "{action:?} has no consequence");
    }
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
    let shape = ShapeId::all().nth(usize::from(numbers.0) % ShapeId::all().count()).expect("there are tiles");
    let can_come = (0..game.outcomes()).any(|number| game.outcome(number) == Some(Drawn::Tile(shape)));
    if !can_come {
        is_refused(game, Entry::Draw(Drawn::Tile(shape)));
    }
}

/// Figures of each kind that a player has, on the board and in the supply.
fn figures(game: &Game, seat: Seat) -> Vec<usize> {
    let standing = |figure| game.board().figures().iter().filter(|s| s.seat == seat && s.figure == figure).count();
    Figure::ALL.into_iter().map(|figure| standing(figure) + usize::from(game.purse(seat).count(figure))).collect()
}

/// How many tiles of each shape there are, wherever they are.
fn tiles(game: &Game) -> BTreeMap<ShapeId, usize> {
    let laid = game.board().tiles().iter().map(|laid| laid.shape);
    let auction = game.states().bridges_castles_and_bazaars.as_ref().and_then(|state| state.bazaars.auction());
    let offers = auction.into_iter().flat_map(|auction| auction.offers.iter().filter(|offer| !offer.gone));
    let elsewhere = game.pile().iter().chain(game.discarded().iter().copied()).chain(game.hand());
    let elsewhere = elsewhere.chain(offers.map(|offer| offer.shape));
    laid.chain(elsewhere).fold(BTreeMap::new(), |mut counts, shape| {
        *counts.entry(shape).or_default() += 1;
        counts
    })
}

/// What an auction moved between players, or to nobody.
fn payments(event: &Event) -> Vec<(Seat, i32)> {
    match event {
        Event::Special(SpecialEvent::BridgesCastlesAndBazaars(bazaars::Event::Sold { to, paid, payee, .. })) => {
            let payee = payee.map(|payee| (payee, i32::from(*paid)));
            std::iter::once((*to, -i32::from(*paid))).chain(payee).collect()
        }
        _ => Vec::new(),
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
        });
    }

    #[test]
    fn points_are_the_sum_of_scores_and_payments(setup in setups(), choices in choices()) {
        let mut sums = vec![0; usize::from(setup.players)];
        play(&setup, &choices, |_, _, events, game| {
            for (seat, points) in events.iter().flat_map(payments) {
                sums[seat.index()] += points;
            }
            for score in events.iter().filter_map(|e| if let Event::Scored(score) = e { Some(score) } else { None }) {
                assert_eq!(score.points, total(&score.terms));
                let most = score.strengths.iter().map(|&(_, strength)| strength).max();
                let tied = score.strengths.iter().filter(|&&(_, s)| Some(s) == most).map(|&(seat, _)| seat);
                assert_eq!(tied.collect::<Vec<_>>(), score.winners.to_vec());
                score.winners.iter().for_each(|seat| sums[seat.index()] += score.points);
            }
            assert_eq!(game.seats().map(|seat| game.purse(seat).score).collect::<Vec<_>>(), sums);
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
