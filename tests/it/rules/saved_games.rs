//! Tests of saved games of JCloisterZone that are written from our records.

use bergerie_jcz::setup::Unknown;
use bergerie_jcz::{WriteError, data, read, write};
use bergerie_rules::{Action, DrawOutcome, Entry, Expansion, FirstPlayer, Game, Record, Seat, Setup, SetupOption};

use super::arbitrary::Arbitrary;
use super::random::play;

/// Returns a random setup that both programs know.
fn setup(any: &mut Arbitrary) -> Setup {
    let mut setup = Setup::base(2 + any.below(4) as u8);
    if any.below(2) == 0 {
        setup.first = FirstPlayer::Seat(Seat::FIRST);
    }
    let wanted = any.below(2) * 20 + 4;
    let known: Vec<Expansion> = data::all().map(|(expansion, _)| expansion).collect();
    for _ in 0..any.below(wanted + 1) {
        setup.expansions.set(known[any.below(known.len())], true);
    }
    for option in SetupOption::all() {
        option.set(&mut setup, option.values[any.below(option.values.len())]);
    }
    while let Err(error) = write(&Record::new(setup.clone())) {
        let WriteError::Unknown(unknown) = error else { panic!("{error}") };
        for part in unknown {
            match part {
                Unknown::Option(id, value) => {
                    let option = SetupOption::all().find(|option| option.id() == id).expect("an option");
                    let index = option.values.iter().position(|other| *other == value).expect("a value");
                    option.set(&mut setup, option.values[(index + 1) % option.values.len()]);
                }
                other => panic!("{other}"),
            }
        }
    }
    setup
}

fn actions(record: &Record) -> Vec<Action> {
    record.log.iter().filter_map(|entry| if let Entry::Act(action) = entry { Some(*action) } else { None }).collect()
}

/// Returns whether an answer is one that the other program can lack: it gives a castle the most points, from which a wagon returns.
fn is_inexpressible(entry: Entry) -> bool {
    use bergerie_rules::ExpansionAction::{AbbeyAndMayor, BridgesCastlesAndBazaars};
    use bergerie_rules::expansions::{
        abbey_and_mayor::Action::MoveWagon, bridges_castles_and_bazaars::Action::RepeatPoints,
    };
    let Entry::Act(Action::Expansion(action)) = entry else { return false };
    matches!(action, BridgesCastlesAndBazaars(RepeatPoints { .. }) | AbbeyAndMayor(MoveWagon { .. }))
}

#[test]
fn written_games_are_read_with_the_same_answers() {
    let games = std::env::var("GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(100);
    let mut any = Arbitrary::new((3, 4), bergerie_rules::Pos::START);
    for number in 0..games {
        let setup = setup(&mut any);
        let choices: Vec<u16> = (0..199).map(|_| any.below(65_000) as u16).collect();
        let record = play(&setup, &choices, |_, _, _, _| {});
        let place = || format!("{number}: {:?}", setup.expansions.iter().map(Expansion::id).collect::<Vec<_>>());
        let text = match write(&record) {
            Ok(text) => text,
            Err(WriteError::Answer { entry, .. }) if is_inexpressible(entry) => continue,
            Err(error) => panic!("{}: {error}", place()),
        };
        let again = read(&text).unwrap_or_else(|error| panic!("{}: {error}", place()));
        let (one, other) = (record.replay().expect("a game"), again.replay().expect("a game"));
        // The first player comes first in the file.
        let first = record.log.iter().find_map(|entry| match entry {
            Entry::Draw(DrawOutcome::First(first)) => Some(first.index()),
            _ => None,
        });
        let seats = |game: &Game| (0..game.player_count()).filter_map(Seat::new).collect::<Vec<_>>();
        let mut ours = seats(&one);
        ours.rotate_left(first.unwrap_or(0));
        let points =
            |game: &Game, seats: &[Seat]| seats.iter().map(|seat| game.player(*seat).points()).collect::<Vec<_>>();
        assert_eq!(points(&one, &ours), points(&other, &seats(&other)), "{}", place());
        let tiles = |game: &Game| {
            game.board().tiles().iter().map(|tile| (tile.shape, tile.at, tile.rotation)).collect::<Vec<_>>()
        };
        assert_eq!(tiles(&one), tiles(&other), "{}", place());
        if first.unwrap_or(0) == 0 {
            assert_eq!(actions(&record), actions(&again), "{}", place());
        }
    }
}

#[test]
fn a_game_with_parts_that_the_other_program_lacks_is_refused_with_their_names() {
    let mut setup = Setup::base(2);
    setup.expansions.set(Expansion::TheGifts, true);
    setup.expansions.set(Expansion::River, true);
    SetupOption::all().find(|option| option.id() == "river-set").expect("an option").set(&mut setup, "both");
    let written = write(&play(&setup, &[0, u16::MAX], |_, _, _, _| {}));
    let Err(WriteError::Unknown(unknown)) = written else { panic!("{written:?}") };
    let unknown: Vec<String> = unknown.iter().map(Unknown::to_string).collect();
    assert_eq!(unknown, ["resignations", "river-set = both", "the_gifts"]);
}
