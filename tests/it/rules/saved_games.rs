//! Tests of saved games of JCloisterZone that are written from our records.

use bergerie_jcz::{WriteError, data, read, write};
use bergerie_rules::{Action, Entry, Expansion, FirstPlayer, Game, Record, Seat, Setup, SetupOption};

use super::arbitrary::Arbitrary;
use super::random::play;

/// Returns a random setup that both programs know.
fn setup(any: &mut Arbitrary) -> Setup {
    let mut setup = Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(2 + any.below(4) as u8) };
    let wanted = any.below(2) * 20 + 4;
    let known: Vec<Expansion> = data::all().map(|(expansion, _)| expansion).collect();
    for _ in 0..any.below(wanted + 1) {
        setup.expansions.set(known[any.below(known.len())], true);
    }
    for option in SetupOption::all() {
        option.set(&mut setup, option.values[any.below(option.values.len())]);
    }
    loop {
        let Err(WriteError::Unknown(unknown)) = write(&Record::new(setup.clone())) else { return setup };
        for part in unknown {
            let id = part.split([' ', '=']).next().unwrap_or_default().to_owned();
            match SetupOption::all().find(|option| option.id() == id) {
                Some(option) => {
                    let index =
                        option.values.iter().position(|value| option.value(&setup) == Some(value)).expect("a value");
                    option.set(&mut setup, option.values[(index + 1) % option.values.len()]);
                }
                None => {
                    setup.expansions.set(Expansion::ALL.iter().copied().find(|e| e.id() == id).expect(&part), false)
                }
            }
        }
    }
}

fn actions(record: &Record) -> Vec<Action> {
    record.log.iter().filter_map(|entry| if let Entry::Act(action) = entry { Some(*action) } else { None }).collect()
}

fn points(game: &Game) -> Vec<i32> {
    game.seats().map(|seat| game.player(seat).points()).collect()
}

#[test]
fn written_games_are_read_with_the_same_answers() {
    let games = std::env::var("GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(40);
    let mut any = Arbitrary::new((3, 4), bergerie_rules::Pos::START);
    let (mut failures, mut refused) = (Vec::new(), 0);
    for number in 0..games {
        let setup = setup(&mut any);
        let choices: Vec<u16> = (0..199).map(|_| any.below(65_000) as u16).collect();
        let record = play(&setup, &choices, |_, _, _, _| {});
        let expansions: Vec<&str> = setup.expansions.iter().map(Expansion::id).collect();
        let mut fail = |reason: String| failures.push(format!("{number} {expansions:?}: {reason}"));
        let text = match write(&record) {
            Ok(text) => text,
            // The tables have no name for a few places, such as that of an acrobat as a prisoner.
            Err(WriteError::Answer { .. }) => {
                refused += 1;
                continue;
            }
            Err(error) => {
                fail(error.to_string());
                continue;
            }
        };
        match read(&text) {
            Ok(again) => {
                let (ours, theirs) = (actions(&record), actions(&again));
                let at = ours.iter().zip(&theirs).position(|(one, other)| one != other);
                if ours != theirs {
                    fail(format!(
                        "action {at:?} of {} and {}: {:?} became {:?}",
                        ours.len(),
                        theirs.len(),
                        at.map(|at| ours[at]),
                        at.map(|at| theirs[at])
                    ));
                    continue;
                }
                let (one, other) = (record.replay().expect("a game"), again.replay().expect("a game"));
                if points(&one) != points(&other) {
                    fail(format!("{:?} became {:?}", points(&one), points(&other)));
                }
            }
            Err(error) => fail(error.to_string()),
        }
    }
    assert!(refused * 8 < games, "{refused} of {games} games have answers without a message");
    assert!(failures.is_empty(), "{} of {games}:\n{}", failures.len(), failures.join("\n"));
}
