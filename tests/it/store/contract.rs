//! The contract of all stores. Each test runs on SQLite, and on PostgreSQL if it is installed.

use std::sync::Barrier;
use std::time::{Duration, Instant};

use bergerie::opponent::{BotProfile, Character, Level};
use bergerie::rules::{Action, Entry, Seat, Setup};
use bergerie::store::Clock;
use bergerie::store::{
    Announcement, Assists, ChannelId, DatabaseLocation, EventHash, FeedEvent, GameEnding, GameResult, Grace, GuildId,
    LogSpan, MessageId, MotionKind, MotionOutcome, NewEntry, NewMotion, NewTable, Notice, NoticeBacklog, NoticeId,
    NoticeKind, OldPost, OutOfTurn, OutdatedMessage, Pace, PauseReason, PhaseKind, PlayerResult, Preferences,
    QuietHours, RatingPool, Role, SealedNumber, Season, SecretHash, Store, StoreError, SubstitutionReason, TableClock,
    TableId, TableOptions, TimeBank, UserId, Vote,
};

use crate::support::postgres::Database;
use crate::support::wait::DEADLINE;

/// Declares tests that run these functions on both engines.
macro_rules! on_both {
    ($($name:ident)*) => {
        /// All functions, so that another test can collect their SQL statements.
        pub(super) const ALL: &[fn(&Store)] = &[$($name),*];

        mod sqlite {
            $(#[test] fn $name() {
                super::$name(&bergerie::store::Store::in_memory().unwrap());
            })*
        }

        mod postgres {
            $(#[test] fn $name() {
                let Some(database) = crate::support::postgres::Database::new() else { return };
                super::$name(&bergerie::store::Store::connect(&database.address(), Default::default()).unwrap());
            })*
        }
    };
}

on_both! {
    a_table_is_what_was_written
    an_append_names_where_and_what_it_answers
    a_failed_change_leaves_nothing
    a_panic_leaves_nothing
    nobody_shares_a_channel_or_a_name
    notices_are_said_once_and_in_order
    a_later_move_extends_a_pending_notice
    a_post_includes_earlier_notices_and_outdates_a_post
    posts_are_the_newest_of_their_role
    changes_are_shown_up_to_what_was_shown
    a_paused_table_has_no_pending_posts
    clocks_and_reminders_come_due
    sealed_numbers_are_replaced_and_deleted
    one_motion_is_open_at_a_table
    standing_orders_are_set_and_deleted
    people_prefer_what_they_said_last
    presets_are_sorted_byte_by_byte
    results_are_read_in_the_order_of_their_ends
    webhook_events_are_recorded_by_hash
    messages_of_a_feed_wait_until_they_are_delivered
    a_login_link_is_used_once_and_sessions_end
    many_at_once_have_one_winner_a_decision
    many_tables_are_opened_at_once
}

const TABLE: TableId = TableId(1);

fn seat(number: u8) -> Seat {
    Seat::try_from(number).unwrap()
}

fn open(store: &Store, channel: u64) -> TableId {
    let name = format!("Razès {channel}");
    let table = NewTable {
        guild: Some(GuildId(u64::MAX)),
        rematch_of: None,
        channel: ChannelId(channel),
        name: &name,
        host: UserId(u64::MAX - 7),
        locale: "fr",
        ruleset: 3,
        setup: &Setup::base(0),
        options: TableOptions {
            assists: Assists::Off,
            season: Season::Winter,
            grace: Grace::NextMove,
            out_of_turn: OutOfTurn::Bot,
            ..TableOptions::default()
        },
        seed: [7; 32],
    };
    store.write(|writing| writing.open_table(&table)).unwrap()
}

fn write<T>(store: &Store, job: impl Fn(&bergerie::store::WriteTransaction<'_>) -> Result<T, StoreError>) -> T {
    store.write(job).unwrap()
}

fn read<T>(store: &Store, job: impl Fn(&bergerie::store::ReadTransaction<'_>) -> Result<T, StoreError>) -> T {
    store.read(job).unwrap()
}

fn answer(decision: u32) -> NewEntry {
    NewEntry { entry: Entry::Act(Action::Pass), decision: Some(decision), substitution: None }
}

fn a_table_is_what_was_written(store: &Store) {
    assert_eq!(open(store, 1 << 63), TABLE);
    let people = [UserId(u64::MAX - 7), UserId::nobody(1), UserId(3)];
    let bots = [None, Some(BotProfile { level: Level::Strong, character: Character::Farmer }), None];
    write(store, |writing| {
        writing.set_seats(TABLE, &people, &bots)?;
        writing.set_pinned(TABLE, true)?;
        writing.set_host(TABLE, UserId(3))?;
        writing.set_phase_kind(TABLE, PhaseKind::Playing)
    });
    let row = read(store, |reading| reading.active_table(ChannelId(1 << 63))).unwrap();
    assert_eq!((row.id, row.users.as_slice(), row.bots.as_slice()), (TABLE, people.as_slice(), bots.as_slice()));
    assert_eq!((row.host, row.guild, row.seed, row.pinned), (UserId(3), Some(GuildId(u64::MAX)), [7; 32], true));
    assert_eq!((row.phase_kind, row.options.pace), (PhaseKind::Playing, Pace::Day));
    assert_eq!(
        (row.options.season, row.options.grace, row.options.out_of_turn),
        (Season::Winter, Grace::NextMove, OutOfTurn::Bot)
    );
    assert_eq!((row.options.assists, row.ruleset), (Assists::Off, 3));
    assert_eq!((row.setup.players, row.name.as_str(), row.locale.as_str()), (3, "Razès 9223372036854775808", "fr"));
    assert!(read(store, |reading| reading.table(TableId(9))).is_none());
    assert_eq!(read(store, |reading| reading.tables_of(UserId(3))), [TABLE]);
    write(store, |writing| writing.set_phase_kind(TABLE, PhaseKind::Aborted));
    assert!(read(store, |reading| reading.active_table(ChannelId(1 << 63))).is_none());
    assert!(read(store, |reading| reading.last_table(ChannelId(1 << 63))).is_some());
    let finished = |skipped| read(store, |reading| reading.finished_tables_of(UserId(3), skipped, 8));
    assert!(finished(0).is_empty());
    write(store, |writing| writing.set_phase_kind(TABLE, PhaseKind::Over));
    assert_eq!(finished(0).iter().map(|(table, _)| *table).collect::<Vec<_>>(), [TABLE]);
    assert!(finished(0).iter().all(|(_, ended_at)| *ended_at > 0) && finished(1).is_empty());
    assert_eq!(open(store, 1 << 63), TableId(2), "numbers are unique");
}

fn an_append_names_where_and_what_it_answers(store: &Store) {
    open(store, 1);
    let append = |length, entry: NewEntry| store.write(|writing| writing.append(TABLE, length, &[entry]));
    append(0, answer(1)).unwrap();
    assert!(matches!(append(0, answer(2)), Err(StoreError::Conflict)), "the position in the log is taken");
    assert!(matches!(append(1, answer(1)), Err(StoreError::Conflict)), "the decision has been answered");
    append(1, NewEntry { substitution: Some(SubstitutionReason::Bot), ..answer(2) }).unwrap();
    append(2, NewEntry { entry: Entry::Resign(seat(1)), decision: None, substitution: None }).unwrap();
    append(3, NewEntry { entry: Entry::Undo(1), decision: None, substitution: None }).unwrap();
    assert_eq!(read(store, |reading| reading.log_length(TABLE)), 4);
    assert_eq!(read(store, |reading| reading.log_length(TableId(2))), 0);
    let rest = [Entry::Resign(seat(1)), Entry::Undo(1)];
    assert_eq!(read(store, |reading| reading.log_from(TABLE, 2)), rest);
    assert_eq!(read(store, |reading| reading.substituted_answers(TABLE)), [(1, SubstitutionReason::Bot)]);
}

fn a_failed_change_leaves_nothing(store: &Store) {
    open(store, 1);
    let failed = store.write(|writing| {
        writing.append(TABLE, 0, &[answer(1)])?;
        Err::<(), _>(StoreError::Full)
    });
    assert!(matches!(failed, Err(StoreError::Full)));
    let swallowed = store.write(|writing| {
        writing.append(TABLE, 0, &[answer(1)])?;
        // If code ignores an error, the rest of the transaction must not be committed.
        let again = writing.append(TABLE, 0, &[answer(1)]);
        again.or(Err(StoreError::Conflict))
    });
    assert!(swallowed.is_err());
    assert_eq!(read(store, |reading| reading.log_length(TABLE)), 0);
}

fn a_panic_leaves_nothing(store: &Store) {
    open(store, 1);
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        store.write(|writing| {
            writing.append(TABLE, 0, &[answer(1)])?;
            if true { panic!("on purpose") } else { Ok::<(), StoreError>(()) }
        })
    }));
    assert!(panicked.is_err());
    assert_eq!(read(store, |reading| reading.log_length(TABLE)), 0);
}

fn nobody_shares_a_channel_or_a_name(store: &Store) {
    open(store, 1);
    let setup = Setup::base(0);
    let table = |channel, name| NewTable {
        guild: None,
        rematch_of: Some(TABLE),
        channel: ChannelId(channel),
        name,
        host: UserId(1),
        locale: "en",
        ruleset: 1,
        setup: &setup,
        options: TableOptions { pace: Pace::None, ..TableOptions::default() },
        seed: [0; 32],
    };
    for (channel, name) in [(1, "Corbières"), (2, "Razès 1")] {
        let opened = store.write(|writing| writing.open_table(&table(channel, name)));
        assert!(matches!(opened, Err(StoreError::Conflict)), "{name}");
    }
    assert!(read(store, |reading| reading.is_name_taken("Razès 1")));
    assert!(!read(store, |reading| reading.is_name_taken("Corbières")));
    let twice = store.write(|writing| writing.set_seats(TABLE, &[UserId(1), UserId(1)], &[None, None]));
    assert!(twice.is_err());
    write(store, |writing| writing.set_phase_kind(TABLE, PhaseKind::Over));
    let next = write(store, |writing| writing.open_table(&table(1, "Razès 1")));
    assert_eq!(read(store, |reading| reading.table(next)).and_then(|row| row.rematch_of), Some(TABLE));
    assert_eq!(read(store, |reading| reading.active_tables()), [next]);
}

fn notices_are_said_once_and_in_order(store: &Store) {
    open(store, 1);
    let other = open(store, 2);
    let span = LogSpan { from: 0, to: 3 };
    let announcement = NoticeKind::Announcement(Announcement::Away { seat: seat(0), until: 1 << 40 });
    let kinds = [NoticeKind::Lobby, NoticeKind::Turn(span), announcement, NoticeKind::Over(span)];
    let written: Vec<Notice> =
        kinds.iter().map(|&kind| write(store, |writing| writing.add_notice(TABLE, kind))).collect();
    let aborted = write(store, |writing| writing.add_notice(other, NoticeKind::Aborted));
    let pending = read(store, |reading| reading.pending_notices());
    assert_eq!(pending.split_last(), Some((&aborted, written.as_slice())));
    assert_eq!(read(store, |reading| reading.pending_notices_of(TABLE)), written);
    assert_eq!(read(store, |reading| reading.tables_with_pending_posts()), [TABLE, other]);
    let backlog = read(store, |reading| reading.backlog());
    assert_eq!((backlog.tables, backlog.notices), (2, 5));
    assert!(backlog.oldest < 60 && read(store, |reading| reading.created_at(aborted.id)).is_some());
    assert!(read(store, |reading| reading.oldest_pending_notice(TABLE)).is_some());

    assert_eq!(write(store, |writing| writing.mark_notice_posted(written[1].id)), Some(written[1]));
    assert_eq!(write(store, |writing| writing.mark_notice_posted(written[1].id)), None, "the notice has been posted");
    assert_eq!(write(store, |writing| writing.mark_notice_posted(NoticeId(99))), None);
    assert_eq!(read(store, |reading| reading.turn_notice(TABLE)), Some(written[1]));
    assert_eq!(read(store, |reading| reading.lobby_notice(TABLE)), None, "the notice is still pending");
    assert_eq!(read(store, |reading| reading.spans(TABLE)), [span]);
    assert_eq!(read(store, |reading| reading.pending_notices()).len(), 4);
}

fn a_later_move_extends_a_pending_notice(store: &Store) {
    open(store, 1);
    let notice = write(store, |writing| writing.add_notice(TABLE, NoticeKind::Turn(LogSpan { from: 2, to: 3 })));
    let longer = NoticeKind::Over(LogSpan { from: 2, to: 9 });
    assert_eq!(
        write(store, |writing| writing.extend_notice(notice.id, longer)),
        Some(Notice { kind: longer, ..notice })
    );
    write(store, |writing| writing.mark_notice_posted(notice.id));
    assert_eq!(write(store, |writing| writing.extend_notice(notice.id, notice.kind)), None);
}

fn a_post_includes_earlier_notices_and_outdates_a_post(store: &Store) {
    open(store, 1);
    let spans = [LogSpan { from: 2, to: 3 }, LogSpan { from: 3, to: 5 }];
    let [earlier, later] = spans.map(|span| write(store, |writing| writing.add_notice(TABLE, NoticeKind::Turn(span))));
    write(store, |writing| writing.begin_post(later.id, &[earlier.id]));
    let [one, other] = read(store, |reading| reading.pending_posts(TABLE))[..] else { panic!("two notices") };
    assert_eq!((one.attempts, one.merged_into, other.attempts, other.merged_into), (0, Some(later.id), 1, None));
    write(store, |writing| writing.record_old_post(MessageId(u64::MAX), later));
    write(store, |writing| writing.mark_notice_posted(later.id));
    assert!(read(store, |reading| reading.pending_posts(TABLE)).is_empty(), "both notices have been posted");
    let turn_notice = Notice { kind: NoticeKind::Turn(LogSpan { from: 2, to: 5 }), ..later };
    assert_eq!(read(store, |reading| reading.turn_notice(TABLE)), Some(turn_notice));
    assert_eq!(read(store, |reading| reading.tables_with_pending_posts()), [TABLE]);
    let old = OldPost { message: MessageId(u64::MAX), notice: turn_notice };
    assert_eq!(read(store, |reading| reading.old_posts(TABLE)), [old]);
    write(store, |writing| writing.forget_old_post(old.message));
    assert!(read(store, |reading| reading.tables_with_pending_posts()).is_empty());
    for message in [7, 9, 8] {
        write(store, |writing| writing.record_old_post(MessageId(message), later));
    }
    let old_posts = read(store, |reading| reading.old_posts(TABLE));
    assert_eq!(old_posts.iter().map(|old| old.message.0).collect::<Vec<_>>(), [9, 8, 7], "newest first");
}

#[test]
fn processes_reserve_time_one_after_the_other() {
    let Some(database) = Database::new() else { return };
    let stores = [0, 1].map(|_| Store::connect(&database.address(), Clock::default()).unwrap());
    // The reserved times are far apart, so that delays of a busy machine do not matter.
    let (span, begun) = (Duration::from_secs(3600), Instant::now());
    let at =
        |number: usize, after, span| stores[number % 2].reserve_request_time(after, span).unwrap() + begun.elapsed();
    let turns: Vec<Duration> = (0..6).map(|number| at(number, Duration::ZERO, span)).collect();
    assert!(turns[0] < span, "{turns:?}");
    let apart = |pair: &[Duration]| (pair[1] - pair[0]).abs_diff(span) < DEADLINE;
    assert!(turns.windows(2).all(apart), "{turns:?}");
    // One of the two has to wait.
    let wait = 24 * span;
    at(0, wait, Duration::ZERO);
    assert!(at(1, Duration::ZERO, span) >= wait - span);
}

fn posts_are_the_newest_of_their_role(store: &Store) {
    open(store, 1);
    for message in [u64::MAX, 6] {
        write(store, |writing| writing.remember_post(TABLE, Role::Turn, MessageId(message)));
    }
    write(store, |writing| writing.remember_post(TABLE, Role::Status, MessageId(u64::MAX)));
    let posts = read(store, |reading| reading.latest_posts(TABLE));
    assert_eq!((posts.turn, posts.status, posts.lobby), (Some(MessageId(6)), Some(MessageId(u64::MAX)), None));
}

fn changes_are_shown_up_to_what_was_shown(store: &Store) {
    open(store, 1);
    for _ in 0..3 {
        write(store, |writing| writing.mark_outdated(TABLE, Role::Turn));
    }
    write(store, |writing| writing.mark_outdated(TABLE, Role::Lobby));
    let (lobby, turn) = (OutdatedMessage { role: Role::Lobby, made: 1 }, OutdatedMessage { role: Role::Turn, made: 3 });
    assert_eq!(read(store, |reading| reading.outdated_messages(TABLE)), [lobby, turn]);
    write(store, |writing| writing.mark_updated(TABLE, lobby));
    for made in [2, 1] {
        write(store, |writing| writing.mark_updated(TABLE, OutdatedMessage { role: Role::Turn, made }));
        assert_eq!(read(store, |reading| reading.outdated_messages(TABLE)), [turn], "one more is to be shown");
    }
    assert_eq!(read(store, |reading| reading.tables_with_pending_posts()), [TABLE]);
    write(store, |writing| writing.mark_updated(TABLE, OutdatedMessage { role: Role::Turn, made: 7 }));
    assert_eq!(read(store, |reading| reading.outdated_messages(TABLE)), []);
    write(store, |writing| writing.mark_outdated(TABLE, Role::Turn));
    assert_eq!(
        read(store, |reading| reading.outdated_messages(TABLE)),
        [OutdatedMessage { role: Role::Turn, made: 4 }]
    );
}

fn a_paused_table_has_no_pending_posts(store: &Store) {
    open(store, 1);
    write(store, |writing| writing.add_notice(TABLE, NoticeKind::Lobby));
    write(store, |writing| writing.add_notice(TABLE, NoticeKind::Announcement(Announcement::Status)));
    let is_announced = |announcement| read(store, |reading| reading.is_announced(TABLE, announcement));
    assert_eq!([Announcement::Status, Announcement::StillIn].map(is_announced), [true, false]);
    assert!(write(store, |writing| writing.pause_table(TABLE, PauseReason::Gone)));
    assert!(!write(store, |writing| writing.pause_table(TABLE, PauseReason::Forbidden)), "it was left alone before");
    assert_eq!(read(store, |reading| reading.paused_tables()), [(TABLE, ChannelId(1), PauseReason::Gone)]);
    assert_eq!(read(store, |reading| reading.pause_reason(TABLE)), Some(PauseReason::Gone));
    assert!(read(store, |reading| reading.tables_with_pending_posts()).is_empty());
    assert_eq!(read(store, |reading| reading.backlog()), NoticeBacklog { tables: 1, ..NoticeBacklog::default() });
    let gone = |moment| read(store, |reading| reading.tables_gone_before(reading.now() + moment));
    assert_eq!((gone(-60), gone(60)), (vec![], vec![TABLE]));
    assert!(read(store, |reading| reading.is_paused(ChannelId(1))));
    assert_eq!(read(store, |reading| reading.channel_of(TABLE)), Some(ChannelId(1)));
    assert_eq!(write(store, |writing| writing.resume_tables_of(ChannelId(1))), [TABLE]);
    assert_eq!(read(store, |reading| reading.tables_with_pending_posts()), [TABLE]);
}

fn clocks_and_reminders_come_due(store: &Store) {
    open(store, 1);
    write(store, |writing| writing.set_phase_kind(TABLE, PhaseKind::Playing));
    let now = read(store, |reading| Ok(reading.now()));
    let clock = TableClock {
        since: now - 50,
        due: Some(now + 900),
        vote_at: Some(now - 1),
        bank_from: None,
        bot_at: None,
        time_left: Some(60),
    };
    write(store, |writing| writing.set_clock(TABLE, TableClock { vote_at: None, bot_at: Some(now), ..clock }));
    assert_eq!(read(store, |reading| reading.tables_with_due_clock()), [TABLE]);
    write(store, |writing| writing.cancel_bot_answer(TABLE));
    assert!(read(store, |reading| reading.tables_with_due_clock()).is_empty());
    // The bot's answer is not restored if the deadline comes first.
    write(store, |writing| writing.schedule_bot_answer(TABLE, now + 900));
    assert_eq!(read(store, |reading| reading.clock(TABLE)).unwrap().bot_at, None);
    write(store, |writing| writing.schedule_bot_answer(TABLE, now + 899));
    assert_eq!(read(store, |reading| reading.clock(TABLE)).unwrap().bot_at, Some(now + 899));
    write(store, |writing| writing.set_clock(TABLE, TableClock { vote_at: Some(now + 5), ..clock }));
    write(store, |writing| writing.schedule_reminder(TABLE, seat(0), now + 600));
    assert!(read(store, |reading| reading.tables_with_due_clock()).is_empty());
    write(store, |writing| writing.schedule_reminder(TABLE, seat(0), now - 1));
    assert_eq!(read(store, |reading| reading.tables_with_due_clock()), [TABLE]);
    assert_eq!(read(store, |reading| reading.due_reminders(TABLE)), [seat(0)]);
    write(store, |writing| writing.delete_reminder(TABLE, seat(0)));
    assert!(read(store, |reading| reading.tables_with_due_clock()).is_empty());
    write(store, |writing| writing.set_clock(TABLE, clock));
    assert_eq!(read(store, |reading| reading.clock(TABLE)), Some(clock));
    assert_eq!(read(store, |reading| reading.tables_with_due_clock()), [TABLE]);
    write(store, |writing| writing.mark_motion_begun(TABLE));
    assert!(read(store, |reading| reading.tables_with_due_clock()).is_empty());
    // The times of a paused table are later by the time for which its clock was stopped.
    let bank = TimeBank { remaining: 60, returned: 5, runs_from: Some(now + 840) };
    write(store, |writing| writing.set_time_bank(TABLE, seat(0), TimeBank { remaining: 0, ..bank }));
    write(store, |writing| writing.set_time_bank(TABLE, seat(0), bank));
    write(store, |writing| writing.pause_table(TABLE, PauseReason::Gone));
    write(store, |writing| writing.set_clock(TABLE, TableClock { bot_at: Some(now + 900), ..clock }));
    write(store, |writing| writing.resume_tables_of(ChannelId(1)));
    let continued = read(store, |reading| reading.clock(TABLE)).unwrap();
    let later = continued.due.unwrap() - clock.due.unwrap();
    assert!((50..110).contains(&later), "the clock was set 50 seconds ago: {continued:?}");
    assert_eq!((continued.bank_from, continued.bot_at), (Some(now + 840 + later), continued.due));
    write(store, |writing| writing.fill_time_bank(TABLE, seat(0)));
    assert_eq!(read(store, |reading| reading.time_banks(TABLE)), []);
    write(store, |writing| writing.delete_clock(TABLE));
    assert_eq!(read(store, |reading| reading.clock(TABLE)), None);
}

fn sealed_numbers_are_replaced_and_deleted(store: &Store) {
    open(store, 1);
    let sealed = |by: u8, subject: u8, number: u8| SealedNumber { seat: seat(by), subject, number };
    for (by, number) in [(1, 3), (0, 99), (1, 0)] {
        write(store, |writing| writing.save_sealed_number(TABLE, sealed(by, 5, number)));
    }
    assert_eq!(read(store, |reading| reading.sealed_numbers(TABLE)), [sealed(0, 5, 99), sealed(1, 5, 0)]);
    let seventh = store.write(|writing| writing.save_sealed_number(TABLE, sealed(0, 6, 1)));
    assert!(seventh.is_err(), "there are at most six subjects");
    write(store, |writing| writing.delete_sealed_numbers(TABLE));
    assert!(read(store, |reading| reading.sealed_numbers(TABLE)).is_empty());
}

fn one_motion_is_open_at_a_table(store: &Store) {
    open(store, 1);
    let new =
        NewMotion { kind: MotionKind::Undo, seat: seat(2), user: Some(UserId(u64::MAX)), position: Some(4), length: 6 };
    let motion = write(store, |writing| writing.begin_motion(TABLE, new));
    assert!(matches!(store.write(|writing| writing.begin_motion(TABLE, new)), Err(StoreError::Conflict)));
    for vote in [Vote::No, Vote::Yes] {
        write(store, |writing| writing.cast_vote(motion, UserId(1 << 63), vote));
    }
    write(store, |writing| writing.cast_vote(motion, UserId(4), Vote::Wait));
    let found = read(store, |reading| reading.open_motion(TABLE)).unwrap();
    assert_eq!((found.kind, found.seat, found.user), (new.kind, new.seat, new.user));
    assert_eq!((found.position, found.length, found.outcome), (Some(4), 6, None));
    assert_eq!(found.votes, [(UserId(1 << 63), Vote::Yes), (UserId(4), Vote::Wait)]);
    write(store, |writing| writing.close_motion(motion, MotionOutcome::Agreed));
    write(store, |writing| writing.close_motion(motion, MotionOutcome::Lapsed));
    assert_eq!(read(store, |reading| reading.open_motion(TABLE)), None);
    let last = read(store, |reading| reading.last_motion(TABLE)).unwrap();
    assert_eq!((last.id, last.outcome), (motion, Some(MotionOutcome::Agreed)));
    assert_eq!(read(store, |reading| reading.last_absence(TABLE, seat(2))), None);
    let absence = NewMotion { kind: MotionKind::Absence, ..new };
    let next = write(store, |writing| writing.begin_motion(TABLE, absence));
    write(store, |writing| writing.close_motion(next, MotionOutcome::Skip));
    assert_eq!(read(store, |reading| reading.last_absence(TABLE, seat(2))), Some(MotionOutcome::Skip));
    assert_eq!(read(store, |reading| reading.motion_before(next)), Some(last));
    assert_eq!(read(store, |reading| reading.motion_before(motion)), None);
}

fn standing_orders_are_set_and_deleted(store: &Store) {
    open(store, 1);
    for (number, name, value) in [(1, "b", Some(3)), (0, "z", Some(0)), (1, "a", Some(1)), (1, "b", Some(4))] {
        write(store, |writing| writing.set_order(TABLE, seat(number), name, value));
    }
    let of = |number, name: &str, value| (seat(number), name.to_owned(), value);
    assert_eq!(read(store, |reading| reading.orders(TABLE)), [of(0, "z", 0), of(1, "a", 1), of(1, "b", 4)]);
    write(store, |writing| writing.set_order(TABLE, seat(1), "a", None));
    write(store, |writing| writing.delete_orders(TABLE, seat(0)));
    assert_eq!(read(store, |reading| reading.orders(TABLE)), [of(1, "b", 4)]);
}

fn people_prefer_what_they_said_last(store: &Store) {
    let person = UserId(u64::MAX);
    assert_eq!(read(store, |reading| reading.preferences(person)), Preferences::default());
    let prefers = Preferences {
        zone: Some("Europe/Paris".to_owned()),
        quiet: Some(QuietHours { from: 1320, to: 450 }),
        reminders: false,
        direct_messages: true,
        locale: Some("fr".to_owned()),
        mark: Some(seat(5)),
        away_until: Some(1 << 40),
        hides_profile: true,
    };
    for prefers in [&prefers, &Preferences::default(), &prefers] {
        write(store, |writing| writing.set_preferences(person, prefers));
        assert_eq!(read(store, |reading| reading.preferences(person)), *prefers);
    }
}

fn presets_are_sorted_byte_by_byte(store: &Store) {
    let guild = GuildId(1 << 63);
    for name in ["éa", "b", "Z", "a b"] {
        write(store, |writing| writing.set_preset(guild, name, Some((&name.len(), UserId(1)))));
    }
    write(store, |writing| writing.set_preset(guild, "b", Some((&70, UserId(2)))));
    assert_eq!(read(store, |reading| reading.preset_names(guild)), ["Z", "a b", "b", "éa"]);
    assert_eq!(read(store, |reading| reading.preset::<u32>(guild, "b")), Some(70));
    let authors = read(store, |reading| reading.preset_authors(guild));
    let first = [Some(UserId(1)); 4];
    assert_eq!(authors.into_iter().map(|(_, author)| author).collect::<Vec<_>>(), first, "whoever gave the name first");
    write(store, |writing| writing.set_preset::<u32>(guild, "b", None));
    assert_eq!(read(store, |reading| reading.preset::<u32>(guild, "b")), None);
    assert!(store.read(|reading| reading.preset::<String>(guild, "Z")).is_err(), "a number is no text");
}

fn results_are_read_in_the_order_of_their_ends(store: &Store) {
    let (guild, users) = (GuildId(u64::MAX), [UserId(5), UserId(6), UserId::nobody(0)]);
    let bots = [None, None, Some(BotProfile { level: Level::Strong, character: Character::Farmer })];
    let results = [30, 20, 10].map(|ended_at| {
        let table = open(store, ended_at as u64);
        let player = |(seat, place)| PlayerResult {
            seat: Seat::try_from(seat).unwrap(),
            user: users[usize::from(seat)],
            bot: bots[usize::from(seat)],
            place,
            points: 40 - 50 * i32::from(seat),
            has_left: seat == 1,
        };
        let players = [(0, 1), (1, 3), (2, 2)].map(player).to_vec();
        let rated_at = (ended_at != 20).then_some(ended_at);
        GameResult { table, pool: RatingPool::MoreExpanded, ending: GameEnding::PlayedOut, rated_at, players }
    });
    write(store, |writing| {
        for result in &results {
            writing.set_seats(result.table, &users, &bots)?;
            let row = writing.table(result.table)?.unwrap();
            writing.add_players(&row)?;
            assert_eq!(writing.first_players(row.id)?, users.into_iter().zip(bots).collect::<Vec<_>>());
        }
        Ok(())
    });
    let rated = |from, to| read(store, |reading| reading.rated_results(guild, from, to));
    assert_eq!(rated(0, 99), [], "the games are not over");
    write(store, |writing| results.iter().try_for_each(|result| writing.add_result(Some(guild), result)));
    let [last, _, first] = &results;
    assert_eq!(rated(0, 99), [first.clone(), last.clone()]);
    assert_eq!(rated(11, 31), std::slice::from_ref(last));
    assert_eq!(rated(11, 30), []);
    let of_table = |table| read(store, |reading| reading.result(table));
    assert_eq!((of_table(last.table), of_table(TableId(999))), (Some(last.clone()), None));
    let own = |guild| read(store, |reading| reading.results_of(users[1], guild));
    let newest_first: Vec<GameResult> = results.iter().rev().cloned().collect();
    assert_eq!((own(Some(guild)), own(None)), (newest_first.clone(), newest_first));
    assert_eq!(own(Some(GuildId(1))), []);
    let setups = |guild| read(store, |reading| reading.setups_of(users[1], guild)).len();
    assert_eq!((setups(Some(guild)), setups(None), setups(Some(GuildId(1)))), (3, 3, 0));
    assert_eq!(read(store, |reading| reading.latest_rated_pool(guild)), Some(RatingPool::MoreExpanded));
    assert_eq!(read(store, |reading| reading.latest_rated_pool(GuildId(1))), None);
}

fn messages_of_a_feed_wait_until_they_are_delivered(store: &Store) {
    let (guild, table) = (GuildId(u64::MAX), open(store, 1));
    let turn = |length| FeedEvent::Turn { length, awaited: vec![Seat::FIRST], points: vec![1, -1] };
    let add = |event: FeedEvent| write(store, |writing| writing.add_feed_message(guild, table, &event, 3));
    let oldest = || read(store, |reading| reading.oldest_feed_message(guild));
    let due = || read(store, |reading| reading.due_feeds());
    let counts = || read(store, |reading| reading.feed(guild)).map(|feed| (feed.failures, feed.pending));
    add(turn(1));
    assert_eq!((counts(), oldest(), due()), (None, None, Vec::new()), "there is no feed");
    write(store, |writing| writing.set_feed(guild, "https://a.example", "one"));
    (1..=5).for_each(|length| add(turn(length)));
    let first = oldest().unwrap();
    assert_eq!((counts(), first.event, first.table, due()), (Some((0, 3)), turn(3), table, vec![guild]));
    let later = first.created_at + 60;
    write(store, |writing| writing.postpone_feed(guild, later));
    assert_eq!((counts(), due()), (Some((1, 3)), Vec::new()));
    write(store, |writing| writing.mark_feed_message_delivered(guild, first.id));
    assert_eq!((counts(), oldest().map(|message| message.event), due()), (Some((0, 2)), Some(turn(4)), vec![guild]));
    write(store, |writing| writing.postpone_feed(guild, later));
    write(store, |writing| writing.set_feed(guild, "https://b.example", "two"));
    let feed = read(store, |reading| reading.feed(guild)).unwrap();
    assert_eq!(
        (feed.url.as_str(), feed.secret.as_str(), feed.failures, due()),
        ("https://b.example", "two", 0, vec![guild])
    );
    write(store, |writing| writing.delete_feed_messages_before(guild, later));
    assert_eq!((counts(), due()), (Some((0, 0)), Vec::new()));
    add(FeedEvent::Result);
    assert!(oldest().is_some_and(|message| message.id > first.id), "numbers are never reused");
    write(store, |writing| writing.delete_feed(guild));
    assert_eq!((counts(), oldest()), (None, None));
}

fn webhook_events_are_recorded_by_hash(store: &Store) {
    let [first, second] = [1, 2].map(|byte| EventHash([byte; 32]));
    let is_processed = |event| read(store, |reading| reading.is_processed(event));
    assert!(!is_processed(first));
    (0..2).for_each(|_| write(store, |writing| writing.mark_webhook_event_processed(first)));
    assert!(is_processed(first) && !is_processed(second));
}

fn a_login_link_is_used_once_and_sessions_end(store: &Store) {
    let hash = |byte| SecretHash([byte; 32]);
    let (user, other, now) = (UserId(7), UserId(8), store.clock().now());
    let take = |byte| write(store, |writing| writing.take_login_link(hash(byte)));
    write(store, |writing| writing.set_login_link(user, hash(1), now + 60));
    write(store, |writing| writing.set_login_link(user, hash(2), now + 60));
    write(store, |writing| writing.set_login_link(other, hash(3), now));
    let has_link = |byte| read(store, |reading| reading.has_login_link(hash(byte)));
    assert_eq!([1, 2].map(has_link), [false, true]);
    assert_eq!([1, 3, 4].map(take), [None; 3], "it was replaced, has expired, or never existed");
    assert_eq!([take(2), take(2)], [Some(user), None]);

    let session_user = |byte| read(store, |reading| reading.session(hash(byte))).map(|session| session.user);
    write(store, |writing| writing.add_session(other, hash(99), now + 60));
    for number in 10..25 {
        write(store, |writing| writing.add_session(user, hash(number), now + 60));
    }
    assert_eq!(read(store, |reading| reading.sessions_of(user)).len(), 10, "a new one ends the oldest");
    assert_eq!((session_user(24), session_user(99), session_user(9)), (Some(user), Some(other), None));
    write(store, |writing| writing.set_session_used(hash(24)));
    write(store, |writing| writing.delete_session(hash(24)));
    assert_eq!(session_user(24), None);
    write(store, |writing| writing.add_session(user, hash(30), now));
    assert_eq!(session_user(30), None, "it has ended");
    write(store, |writing| writing.delete_sessions_of(user));
    assert_eq!((read(store, |reading| reading.sessions_of(user)), session_user(99)), (Vec::new(), Some(other)));
}

/// Many threads read the length of the log and answer the next decision. Each must see the answers of the previous
/// ones.
fn many_at_once_have_one_winner_a_decision(store: &Store) {
    const HANDS: usize = 6;
    const ANSWERS: u32 = 12;
    open(store, 1);
    let together = Barrier::new(HANDS);
    std::thread::scope(|scope| {
        for _ in 0..HANDS {
            scope.spawn(|| {
                together.wait();
                for _ in 0..ANSWERS {
                    let answered = store.write(|writing| {
                        writing.table(TABLE)?;
                        let length = writing.log_length(TABLE)?;
                        writing.append(TABLE, length, &[answer(length + 1)])?;
                        writing.add_notice(TABLE, NoticeKind::Turn(LogSpan { from: length, to: length + 1 }))
                    });
                    answered.unwrap();
                }
            });
        }
    });
    let answers = HANDS as u32 * ANSWERS;
    assert_eq!(read(store, |reading| reading.log_length(TABLE)), answers);
    let starts: Vec<u32> = read(store, |reading| reading.spans(TABLE)).iter().map(|span| span.from).collect();
    assert_eq!(starts, (0..answers).collect::<Vec<_>>(), "each was told once");
}

fn many_tables_are_opened_at_once(store: &Store) {
    std::thread::scope(|scope| {
        for hand in 0..4 {
            scope.spawn(move || {
                for table in 0..5 {
                    open(store, 1 + hand * 5 + table);
                }
            });
        }
    });
    assert_eq!(read(store, |reading| reading.active_tables()).len(), 20);
}

#[test]
fn many_processes_may_bring_a_database_up_to_date_at_once() {
    let Some(database) = Database::new() else { return };
    let address = database.address();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| Store::connect(&address, Clock::default()).unwrap());
        }
    });
    let newest = DatabaseLocation::Server(Box::new(address)).checkup().unwrap().newest.to_string();
    assert_eq!(database.query("SELECT count(*) FROM bergerie.schema_migrations"), newest);
}

#[test]
fn a_newer_database_of_a_server_is_refused() {
    let Some(database) = Database::new() else { return };
    drop(Store::connect(&database.address(), Clock::default()).unwrap());
    database.query("INSERT INTO bergerie.schema_migrations (version) VALUES (1000)");
    let refused = Store::connect(&database.address(), Clock::default());
    assert!(matches!(refused, Err(StoreError::Newer { version: 1000, .. })));
}

#[test]
fn a_database_of_a_server_from_before_the_first_release_is_refused() {
    let Some(database) = Database::new() else { return };
    database
        .query("CREATE SCHEMA bergerie; CREATE TABLE bergerie.migrations AS SELECT generate_series(1, 13) AS version");
    let refused = Store::connect(&database.address(), Clock::default());
    assert!(matches!(refused, Err(StoreError::Foreign)));
    assert_eq!(database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'bergerie'"), "migrations");
}

#[test]
fn a_connection_that_was_lost_is_made_again() {
    let Some(database) = Database::new() else { return };
    let store = Store::connect(&database.address(), Clock::default()).unwrap();
    open(&store, 1);
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    database.query(end);
    assert!(read(&store, |reading| reading.table(TABLE)).is_some());
}

#[test]
fn an_unavailable_server_is_reported() {
    let nowhere = "postgres://bot:hush@127.0.0.1:1/games".parse().unwrap();
    let Err(error) = Store::connect(&nowhere, Clock::default()) else { panic!("nobody listens there") };
    assert!(matches!(&error, StoreError::Unreachable(_)) && !error.to_string().contains("hush"), "{error}");
}
