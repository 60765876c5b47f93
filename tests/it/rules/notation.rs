//! Tests of the written notation: every game becomes a text, and every such text the same game.

use std::collections::BTreeSet;

use bergerie_notation::{Problem, ReadError, read, write};
use bergerie_rules::{Action, Entry, Expansion, Pos, Record, Setup, SetupOption};
use proptest::prelude::*;
use serde_json::Value;

use super::arbitrary::Arbitrary;
use super::random::{choices, games, play, setups};

/// Checks that record and text become each other.
fn round_trips(record: &Record) -> String {
    let text = write(record).expect("a text");
    let again = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&again, record, "{text}");
    assert_eq!(write(&again).as_ref(), Ok(&text));
    text
}

/// Returns the record with an undo of some of the answers before the entry at an index, after which the same entries follow again.
fn with_undo(record: &Record, until: usize, answer: usize) -> Record {
    let log = &record.log[..until];
    let answers = (0..until).filter(|&at| matches!(log[at], Entry::Act(_)));
    let Some(place) = answers.clone().rev().nth(answer % answers.count().max(1)) else { return record.clone() };
    let again = record.log[place..].iter().copied();
    Record { log: log.iter().copied().chain([Entry::Undo(place as u32)]).chain(again).collect(), ..record.clone() }
}

/// Returns the variants of an answer in records, such as `the_gifts open_gift synod`.
fn variants(action: Action) -> String {
    let (mut value, mut keys) = (serde_json::to_value(action).expect("JSON"), Vec::new());
    while let Value::Object(fields) = &value {
        let Some((key, inner)) = fields.iter().next().filter(|_| fields.len() == 1) else { break };
        keys.push(key.clone());
        value = inner.clone();
    }
    keys.extend(value.as_str().filter(|text| text.parse::<Pos>().is_err()).map(str::to_owned));
    keys.truncate(2);
    keys.join(" ")
}

proptest! {
    #![proptest_config(games())]

    #[test]
    fn games_become_texts_and_texts_the_same_games(setup in setups(), choices in choices(), undo in any::<(u16, u8)>()) {
        let record = play(&setup, &choices, |_, _, _, _| {});
        round_trips(&record);
        let until = usize::from(undo.0) % (record.log.len() + 1);
        let text = round_trips(&with_undo(&record, until, usize::from(undo.1)));
        round_trips(&Record { log: record.log[..until].to_vec(), ..record });
        // In a chat, texts get fences and other spaces.
        let pasted = format!("```\n{}\n```", text.replace(", ", " ,  "));
        prop_assert!(read(&pasted).is_ok());
    }

    #[test]
    fn damaged_texts_are_refused_or_are_other_games(
        setup in setups(), choices in choices(), damage in proptest::collection::vec(any::<(u32, u8, char)>(), 1..6)
    ) {
        let text = write(&play(&setup, &choices, |_, _, _, _| {})).expect("a text");
        let mut letters: Vec<char> = text.chars().collect();
        for (place, kind, letter) in damage {
            let place = place as usize % letters.len();
            match kind % 4 {
                0 => letters.truncate(place + 1),
                1 => letters[place] = letter,
                2 => letters.insert(place, letter),
                _ => letters[place..].rotate_left(usize::from(kind) % 8 % (text.len() - place).clamp(1, 8)),
            }
        }
        let damaged: String = letters.into_iter().collect();
        match read(&damaged) {
            Ok(record) => { round_trips(&record); }
            Err(ReadError { line, column, .. }) => {
                prop_assert!(line <= damaged.lines().count().max(1));
                let length = damaged.lines().nth(line - 1).map_or(0, |line| line.chars().count());
                prop_assert!(column <= length.max(1), "{line}:{column} {damaged}");
            }
        }
    }
}

#[test]
fn every_kind_of_answer_has_a_text() {
    let mut any = Arbitrary::new((1, 2), Pos::START);
    let all: BTreeSet<String> = (0..50_000).map(|_| variants(Action::Expansion(any.value()))).collect();
    // Answers that hardly any random game has. They have no fields that others lack.
    let rare = ["bridges_castles_and_bazaars discard", "mage_and_witch remove_wizard"];
    let mut missing: BTreeSet<String> = all.into_iter().filter(|variants| !rare.contains(&variants.as_str())).collect();
    assert!(missing.len() > 50, "{missing:?}");
    for _ in 0..1500 {
        let mut setup = Setup::base(2 + any.below(5) as u8);
        Expansion::ALL.iter().filter(|_| any.below(5) > 0).for_each(|&expansion| setup.expansions.set(expansion, true));
        for option in SetupOption::all() {
            option.set(&mut setup, option.values[any.below(option.values.len())]);
        }
        let choices: Vec<u16> = (0..199).map(|_| any.below(65_000) as u16).collect();
        let mut found = Vec::new();
        let record = play(&setup, &choices, |_, entry, _, _| {
            if let Entry::Act(action) = entry {
                found.push(variants(action));
            }
        });
        // Most games have no new answers.
        if found.iter().filter(|variants| missing.remove(*variants)).count() > 0 {
            round_trips(&record);
        }
        if missing.is_empty() {
            return;
        }
    }
    panic!("no game had these answers: {missing:?}");
}

#[test]
fn the_game_in_the_documentation_is_a_game() {
    let text = std::fs::read_to_string(super::path("docs/NOTATION.md")).expect("the documentation");
    let game = text.split("```\n").nth(1).expect("a code block");
    assert_eq!(round_trips(&read(game).expect("a game")), game);
}

#[test]
fn a_problem_has_a_place() {
    let game = "carcassonne: 1\nrules: 1\nplayers: 2\nfirst: p1\n\n1. RFr E1 0 highwayman EW\n2. RFr E2 0 pass\n";
    for (old, new, line, column, expected) in [
        ("carcassonne: 1", "carcassonne: 2", 1, 1, "unknown version 2 of the notation"),
        ("carcassonne: 1\n", "", 1, 1, "a game begins with the line"),
        ("players: 2", "players: 9", 6, 1, "a game has 2 to 6 players"),
        ("players: 2", "players: two", 3, 1, "two is not a value of players"),
        ("first: p1", "abbey: on", 4, 1, "the setup has no key abbey"),
        ("first: p1", "river-set: first", 4, 1, "of the option river-set is not in play"),
        ("first: p1", "expansions: river, tunnels", 4, 1, "tunnels is not a value of expansions"),
        ("E1 0", "E1 45", 6, 8, "E1 45 is not possible here, but"),
        ("highwayman EW", "highwayman NS", 6, 13, "highwayman NS is not possible here, but"),
        ("2. RFr", "3. RFr", 7, 1, "this is turn 2"),
        ("pass", "undo 9", 7, 13, "undo 9 is not complete"),
        ("pass", "resign p5", 7, 13, "resign p5 is not possible here"),
        ("\n2.", "\nnote", 7, 1, "a line is a key and a value"),
    ] {
        let ReadError { line: at, column: begin, problem } = read(&game.replace(old, new)).expect_err(new);
        assert_eq!((at, begin), (line, column), "{new}: {problem}");
        assert!(problem.to_string().contains(expected), "{new}: {problem}");
    }
    assert!(read(game).is_ok());
    let undos = "undo 1, pass, ".repeat(200_000);
    let ReadError { problem, .. } = read(&game.replace("pass", &format!("pass, {undos}pass"))).expect_err("a limit");
    assert_eq!(problem, Problem::TooManyUndos);
}
