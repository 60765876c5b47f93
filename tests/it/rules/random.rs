//! Random games over random setups, for the tests of what holds for every game.

use bergerie_rules::expansions::abbey_and_mayor as abbeys;
use bergerie_rules::expansions::bridges_castles_and_bazaars as bazaars;
use bergerie_rules::expansions::hills_and_sheep::{
    ClosedField, FlockTiming, HillTieBreak, HillsAndMonks, Options, Sharing, UnderTile,
};
use bergerie_rules::expansions::houses_and_walls as houses;
use bergerie_rules::expansions::the_gifts as gifts;
use bergerie_rules::expansions::traders_and_builders as builders;
use bergerie_rules::expansions::{Expansions, abbot, deserts, monuments, river};
use bergerie_rules::record::Entry;
use bergerie_rules::seat::Seat;
use bergerie_rules::setup::{Edition, Fields, First, SmallCity};
use bergerie_rules::{Event, Game, Record, Setup, Waiting};
use proptest::prelude::*;
use proptest::sample::select;

/// Games for each property: enough to meet every option many times, few enough for a test run of seconds.
pub fn games() -> ProptestConfig {
    ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() }
}

fn rivers() -> impl Strategy<Value = Option<river::Options>> {
    let sets = select(vec![river::RiverSet::First, river::RiverSet::Second]);
    let starts = select(vec![river::StartTile::Removed, river::StartTile::ShuffledIn]);
    proptest::option::of((sets, starts).prop_map(|(set, start_tile)| river::Options { set, start_tile }))
}

/// Every option of Hills & Sheep.
fn hills_and_sheep() -> impl Strategy<Value = Options> {
    let timings = select(vec![FlockTiming::AfterMeeple, FlockTiming::BeforeMeeple]);
    let sharings = select(vec![
        Sharing::FarmersAndShepherds,
        Sharing::NoFarmerAfterShepherd,
        Sharing::NoShepherdAfterFarmer,
        Sharing::Nobody,
        Sharing::Everybody,
    ]);
    let closed = select(vec![ClosedField::Herded, ClosedField::Stays]);
    let ties = select(vec![HillTieBreak::AnyOnHill, HillTieBreak::MostOnHill]);
    let monks = select(vec![HillsAndMonks::Ignored, HillsAndMonks::Counted]);
    let unders = select(vec![UnderTile::Drawn, UnderTile::Drawn, UnderTile::Blank]);
    (timings, sharings, closed, ties, monks, unders).prop_map(
        |(flock_timing, sharing, closed_field, hill_tie_break, hills_and_monks, under_tile)| Options {
            flock_timing,
            sharing,
            closed_field,
            hill_tie_break,
            hills_and_monks,
            under_tile,
        },
    )
}

/// Every option of Bridges, Castles & Bazaars.
fn bazaars() -> impl Strategy<Value = bazaars::Options> {
    let needed = select(vec![bazaars::NeededBridge::MayDiscard, bazaars::NeededBridge::MustBuild]);
    let free = select(vec![bazaars::FreeBridge::Allowed, bazaars::FreeBridge::Refused]);
    let shapes = select(vec![bazaars::CastleShape::TwoSemicircles, bazaars::CastleShape::AnyTwoTiles]);
    let modes = select(vec![
        bazaars::BazaarMode::Auction,
        bazaars::BazaarMode::Sealed,
        bazaars::BazaarMode::NoBid,
        bazaars::BazaarMode::OnRequest,
    ]);
    let starts = select(vec![bazaars::RoundStart::LeftOfPlacer, bazaars::RoundStart::FirstBuyer]);
    (needed, free, shapes, modes, starts).prop_map(
        |(needed_bridge, free_bridge, castle_shape, bazaar_mode, round_start)| bazaars::Options {
            needed_bridge,
            free_bridge,
            castle_shape,
            bazaar_mode,
            round_start,
        },
    )
}

/// Every option of Monuments.
fn monuments() -> impl Strategy<Value = monuments::Options> {
    let unplaceable = select(vec![monuments::Unplaceable::Reshuffled, monuments::Unplaceable::Discarded]);
    let cubes = select(vec![monuments::PlacingCube::Instead, monuments::PlacingCube::AsWell]);
    let gates = select(vec![monuments::Chappaai::Portal, monuments::Chappaai::Decoration]);
    (unplaceable, cubes, gates).prop_map(|(unplaceable, placing_cube, chappaai)| monuments::Options {
        unplaceable,
        placing_cube,
        chappaai,
    })
}

/// Every option of Houses and Walls.
fn houses_and_walls() -> impl Strategy<Value = houses::Options> {
    let pieces = select(vec![houses::Pieces::ByPlayers, houses::Pieces::One, houses::Pieces::Two]);
    let ends = select(vec![houses::HouseEnds::NewRoads, houses::HouseEnds::AllRoads]);
    let needed = select(vec![houses::NeededPiece::MayDiscard, houses::NeededPiece::MustBuild]);
    (pieces, ends, needed).prop_map(|(pieces, house_ends, needed_piece)| houses::Options {
        pieces,
        house_ends,
        needed_piece,
    })
}

/// Every option of Deserts.
fn deserts() -> impl Strategy<Value = deserts::Options> {
    select(vec![deserts::Oasis::GardenLike, deserts::Oasis::Decoration]).prop_map(|oasis| deserts::Options { oasis })
}

/// The fan expansions, each in play or not.
fn fan() -> impl Strategy<Value = Expansions> {
    let (monuments, houses) = (proptest::option::of(monuments()), proptest::option::of(houses_and_walls()));
    (monuments, houses, proptest::option::of(deserts())).prop_map(|(monuments, houses_and_walls, deserts)| Expansions {
        monuments,
        houses_and_walls,
        deserts,
        ..Expansions::default()
    })
}

/// Every option of The Gifts.
fn gifts() -> impl Strategy<Value = gifts::Options> {
    let controls = select(vec![gifts::Control::MajorityOfOthers, gifts::Control::StrictFrench]);
    let others = select(vec![gifts::OtherTile::Reshuffled, gifts::OtherTile::Discarded]);
    (controls, others).prop_map(|(control, other_tile)| gifts::Options { control, other_tile })
}

/// Every option of Traders & Builders.
fn builders() -> impl Strategy<Value = builders::Options> {
    let turns = select(vec![builders::DoubleTurn::Automatic, builders::DoubleTurn::Ask]);
    let alone = select(vec![builders::LonelySpecials::Return, builders::LonelySpecials::Stay]);
    let orders = select(vec![builders::BuilderBazaarOrder::BazaarFirst, builders::BuilderBazaarOrder::BuilderFirst]);
    let part = || select(vec![builders::Part::On, builders::Part::Off]);
    (turns, alone, orders, part(), part(), part()).prop_map(
        |(double_turn, lonely_specials, builder_bazaar_order, goods, builder, pig)| builders::Options {
            double_turn,
            lonely_specials,
            builder_bazaar_order,
            goods,
            builder,
            pig,
        },
    )
}

/// Every option of Abbey & Mayor.
fn abbeys() -> impl Strategy<Value = abbeys::Options> {
    let rounds = select(vec![abbeys::FinalRound::On, abbeys::FinalRound::Off]);
    let moves = select(vec![abbeys::WagonMove::Adjacent, abbeys::WagonMove::Connected]);
    let barns = select(vec![abbeys::BarnPlacement::NotWithBarn, abbeys::BarnPlacement::Free]);
    let castles = select(vec![abbeys::WagonAfterCastle::Neighbourhood, abbeys::WagonAfterCastle::None]);
    let mayors = select(vec![abbeys::CastleMayor::ScoresNothing, abbeys::CastleMayor::Allowed]);
    (rounds, moves, barns, castles, mayors).prop_map(
        |(abbey_final_round, wagon_move, barn_placement, wagon_after_castle, castle_mayor_lord)| abbeys::Options {
            abbey_final_round,
            wagon_move,
            barn_placement,
            wagon_after_castle,
            castle_mayor_lord,
        },
    )
}

fn expansions() -> impl Strategy<Value = Expansions> {
    let abbots = proptest::option::of(Just(abbot::Options {}));
    let (abbeys, builders) = (proptest::option::of(abbeys()), proptest::option::of(builders()));
    let (sheep, bazaars) = (proptest::option::of(hills_and_sheep()), proptest::option::of(bazaars()));
    let gifts = proptest::option::of(gifts());
    let all = (rivers(), abbots, (abbeys, builders), sheep, bazaars, gifts, fan());
    all.prop_map(|(river, abbot, (abbeys, builders), hills_and_sheep, bazaars, gifts, fan)| {
        let mut expansions = fan;
        (expansions.river, expansions.abbot, expansions.hills_and_sheep) = (river, abbot, hills_and_sheep);
        (expansions.bridges_castles_and_bazaars, expansions.the_gifts) = (bazaars, gifts);
        (expansions.abbey_and_mayor, expansions.traders_and_builders) = (abbeys, builders);
        expansions
    })
}

/// Any game that can be agreed on.
pub fn setups() -> impl Strategy<Value = Setup> {
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

/// Any game with Hills & Sheep.
pub fn sheep_setups() -> impl Strategy<Value = Setup> {
    (setups(), hills_and_sheep()).prop_map(|(mut setup, options)| {
        setup.expansions.hills_and_sheep = Some(options);
        setup
    })
}

/// Any game with gifts.
pub fn gift_setups() -> impl Strategy<Value = Setup> {
    (setups(), gifts()).prop_map(|(mut setup, options)| {
        setup.expansions.the_gifts = Some(options);
        setup
    })
}

/// Numbers that choose among what is legal; they are used again and again until the game is over.
pub fn choices() -> impl Strategy<Value = Vec<u16>> {
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
pub fn play(setup: &Setup, choices: &[u16], mut watch: impl FnMut(&Game, Entry, &[Event], &Game)) -> Record {
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
