//! Malformed records, written games and saved games of JCloisterZone, which `bergerie replay` and `bergerie verify` read.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use bergerie::cli::InputError;
use bergerie::cli::replay::{self, Renderers, Replay, ReplayCommandError};
use bergerie::cli::verify::{self, Verify, VerifyError};
use bergerie::jcz::scenario;
use bergerie::notation;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

use super::{damage, damaged, fuzz};

/// The folder of the stored records.
const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records");
/// The folder of the saved games.
const SAVED_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/jcz");

/// Returns records of finished and unfinished games, with all expansions, and saved games of JCloisterZone.
fn records() -> Vec<String> {
    let files =
        [RECORDS, SAVED_GAMES].map(|folder| fs::read_dir(folder).expect("a folder")).into_iter().flatten().flatten();
    let is_record =
        |path: &PathBuf| path.extension().is_some_and(|extension| extension == "json" || extension == "jcz");
    let records: Vec<PathBuf> = files.map(|entry| entry.path()).filter(is_record).collect();
    assert!(records.len() > 5);
    records.iter().map(|path| fs::read_to_string(path).expect("a record")).collect()
}

/// Returns the stored records in the written notation.
fn written_games() -> Vec<String> {
    let records = records().into_iter().filter_map(|text| serde_json::from_str(&text).ok());
    records.map(|record| notation::write(&record).expect("a text")).collect()
}

/// Returns a strategy for parts of JSON that are difficult to parse.
fn tokens() -> impl Strategy<Value = Vec<u8>> {
    let tokens = [
        "[",
        "]",
        "{",
        "}",
        ",",
        ":",
        "null",
        "true",
        "-1",
        "0",
        "1e999",
        "-9999999999999999999",
        "18446744073709551616",
        "255",
        "65535",
        "4294967295",
        "\"\"",
        "\"\\ud800\"",
        "\"players\":",
        "\"log\":[",
        "{\"resign\":0},",
        "\"appVersion\":\"5\",",
        "\"replay\":[",
        "{\"type\":\"PASS\"},",
        "\u{0}",
        "\"draw\"",
    ];
    select(tokens.map(|token| token.as_bytes().to_vec()).to_vec())
}

/// Returns a strategy for values that have a wrong type, are too large, or are unusual.
fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<i64>().prop_map(|number| json!(number)),
        (-3_i64..300).prop_map(|number| json!(number)),
        Just(Value::Null),
        any::<bool>().prop_map(|truth| json!(truth)),
        "\\PC{0,12}".prop_map(|text| json!(text)),
        Just(json!([])),
        Just(json!({})),
        Just(json!([[[[{}]]]])),
        Just(json!("N99999999999999E1")),
        Just(json!("N127E127")),
    ]
}

/// Replaces a part of a JSON value. The numbers in `turnings` select the part, level by level.
fn graft(into: &mut Value, mut turnings: impl Iterator<Item = usize>, value: Value) {
    let Some(turning) = turnings.next() else { return *into = value };
    let inner = match into {
        Value::Array(list) if !list.is_empty() => {
            let index = turning % list.len();
            list.get_mut(index)
        }
        Value::Object(map) if !map.is_empty() => {
            let index = turning % map.len();
            map.values_mut().nth(index)
        }
        _ => None,
    };
    match inner {
        Some(inner) => graft(inner, turnings, value),
        None => *into = value,
    }
}

/// Passes a file to both commands and checks that they write output if they accept it.
fn hand_over(text: &[u8]) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    file.as_file().write_all(text).expect("to write");
    let path = file.path().to_path_buf();
    let studio = Renderers { picture: &|_| Ok(Vec::new()), film: &|_| Ok(Vec::new()) };
    for json in [false, true] {
        let mut out = Vec::new();
        let args = Replay { file: path.clone(), png: None, film: None, notation: None, jcz: None, json };
        match replay::run(&args, studio, &mut out) {
            Ok(()) => assert!(!out.is_empty()),
            Err(error) => assert!(!error.to_string().is_empty() && out.is_empty()),
        }
    }
    let mut out = Vec::new();
    match verify::run(&Verify { file: path }, &mut out) {
        Ok(()) => assert!(out.starts_with(b"fair: ")),
        Err(error) => assert!(!error.to_string().is_empty() && out.is_empty()),
    }
    scenario::check(&String::from_utf8_lossy(text));
    assert_eq!(fs::read(file.path()).expect("the file"), text);
}

#[test]
fn records_that_were_cut_and_mixed_up_are_refused_or_played() {
    let records = records();
    fuzz(&(select(records), vec(damage(tokens()), 1..5)), |(record, damage)| {
        hand_over(&damaged(record.into_bytes(), &damage));
        Ok(())
    });
}

#[test]
fn written_games_that_were_cut_and_mixed_up_are_refused_or_played() {
    let tokens = [
        "\n",
        ",",
        ", ",
        ".",
        ":",
        "#2",
        "undo 1",
        "undo 99",
        "resign p1",
        "pass",
        "p2 ",
        "0 0",
        "1. ",
        "second",
        "players: 3\n",
    ];
    let token = select(tokens.to_vec()).prop_map(|token| token.as_bytes().to_vec());
    fuzz(&(select(written_games()), vec(damage(token), 1..5)), |(game, damage)| {
        hand_over(&damaged(game.into_bytes(), &damage));
        Ok(())
    });
}

#[test]
fn records_with_other_values_in_them_are_refused_or_played() {
    let records: Vec<Value> = records().iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
    let grafts = vec((vec(any::<usize>(), 1..7), value()), 1..4);
    fuzz(&(select(records), grafts), |(mut record, grafts)| {
        for (turnings, value) in grafts {
            graft(&mut record, turnings.into_iter(), value);
        }
        hand_over(record.to_string().as_bytes());
        Ok(())
    });
}

/// Returns the errors with which the two commands reject a file.
fn refusals(path: &Path) -> (ReplayCommandError, VerifyError) {
    let studio = Renderers { picture: &|_| Ok(Vec::new()), film: &|_| Ok(Vec::new()) };
    let args = Replay { file: path.to_path_buf(), png: None, film: None, notation: None, jcz: None, json: false };
    let replayed = replay::run(&args, studio, &mut Vec::new()).expect_err("a refusal");
    (replayed, verify::run(&Verify { file: path.to_path_buf() }, &mut Vec::new()).expect_err("a refusal"))
}

#[test]
fn a_file_without_end_is_not_read_to_its_end() {
    let begun = Instant::now();
    let (replayed, verified) = refusals(Path::new("/dev/zero"));
    assert!(matches!(replayed, ReplayCommandError::Input(InputError::TooLong(_))), "{replayed}");
    assert!(matches!(verified, VerifyError::Read(InputError::TooLong(_))), "{verified}");
    assert!(replayed.to_string().contains("4 MiB"), "{replayed}");
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

#[test]
fn a_deep_record_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep.json");
    for opening in ["[", "{\"log\":", "{\"setup\":{\"expansions\":", "{\"appVersion\":"] {
        fs::write(&path, opening.repeat(100_000)).expect("a file");
        let (replayed, verified) = refusals(&path);
        let error = &replayed;
        assert!(matches!(error, ReplayCommandError::Input(InputError::Game { .. })), "{error}");
        assert!(matches!(verified, VerifyError::Parse { .. }), "{verified}");
    }
}

#[test]
fn entries_after_the_end_of_a_game_are_refused() {
    let finished = fs::read_to_string(Path::new(RECORDS).join("base-tied.json")).expect("a record");
    let mut record: Value = serde_json::from_str(&finished).expect("JSON");
    let log = record["log"].as_array_mut().expect("a log");
    let entries = log.clone();
    while log.len() < 50_000 {
        log.extend(entries.iter().cloned());
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("long.json");
    fs::write(&path, record.to_string()).expect("a file");
    let begun = Instant::now();
    let (replayed, _) = refusals(&path);
    assert!(replayed.to_string().contains(&(entries.len() + 1).to_string()), "{replayed}");
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}
