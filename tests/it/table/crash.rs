//! Crashes: the process may exit between any two calls, and the game must continue as if it had not.

use bergerie::rules::Setup;
use bergerie::store::{Store, StoreError};
use bergerie::table::{Phase, Snapshot, Tables};

use super::{ALICE, BOB, CHANNEL, choose, game, look, memory, now, on_disk, play_out, seed};

#[test]
fn a_game_survives_a_restart_before_every_call() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    on_disk(&path).create_with_seed(CHANNEL, ALICE, "en", Setup::base(0), seed(4)).unwrap();
    on_disk(&path).join(CHANNEL, BOB).unwrap();
    let mut restarted: Snapshot = on_disk(&path).start(CHANNEL, ALICE).unwrap().snapshot;
    let straight = memory();
    let mut other = game(&straight, 2, 4).snapshot;
    while let Phase::Playing(play) = &restarted.phase {
        let choice = play.length as usize * 31;
        let tables = on_disk(&path);
        assert_eq!(look(&now(&tables, restarted.id)), look(&other));
        restarted = choose(&tables, &restarted, choice).unwrap().snapshot;
        other = choose(&straight, &other, choice).unwrap().snapshot;
    }
    let tables = on_disk(&path);
    assert_eq!(look(&tables.find(CHANNEL).unwrap().unwrap()), look(&other));
    assert_eq!(tables.export(CHANNEL).unwrap(), straight.export(CHANNEL).unwrap());
    assert_eq!(tables.pending_notices().unwrap(), straight.pending_notices().unwrap());
}

/// After a power failure, the write-ahead log may end at any byte. A partly written transaction has no effect, and no
/// user has been told about it.
#[test]
fn a_log_that_was_cut_anywhere_is_a_game_that_was_committed() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    let tables = on_disk(&path);
    let mut snapshot = game(&tables, 2, 8).snapshot;
    let log = || std::fs::read(path.with_extension("db-wal")).unwrap();
    let begun = log().len();
    let mut committed = vec![snapshot.clone()];
    for _ in 0..6 {
        snapshot = choose(&tables, &snapshot, 5).unwrap().snapshot;
        committed.push(snapshot.clone());
    }
    let wal = log();
    let cut_path = directory.path().join("cut.db");
    let mut lengths = std::collections::BTreeSet::new();
    // Before the game, the log contains only the migrations, which take long to repeat.
    let cuts = (begun..=wal.len()).rev().step_by(1733).chain((0..begun).rev().step_by(20_011));
    for cut in cuts {
        std::fs::copy(&path, &cut_path).unwrap();
        std::fs::write(cut_path.with_extension("db-wal"), &wal[..cut]).unwrap();
        let cut_tables = on_disk(&cut_path);
        let Some(found) = cut_tables.find(CHANNEL).unwrap() else { continue };
        let Some(length) = found.play().map(|play| play.length) else { continue };
        let same = committed.iter().find(|c| c.play().is_some_and(|play| play.length == length)).unwrap();
        assert_eq!(look(&found), look(same));
        let span =
            cut_tables.pending_notices().unwrap().into_iter().filter_map(|notice| notice.kind.span()).next_back();
        assert_eq!(span.map(|span| span.to), Some(length));
        lengths.insert(length);
    }
    assert_eq!(lengths.len(), committed.len());
}

#[test]
fn notices_outlive_the_process() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    let tables = on_disk(&path);
    let started = game(&tables, 2, 5);
    let notice = tables.pending_notices().unwrap()[0];
    tables.mark_posted(notice, None).unwrap();
    drop(tables);
    let tables = on_disk(&path);
    assert_eq!(tables.pending_notices().unwrap(), started.notices);
    assert_eq!(tables.notice_context(started.notices[0]).unwrap().events, started.events);
}

#[test]
fn a_failed_commit_changes_nothing_and_can_be_retried() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    let tables = on_disk(&path);
    let before = game(&tables, 2, 6).snapshot;
    // A trigger that makes writes fail, as on a full disk.
    let saboteur = rusqlite::Connection::open(&path).unwrap();
    let trigger = "CREATE TRIGGER full BEFORE INSERT ON notices BEGIN SELECT raise(ABORT, 'disk full'); END";
    saboteur.execute(trigger, []).unwrap();
    assert!(choose(&tables, &before, 0).is_err());
    assert_eq!(look(&now(&tables, before.id)), look(&before));
    saboteur.execute("DROP TRIGGER full", []).unwrap();
    let after = choose(&tables, &before, 0).unwrap().snapshot;
    assert_eq!(look(&now(&tables, before.id)), look(&after));
}

#[test]
fn a_copy_made_during_a_game_can_be_played_on() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    let tables = on_disk(&path);
    let snapshot = choose(&tables, &game(&tables, 2, 7).snapshot, 0).unwrap().snapshot;
    let copy = directory.path().join("copy.db");
    bergerie::store::backup(&path, &copy).unwrap();
    let end = look(&play_out(&tables, snapshot.clone()));
    assert_eq!(look(&play_out(&on_disk(&copy), snapshot)), end);
}

#[test]
fn dropping_tables_releases_the_database() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    let tables: Tables = on_disk(&path);
    let clone = tables.clone();
    drop(tables);
    assert!(matches!(Store::open(&path), Err(StoreError::InUse(_))));
    drop(clone);
    assert!(Store::open(&path).is_ok());
}
