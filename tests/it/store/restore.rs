//! Restores backups. A database must be replaced completely or not at all.

use std::fs;

use bergerie::rules::Seat;
use bergerie::store::{
    self, Announcement, ChannelId, MotionKind, NewMotion, NoticeKind, PauseReason, Role, Store, StoreError, TableClock,
    TimeBank,
};
use rusqlite::Connection;

use super::{database, open_table};

#[test]
fn the_database_that_was_there_is_kept_with_its_log() {
    let (directory, path) = database();
    let copy = directory.path().join("copy.db");
    let store = Store::open(&path).unwrap();
    let table = open_table(&store);
    store::backup(&path, &copy).unwrap();
    store.write(|writing| writing.set_phase_kind(table, store::PhaseKind::Over)).unwrap();
    let wal = fs::read(directory.path().join("bergerie.db-wal")).unwrap();
    assert!(!wal.is_empty());
    // After a crash, the write-ahead log is still there.
    let crashed = directory.path().join("crashed.db");
    fs::copy(&path, &crashed).unwrap();
    fs::write(directory.path().join("crashed.db-wal"), &wal).unwrap();

    let restored = store::restore(&crashed, &copy).unwrap();
    assert_eq!(restored.tables, 1);
    let kept = Store::open(&restored.kept.unwrap()).unwrap();
    assert!(
        kept.read(|reading| reading.active_table(ChannelId(1))).unwrap().is_none(),
        "the last change is in its log"
    );
    let restored = Store::open(&crashed).unwrap();
    assert!(restored.read(|reading| reading.active_table(ChannelId(1))).unwrap().is_some());
}

#[test]
fn tables_post_their_state_again_under_unused_numbers() {
    let (directory, path) = database();
    let copy = directory.path().join("copy.db");
    let store = Store::open(&path).unwrap();
    let table = open_table(&store);
    let notified = store.write(|writing| writing.add_notice(table, NoticeKind::Lobby)).unwrap();
    store::backup(&path, &copy).unwrap();
    drop(store);
    let mut last = notified.id;
    for _ in 0..2 {
        assert_eq!(store::restore(&path, &copy).unwrap().tables, 1);
        let store = Store::open(&path).unwrap();
        let [notice] = store.read(|reading| reading.pending_notices()).unwrap()[..] else { panic!("one notice") };
        assert_eq!((notice.table, notice.kind), (table, NoticeKind::Lobby));
        assert!(notice.restored_to.is_some_and(|known| known > 1_600_000_000), "{notice:?}");
        assert!(notice.id > last, "{notice:?} after {last}");
        last = store.write(|writing| writing.add_notice(table, NoticeKind::Lobby)).unwrap().id;
        store.write(|writing| writing.set_phase_kind(table, store::PhaseKind::Aborted)).unwrap();
        assert!(open_table(&store).0 > 1_600_000_000_000, "a number from before the backup was reused");
    }
}

#[test]
fn outdated_edits_of_posts_are_not_pending_after_a_restore() {
    let (directory, path) = database();
    let copy = directory.path().join("copy.db");
    let store = Store::open(&path).unwrap();
    let table = open_table(&store);
    store.write(|writing| writing.mark_outdated(table, Role::Lobby)).unwrap();
    assert_eq!(store.read(|reading| reading.outdated_messages(table)).unwrap().len(), 1);
    store::backup(&path, &copy).unwrap();
    drop(store);
    store::restore(&path, &copy).unwrap();
    let store = Store::open(&path).unwrap();
    assert!(store.read(|reading| reading.outdated_messages(table)).unwrap().is_empty());
    store.write(|writing| writing.mark_outdated(table, Role::Lobby)).unwrap();
    assert_eq!(store.read(|reading| reading.outdated_messages(table)).unwrap().len(), 1, "later changes are pending");
}

#[test]
fn an_open_vote_a_status_and_a_question_are_pending_after_a_restore() {
    let (directory, path) = database();
    let copy = directory.path().join("copy.db");
    let store = Store::open(&path).unwrap();
    let table = open_table(&store);
    let length = 0;
    let vote = NewMotion { kind: MotionKind::Offer, seat: Seat::FIRST, user: None, position: None, length };
    let motion = store.write(|writing| writing.begin_motion(table, vote)).unwrap();
    let [status, question] = [Announcement::Status, Announcement::StillIn].map(NoticeKind::Announcement);
    for kind in [status, question, NoticeKind::Announcement(Announcement::Back { seat: Seat::FIRST })] {
        store.write(|writing| writing.add_notice(table, kind)).unwrap();
    }
    store::backup(&path, &copy).unwrap();
    drop(store);
    store::restore(&path, &copy).unwrap();
    let store = Store::open(&path).unwrap();
    let pending = store.read(|reading| reading.pending_notices()).unwrap();
    let pending: Vec<_> = pending.iter().map(|notice| (notice.kind, notice.restored_to.is_some())).collect();
    let vote = NoticeKind::Announcement(Announcement::Motion { motion });
    assert_eq!(pending, [(NoticeKind::Lobby, true), (vote, true), (status, false), (question, false)]);
}

/// The end of a pause extends the deadlines by its length, so the restore must not extend them before.
#[test]
fn deadlines_are_extended_unless_the_table_is_paused() {
    for is_paused in [false, true] {
        let (directory, path) = database();
        let copy = directory.path().join("copy.db");
        let store = Store::open(&path).unwrap();
        let table = open_table(&store);
        let clock = TableClock {
            since: 1000,
            due: Some(2000),
            vote_at: Some(3000),
            bank_from: Some(1500),
            bot_at: Some(1200),
            time_left: None,
        };
        let bank = TimeBank { remaining: 500, returned: 0, runs_from: clock.bank_from };
        store.write(|writing| writing.set_clock(table, clock)).unwrap();
        store.write(|writing| writing.set_time_bank(table, Seat::FIRST, bank)).unwrap();
        if is_paused {
            store.write(|writing| writing.pause_table(table, PauseReason::Gone)).unwrap();
        }
        store::backup(&path, &copy).unwrap();
        drop(store);
        store::restore(&path, &copy).unwrap();
        let restored = Store::open(&path).unwrap().read(|reading| reading.clock(table)).unwrap().unwrap();
        if is_paused {
            assert_eq!(restored, clock);
        } else {
            let earliest = [restored.due, restored.vote_at, restored.bank_from, restored.bot_at].into_iter().min();
            assert!(earliest.flatten() > Some(1_600_000_000), "{restored:?}");
        }
    }
}

/// A backup may be from a bot whose clock was ahead. Numbers must not decrease nevertheless.
#[test]
fn numbers_that_are_ahead_of_the_clock_stay_ahead() {
    let (directory, path) = database();
    let copy = directory.path().join("copy.db");
    let store = Store::open(&path).unwrap();
    let table = open_table(&store);
    store::backup(&path, &copy).unwrap();
    drop(store);
    let ahead: i64 = 9_000_000_000_000;
    let copied = Connection::open(&copy).unwrap();
    for kind in ["tables", "notices"] {
        copied.execute("INSERT INTO sqlite_sequence (name, seq) SELECT ?1, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)", [kind]).unwrap();
        copied.execute("UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1", rusqlite::params![kind, ahead]).unwrap();
    }
    drop(copied);
    store::restore(&path, &copy).unwrap();
    let store = Store::open(&path).unwrap();
    assert!(store.write(|writing| writing.add_notice(table, NoticeKind::Lobby)).unwrap().id.0 > ahead);
    store.write(|writing| writing.set_phase_kind(table, store::PhaseKind::Aborted)).unwrap();
    assert!(open_table(&store).0 > ahead);
}

#[test]
fn a_damaged_backup_changes_nothing() {
    let (directory, path) = database();
    open_table(&Store::open(&path).unwrap());
    let before = fs::read(&path).unwrap();
    let copy = directory.path().join("copy.db");
    let damage = |at: usize| {
        let mut bytes = before.clone();
        bytes[at..at + 4096].fill(0x5a);
        fs::write(&copy, bytes).unwrap();
        store::restore(&path, &copy).unwrap_err()
    };
    assert!(matches!(damage(8192), StoreError::Damaged(_)));
    assert!(matches!(damage(0), StoreError::NoDatabase));
    fs::write(&copy, &before).unwrap();
    let other = Connection::open(&copy).unwrap();
    other.pragma_update(None, "ignore_check_constraints", true).unwrap();
    other.execute("UPDATE tables SET seed = x'00'", []).unwrap();
    drop(other);
    assert!(matches!(store::restore(&path, &copy), Err(StoreError::Damaged(_))));
    fs::write(&copy, &before).unwrap();
    Connection::open(&copy).unwrap().pragma_update(None, "user_version", 1000).unwrap();
    assert!(matches!(store::restore(&path, &copy), Err(StoreError::Newer { .. })));
    assert!(matches!(store::restore(&path, &directory.path().join("none.db")), Err(StoreError::NoFile(_))));
    let open = Store::open(&path).unwrap();
    assert!(matches!(store::restore(&path, &copy), Err(StoreError::InUse(_))));
    drop(open);
    assert_eq!(fs::read(&path).unwrap(), before);
    let names: Vec<_> = fs::read_dir(directory.path()).unwrap().flatten().map(|entry| entry.file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().contains("partial")), "{names:?}");
}

#[test]
fn a_backup_can_be_restored_without_an_old_database() {
    let (directory, path) = database();
    open_table(&Store::open(&path).unwrap());
    let empty = directory.path().join("new.db");
    assert!(store::restore(&empty, &directory.path().join("none.db")).is_err());
    assert!(store::is_vacant(&empty).unwrap(), "a failed restore leaves nothing");
    // A backup can be on a medium that cannot be written to.
    let copy = directory.path().join("copy.db");
    store::backup(&path, &copy).unwrap();
    let mut permissions = fs::metadata(&copy).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&copy, permissions).unwrap();
    let restored = store::restore(&empty, &copy).unwrap();
    assert_eq!((restored.tables, restored.kept), (1, None));
    Store::open(&empty).unwrap();
}
