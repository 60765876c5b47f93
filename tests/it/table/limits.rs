//! Limits for users who disturb others repeatedly. After a few times, they must wait, and their actions are not posted.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Barrier, Mutex};

use bergerie::rules::Setup;
use bergerie::store::Clock;
use bergerie::store::Store;
use bergerie::table::{
    Announcement, ChannelId, GuildId, NoticeKind, OpeningContext, PresetEditor, TableError, TableId, TableSetup,
    Tables, UndoOutcome, UserId,
};

use crate::support::postgres::Database;

use super::{ALICE, BOB, CAROL, CHANNEL, choose, game, memory, now};

/// The number of posts at a table that one user can cause in a row.
const CALLS: usize = 4;

/// Returns the number of pending announcements for which `is` returns true.
fn announcements(tables: &Tables, is: impl Fn(Announcement) -> bool) -> usize {
    let pending = tables.pending_notices().unwrap();
    pending
        .iter()
        .filter(|notice| matches!(notice.kind, NoticeKind::Announcement(announcement) if is(announcement)))
        .count()
}

/// Starts a game of three players and lets each player move once.
fn each_has_moved(tables: &Tables) -> TableId {
    let mut snapshot = game(tables, 3, 2).snapshot;
    let first = snapshot.awaited_user();
    let mut others = 0;
    while others < 3 || snapshot.awaited_user() != first || snapshot.game().unwrap().hand().is_none() {
        others += usize::from(snapshot.awaited_user() != first);
        snapshot = choose(tables, &snapshot, 0).unwrap().snapshot;
    }
    snapshot.id
}

#[test]
fn players_who_request_undos_in_turn_are_limited() {
    let tables = memory();
    let table = each_has_moved(&tables);
    let mut refused = 0;
    for _ in 0..40 {
        for player in [ALICE, BOB, CAROL] {
            match tables.undo(table, player, None) {
                // Repeating a request that is still open does not ask the players again.
                Ok(UndoOutcome::Asked(_)) => {}
                Err(TableError::RateLimitExceeded(again)) => {
                    assert!(again.until > tables.now());
                    refused += 1;
                }
                Err(other) => panic!("{other}"),
                Ok(UndoOutcome::Done(_)) => panic!("others have moved"),
            }
        }
    }
    assert_eq!(refused, 2 * (40 - CALLS));
    assert_eq!(announcements(&tables, |announcement| matches!(announcement, Announcement::Motion { .. })), 3 * CALLS);
}

#[test]
fn moves_that_are_taken_back_at_once_count_too() {
    let tables = memory();
    let begun = game(&tables, 2, 1).snapshot;
    let who = begun.awaited_user().unwrap();
    for _ in 0..CALLS {
        choose(&tables, &now(&tables, begun.id), 0).unwrap();
        assert!(matches!(tables.undo(begun.id, who, None), Ok(UndoOutcome::Done(_))));
    }
    choose(&tables, &now(&tables, begun.id), 0).unwrap();
    assert!(matches!(tables.undo(begun.id, who, None), Err(TableError::RateLimitExceeded(_))));
}

#[test]
fn replacement_requests_are_limited_except_repetitions() {
    let tables = memory();
    let table = game(&tables, 3, 2).snapshot.id;
    let replace = |newcomer| tables.replace(table, ALICE, BOB, UserId(newcomer));
    for newcomer in 0..CALLS as u64 {
        replace(100 + newcomer).unwrap();
        replace(100 + newcomer).unwrap();
    }
    assert!(matches!(replace(900), Err(TableError::RateLimitExceeded(_))));
    assert_eq!(announcements(&tables, |announcement| matches!(announcement, Announcement::Motion { .. })), CALLS);
    tables.replace(table, CAROL, BOB, UserId(900)).expect("one player's limit is nobody else's");
}

#[test]
fn posts_about_absences_and_pinned_messages_are_limited() {
    let tables = memory();
    let table = game(&tables, 2, 1).snapshot.id;
    for _ in 0..10 {
        tables.set_away(ALICE, Some(tables.now() + 1000)).unwrap();
        assert!(tables.preferences(ALICE).unwrap().away_until.is_some());
        tables.set_away(ALICE, None).unwrap();
        assert_eq!(tables.preferences(ALICE).unwrap().away_until, None);
    }
    assert_eq!(
        announcements(&tables, |announcement| matches!(
            announcement,
            Announcement::Away { .. } | Announcement::Back { .. }
        )),
        CALLS
    );
    let mut pinned = 0;
    while tables.set_pinned(CHANNEL, BOB, true).is_ok() {
        pinned += 1;
        tables.set_pinned(CHANNEL, BOB, false).unwrap();
    }
    assert_eq!((pinned, now(&tables, table).pinned), (CALLS, false));
}

#[test]
fn lobbies_that_have_waited_for_a_month_do_not_count() {
    let time = Arc::new(AtomicI64::new(1_800_000_000));
    let tables = Tables::new(Store::in_memory_with(Clock::manual(time.clone())).unwrap());
    let open = |channel| tables.create(ChannelId(channel), ALICE, "en", Setup::base(0));
    (100..105).for_each(|channel| drop(open(channel).unwrap()));
    assert!(matches!(open(105), Err(TableError::ManyLobbies(5))));
    time.fetch_add(31 * 24 * 60 * 60, Ordering::Relaxed);
    open(105).expect("the others may be in deleted channels");
    // They can still begin, if their channels exist.
    tables.join(ChannelId(100), CAROL).unwrap();
}

/// Runs a job on twelve threads at the same moment, with numbers from 100. Returns the number of those that succeeded.
fn successes(job: impl Fn(u64) -> bool + Sync) -> usize {
    let start = Barrier::new(12);
    let run = |number| {
        start.wait();
        job(number)
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (100..112).map(|number| scope.spawn(move || run(number))).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).filter(|&is| is).count()
    })
}

#[test]
fn simultaneous_requests_do_not_exceed_a_limit() {
    let check = |tables: &Tables| {
        let guild = GuildId(1);
        let opening = |channel| OpeningContext { channel: ChannelId(channel), guild: Some(guild), rematch_of: None };
        let setup = || TableSetup::from(Setup::base(0));
        let opened = successes(|channel| tables.create(opening(channel), ALICE, "en", setup()).is_ok());
        assert_eq!(opened, 5, "tables");
        // All threads are there before the first table is opened.
        let reservations = Mutex::new(Vec::new());
        let reserved = successes(|_| {
            let Ok(reservation) = tables.reserve_table(Some(guild), BOB) else { return false };
            reservations.lock().unwrap().push(reservation);
            true
        });
        assert_eq!(reserved, 10, "reservations");
        let reservations = reservations.into_inner().unwrap();
        let opened = successes(|number| {
            let Some(reservation) = reservations.get(number as usize - 100) else { return false };
            tables.create_reserved(opening(number + 100), BOB, "en", setup(), reservation).is_ok()
        });
        assert_eq!(opened, 5, "reserved tables");
        let table = tables.create(opening(300), CAROL, "en", setup()).unwrap().snapshot.id;
        let editor = PresetEditor { user: CAROL, manages: false };
        let saved = successes(|number| tables.save_preset(guild, table, editor, &format!("Preset {number}")).is_ok());
        assert_eq!(saved, 5, "presets");
    };
    check(&memory());
    let Some(database) = Database::new() else { return };
    check(&Tables::new(Store::connect(&database.address(), Clock::default()).unwrap()));
}

#[test]
fn one_user_opens_a_few_tables_and_then_has_to_wait() {
    let tables = memory();
    let open = |channel, host| tables.create(ChannelId(channel), host, "en", Setup::base(0));
    let opened = (100..255).filter(|&channel| open(channel, ALICE).is_ok()).count();
    assert_eq!(opened, 5);
    assert!(matches!(open(300, ALICE), Err(TableError::ManyLobbies(5))));
    open(300, BOB).expect("one user's limit is nobody else's");
    tables.join(ChannelId(100), CAROL).unwrap();
    tables.start(ChannelId(100), ALICE).unwrap();
    open(301, ALICE).expect("a game that has begun is no lobby");
    tables.abort(ChannelId(301), ALICE).unwrap();
    let mut opened = 6;
    let refused = loop {
        match open(301, ALICE) {
            Ok(_) => drop(tables.abort(ChannelId(301), ALICE).unwrap()),
            Err(error) => break error,
        }
        opened += 1;
    };
    assert!(matches!(refused, TableError::RateLimitExceeded(again) if again.until <= tables.now() + 60), "{refused}");
    assert_eq!(opened, 10);
}

#[test]
fn rematches_are_limited() {
    let tables = memory();
    let table = game(&tables, 2, 1).snapshot.id;
    tables.abort(CHANNEL, ALICE).unwrap();
    for _ in 0..CALLS {
        tables.rematch(table, ALICE).unwrap();
        tables.abort(CHANNEL, ALICE).unwrap();
    }
    assert!(matches!(tables.rematch(table, ALICE), Err(TableError::RateLimitExceeded(_))));
}

#[test]
fn a_member_neither_overwrites_nor_fills_a_server_s_presets() {
    let tables = memory();
    let guild = GuildId(7);
    let [alice, bob, admin] =
        [(ALICE, false), (BOB, false), (BOB, true)].map(|(user, manages)| PresetEditor { user, manages });
    let table = |channel, host| tables.create(ChannelId(channel), host, "en", Setup::base(0)).unwrap().snapshot.id;
    let [hers, his] = [table(1, ALICE), table(2, BOB)];
    tables.save_preset(guild, hers, alice, "quick").unwrap();
    assert!(matches!(tables.save_preset(guild, his, bob, "quick"), Err(TableError::NotAuthor)));
    assert!(matches!(tables.save_preset(guild, his, bob, "\u{202e}quick"), Err(TableError::NotAuthor)));
    assert!(matches!(tables.delete_preset(guild, bob, "quick"), Err(TableError::NotAuthor)));
    tables.save_preset(guild, his, admin, "quick").unwrap();
    tables.save_preset(guild, hers, alice, "quick").expect("it is still hers");
    let saved = (0..30).filter(|number| tables.save_preset(guild, his, bob, &number.to_string()).is_ok()).count();
    assert_eq!(saved, 5);
    assert!(tables.delete_preset(guild, admin, "quick").unwrap());
    assert!(!tables.delete_preset(guild, alice, "quick").unwrap());
}
