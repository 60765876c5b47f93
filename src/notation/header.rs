//! The lines with the setup of a game, each with a key and a value.

use bergerie_rules::setup::SixPlayers;
use bergerie_rules::{Expansion, FirstPlayer, Record, Seat, Setup, SetupOption};

use crate::FIRST_KEY;
use crate::error::Problem;
use crate::items::{seat, word};

/// The version of the notation, which is the value of the first line.
const VERSION: &str = "1";

const RULES: &str = "rules";
const PLAYERS: &str = "players";
const FIRST: &str = "first";
const SIX_PLAYERS: &str = "six-players";
const WITH_THEIR_BOX: &str = "with-their-box";
const EXPANSIONS: &str = "expansions";

/// Returns the lines of a game. Options with their default value are omitted.
pub fn text(record: &Record) -> String {
    let setup = &record.setup;
    let mut lines = vec![
        (FIRST_KEY.to_owned(), VERSION.to_owned()),
        (RULES.to_owned(), record.ruleset.to_string()),
        (PLAYERS.to_owned(), setup.players.to_string()),
    ];
    if let FirstPlayer::Seat(first) = setup.first {
        lines.push((FIRST.to_owned(), seat(first)));
    }
    if setup.six_players == SixPlayers::WithTheirBox {
        lines.push((SIX_PLAYERS.to_owned(), WITH_THEIR_BOX.to_owned()));
    }
    let expansions: Vec<String> = setup.expansions.iter().map(|expansion| word(expansion.id())).collect();
    if !expansions.is_empty() {
        lines.push((EXPANSIONS.to_owned(), expansions.join(", ")));
    }
    for option in SetupOption::all() {
        if let Some(value) = option.value(setup).filter(|value| option.values.first() != Some(value)) {
            lines.push((word(&option.id()), word(value)));
        }
    }
    lines.into_iter().map(|(key, value)| format!("{key}: {value}\n")).collect()
}

/// Adds a line to the record that the earlier lines have begun.
pub fn add_line(record: &mut Option<Record>, key: &str, value: &str) -> Result<(), Problem> {
    let invalid = || Problem::Value(key.to_owned(), value.to_owned());
    let Some(Record { ruleset, setup, .. }) = record else {
        return match (key, value) {
            (FIRST_KEY, VERSION) => {
                *record = Some(Record::new(Setup::base(0)));
                Ok(())
            }
            (FIRST_KEY, _) => Err(Problem::Version(value.to_owned())),
            _ => Err(Problem::NoBeginning),
        };
    };
    match key {
        RULES => *ruleset = value.parse().map_err(|_| invalid())?,
        PLAYERS => setup.players = value.parse().map_err(|_| invalid())?,
        FIRST => setup.first = FirstPlayer::Seat(seat_named(value).ok_or_else(invalid)?),
        SIX_PLAYERS if value == WITH_THEIR_BOX => setup.six_players = SixPlayers::WithTheirBox,
        EXPANSIONS => {
            for name in value.split(',').map(str::trim) {
                let expansion = Expansion::ALL.iter().find(|expansion| word(expansion.id()) == name);
                setup.expansions.set(*expansion.ok_or_else(|| Problem::Value(key.to_owned(), name.to_owned()))?, true);
            }
        }
        _ => {
            let option = SetupOption::all().find(|option| word(&option.id()) == key);
            let option = option.ok_or_else(|| Problem::Key(key.to_owned()))?;
            let chosen = option.values.iter().find(|name| word(name) == value);
            option.value(setup).ok_or_else(|| Problem::NotInPlay(key.to_owned()))?;
            option.set(setup, chosen.ok_or_else(invalid)?);
        }
    }
    Ok(())
}

/// Returns the seat with a name such as `p1`.
pub fn seat_named(name: &str) -> Option<Seat> {
    Seat::new(name.strip_prefix('p')?.parse::<usize>().ok()?.checked_sub(1)?).filter(|other| seat(*other) == name)
}
