//! What time brings about, by a clock that the test moves: each thing once.

use std::path::Path;

use bergerie::clock::Clock;
use bergerie::rules::Setup;
use bergerie::store::Store;
use bergerie::table::{
    ChannelId, MotionKind, NoticeKind, Pace, PersonId, Quiet, Remark, Snapshot, TableId, Tables, Terms, Vote,
};

use super::{ALICE, BOB, CAROL, CHANNEL, choose, now, seed};

const HOUR: i64 = 60 * 60;

struct Timed {
    folder: tempfile::TempDir,
    tables: Tables,
    ahead: i64,
}

fn open(folder: &Path) -> Tables {
    let clock = Clock::moved_by(folder.join("ahead"));
    Tables::new(Store::open_with(&folder.join("bergerie.db"), clock).unwrap())
}

impl Timed {
    fn new() -> Timed {
        let folder = tempfile::tempdir().unwrap();
        let tables = open(folder.path());
        Timed { folder, tables, ahead: 0 }
    }

    /// Lets time pass, and says how many tables it has brought something about at.
    fn pass(&mut self, seconds: i64) -> usize {
        self.ahead += seconds;
        std::fs::write(self.folder.path().join("ahead"), self.ahead.to_string()).unwrap();
        self.tables.keep_time().unwrap().len()
    }

    /// A game of three at a pace.
    fn game(&self, pace: Pace) -> Snapshot {
        let terms = Terms { pace, ..Terms::from(Setup::base(0)) };
        self.tables.create_with_seed(CHANNEL, ALICE, "en", terms, seed(1)).unwrap();
        self.tables.join(CHANNEL, BOB).unwrap();
        self.tables.join(CHANNEL, CAROL).unwrap();
        self.tables.start(CHANNEL, ALICE).unwrap().snapshot
    }

    fn remarks(&self) -> Vec<Remark> {
        let pending = self.tables.pending_notices().unwrap().into_iter();
        pending.filter_map(|n| if let NoticeKind::Remark(remark) = n.kind { Some(remark) } else { None }).collect()
    }
}

#[test]
fn each_reminder_and_each_vote_is_written_once_even_across_a_restart() {
    let mut timed = Timed::new();
    let table = timed.game(Pace::Day);
    assert_eq!(timed.pass(17 * HOUR), 0);
    assert_eq!((timed.pass(2 * HOUR), timed.remarks().len()), (1, 1));
    let Timed { folder, tables, ahead } = timed;
    drop(tables);
    let tables = open(folder.path());
    let mut timed = Timed { folder, tables, ahead };
    assert_eq!((timed.pass(HOUR), timed.remarks().len()), (0, 1));
    assert_eq!((timed.pass(11 * HOUR), timed.remarks().len()), (1, 2), "the others vote");
    assert_eq!((timed.pass(24 * HOUR), timed.remarks().len()), (0, 2));
    assert!(matches!(timed.remarks()[..], [Remark::Reminder { .. }, Remark::Motion { .. }]));
    assert_eq!(timed.tables.last_deciding(table.id).unwrap().unwrap().motion.kind, MotionKind::Absence);
}

#[test]
fn a_table_without_a_clock_reminds_nobody() {
    let mut timed = Timed::new();
    timed.game(Pace::None);
    assert_eq!((timed.pass(100 * 24 * HOUR), timed.remarks().len()), (0, 0));
}

#[test]
fn a_move_sets_the_clock_anew() {
    let mut timed = Timed::new();
    let table = timed.game(Pace::Day);
    timed.pass(17 * HOUR);
    let moved = choose(&timed.tables, &table, 0).unwrap().snapshot;
    let (before, after) = (table.waited.unwrap(), moved.waited.unwrap());
    assert!(after.due.unwrap() - before.due.unwrap() >= 17 * HOUR);
    assert_eq!(timed.pass(2 * HOUR), 0);
}

#[test]
fn quiet_hours_that_are_told_late_count_and_so_does_being_away() {
    let mut timed = Timed::new();
    let table = timed.game(Pace::Day);
    let who = table.waiting_for().unwrap();
    // All but one minute of the day.
    timed.tables.prefer(who, |person| person.quiet = Some(Quiet { from: 1, to: 0 })).unwrap();
    let at = timed.tables.now() + 18 * HOUR;
    let is_minute = at % (24 * HOUR) < 60;
    assert!(is_minute || timed.pass(18 * HOUR + 60) == 0);
    let (until, told) = timed.tables.away(who, Some(timed.tables.now() + 48 * HOUR)).unwrap();
    assert_eq!(told, [table.id]);
    let due = now(&timed.tables, table.id).waited.unwrap().due.unwrap();
    assert_eq!(due, until.unwrap() + 24 * HOUR, "time begins when they are back");
}

#[test]
fn a_skip_is_lawful_ends_the_turn_and_the_one_skipped_keeps_their_seat() {
    let mut timed = Timed::new();
    let table = timed.game(Pace::Live);
    let late = table.waiting_for().unwrap();
    timed.pass(HOUR);
    let motion = timed.tables.last_deciding(table.id).unwrap().unwrap();
    assert_eq!(motion.asked.len(), 2);
    let mut followed = None;
    for person in motion.asked {
        followed = timed.tables.vote(motion.motion.id, person, Vote::Skip).unwrap();
    }
    let after = followed.expect("both are for it").snapshot;
    assert_ne!(after.waiting_for(), Some(late));
    assert_eq!(after.people, table.people);
    assert!(!after.game().unwrap().purse(after.seat_of(late).unwrap()).resigned);
    let notices = timed.tables.pending_notices_of(table.id).unwrap();
    let told = timed.tables.telling(*notices.last().unwrap()).unwrap();
    assert!(!told.for_others.is_empty());
}

#[test]
fn tables_of_somebody_are_found_in_all_channels() {
    let timed = Timed::new();
    timed.game(Pace::Day);
    timed.tables.create(ChannelId(77), BOB, "en", Setup::base(0)).unwrap();
    let ids = |person: PersonId| -> Vec<TableId> {
        timed.tables.of_person(person).unwrap().into_iter().map(|table| table.id).collect()
    };
    assert_eq!((ids(ALICE).len(), ids(BOB).len(), ids(PersonId(50)).len()), (1, 2, 0));
}
