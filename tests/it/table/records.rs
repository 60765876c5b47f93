//! Tests of exported records, which can be replayed and verified.

use bergerie::rules::{DrawOutcome, Entry, Expansion, Record, View};
use bergerie::table::{RecordFile, TableError, Verification, VerifyError, verify};
use proptest::prelude::*;

use super::{ALICE, CHANNEL, choose, game, lobby, memory, play_out, seed};

/// Returns the record of a finished game.
fn finished(people: usize, number: u8) -> RecordFile {
    let tables = memory();
    play_out(&tables, game(&tables, people, number).snapshot);
    tables.export(CHANNEL).unwrap()
}

#[test]
fn an_exported_game_is_the_same_when_played_again() {
    let tables = memory();
    let over = play_out(&tables, game(&tables, 3, 1).snapshot);
    let file = tables.export(CHANNEL).unwrap();
    let text = file.to_json().unwrap();
    assert_eq!(RecordFile::from_json(&text).unwrap(), file);
    let record: Record = serde_json::from_str(&text).unwrap();
    assert_eq!(record, file.record);
    let game = record.replay().unwrap();
    assert_eq!(View::of(&game), View::of(over.game().unwrap()));
    assert_eq!((file.table, file.players, file.finished), (over.name, over.users, true));
}

#[test]
fn a_record_file_of_another_format_is_not_read() {
    // A file from before the first release, which had another key for the players.
    let old = format!(
        r#"{{"table":"Razès","commitment":"{}","people":["1","2"],"finished":false,"format":1,"ruleset":1,"setup":{{}},"log":[]}}"#,
        "0".repeat(64)
    );
    let error = RecordFile::from_json(&old).unwrap_err().to_string();
    assert!(error.starts_with("unknown record format 1: this version reads format 3"), "{error}");
}

#[test]
fn user_ids_are_strings_in_a_record() {
    let text = finished(2, 2).to_json().unwrap();
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["players"], serde_json::json!(["1", "2"]));
}

#[test]
fn a_record_keeps_the_seed_until_the_game_is_over() {
    let tables = memory();
    lobby(&tables, 2, 3);
    assert!(matches!(tables.export(CHANNEL), Err(TableError::NotStarted)));
    tables.start(CHANNEL, ALICE).unwrap();
    let file = tables.export(CHANNEL).unwrap();
    assert!(file.seed.is_none() && !file.finished);
    let text = file.to_json().unwrap();
    assert!(!text.contains(&seed(3).to_string()) && text.contains(&seed(3).commitment().to_string()));
    assert_eq!(verify(&file), Err(VerifyError::NoSeed));
}

#[test]
fn a_fair_game_is_found_fair() {
    let Ok(Verification::Fair { draws, finished }) = verify(&finished(2, 4)) else { panic!("found unfair") };
    assert_eq!((draws, finished), (72, true));
}

#[test]
fn a_changed_draw_is_found() {
    let mut file = finished(2, 5);
    let Some(Entry::Draw(DrawOutcome::First(first))) = file.record.log.first().copied() else {
        panic!("who begins is drawn")
    };
    file.record.log[0] = Entry::Draw(DrawOutcome::First(first.after(2)));
    let found = verify(&file).unwrap();
    let expected = Verification::OtherDraw {
        draw: 0,
        entry: 1,
        due: DrawOutcome::First(first),
        drawn: DrawOutcome::First(first.after(2)),
    };
    assert_eq!(found, expected);
}

#[test]
fn a_changed_tile_is_found_where_it_was_drawn() {
    let mut file = finished(2, 6);
    let is_tile = |entry: &Entry| matches!(entry, Entry::Draw(DrawOutcome::Tile(_)));
    let tiles: Vec<usize> = (0..file.record.log.len()).filter(|&place| is_tile(&file.record.log[place])).collect();
    let differs = |&&place: &&usize| file.record.log[place] != file.record.log[tiles[9]];
    let later = *tiles[10..].iter().find(differs).unwrap();
    file.record.log.swap(tiles[9], later);
    assert!(matches!(verify(&file), Ok(Verification::OtherDraw { draw: 10, entry, .. }) if entry == tiles[9] + 1));
}

#[test]
fn another_seed_is_found() {
    let mut file = finished(2, 7);
    file.seed = Some(seed(8));
    assert_eq!(verify(&file), Ok(Verification::OtherSeed { commitment: seed(8).commitment() }));
}

#[test]
fn a_record_that_cannot_be_played_is_not_called_fair() {
    let mut file = finished(2, 8);
    let first = file.record.log[0];
    file.record.log.push(first);
    assert!(matches!(verify(&file), Err(VerifyError::Replay(_))));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever the choices, replaying the record leads to the table's game, and its draws are fair.
    #[test]
    fn games_at_tables_are_the_games_of_their_records(
        people in 2_usize..=6,
        number: u8,
        expansions in proptest::sample::subsequence(Expansion::ALL.to_vec(), 0..=Expansion::ALL.len()),
        choices in proptest::collection::vec(0_usize..1000, 1..40),
        resigns in proptest::option::of(0_usize..100),
    ) {
        let tables = memory();
        lobby(&tables, people, number);
        tables.configure(CHANNEL, ALICE, |terms| expansions.iter().for_each(|&e| terms.setup.expansions.set(e, true))).unwrap();
        let mut snapshot = tables.start(CHANNEL, ALICE).unwrap().snapshot;
        for turn in 0.. {
            if !snapshot.is_active() { break; }
            snapshot = match resigns {
                Some(when) if when == turn => tables.resign(CHANNEL, ALICE).unwrap().snapshot,
                _ => choose(&tables, &snapshot, choices[turn % choices.len()]).unwrap().snapshot,
            };
        }
        let file = tables.export(CHANNEL).unwrap();
        let replayed = file.record.replay().unwrap();
        prop_assert_eq!(View::of(&replayed), View::of(snapshot.game().unwrap()));
        prop_assert!(matches!(verify(&file), Ok(Verification::Fair { finished: true, .. })), "not fair");
    }
}
