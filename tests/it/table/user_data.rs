//! Tests of the erasure of users' data. The users leave their tables, and the other players continue.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use bergerie::rules::Setup;
use bergerie::store::Clock;
use bergerie::store::Store;
use bergerie::table::{
    Announcement, ChannelId, Departure, Level, Motion, MotionOutcome, NoticeKind, OrderChange, Pace, Phase, TableError,
    TableOptions, TableSetup, Tables, UserId, choose_move,
};
use rusqlite::Connection;

use crate::support::postgres::Database;

use super::{ALICE, BOB, CAROL, CHANNEL, choose, game, memory, now, on_disk, play_out, seed};

#[test]
fn the_bot_plays_on_for_a_user_who_leaves() {
    let tables = memory();
    let table = game(&tables, 3, 2).snapshot;
    let seat = table.seat_of(ALICE).unwrap();
    assert_eq!(tables.erase(ALICE, Departure::Bot).unwrap(), [table.id]);
    let table = now(&tables, table.id);
    assert_eq!((table.user(seat), table.bot(seat)), (None, Some(Level::Steady.into())));
    assert_ne!(table.host, ALICE, "another user is host");
    assert!(table.human_players().any(|person| person == table.host));
    let left = NoticeKind::Announcement(Announcement::Left { seat });
    assert!(tables.pending_notices().unwrap().iter().any(|notice| notice.kind == left));
    // The bot moves for the seat, and its former player cannot.
    let mut table = table;
    for _ in 0..12 {
        table = match table.bot_to_move() {
            Some((seat, level)) => {
                let number = table.decision().unwrap().number;
                let chosen = choose_move(&table, seat, level, Duration::from_millis(10)).unwrap();
                tables.play_for(table.id, seat, number, &chosen).unwrap().snapshot
            }
            None => choose(&tables, &table, 0).unwrap().snapshot,
        };
    }
    assert!(matches!(tables.resign(CHANNEL, ALICE), Err(TableError::NotSeated)));
    assert!(tables.tables_of_user(ALICE).unwrap().is_empty());
}

#[test]
fn a_user_resigns_if_they_prefer() {
    let tables = memory();
    let table = game(&tables, 3, 2).snapshot;
    let seat = table.seat_of(ALICE).unwrap();
    tables.erase(ALICE, Departure::Resign).unwrap();
    let table = now(&tables, table.id);
    assert!(table.game().unwrap().player(seat).has_resigned);
    assert_eq!((table.user(seat), table.bot(seat)), (None, None));
    // The data of a player who has already resigned is erased too.
    tables.resign(CHANNEL, BOB).unwrap();
    tables.erase(BOB, Departure::Bot).unwrap();
    let table = now(&tables, table.id);
    assert_eq!(table.human_players().collect::<Vec<_>>(), [CAROL]);
}

#[test]
fn the_data_of_a_resigned_seat_is_erased() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bergerie.db");
    let tables = on_disk(&path);
    let terms =
        TableSetup { setup: Setup::base(0), options: TableOptions { pace: Pace::Bank, ..TableOptions::default() } };
    tables.create_with_seed(CHANNEL, ALICE, "en", terms, seed(2)).unwrap();
    [BOB, CAROL].iter().for_each(|&guest| drop(tables.join(CHANNEL, guest).unwrap()));
    let mut table = tables.start(CHANNEL, ALICE).unwrap().snapshot;
    for _ in 0..12 {
        table = choose(&tables, &table, 0).unwrap().snapshot;
    }
    let pass = ("pass", OrderChange::Give(None));
    for refused in [("no such order", OrderChange::Give(None)), ("pass", OrderChange::Give(Some(3)))] {
        let error = tables.set_orders(table.id, ALICE, &[pass, refused]).err();
        assert!(matches!(&error, Some(TableError::NoSuchOrder(possible)) if possible[..] == ["pass"]), "{error:?}");
    }
    assert!(tables.orders(table.id, ALICE).unwrap().1.is_empty(), "a refused form changes no order");
    [ALICE, BOB].iter().for_each(|&user| drop(tables.set_orders(table.id, user, &[pass]).unwrap()));
    let seats = [ALICE, BOB].map(|user| table.seat_of(user).map(u8::from));
    let count = || -> i64 {
        let sql = "SELECT (SELECT count(*) FROM standing_orders WHERE seat IN (?1, ?2))
                        + (SELECT count(*) FROM time_banks WHERE seat IN (?1, ?2))";
        Connection::open(&path).unwrap().query_row(sql, seats, |row| row.get(0)).unwrap()
    };
    assert_eq!(count(), 4);
    tables.erase(ALICE, Departure::Resign).unwrap();
    assert_eq!(count(), 2);
    // A player who resigned before has data, too.
    tables.resign(CHANNEL, BOB).unwrap();
    tables.erase(BOB, Departure::Resign).unwrap();
    assert_eq!(count(), 0);
}

#[test]
fn erased_ids_are_in_no_file_of_a_running_bot() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bergerie.db");
    let tables = on_disk(&path);
    let user = UserId(0x1122_3344_5566_7788);
    tables.create(CHANNEL, user, "en", Setup::base(0)).unwrap();
    let files_with_id = || {
        let files = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        let has_id = |path: &std::path::PathBuf| {
            std::fs::read(path).unwrap().windows(8).any(|bytes| bytes == user.0.to_be_bytes())
        };
        files.filter(has_id).count()
    };
    assert!(files_with_id() > 0);
    tables.erase(user, Departure::Bot).unwrap();
    assert_eq!(files_with_id(), 0);
}

#[test]
fn tables_without_another_user_are_closed() {
    let tables = memory();
    tables.create(CHANNEL, ALICE, "en", Setup::base(0)).unwrap();
    tables.add_bot(CHANNEL, ALICE, Level::Gentle).unwrap();
    let alone = tables.start(CHANNEL, ALICE).unwrap().snapshot.id;
    let waiting = tables.create(ChannelId(77), ALICE, "en", Setup::base(0)).unwrap().snapshot.id;
    let shared = tables.create(ChannelId(78), ALICE, "en", Setup::base(0)).unwrap().snapshot.id;
    tables.join(ChannelId(78), BOB).unwrap();
    assert_eq!(tables.erase(ALICE, Departure::Bot).unwrap().len(), 3);
    assert!(matches!(now(&tables, alone).phase, Phase::Aborted));
    assert!(matches!(now(&tables, waiting).phase, Phase::Aborted));
    let shared = now(&tables, shared);
    assert_eq!((shared.users.as_slice(), shared.host), (&[BOB][..], BOB));
    // Erasing the data again has no effect.
    assert!(tables.erase(ALICE, Departure::Bot).unwrap().is_empty());
}

#[test]
fn a_user_leaves_all_tables_but_one_that_fails() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bergerie.db");
    let tables = on_disk(&path);
    game(&tables, 3, 2);
    let other = tables.create(ChannelId(77), ALICE, "en", Setup::base(0)).unwrap().snapshot.id;
    tables.join(ChannelId(77), BOB).unwrap();
    drop(tables);
    rusqlite::Connection::open(&path).unwrap().execute("UPDATE entries SET entry = '{}'", []).unwrap();
    let tables = on_disk(&path);
    let [event, ..] = EVENTS;
    for _ in 0..2 {
        let failed = tables.erase_on_event(ALICE, event);
        assert!(matches!(failed, Err(TableError::Failure(_))), "an event that was not processed is tried again");
    }
    assert_eq!(now(&tables, other).users, [BOB]);
}

/// The bodies of webhook events.
const EVENTS: [&[u8]; 3] = [b"first", b"second", b"third"];

#[test]
fn a_copy_of_a_webhook_event_erases_nothing_even_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let (path, time) = (folder.path().join("bergerie.db"), Arc::new(AtomicI64::new(1_800_000_000)));
    let open = || Tables::new(Store::open_with(&path, Clock::manual(Arc::clone(&time))).unwrap());
    let [first, second, third] = EVENTS;
    let tables = open();
    let table = game(&tables, 3, 2).snapshot.id;
    assert_eq!(tables.erase_on_event(ALICE, first).unwrap(), [table]);
    let since = tables.create(ChannelId(77), ALICE, "en", Setup::base(0)).unwrap().snapshot.id;
    assert!(tables.erase_on_event(ALICE, first).unwrap().is_empty());
    drop(tables);
    // Discord repeats an event for ten minutes.
    time.fetch_add(10 * 60, Ordering::Relaxed);
    let tables = open();
    assert!(tables.erase_on_event(ALICE, first).unwrap().is_empty());
    assert_eq!(now(&tables, since).users, [ALICE]);
    assert_eq!(tables.erase_on_event(ALICE, second).unwrap(), [since]);
    time.fetch_add(10 * 60, Ordering::Relaxed);
    tables.erase_on_event(ALICE, third).unwrap();
    drop(tables);
    let events =
        Connection::open(&path).unwrap().query_row("SELECT count(*) FROM webhook_events", [], |row| row.get(0));
    assert_eq!(events, Ok(2), "the first one is deleted");
}

#[test]
fn a_copy_of_a_webhook_event_erases_nothing_in_another_process() {
    let Some(database) = Database::new() else { return };
    let [one, other] = [(); 2].map(|()| Tables::new(Store::connect(&database.address(), Clock::default()).unwrap()));
    let [first, second, _] = EVENTS;
    assert!(one.erase_on_event(ALICE, first).unwrap().is_empty());
    let since = one.create(CHANNEL, ALICE, "en", Setup::base(0)).unwrap().snapshot.id;
    assert!(other.erase_on_event(ALICE, first).unwrap().is_empty());
    assert_eq!(other.erase_on_event(ALICE, second).unwrap(), [since]);
}

#[test]
fn finished_games_keep_the_seat_of_a_former_player() {
    let tables = memory();
    let table = play_out(&tables, game(&tables, 2, 2).snapshot);
    let record = tables.export_table(table.id).unwrap();
    let data = tables.user_data(ALICE).unwrap();
    assert_eq!((data.user, data.records.len(), data.records_left_out.len()), (ALICE, 1, 0));
    assert_eq!(data.records[0], record);
    assert!(tables.erase(ALICE, Departure::Bot).unwrap().is_empty(), "the game is over");
    let after = tables.export_table(table.id).unwrap();
    assert_eq!((&after.record, after.seed), (&record.record, record.seed), "the game is the same");
    assert!(!after.players.contains(&ALICE) && after.players.contains(&BOB));
    let rest = tables.user_data(ALICE).unwrap();
    assert!(rest.rows.is_empty() && rest.records.is_empty());
}

#[test]
fn a_vote_of_which_a_leaving_user_is_part_lapses() {
    let tables = memory();
    let table = game(&tables, 3, 2).snapshot;
    let motion = |tables: &Tables| tables.last_motion_view(table.id).unwrap().unwrap().motion;
    // Carol, who has no seat at another table, requests to replace Bob.
    tables.replace(table.id, ALICE, BOB, UserId(50)).unwrap();
    assert_eq!(motion(&tables).outcome, None);
    tables.erase(UserId(50), Departure::Bot).unwrap();
    let Motion { user, outcome, .. } = motion(&tables);
    assert_eq!((user, outcome), (Some(UserId::former(0)), Some(MotionOutcome::Lapsed)));
    tables.replace(table.id, ALICE, BOB, UserId(51)).unwrap();
    tables.erase(ALICE, Departure::Bot).unwrap();
    assert_eq!(motion(&tables).outcome, Some(MotionOutcome::Lapsed));
}

#[test]
fn logs_of_finished_games_are_deleted_after_a_while_and_their_records_stay() {
    let time = Arc::new(AtomicI64::new(0));
    let tables = Tables::new(Store::in_memory_with(Clock::manual(time.clone())).unwrap());
    let started = game(&tables, 2, 2).snapshot;
    // A vote is part of the log.
    tables.replace(started.id, ALICE, BOB, UserId(50)).unwrap();
    let over = play_out(&tables, started);
    let record = tables.export_table(over.id).unwrap();
    let rematch = tables.rematch(over.id, ALICE).unwrap().snapshot;
    let closed = tables.create(ChannelId(77), ALICE, "en", Setup::base(0)).unwrap().snapshot;
    tables.abort(ChannelId(77), ALICE).unwrap();
    assert_eq!(tables.delete_ended(30).unwrap(), 0);
    assert!(tables.user_data(ALICE).unwrap().rows.contains_key("ballots"));
    time.fetch_add(31 * 24 * 60 * 60, Ordering::Relaxed);
    assert_eq!(tables.delete_ended(30).unwrap(), 2);
    assert!(tables.get(closed.id).unwrap().is_none() && tables.get(rematch.id).unwrap().is_some());
    assert_eq!(tables.export_table(over.id).unwrap(), record);
    let rows = tables.user_data(ALICE).unwrap().rows;
    assert!(rows.contains_key("seats") && !rows.contains_key("ballots"), "{rows:?}");
    assert_eq!(tables.delete_ended(30).unwrap(), 0, "nothing is left to delete");
}
