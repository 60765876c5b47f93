//! Tests with a database that an older version has written. Its tables must be kept, and its games must continue under
//! the rules under which they began.
//!
//! `tests/data/fixtures/044810b/README.md` describes what the database contains and how it was made.

use std::path::{Path, PathBuf};

use bergerie::rules::{Record, Waiting};
use bergerie::table::{ChannelId, Phase, RecordFile, Snapshot, TableId, Tables, UserId, Verdict, verify};
use tempfile::TempDir;

use super::{choose, now, on_disk};

/// The users of the sandbox in which the database was written.
const ALICE: UserId = UserId(1_100_000_000_000_000_101);
const BOB: UserId = UserId(1_100_000_000_000_000_102);
const CAROL: UserId = UserId(1_100_000_000_000_000_103);
const DAVE: UserId = UserId(1_100_000_000_000_000_104);
/// The first channel of that sandbox.
const CHANNEL: ChannelId = ChannelId(1_100_000_000_000_000_201);

const FINISHED: TableId = TableId(1);
const LOBBY: TableId = TableId(2);
const SEALED: TableId = TableId(3);
const RUNNING: TableId = TableId(4);

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/fixtures/044810b")
}

/// Opens a copy of the database. The copy exists as long as the returned folder.
fn tables() -> (TempDir, Tables) {
    let folder_of_copy = tempfile::tempdir().unwrap();
    let copy = folder_of_copy.path().join("bergerie.db");
    std::fs::copy(folder().join("bergerie.sqlite"), &copy).unwrap();
    (folder_of_copy, on_disk(&copy))
}

/// Returns the record of a table as the older version exported it.
fn exported(table: TableId) -> String {
    std::fs::read_to_string(folder().join(format!("database-{table}.json"))).unwrap()
}

/// Plays a game to its end. Sealed bids are empty, and all other choices are pseudo-random and the same in every run.
pub fn play_on(tables: &Tables, mut snapshot: Snapshot) -> Snapshot {
    while let Phase::Playing(play) = &snapshot.phase {
        let length = play.length as usize;
        snapshot = match &snapshot.sealed {
            Some(round) => {
                let person = round.awaited().next().and_then(|seat| snapshot.user(seat)).unwrap();
                let number = snapshot.decision().unwrap().number;
                tables.submit(snapshot.id, person, number, &vec![0; round.subjects.len()]).unwrap().snapshot
            }
            None => choose(tables, &snapshot, length * 7919).unwrap().snapshot,
        };
    }
    snapshot
}

#[test]
fn tables_are_listed_with_their_people_and_phases() {
    let (_folder, tables) = tables();
    let active = tables.active().unwrap();
    let listed: Vec<_> = active.iter().map(|table| (table.id, table.people.clone())).collect();
    let expected =
        [(LOBBY, vec![BOB, CAROL, DAVE]), (SEALED, vec![ALICE, BOB, CAROL]), (RUNNING, vec![ALICE, BOB, CAROL, DAVE])];
    assert_eq!(listed, expected);
    assert!(matches!(now(&tables, FINISHED).phase, Phase::Over { .. }));
    assert!(matches!(active[0].phase, Phase::Lobby));
    assert_eq!(active[1].awaited(), [ALICE], "two of three have submitted");
    let running = active[2].game().unwrap();
    assert!(running.seats().nth(3).is_some_and(|dave| running.player(dave).resigned));
    assert!(!active[2].decision().unwrap().actions.is_empty());
    assert!(tables.pending_notices().unwrap().is_empty());
}

#[test]
fn games_are_exported_as_they_were_then() {
    let (_folder, tables) = tables();
    for table in [FINISHED, SEALED, RUNNING] {
        let file = tables.export_table(table).unwrap();
        assert_eq!(file, RecordFile::from_json(&exported(table)).unwrap(), "table {table}");
        assert_eq!(file.record.ruleset, 1);
    }
}

#[test]
fn posts_of_running_games_can_be_composed_again() {
    let (_folder, tables) = tables();
    for table in [SEALED, RUNNING] {
        let telling = tables.shown(table).unwrap().expect("a post shows the turn");
        assert!(telling.is_current() && telling.by.is_some() && !telling.events.is_empty(), "table {table}");
    }
}

#[test]
fn games_that_were_on_go_on_to_a_fair_end_under_their_own_rules() {
    let (_folder, tables) = tables();
    for table in [SEALED, RUNNING] {
        let begun = RecordFile::from_json(&exported(table)).unwrap().record;
        let over = play_on(&tables, now(&tables, table));
        let file = tables.export_table(table).unwrap();
        assert_eq!((file.record.ruleset, file.finished), (1, true));
        assert!(file.record.log.len() > begun.log.len());
        assert!(matches!(verify(&file), Ok(Verdict::Fair { finished: true, .. })), "table {table}");
        assert_eq!(over.game().unwrap().waiting(), &Waiting::Over);
    }
}

#[test]
fn the_last_sealed_bid_plays_the_auction() {
    let (_folder, tables) = tables();
    let waiting = now(&tables, SEALED);
    let number = waiting.decision().unwrap().number;
    assert_eq!(tables.submission(SEALED, CAROL, number).unwrap().own, Some(vec![4]), "what she submitted then");
    let played = tables.submit(SEALED, ALICE, number, &[0]).unwrap();
    assert_eq!(played.notices.len(), 1);
    assert!(played.snapshot.play().unwrap().length > waiting.play().unwrap().length);
}

#[test]
fn a_lobby_begins_under_the_newest_rules() {
    let (_folder, tables) = tables();
    // The lobby has waited for years, so its players are asked first.
    let asked = tables.start(CHANNEL, BOB).unwrap().snapshot;
    assert!(asked.id == LOBBY && asked.game().is_none());
    let players: Vec<UserId> = asked.persons().filter(|&user| user != BOB).collect();
    for user in players {
        tables.confirm(CHANNEL, user).unwrap();
    }
    assert_eq!(tables.export_table(LOBBY).unwrap().record.ruleset, Record::RULESET);
}

#[test]
fn finished_games_are_still_found_fair() {
    let mut found = 0;
    for entry in std::fs::read_dir(folder()).unwrap().flatten() {
        let text = std::fs::read_to_string(entry.path()).unwrap_or_default();
        if let Ok(file) = RecordFile::from_json(&text)
            && file.finished
        {
            assert!(matches!(verify(&file), Ok(Verdict::Fair { finished: true, .. })), "{}", entry.path().display());
            found += 1;
        }
    }
    assert_eq!(found, 7);
}
