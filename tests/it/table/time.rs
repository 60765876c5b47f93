//! What time brings about, by a clock that the test moves: each thing once.

use std::path::Path;
use std::time::Duration;

use bergerie::clock::Clock;
use bergerie::rules::Setup;
use bergerie::rules::seat::Seat;
use bergerie::store::Store;
use bergerie::table::{
    ActError, ChannelId, MotionKind, NoticeKind, Pace, PersonId, Quiet, Remark, Snapshot, TableId, Tables, Terms, Vote,
    think,
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

/// Lets the others agree on what becomes of somebody whose time is up.
fn agree(timed: &mut Timed, table: &Snapshot, vote: Vote) -> Snapshot {
    timed.pass(HOUR);
    let motion = timed.tables.last_deciding(table.id).unwrap().unwrap();
    assert!(motion.asked.iter().all(|person| Some(*person) != table.waiting_for()));
    motion.asked.iter().for_each(|&person| drop(timed.tables.vote(motion.motion.id, person, vote).unwrap()));
    now(&timed.tables, table.id)
}

/// Lets the bot move until a person is asked.
fn move_bots(timed: &Timed, mut table: Snapshot) -> Snapshot {
    while let Some((seat, level)) = table.bot_to_move() {
        let number = table.decision().unwrap().number;
        let thought = think(&table, seat, level, Duration::from_millis(100)).unwrap();
        let moved = timed.tables.play_for(table.id, seat, number, &thought).unwrap();
        assert!(matches!(
            timed.tables.play_for(table.id, seat, number, &thought),
            Err(ActError::Stale { .. } | ActError::NotSeated)
        ));
        table = moved.snapshot;
    }
    table
}

/// Plays until somebody is asked again, who is asked now but for the bot.
fn round(timed: &Timed, mut table: Snapshot, seat: Seat) -> Snapshot {
    while table.asked() != [seat] {
        table = choose(&timed.tables, &table, 1).unwrap().snapshot;
    }
    table
}

#[test]
fn the_bot_makes_one_move_for_somebody_late_and_their_next_turn_is_their_own() {
    let mut timed = Timed::new();
    let table = timed.game(Pace::Live);
    let late = table.waiting_for().unwrap();
    let seat = table.seat_of(late).unwrap();
    let table = agree(&mut timed, &table, Vote::BotOnce);
    assert!(table.is_entrusted(seat) && table.waits_for_bots() && table.awaited().is_empty());
    let table = move_bots(&timed, table);
    assert_ne!(table.waiting_for(), Some(late), "the turn is over");
    assert!(!table.is_entrusted(seat) && table.game().unwrap().board().tiles().len() == 2);
    let table = round(&timed, table, seat);
    assert_eq!((table.waiting_for(), table.waits_for_bots()), (Some(late), false));
    // Late again, and this time for good.
    let table = agree(&mut timed, &table, Vote::Bot);
    let table = move_bots(&timed, table);
    assert!(table.is_entrusted(seat), "until they take it back");
}

#[test]
fn a_seat_is_the_bot_s_until_its_player_takes_it_back_or_plays() {
    let mut timed = Timed::new();
    let table = timed.game(Pace::Live);
    let late = table.waiting_for().unwrap();
    let seat = table.seat_of(late).unwrap();
    let table = agree(&mut timed, &table, Vote::Bot);
    assert!(table.is_entrusted(seat) && table.waits_for_bots() && table.awaited().is_empty());
    let table = move_bots(&timed, table);
    assert_ne!(table.waiting_for(), Some(late), "the turn is over");
    assert!(!timed.tables.reclaim(CHANNEL, late).unwrap().is_entrusted(seat));
    let table = round(&timed, now(&timed.tables, table.id), seat);
    let table = agree(&mut timed, &table, Vote::Bot);
    let decision = table.decision().unwrap();
    let table = timed.tables.act(table.id, late, decision.number, &decision.actions[..1]).unwrap().snapshot;
    assert_eq!(table.bot(seat), None, "whoever plays has taken it back too");
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
