//! Tests of saved games of JCloisterZone that are written from our records.

use std::time::{Duration, Instant};

use bergerie_jcz::scenario::check;
use bergerie_jcz::setup::Unknown;
use bergerie_jcz::{WriteError, data, read, write};
use bergerie_rules::{Action, DrawOutcome, Entry, Expansion, FirstPlayer, Game, Record, Seat, Setup, SetupOption};
use serde_json::{Value, json};

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

/// Returns whether an answer is one that the other program can lack. It gives a castle the most points, and wagons return from castles. It
/// asks for one castle of each player who is alone in a city, and for no further one after a pass.
fn is_inexpressible(entry: Entry) -> bool {
    use bergerie_rules::ExpansionAction::{AbbeyAndMayor, BridgesCastlesAndBazaars};
    use bergerie_rules::expansions::{abbey_and_mayor, bridges_castles_and_bazaars::Action as Castles};
    let Entry::Act(Action::Expansion(action)) = entry else { return false };
    match action {
        BridgesCastlesAndBazaars(action) => matches!(action, Castles::RepeatPoints { .. } | Castles::BuildCastle),
        AbbeyAndMayor(action) => matches!(action, abbey_and_mayor::Action::MoveWagon { .. }),
        _ => false,
    }
}

#[test]
fn written_games_are_read_with_the_same_answers() {
    let games = std::env::var("GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(100);
    let (mut any, mut refused) = (Arbitrary::new((3, 4), bergerie_rules::Pos::START), 0);
    for number in 0..games {
        let setup = setup(&mut any);
        let choices: Vec<u16> = (0..199).map(|_| any.below(65_000) as u16).collect();
        let record = play(&setup, &choices, |_, _, _, _| {});
        let place = || format!("{number}: {:?}", setup.expansions.iter().map(Expansion::id).collect::<Vec<_>>());
        let text = match write(&record) {
            Ok(text) => text,
            Err(WriteError::Answer { entry, .. }) if is_inexpressible(entry) => {
                refused += 1;
                continue;
            }
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
    assert!(refused * 10 < games.max(100), "{refused} of {games} games were refused");
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

#[test]
fn a_message_that_our_game_never_asks_about_is_named() {
    let mut setup = Setup::base(2);
    setup.expansions.set(Expansion::BridgesCastlesAndBazaars, true);
    let mode = SetupOption::all().find(|option| option.id() == "bridges_castles_and_bazaars-bazaar_mode");
    mode.expect("an option").set(&mut setup, "no_bid");
    let text = write(&play(&setup, &[0], |_, _, _, _| {})).expect("a text");
    let mut saved: Value = serde_json::from_str(&text).expect("JSON");
    let messages = saved["replay"].as_array_mut().expect("messages");
    let last = messages.len();
    let bid = json!({ "type": "BAZAAR_BID", "payload": { "supplyIndex": 0, "price": 0 }, "player": 0 });
    messages.insert(last - 1, bid);
    let refusal = read(&saved.to_string()).expect_err("a refusal").to_string();
    assert!(refusal.starts_with(&format!("message {last} (BAZAAR_BID)")), "{refusal}");
    assert!(refusal.ends_with("the game is over"), "{refusal}");
}

/// Changes a part of a file: a number, a value or the order of a list.
fn change(value: &mut Value, any: &mut Arbitrary) {
    let number = any.below(1 << 16);
    match value {
        Value::Array(list) if !list.is_empty() => match (number % list.len(), any.below(8)) {
            (index, 0) => drop(list.remove(index)),
            (index, 1) => list.insert(any.below(list.len()), list[index].clone()),
            (index, 2) => list.swap(index, any.below(index + 1)),
            (index, _) => change(&mut list[index], any),
        },
        Value::Object(fields) if !fields.is_empty() && any.below(8) > 0 => {
            let index = number % fields.len();
            fields.values_mut().nth(index).into_iter().for_each(|field| change(field, any));
        }
        Value::Number(old) if any.below(2) > 0 => {
            *value = json!(old.as_i64().unwrap_or_default() + any.below(3) as i64 - 1)
        }
        _ => {
            let others = [
                json!(null),
                json!(-1),
                json!(300),
                json!(1e300),
                json!(0.5),
                json!(""),
                json!([]),
                json!({}),
                json!([0, 0]),
            ];
            let words = [
                "0.small.1",
                "1.barn.1",
                "x.y.z",
                "R90",
                "NS",
                "I",
                "QUARTER_CASTLE",
                "Tower",
                "Castle",
                "COMMIT",
                "PASS",
            ];
            let names = words.iter().map(|word| json!(word));
            *value = others.into_iter().chain(names).nth(number % 20).expect("a value");
        }
    }
}

#[test]
fn changed_saved_games_are_refused_or_followed() {
    let seconds = std::env::var("FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let seed = std::env::var("FUZZ_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut any = Arbitrary::new((seed, 0), bergerie_rules::Pos::START);
    let (until, mut files) = (Instant::now() + Duration::from_secs(seconds), 0);
    while Instant::now() < until {
        let setup = setup(&mut any);
        let choices: Vec<u16> = (0..199).map(|_| any.below(65_000) as u16).collect();
        let Ok(text) = write(&play(&setup, &choices, |_, _, _, _| {})) else { continue };
        let saved: Value = serde_json::from_str(&text).expect("JSON");
        for _ in 0..20 {
            let mut changed = saved.clone();
            for _ in 0..=any.below(3) {
                // Most parts are messages.
                let is_message = any.below(3) > 0 && changed.get("replay").is_some();
                change(if is_message { &mut changed["replay"] } else { &mut changed }, &mut any);
            }
            let (text, begun) = (changed.to_string(), Instant::now());
            match read(&text) {
                Ok(record) => drop(record.replay().expect("a game")),
                Err(error) => assert!((1..100_000).contains(&error.to_string().len()), "{error}"),
            }
            check(&text);
            assert!(begun.elapsed() < Duration::from_secs(20), "{:?}: {text}", begun.elapsed());
            files += 1;
        }
    }
    println!("{files} files, seed {seed}");
}
