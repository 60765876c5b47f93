//! Tests of deadlines and reminders, with a clock that the test controls. Each event must happen once.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use bergerie::rules::expansions::bridges_castles_and_bazaars::BazaarMode;
use bergerie::rules::{Expansion, FirstPlayer, Seat, Setup};
use bergerie::store::Clock;
use bergerie::store::Store;
use bergerie::table::{
    Announcement, ChannelId, Departure, Grace, Level, Motion, MotionKind, MotionOutcome, NoticeKind, OutOfTurn, Pace,
    PauseReason, PendingEdit, Phase, QuietHours, Role, Snapshot, TableError, TableId, TableOptions, TableSetup, Tables,
    UndoOutcome, UserId, Vote, choose_move, default_move,
};

use super::{ALICE, BOB, CAROL, CHANNEL, PEOPLE, STRANGER, choose, now, seed};
use crate::expansions::bridges_castles_and_bazaars::submissions::until_round;

const HOUR: i64 = 60 * 60;
const DAVE: UserId = PEOPLE[3];

struct ClockedTables {
    folder: tempfile::TempDir,
    tables: Tables,
    time: Arc<AtomicI64>,
}

fn open(folder: &Path, time: &Arc<AtomicI64>) -> Tables {
    let clock = Clock::manual(time.clone());
    Tables::new(Store::open_with(&folder.join("bergerie.db"), clock).unwrap())
}

impl ClockedTables {
    fn new() -> ClockedTables {
        let folder = tempfile::tempdir().unwrap();
        let time = Arc::new(AtomicI64::new(1_800_000_000));
        let tables = open(folder.path(), &time);
        ClockedTables { folder, tables, time }
    }

    /// Moves the clock forward and checks the deadlines. Returns the number of tables with an event.
    fn pass(&mut self, seconds: i64) -> usize {
        self.time.fetch_add(seconds, Ordering::Relaxed);
        self.tables.process_deadlines().unwrap().len()
    }

    /// Starts a game of three players with a pace.
    fn game(&self, pace: Pace) -> Snapshot {
        self.game_under(TableSetup { setup: Setup::base(0), options: TableOptions { pace, ..TableOptions::default() } })
    }

    fn game_under(&self, terms: TableSetup) -> Snapshot {
        self.tables.create_with_seed(CHANNEL, ALICE, "en", terms, seed(1)).unwrap();
        self.tables.join(CHANNEL, BOB).unwrap();
        self.tables.join(CHANNEL, CAROL).unwrap();
        self.tables.start(CHANNEL, ALICE).unwrap().snapshot
    }

    fn announcements(&self) -> Vec<Announcement> {
        let pending = self.tables.pending_notices().unwrap().into_iter();
        pending
            .filter_map(|n| if let NoticeKind::Announcement(announcement) = n.kind { Some(announcement) } else { None })
            .collect()
    }
}

#[test]
fn each_reminder_and_each_vote_is_written_once_even_across_a_restart() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Day);
    assert_eq!(timed.pass(17 * HOUR), 0);
    assert_eq!((timed.pass(2 * HOUR), timed.announcements().len()), (1, 1));
    let ClockedTables { folder, tables, time } = timed;
    drop(tables);
    let tables = open(folder.path(), &time);
    let mut timed = ClockedTables { folder, tables, time };
    assert_eq!((timed.pass(HOUR), timed.announcements().len()), (0, 1));
    assert_eq!((timed.pass(11 * HOUR), timed.announcements().len()), (1, 2), "the others vote");
    assert_eq!((timed.pass(24 * HOUR), timed.announcements().len()), (0, 2));
    assert!(matches!(timed.announcements()[..], [Announcement::Reminder { .. }, Announcement::Motion { .. }]));
    assert_eq!(timed.tables.last_motion_view(table.id).unwrap().unwrap().motion.kind, MotionKind::Absence);
}

#[test]
fn a_table_without_a_clock_sends_no_reminders() {
    let mut timed = ClockedTables::new();
    timed.game(Pace::None);
    assert_eq!((timed.pass(100 * 24 * HOUR), timed.announcements().len()), (0, 0));
}

#[test]
fn a_move_restarts_the_clock() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Day);
    timed.pass(17 * HOUR);
    let moved = choose(&timed.tables, &table, 0).unwrap().snapshot;
    let (before, after) = (table.clock.unwrap(), moved.clock.unwrap());
    assert!(after.due.unwrap() - before.due.unwrap() >= 17 * HOUR);
    assert_eq!(timed.pass(2 * HOUR), 0);
}

#[test]
fn quiet_hours_and_absences_set_late_count() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Day);
    let who = table.awaited_user().unwrap();
    // These quiet hours last all day except for one minute.
    timed.tables.change_preferences(who, |person| person.quiet = Some(QuietHours { from: 1, to: 0 })).unwrap();
    assert_eq!(timed.pass(18 * HOUR + 60), 0);
    let away = timed.tables.set_away(who, Some(timed.tables.now() + 48 * HOUR)).unwrap();
    let (until, notified) = (away.until, away.tables);
    assert_eq!(notified, [table.id]);
    let due = now(&timed.tables, table.id).clock.unwrap().due.unwrap();
    assert_eq!(due, until.unwrap() + 24 * HOUR, "time begins when they are back");
}

#[test]
fn a_skip_is_legal_and_ends_the_turn_and_the_skipped_player_keeps_their_seat() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Live);
    let late = table.awaited_user().unwrap();
    timed.pass(HOUR);
    let motion = timed.tables.last_motion_view(table.id).unwrap().unwrap();
    assert_eq!(motion.voters.len(), 2);
    let mut followed = None;
    for person in motion.voters {
        followed = timed.tables.vote(table.id, motion.motion.id, person, Vote::Skip).unwrap();
    }
    let after = followed.expect("both are for it").snapshot;
    assert_ne!(after.awaited_user(), Some(late));
    assert_eq!(after.users, table.users);
    assert!(!after.game().unwrap().player(after.seat_of(late).unwrap()).has_resigned);
    let notices = timed.tables.pending_notices_of(table.id).unwrap();
    let context = timed.tables.notice_context(*notices.last().unwrap()).unwrap();
    assert!(!context.for_others.is_empty());
}

/// Lets the other players vote about a late player.
fn agree(timed: &mut ClockedTables, table: &Snapshot, vote: Vote) -> Snapshot {
    timed.pass(HOUR);
    let motion = timed.tables.last_motion_view(table.id).unwrap().unwrap();
    assert!(motion.voters.iter().all(|person| Some(*person) != table.awaited_user()));
    motion.voters.iter().for_each(|&person| drop(timed.tables.vote(table.id, motion.motion.id, person, vote).unwrap()));
    now(&timed.tables, table.id)
}

/// Lets the bot move until a player is asked or the game is over.
fn move_bots(timed: &ClockedTables, mut table: Snapshot) -> Snapshot {
    while let Some((seat, level)) = table.bot_to_move() {
        let number = table.decision().unwrap().number;
        let chosen = choose_move(&table, seat, level, Duration::from_millis(100)).unwrap();
        let moved = timed.tables.play_for(table.id, seat, number, &chosen).unwrap();
        assert!(matches!(
            timed.tables.play_for(table.id, seat, number, &chosen),
            Err(TableError::Stale { .. } | TableError::NotSeated)
        ));
        table = moved.snapshot;
    }
    table
}

/// Plays until this seat is asked again. The bot plays the current turn.
fn round(timed: &ClockedTables, mut table: Snapshot, seat: Seat) -> Snapshot {
    while table.awaited_seats() != [seat] {
        table = choose(&timed.tables, &table, 1).unwrap().snapshot;
    }
    table
}

#[test]
fn the_bot_makes_one_move_for_a_late_player() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Live);
    let late = table.awaited_user().unwrap();
    let seat = table.seat_of(late).unwrap();
    let table = agree(&mut timed, &table, Vote::BotOnce);
    assert!(table.is_entrusted(seat) && table.waits_for_bots() && table.awaited_users().is_empty());
    let table = move_bots(&timed, table);
    assert_ne!(table.awaited_user(), Some(late), "the turn is over");
    assert!(!table.is_entrusted(seat) && table.game().unwrap().board().tiles().len() == 2);
    let table = round(&timed, table, seat);
    assert_eq!((table.awaited_user(), table.waits_for_bots()), (Some(late), false));
    // The player is late again, and from then on the bot plays the seat until the player returns.
    let table = agree(&mut timed, &table, Vote::Bot);
    let table = move_bots(&timed, table);
    assert!(table.is_entrusted(seat), "until they take it back");
}

#[test]
fn a_seat_is_the_bot_s_until_its_player_takes_it_back_or_plays() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Live);
    let late = table.awaited_user().unwrap();
    let seat = table.seat_of(late).unwrap();
    let table = agree(&mut timed, &table, Vote::Bot);
    assert!(table.is_entrusted(seat) && table.waits_for_bots() && table.awaited_users().is_empty());
    let table = move_bots(&timed, table);
    assert_ne!(table.awaited_user(), Some(late), "the turn is over");
    assert!(!timed.tables.reclaim(CHANNEL, late).unwrap().is_entrusted(seat));
    let table = round(&timed, now(&timed.tables, table.id), seat);
    let table = agree(&mut timed, &table, Vote::Bot);
    let decision = table.decision().unwrap();
    let table = timed.tables.act(table.id, late, decision.number, &decision.actions[..1]).unwrap().snapshot;
    assert_eq!(table.bot(seat), None, "whoever plays has taken it back too");
}

#[test]
fn tables_of_a_user_are_found_in_all_channels() {
    let timed = ClockedTables::new();
    timed.game(Pace::Day);
    timed.tables.create(ChannelId(77), BOB, "en", Setup::base(0)).unwrap();
    let ids = |person: UserId| -> Vec<TableId> {
        timed.tables.tables_of_user(person).unwrap().into_iter().map(|table| table.id).collect()
    };
    assert_eq!((ids(ALICE).len(), ids(BOB).len(), ids(UserId(50)).len()), (1, 2, 0));
}

/// Returns the motion on which a table votes or voted last.
fn last(timed: &ClockedTables, table: &Snapshot) -> Motion {
    timed.tables.last_motion_view(table.id).unwrap().unwrap().motion
}

#[test]
fn a_vote_lapses_when_the_late_player_submits_and_the_next_late_one_is_voted_on() {
    let mut timed = ClockedTables::new();
    let mut setup = Setup::base(0);
    setup.expansions.set(Expansion::BridgesCastlesAndBazaars, true);
    setup.expansions.bridges_castles_and_bazaars.as_mut().unwrap().bazaar_mode = BazaarMode::Sealed;
    timed
        .tables
        .create_with_seed(
            CHANNEL,
            ALICE,
            "en",
            TableSetup { setup, options: TableOptions { pace: Pace::Live, ..TableOptions::default() } },
            seed(1),
        )
        .unwrap();
    for guest in [BOB, CAROL] {
        timed.tables.join(CHANNEL, guest).unwrap();
    }
    let table = until_round(&timed.tables, timed.tables.start(CHANNEL, ALICE).unwrap().snapshot);
    timed.pass(HOUR);
    let open = last(&timed, &table);
    assert_eq!((open.kind, open.outcome), (MotionKind::Absence, None));
    let late = table.user(open.seat).unwrap();
    let voter = *timed.tables.last_motion_view(table.id).unwrap().unwrap().voters.first().unwrap();
    timed.tables.vote(table.id, open.id, voter, Vote::Skip).unwrap();
    let maxima = vec![3; table.sealed.as_ref().unwrap().subjects.len()];
    let number = table.decision().unwrap().number;
    let waits = timed.tables.submit(table.id, late, number, &maxima).unwrap().snapshot;
    assert!(!waits.awaited_seats().contains(&open.seat) && !waits.awaited_seats().is_empty());
    assert_eq!(last(&timed, &table).outcome, Some(MotionOutcome::Lapsed));
    let closed = timed.tables.vote(table.id, open.id, waits.user(waits.awaited_seats()[0]).unwrap(), Vote::Skip);
    assert!(matches!(closed, Err(TableError::VoteClosed)));
    assert_eq!(
        timed.tables.submission(table.id, late, number).unwrap().own,
        Some(maxima),
        "what they submitted stands"
    );
    // The submissions of the other players are pending and late as well.
    timed.pass(HOUR);
    let next = last(&timed, &table);
    assert_eq!((next.kind, next.outcome, next.seat), (MotionKind::Absence, None, waits.awaited_seats()[0]));
    // A player who takes over the seat of a player who has submitted does not see the submission, and submits again.
    timed.tables.replace(table.id, late, late, STRANGER).unwrap();
    timed.tables.vote(table.id, last(&timed, &table).id, STRANGER, Vote::Yes).unwrap().expect("both agree");
    assert_eq!(timed.tables.submission(table.id, STRANGER, number).unwrap().own, None);
    assert!(now(&timed.tables, table.id).awaited_seats().contains(&open.seat));
}

#[test]
fn another_motion_only_delays_the_vote_about_a_late_player() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Live);
    let late = table.awaited_user().unwrap();
    let other = table.users.iter().copied().find(|&person| person != late).unwrap();
    timed.pass(HOUR);
    assert_eq!(last(&timed, &table).kind, MotionKind::Absence);
    timed.tables.replace(table.id, other, late, STRANGER).unwrap();
    let offered = last(&timed, &table);
    assert_eq!((offered.kind, offered.votes.len()), (MotionKind::Replacement, 1));
    // Repeating the request keeps the votes and does not ask the players again.
    let pending = timed.tables.pending_notices().unwrap().len();
    timed.tables.replace(table.id, other, late, STRANGER).unwrap();
    assert_eq!((last(&timed, &table).id, timed.tables.pending_notices().unwrap().len()), (offered.id, pending));
    // The request is rejected, and after a while the table votes again about the late player.
    timed.tables.vote(table.id, offered.id, STRANGER, Vote::No).unwrap();
    assert_eq!((timed.pass(1), timed.pass(HOUR)), (0, 1));
    assert_eq!((last(&timed, &table).kind, last(&timed, &table).outcome), (MotionKind::Absence, None));
    // A vote of one table cannot be answered at another.
    let strange = timed.tables.vote(TableId(table.id.0 + 1), last(&timed, &table).id, other, Vote::Wait);
    assert!(matches!(strange, Err(TableError::VoteClosed)));
}

#[test]
fn taking_a_seat_back_during_a_question_restarts_the_clock() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Live);
    let late = table.awaited_user().unwrap();
    let table = agree(&mut timed, &table, Vote::Bot);
    assert_eq!(table.clock, None);
    timed.tables.reclaim(CHANNEL, late).unwrap();
    let back = now(&timed.tables, table.id);
    assert!(back.clock.is_some_and(|clock| clock.due.is_some()) && back.awaited_user() == Some(late));
    timed.pass(HOUR);
    assert_eq!(last(&timed, &table).outcome, None, "late again");
    // A closed table accepts no votes.
    timed.tables.abort_as_moderator(CHANNEL).unwrap();
    assert_eq!(last(&timed, &table).outcome, Some(MotionOutcome::Lapsed));
}

#[test]
fn a_replacement_keeps_its_votes_while_the_game_goes_on() {
    let timed = ClockedTables::new();
    let table = timed.game(Pace::Day);
    let moves = table.awaited_user().unwrap();
    let [asks, seated] = [0, 1].map(|n| table.users.iter().copied().filter(|&person| person != moves).nth(n).unwrap());
    timed.tables.replace(table.id, asks, seated, STRANGER).unwrap();
    let asked = last(&timed, &table);
    timed.tables.vote(table.id, asked.id, STRANGER, Vote::Yes).unwrap();
    choose(&timed.tables, &table, 0).unwrap();
    timed.tables.replace(table.id, asks, seated, STRANGER).unwrap();
    let again = last(&timed, &table);
    assert_eq!((again.id, again.votes.len(), again.outcome), (asked.id, 2, None));
}

#[test]
fn a_player_who_has_left_has_no_vote_about_a_replacement() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Live);
    let late = table.awaited_user().unwrap();
    let [leaves, stays] = [0, 1].map(|n| table.users.iter().copied().filter(|&person| person != late).nth(n).unwrap());
    timed.pass(HOUR);
    timed.tables.replace(table.id, leaves, late, STRANGER).unwrap();
    let motion = last(&timed, &table).id;
    timed.tables.resign(CHANNEL, leaves).unwrap();
    // The player is late once more, but not late enough for a vote.
    timed.pass(11 * 60);
    assert!(timed.tables.vote(table.id, motion, STRANGER, Vote::Yes).unwrap().is_none(), "nobody there has agreed");
    assert_eq!(last(&timed, &table).votes, [(STRANGER, Vote::Yes)]);
    timed.tables.vote(table.id, motion, stays, Vote::Yes).unwrap().expect("all who are left agree");
}

#[test]
fn an_absent_player_is_not_replaced_at_a_table_without_a_clock() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::None);
    let away = table.awaited_user().unwrap();
    let others: Vec<UserId> = table.users.iter().copied().filter(|&user| user != away).collect();
    timed.tables.set_away(away, Some(timed.tables.now() + 240 * HOUR)).unwrap();
    timed.pass(96 * HOUR);
    timed.tables.replace(table.id, others[0], away, STRANGER).unwrap();
    let vote = |user| timed.tables.vote(table.id, last(&timed, &table).id, user, Vote::Yes).unwrap();
    assert!([STRANGER, others[1]].map(vote).iter().all(Option::is_none));
    timed.time.fetch_add(240 * HOUR, Ordering::Relaxed);
    assert!(vote(STRANGER).is_some(), "three days after the announced return");
}

#[test]
fn a_player_who_has_resigned_cannot_be_replaced() {
    let timed = ClockedTables::new();
    let table = timed.game(Pace::Day);
    let leaves = table.users[2];
    timed.tables.replace(table.id, leaves, leaves, STRANGER).unwrap();
    timed.tables.resign(CHANNEL, leaves).unwrap();
    assert_eq!(last(&timed, &table).outcome, Some(MotionOutcome::Lapsed));
}

/// Returns the hand of the next player after two answers of the first one.
fn move_on(timed: &ClockedTables, begun: &Snapshot) -> Snapshot {
    move_on_from(timed, choose(&timed.tables, begun, 0).unwrap().snapshot)
}

/// Plays until a player has a tile in hand.
fn move_on_from(timed: &ClockedTables, mut table: Snapshot) -> Snapshot {
    while table.game().unwrap().hand().is_none() {
        table = choose(&timed.tables, &table, 0).unwrap().snapshot;
    }
    table
}

#[test]
fn a_recent_move_is_undone_without_consent_until_another_player_acts() {
    for (grace, seconds, is_free) in [
        (Grace::Minute, 60, true),
        (Grace::Minute, 61, false),
        (Grace::NextMove, 30 * HOUR, true),
        (Grace::None, 0, false),
    ] {
        let mut timed = ClockedTables::new();
        let terms = TableSetup {
            setup: Setup::base(0),
            options: TableOptions { grace, pace: Pace::None, ..TableOptions::default() },
        };
        let begun = timed.game_under(terms);
        let first = begun.awaited_user().unwrap();
        let second = move_on(&timed, &begun);
        timed.pass(seconds);
        let undone = timed.tables.undo(begun.id, first, None).unwrap();
        assert_eq!(matches!(undone, UndoOutcome::Done(_)), is_free, "{grace:?} after {seconds} s");
        let UndoOutcome::Done(update) = undone else { continue };
        assert_eq!(update.snapshot.awaited_user(), Some(first));
        let again = move_on(&timed, &timed.tables.get(begun.id).unwrap().unwrap());
        let hand = |snapshot: &Snapshot| snapshot.game().unwrap().hand();
        assert_eq!(hand(&again), hand(&second), "the same tile is drawn again");
        choose(&timed.tables, &again, 0).unwrap();
        let undone = timed.tables.undo(begun.id, first, None).unwrap();
        assert!(matches!(undone, UndoOutcome::Asked(_)), "{grace:?}: another player has moved");
    }
}

/// Returns the hours left in each bank, rounded to the nearest hour.
fn banks(timed: &ClockedTables, table: &Snapshot) -> Vec<i64> {
    timed.tables.time_banks(table.id).unwrap().into_iter().map(|left| (left + HOUR / 2) / HOUR).collect()
}

/// Plays until this user is asked at the beginning of a turn.
fn turn_of(timed: &ClockedTables, mut table: Snapshot, user: UserId) -> Snapshot {
    while table.awaited_user() != Some(user) || table.game().unwrap().hand().is_none() {
        table = choose(&timed.tables, &table, 0).unwrap().snapshot;
    }
    table
}

/// Returns whether a table votes about a late player.
fn is_voting(timed: &ClockedTables, table: &Snapshot) -> bool {
    let last = timed.tables.last_motion_view(table.id).unwrap();
    last.is_some_and(|vote| (vote.motion.kind, vote.motion.outcome) == (MotionKind::Absence, None))
}

/// A system clock that is set forward and back costs no player anything.
#[test]
fn a_system_clock_that_jumps_takes_nothing_from_a_bank() {
    let readings = Arc::new([1_800_000_000, 5000].map(AtomicI64::new));
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_with(&folder.path().join("bergerie.db"), Clock::with_readings(readings.clone())).unwrap();
    let mut timed = ClockedTables { folder, tables: Tables::new(store), time: Arc::default() };
    let table = timed.game(Pace::Bank);
    for jump in [113_603, -113_603] {
        readings[0].fetch_add(jump, Ordering::Relaxed);
        for reading in readings.iter() {
            reading.fetch_add(60, Ordering::Relaxed);
        }
        assert_eq!(timed.pass(0), 0);
        assert_eq!(banks(&timed, &table), [72, 72, 72]);
    }
}

#[test]
fn a_move_after_its_time_draws_on_the_bank_and_moves_in_time_return_some() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Bank);
    let player = table.awaited_user().unwrap();
    let seat = table.seat_of(player).unwrap().index();
    let own = |timed: &ClockedTables, table: &Snapshot| banks(timed, table)[seat];
    assert_eq!(banks(&timed, &table), [72, 72, 72]);
    let clock = table.clock.unwrap();
    assert_eq!(clock.bank_from, Some(clock.since + 24 * HOUR));
    assert_eq!(clock.due, Some(clock.since + 96 * HOUR));
    timed.pass(44 * HOUR);
    assert_eq!(own(&timed, &table), 52, "the bank is running");
    let ClockedTables { folder, tables, time } = timed;
    drop(tables);
    let mut timed = ClockedTables { tables: open(folder.path(), &time), folder, time };
    let table = choose(&timed.tables, &table, 0).unwrap().snapshot;
    timed.pass(HOUR);
    assert_eq!(banks(&timed, &table).iter().sum::<i64>(), 52 + 72 + 72, "a new question has its own day");
    assert_eq!(own(&timed, &table), 52);
    // Each move in time returns six hours, but no bank holds more than three days.
    let table = turn_of(&timed, table, player);
    let before = own(&timed, &table);
    let table = choose(&timed.tables, &table, 0).unwrap().snapshot;
    assert_eq!((own(&timed, &table), before % 6), (before + 6, 52 % 6));
    let mut table = table;
    for _ in 0..6 {
        table = turn_of(&timed, table, player);
        table = choose(&timed.tables, &table, 0).unwrap().snapshot;
    }
    assert_eq!(banks(&timed, &table), [72, 72, 72]);
}

#[test]
fn the_others_vote_once_the_bank_is_empty_too() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Bank);
    let late = table.awaited_user().unwrap();
    assert_eq!((timed.pass(19 * HOUR), timed.announcements().len()), (1, 1));
    assert_eq!((timed.pass(70 * HOUR), timed.announcements().len()), (0, 1));
    assert_eq!((timed.pass(2 * HOUR), timed.announcements().len()), (1, 2));
    let clock = table.clock.unwrap();
    let dues = timed.announcements().into_iter().map(|announcement| match announcement {
        Announcement::Reminder { due, .. } => Some(due),
        _ => None,
    });
    assert_eq!(dues.collect::<Vec<_>>(), [clock.bank_from, clock.due], "the end of the day, and of the bank");
    assert_eq!((timed.pass(10 * HOUR), is_voting(&timed, &table)), (0, false), "the time of grace");
    assert_eq!((timed.pass(2 * HOUR), is_voting(&timed, &table)), (1, true));
    // More time is another day, with an empty bank.
    let table = agree(&mut timed, &table, Vote::Wait);
    let clock = table.clock.unwrap();
    assert_eq!((clock.due, clock.due), (clock.bank_from, Some(clock.since + 24 * HOUR)));
    assert_eq!(banks(&timed, &table).into_iter().filter(|&left| left == 0).count(), 1);
    assert_eq!((timed.pass(29 * HOUR), is_voting(&timed, &table)), (1, false), "only the reminder");
    timed.pass(2 * HOUR);
    assert!(is_voting(&timed, &table));
    // A substitute gets a full bank.
    timed.tables.replace(table.id, late, late, STRANGER).unwrap();
    timed.tables.vote(table.id, last(&timed, &table).id, STRANGER, Vote::Yes).unwrap().expect("both agree");
    assert_eq!(banks(&timed, &table), [72, 72, 72]);
}

#[test]
fn an_absence_stops_the_bank_and_an_undo_takes_back_what_a_move_returned() {
    let mut timed = ClockedTables::new();
    let terms = TableSetup {
        setup: Setup::base(0),
        options: TableOptions { grace: Grace::NextMove, pace: Pace::Bank, ..TableOptions::default() },
    };
    let table = timed.game_under(terms);
    let player = table.awaited_user().unwrap();
    let seat = table.seat_of(player).unwrap().index();
    timed.pass(36 * HOUR);
    let until = timed.tables.set_away(player, Some(timed.tables.now() + 240 * HOUR)).unwrap().until;
    let clock = now(&timed.tables, table.id).clock.unwrap();
    assert_eq!(clock.bank_from, until.map(|until| until + 24 * HOUR), "the day begins on return");
    timed.pass(260 * HOUR);
    assert_eq!(banks(&timed, &table)[seat], 60, "what was drawn before the absence is used up");
    let moved = choose(&timed.tables, &now(&timed.tables, table.id), 0).unwrap().snapshot;
    assert_eq!(banks(&timed, &moved)[seat], 66);
    let next = move_on_from(&timed, moved);
    timed.pass(40 * HOUR);
    let UndoOutcome::Done(undone) = timed.tables.undo(table.id, player, None).unwrap() else { panic!("it is free") };
    assert_eq!(undone.snapshot.awaited_user(), Some(player));
    let left = banks(&timed, &undone.snapshot);
    assert!(left[seat] <= 66 && left[seat] >= 60, "{left:?}");
    assert_eq!(left[next.seat_of(next.awaited_user().unwrap()).unwrap().index()], 72, "the next player is not charged");
}

#[test]
fn a_pause_stops_the_clock_and_the_bank() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Bank);
    timed.pass(30 * HOUR);
    timed.tables.pause_table(table.id, PauseReason::Forbidden).unwrap();
    timed.pass(500 * HOUR);
    timed.tables.resume_tables_of(CHANNEL).unwrap();
    assert_eq!(banks(&timed, &table).into_iter().min(), Some(66));
    let (before, after) = (table.clock.unwrap(), now(&timed.tables, table.id).clock.unwrap());
    let hours = (after.due.unwrap() - before.due.unwrap() + HOUR / 2) / HOUR;
    assert_eq!((hours, timed.pass(60 * HOUR), is_voting(&timed, &table)), (500, 1, false));
    timed.pass(14 * HOUR);
    assert!(is_voting(&timed, &table));
}

/// Starts a game with the dragon and plays until a player is asked for a step during another player's turn.
fn until_out_of_turn(timed: &ClockedTables, out_of_turn: OutOfTurn) -> (Snapshot, Seat) {
    let mut setup = Setup::base(0);
    setup.expansions.set(Expansion::ThePrincessAndTheDragon, true);
    let mut table = timed.game_under(TableSetup {
        setup,
        options: TableOptions { pace: Pace::Day, out_of_turn, ..TableOptions::default() },
    });
    loop {
        let (asked, game) = (table.awaited_seats()[0], table.game().unwrap());
        if asked != game.active() {
            return (table, asked);
        }
        assert_eq!(table.clock.unwrap().bot_at, None, "the active player has the time per move");
        let length = table.play().unwrap().length as usize;
        table = choose(&timed.tables, &table, length * 7919).unwrap().snapshot;
    }
}

#[test]
fn the_bot_answers_an_hour_after_a_question_out_of_turn_if_the_table_agreed() {
    let mut timed = ClockedTables::new();
    let (table, seat) = until_out_of_turn(&timed, OutOfTurn::Bot);
    let number = table.decision().unwrap().number;
    // An absence does not delay the answer.
    let (user, away_until) = (table.user(seat).unwrap(), timed.tables.now() + 90 * HOUR);
    timed.tables.change_preferences(user, |person| person.away_until = Some(away_until)).unwrap();
    let chosen = default_move(&table, seat).unwrap();
    let answer = |timed: &ClockedTables| timed.tables.play_for(table.id, seat, number, &chosen);
    assert_eq!(timed.pass(HOUR - 60), 0);
    assert!(matches!(answer(&timed), Err(TableError::NotSeated)), "the player still has a minute");
    assert_eq!(timed.pass(120), 1);
    let due = timed.tables.get(table.id).unwrap().unwrap();
    assert_eq!((due.bot_to_move().map(|(seat, _)| seat), due.is_entrusted(seat)), (Some(seat), false));
    assert_eq!(due.awaited_users(), [user], "the player can still answer");
    // The answer is still due after a restart.
    let ClockedTables { folder, tables, time } = timed;
    drop(tables);
    let tables = open(folder.path(), &time);
    let mut timed = ClockedTables { folder, tables, time };
    assert_eq!(timed.pass(0), 1);
    let after = answer(&timed).unwrap().snapshot;
    assert!(after.decision().unwrap().number > number);
    assert_eq!((after.bot_to_move(), timed.pass(0)), (None, 0), "the next question has its own hour");
}

#[test]
fn a_player_who_returns_early_has_the_time_that_was_left() {
    for (pace, left) in [(Pace::Day, 4), (Pace::Bank, 4 + 72)] {
        let mut timed = ClockedTables::new();
        let table = timed.game(pace);
        let user = table.awaited_user().unwrap();
        let due = |timed: &ClockedTables| now(&timed.tables, table.id).clock.unwrap().due.unwrap() - timed.tables.now();
        timed.pass(20 * HOUR);
        // The absence is announced, extended and ended.
        for days in [2, 3] {
            timed.tables.set_away(user, Some(timed.tables.now() + days * 24 * HOUR)).unwrap();
            timed.pass(24 * HOUR);
        }
        timed.tables.set_away(user, None).unwrap();
        assert!((due(&timed) - left * HOUR).abs() <= 60, "{pace:?}: {}", due(&timed));
        // An absence that began before the question leaves the full time.
        timed
            .tables
            .change_preferences(user, |person| person.away_until = Some(timed.tables.now() + 48 * HOUR))
            .unwrap();
        let again = turn_of(&timed, choose(&timed.tables, &now(&timed.tables, table.id), 0).unwrap().snapshot, user);
        assert!(again.clock.unwrap().due.unwrap() - timed.tables.now() > (48 + left) * HOUR);
        timed.tables.set_away(user, None).unwrap();
        assert!(due(&timed) > left * HOUR + 19 * HOUR, "{pace:?}: {}", due(&timed));
    }
}

#[test]
fn a_pause_does_not_use_up_the_time_that_is_left_before_an_absence() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Day);
    let user = table.awaited_user().unwrap();
    timed.tables.pause_table(table.id, PauseReason::Forbidden).unwrap();
    timed.pass(30 * HOUR);
    for until in [Some(timed.tables.now() + 48 * HOUR), None] {
        timed.tables.set_away(user, until).unwrap();
    }
    timed.tables.resume_tables_of(CHANNEL).unwrap();
    assert!(now(&timed.tables, table.id).clock.unwrap().due > Some(timed.tables.now() + 23 * HOUR));
}

#[test]
fn an_absence_and_its_end_do_not_delay_the_bot() {
    let mut timed = ClockedTables::new();
    let (table, seat) = until_out_of_turn(&timed, OutOfTurn::Bot);
    let user = table.user(seat).unwrap();
    for until in [Some(timed.tables.now() + 90 * HOUR), None] {
        timed.pass(HOUR / 4);
        timed.tables.set_away(user, until).unwrap();
        assert_eq!(now(&timed.tables, table.id).clock.unwrap().bot_at, table.clock.unwrap().bot_at);
    }
}

#[test]
fn a_player_who_is_asked_out_of_turn_has_the_time_per_move_unless_the_table_agreed_otherwise() {
    let mut timed = ClockedTables::new();
    let (table, _) = until_out_of_turn(&timed, OutOfTurn::Wait);
    assert_eq!((table.clock.unwrap().bot_at, timed.pass(3 * HOUR)), (None, 0));
    assert_eq!(timed.tables.get(table.id).unwrap().unwrap().bot_to_move(), None);
    // In a live game, the deadline comes first.
    let timed = ClockedTables::new();
    let table = timed.game_under(TableSetup {
        setup: Setup::base(0),
        options: TableOptions { pace: Pace::Live, out_of_turn: OutOfTurn::Bot, ..TableOptions::default() },
    });
    assert_eq!(table.clock.unwrap().bot_at, None);
}

#[test]
fn a_bot_that_answers_once_out_of_turn_leaves_the_next_turn_to_the_player() {
    let mut timed = ClockedTables::new();
    let (mut table, mut seat) = until_out_of_turn(&timed, OutOfTurn::Wait);
    while seat != table.game().unwrap().active().after(3) {
        table = choose(&timed.tables, &table, 0).unwrap().snapshot;
        seat = table.awaited_seats()[0];
    }
    let late = table.user(seat).unwrap();
    timed.pass(30 * HOUR);
    let mut table = agree(&mut timed, &table, Vote::BotOnce);
    assert!(table.is_entrusted(seat));
    while table.game().unwrap().active() != seat {
        table = match table.bot_to_move() {
            Some((seat, level)) => {
                let chosen = choose_move(&table, seat, level, Duration::from_millis(100)).unwrap();
                timed.tables.play_for(table.id, seat, table.decision().unwrap().number, &chosen).unwrap().snapshot
            }
            None => choose(&timed.tables, &table, 0).unwrap().snapshot,
        };
    }
    assert_eq!((table.is_entrusted(seat), table.awaited_user()), (false, Some(late)));
}

#[test]
fn a_seat_whose_user_has_left_stays_the_bot_s_after_an_earlier_vote_for_one_turn() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Live);
    let late = table.awaited_user().unwrap();
    let seat = table.seat_of(late).unwrap();
    let table = agree(&mut timed, &table, Vote::BotOnce);
    let table = move_bots(&timed, table);
    timed.tables.erase(late, Departure::Bot).unwrap();
    choose(&timed.tables, &now(&timed.tables, table.id), 0).unwrap();
    let mut table = now(&timed.tables, table.id);
    for _ in 0..6 {
        table = choose(&timed.tables, &move_bots(&timed, table), 0).unwrap().snapshot;
        assert!(table.bot(seat).is_some() && table.user(seat).is_none());
    }
}

#[test]
fn only_a_seat_that_a_bot_plays_is_taken_back() {
    let mut timed = ClockedTables::new();
    let table = timed.game(Pace::Day);
    let player = table.awaited_user().unwrap();
    timed.pass(20 * HOUR);
    assert!(matches!(timed.tables.reclaim(CHANNEL, player), Err(TableError::NotEntrusted)));
    assert_eq!(now(&timed.tables, table.id).clock, table.clock, "the clock goes on");
}

#[test]
fn the_pinned_status_follows_a_change_of_the_awaited_player() {
    let timed = ClockedTables::new();
    let table = timed.game(Pace::Day);
    let player = table.awaited_user().unwrap();
    timed.tables.set_pinned(CHANNEL, ALICE, true).unwrap();
    let edits = |timed: &ClockedTables| {
        let mut count = 0;
        for notice in timed.tables.pending_notices_of(table.id).unwrap() {
            timed.tables.mark_posted(notice, None).unwrap();
        }
        while let Some(PendingEdit::Change(change)) = timed.tables.work(table.id).unwrap().and_then(|work| work.edit) {
            count += usize::from(change.role == Role::Status);
            timed.tables.mark_change_shown(table.id, change, false).unwrap();
        }
        count
    };
    edits(&timed);
    timed.tables.replace(table.id, player, player, STRANGER).unwrap();
    timed.tables.vote(table.id, last(&timed, &table).id, STRANGER, Vote::Yes).unwrap();
    assert_eq!((edits(&timed), now(&timed.tables, table.id).awaited_user()), (1, Some(STRANGER)));
}

#[test]
fn a_vote_starts_once_a_player_can_vote_again() {
    let mut timed = ClockedTables::new();
    let terms =
        TableSetup { setup: Setup::base(0), options: TableOptions { pace: Pace::Live, ..TableOptions::default() } };
    timed.tables.create_with_seed(CHANNEL, ALICE, "en", terms, seed(1)).unwrap();
    timed.tables.join(CHANNEL, BOB).unwrap();
    let table = timed.tables.start(CHANNEL, ALICE).unwrap().snapshot;
    let away = table.awaited_user().unwrap();
    let table = agree(&mut timed, &table, Vote::Bot);
    let table = move_bots(&timed, table);
    timed.pass(HOUR);
    assert!(!is_voting(&timed, &table), "the bot plays the only other seat");
    timed.tables.reclaim(CHANNEL, away).unwrap();
    timed.pass(HOUR);
    assert!(is_voting(&timed, &table));
}

#[test]
fn an_old_lobby_starts_when_the_last_player_who_has_not_confirmed_leaves() {
    let mut timed = ClockedTables::new();
    let opened = timed.tables.create_with_seed(CHANNEL, ALICE, "en", Setup::base(0), seed(1)).unwrap().snapshot;
    for guest in [BOB, CAROL, STRANGER] {
        timed.tables.join(CHANNEL, guest).unwrap();
    }
    timed.pass(20 * HOUR);
    timed.tables.join(CHANNEL, DAVE).unwrap();
    timed.pass(10 * HOUR);
    let is_lobby = |timed: &ClockedTables| matches!(now(&timed.tables, opened.id).phase, Phase::Lobby);
    for leaves in [ALICE, STRANGER] {
        timed.tables.leave(CHANNEL, leaves).unwrap();
    }
    timed.tables.start(CHANNEL, BOB).unwrap();
    assert!(is_lobby(&timed), "Carol is asked first");
    timed.tables.leave(CHANNEL, CAROL).unwrap();
    assert_eq!((is_lobby(&timed), now(&timed.tables, opened.id).users), (false, vec![BOB, DAVE]));
}

#[test]
fn an_old_lobby_does_not_start_when_a_player_leaves_before_the_host_starts_it() {
    let mut timed = ClockedTables::new();
    let opened = timed.tables.create_with_seed(CHANNEL, ALICE, "en", Setup::base(0), seed(1)).unwrap().snapshot;
    timed.pass(30 * HOUR);
    timed.tables.join(CHANNEL, BOB).unwrap();
    timed.tables.join(CHANNEL, CAROL).unwrap();
    timed.tables.leave(CHANNEL, ALICE).unwrap();
    assert!(matches!(now(&timed.tables, opened.id).phase, Phase::Lobby));
}

#[test]
fn a_clock_that_is_set_during_a_pause_starts_at_its_end() {
    let mut timed = ClockedTables::new();
    let opened = timed.tables.create_with_seed(
        CHANNEL,
        ALICE,
        "en",
        TableSetup { setup: Setup::base(0), options: TableOptions { pace: Pace::Day, ..TableOptions::default() } },
        seed(1),
    );
    timed.tables.join(CHANNEL, BOB).unwrap();
    timed.tables.pause_table(opened.unwrap().snapshot.id, PauseReason::Forbidden).unwrap();
    let table = timed.tables.start(CHANNEL, ALICE).unwrap().snapshot;
    timed.pass(30 * HOUR);
    timed.tables.resume_tables_of(CHANNEL).unwrap();
    let due = now(&timed.tables, table.id).clock.unwrap().due;
    assert_eq!((due, timed.pass(HOUR)), (Some(timed.tables.now() - HOUR + 24 * HOUR), 0));
}

#[test]
fn a_reminder_comes_before_the_quiet_hours_if_they_last_until_the_deadline() {
    let mut timed = ClockedTables::new();
    let hour = |at: i64| u16::try_from(at / 60 % (24 * 60)).unwrap();
    // The reminder would be due after 18 hours, and the deadline is after 24 hours.
    let begun = timed.tables.now();
    let quiet = QuietHours { from: hour(begun + 15 * HOUR), to: hour(begun + 26 * HOUR) };
    for user in [ALICE, BOB, CAROL] {
        timed.tables.change_preferences(user, |person| person.quiet = Some(quiet)).unwrap();
    }
    timed.game(Pace::Day);
    timed.pass(14 * HOUR);
    assert!(timed.announcements().is_empty());
    timed.pass(HOUR - 5 * 60);
    assert_eq!(timed.announcements().len(), 1, "shortly before the quiet hours");
    timed.pass(11 * HOUR + 10 * 60);
    assert_eq!(timed.announcements().len(), 1, "the deadline has passed");
}

#[test]
fn no_reminder_is_sent_together_with_the_vote() {
    let mut timed = ClockedTables::new();
    timed.game(Pace::Day);
    timed.pass(31 * HOUR);
    assert!(matches!(timed.announcements()[..], [Announcement::Motion { .. }]));
}

#[test]
fn a_player_who_plays_only_with_bots_gets_the_reminder_instead_of_a_vote() {
    let mut timed = ClockedTables::new();
    let terms =
        TableSetup { setup: Setup::base(0), options: TableOptions { pace: Pace::Day, ..TableOptions::default() } };
    timed.tables.create_with_seed(CHANNEL, ALICE, "en", terms, seed(1)).unwrap();
    timed.tables.add_bot(CHANNEL, ALICE, Level::Steady).unwrap();
    let table = timed.tables.start(CHANNEL, ALICE).unwrap().snapshot;
    let table = move_bots(&timed, table);
    timed.pass(31 * HOUR);
    assert!(matches!(timed.announcements()[..], [Announcement::Reminder { .. }]), "{:?}", timed.announcements());
    // Without voters, the time until the next check doubles.
    let vote_at =
        |timed: &ClockedTables| now(&timed.tables, table.id).clock.unwrap().vote_at.unwrap() - timed.tables.now();
    let first = vote_at(&timed);
    timed.pass(7 * HOUR);
    assert!(first >= 6 * HOUR && vote_at(&timed) > first, "{first} and {}", vote_at(&timed));
}

#[test]
fn the_deadline_counts_once_the_bot_has_submitted_for_all_others() {
    let mut timed = ClockedTables::new();
    let mut setup = Setup::base(0);
    setup.expansions.set(Expansion::BridgesCastlesAndBazaars, true);
    setup.expansions.bridges_castles_and_bazaars.as_mut().unwrap().bazaar_mode = BazaarMode::Sealed;
    let terms = TableSetup {
        setup,
        options: TableOptions { pace: Pace::Day, out_of_turn: OutOfTurn::Bot, ..TableOptions::default() },
    };
    let mut table = until_round(&timed.tables, timed.game_under(terms));
    assert!(table.clock.unwrap().bot_at.is_some());
    assert_eq!(table.bot_answers_at(), None, "the bot does not answer for the active player");
    timed.pass(HOUR);
    table = move_bots(&timed, now(&timed.tables, table.id));
    assert_eq!(table.awaited_seats(), [table.game().unwrap().active()]);
    assert_eq!((table.clock.unwrap().bot_at, timed.pass(0)), (None, 0));
    assert!(table.clock.unwrap().due.is_some());
}

#[test]
fn tables_in_deleted_channels_are_not_listed_and_closed_after_a_month() {
    let mut timed = ClockedTables::new();
    let game = timed.game(Pace::Day);
    let lobby = timed.tables.create(ChannelId(77), BOB, "en", Setup::base(0)).unwrap().snapshot;
    timed.tables.create(ChannelId(78), DAVE, "en", Setup::base(0)).unwrap();
    timed.tables.add_bot(ChannelId(78), DAVE, Level::Steady).unwrap();
    timed
        .tables
        .configure(ChannelId(78), DAVE, |terms| terms.setup.first = FirstPlayer::Seat(Seat::new(1).unwrap()))
        .unwrap();
    let bots = timed.tables.start(ChannelId(78), DAVE).unwrap().snapshot;
    assert!(bots.waits_for_bots());
    for table in [&game, &lobby, &bots] {
        timed.tables.pause_table(table.id, PauseReason::Gone).unwrap();
    }
    assert!(timed.tables.tables_of_user(BOB).unwrap().is_empty());
    assert!(timed.tables.set_away(BOB, Some(timed.tables.now() + 48 * HOUR)).unwrap().tables.is_empty());
    assert_eq!(timed.tables.backlog().unwrap().notices, 0);
    assert_eq!(timed.tables.close_gone().unwrap(), 0);
    timed.pass(31 * 24 * HOUR);
    assert_eq!((timed.tables.close_gone().unwrap(), timed.tables.close_gone().unwrap()), (3, 0));
    assert!(matches!(now(&timed.tables, game.id).phase, Phase::Aborted));
}
