//! Duels: challenges, games one after the other, and everything that can end a duel early.

use bergerie::rules::{FirstPlayer, Seat, Setup};
use bergerie::store::Store;
use bergerie::table::{
    Announcement, Challenge, ChannelId, Departure, DuelLength, DuelStanding, NoticeKind, OpeningContext, Pace, Phase,
    Snapshot, TableError, TableId, TableOptions, TableSetup, Tables, UserId,
};

use crate::support::postgres::Database;

use super::{ALICE, BOB, CAROL, CHANNEL, STRANGER, choose, memory, now, on_disk, play_out};

/// Alice challenges Bob.
fn challenge(tables: &Tables, channel: ChannelId, length: DuelLength) -> TableId {
    let at = OpeningContext { channel, guild: None, rematch_of: None };
    let terms =
        TableSetup { setup: Setup::base(0), options: TableOptions { pace: Pace::None, ..TableOptions::default() } };
    let challenge = Challenge { opponent: BOB, length };
    tables.challenge(at, ALICE, "en", terms, challenge, None).unwrap().snapshot.id
}

/// Alice challenges Bob, who accepts.
fn duel(tables: &Tables, length: DuelLength) -> Snapshot {
    let table = challenge(tables, CHANNEL, length);
    tables.accept_challenge(table, BOB).unwrap().snapshot
}

fn post_all(tables: &Tables) {
    for notice in tables.pending_notices().unwrap() {
        tables.mark_posted(notice, None).unwrap();
    }
}

/// Posts everything and checks the deadlines. Returns the new table in the channel, or `None` if it is still the last one.
fn next_game(tables: &Tables, last: TableId) -> Option<Snapshot> {
    post_all(tables);
    tables.process_deadlines().unwrap();
    tables.find(CHANNEL).unwrap().filter(|table| table.id != last)
}

fn standing(tables: &Tables, table: TableId) -> DuelStanding {
    tables.duel_standing(&now(tables, table)).unwrap().unwrap()
}

/// Returns the user who has the first turn of a game that has just begun.
fn first(table: &Snapshot) -> UserId {
    table.awaited_user().unwrap()
}

#[test]
fn the_games_follow_each_other_until_one_player_has_more_than_half() {
    let tables = memory();
    let one = duel(&tables, DuelLength::Five);
    assert_eq!((first(&one), &one.users[..]), (BOB, &[ALICE, BOB][..]));
    tables.resign(CHANNEL, BOB).unwrap();
    let two = next_game(&tables, one.id).unwrap();
    assert_eq!((first(&two), &two.users[..], two.name), (ALICE, &[ALICE, BOB][..], one.name));
    assert_eq!(standing(&tables, two.id).wins, [1, 0]);
    let over = play_out(&tables, now(&tables, two.id));
    let (alice, bob) = (
        over.game().unwrap().player(Seat::FIRST).points(),
        over.game().unwrap().player(Seat::all(2).last().unwrap()).points(),
    );
    // A tie goes to Bob, because Alice went first.
    let wins = if alice > bob { [2, 0] } else { [1, 1] };
    assert_eq!(standing(&tables, two.id).wins, wins, "{alice} {bob}");
    assert_eq!(standing(&tables, one.id).wins, [1, 0], "the standing after an earlier game does not change");
    let mut last = two.id;
    while !standing(&tables, last).is_over() {
        let table = next_game(&tables, last).unwrap();
        let number = standing(&tables, table.id).number;
        assert_eq!(first(&table), if number % 2 == 1 { BOB } else { ALICE });
        tables.resign(CHANNEL, BOB).unwrap();
        last = table.id;
    }
    assert_eq!((standing(&tables, last).winner(), standing(&tables, last).wins[0]), (Some(ALICE), 3));
    assert!(next_game(&tables, last).is_none());
    // The table is free for a rematch, which is no duel.
    assert_eq!(tables.rematch(last, BOB).unwrap().snapshot.duel, None);
}

#[test]
fn only_the_challenged_user_accepts_and_the_options_are_fixed() {
    let tables = memory();
    let table = challenge(&tables, CHANNEL, DuelLength::One);
    let lobby = now(&tables, table);
    assert_eq!(tables.invited(&lobby).unwrap(), [BOB]);
    let is_refused = |error: Option<TableError>| matches!(error, Some(TableError::Challenge { opponent: BOB }));
    assert!([ALICE, STRANGER].iter().all(|&user| is_refused(tables.accept_challenge(table, user).err())));
    assert!(is_refused(tables.call_off_challenge(table, STRANGER).err()));
    assert!([BOB, STRANGER].iter().all(|&user| is_refused(tables.join(CHANNEL, user).err())));
    assert!(is_refused(tables.start(CHANNEL, ALICE).err()));
    assert!(is_refused(tables.configure(CHANNEL, ALICE, |terms| terms.setup.first = FirstPlayer::Random).err()));
    assert!(is_refused(tables.add_bot(CHANNEL, ALICE, bergerie::table::Level::Gentle).err()));
    assert!(tables.open_tables(None).unwrap().is_empty());

    tables.accept_challenge(table, BOB).unwrap();
    assert!(matches!(tables.accept_challenge(table, BOB), Err(TableError::Started)));
    assert!(matches!(tables.call_off_challenge(table, ALICE), Err(TableError::Started)));
    assert!(matches!(tables.abort(CHANNEL, ALICE), Err(TableError::DuelGame)));
    tables.resign(CHANNEL, ALICE).unwrap();
    assert_eq!(standing(&tables, table).winner(), Some(BOB));
    assert!(next_game(&tables, table).is_none());
}

#[test]
fn either_player_can_call_a_challenge_off() {
    let tables = memory();
    let call_offs: [&dyn Fn(TableId); 4] = [
        &|table| drop(tables.call_off_challenge(table, ALICE).unwrap()),
        &|table| drop(tables.call_off_challenge(table, BOB).unwrap()),
        &|_| drop(tables.leave(CHANNEL, ALICE).unwrap()),
        &|_| drop(tables.abort(CHANNEL, ALICE).unwrap()),
    ];
    for call_off in call_offs {
        let table = challenge(&tables, CHANNEL, DuelLength::Three);
        call_off(table);
        assert!(matches!(now(&tables, table).phase, Phase::Aborted));
        assert!(matches!(tables.accept_challenge(table, BOB), Err(TableError::Over)));
        assert!(next_game(&tables, table).is_none());
    }
}

#[test]
fn a_table_that_a_moderator_closes_ends_the_duel() {
    let tables = memory();
    let one = duel(&tables, DuelLength::Three);
    tables.resign(CHANNEL, BOB).unwrap();
    let two = next_game(&tables, one.id).unwrap();
    tables.abort_as_moderator(CHANNEL).unwrap();
    assert!(next_game(&tables, two.id).is_none());
    let ended = standing(&tables, two.id);
    assert_eq!((ended.wins, ended.winner(), ended.is_over()), ([1, 0], None, true));
}

#[test]
fn the_next_game_waits_for_the_post_and_for_a_free_channel() {
    let tables = memory();
    let one = duel(&tables, DuelLength::Three);
    tables.resign(CHANNEL, BOB).unwrap();
    assert!(tables.process_deadlines().unwrap().is_empty(), "the end is not posted yet");
    post_all(&tables);
    tables.create(CHANNEL, CAROL, "en", Setup::base(0)).unwrap();
    post_all(&tables);
    assert!(tables.process_deadlines().unwrap().is_empty(), "the channel has another table");
    tables.abort(CHANNEL, CAROL).unwrap();
    let two = next_game(&tables, one.id).unwrap();
    assert_eq!((two.duel, standing(&tables, two.id).number), (Some(one.id), 2));
    assert!(next_game(&tables, two.id).is_none(), "the game has begun only once");
}

#[test]
fn a_restart_between_two_games_neither_loses_nor_repeats_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bergerie.db");
    let tables = on_disk(&path);
    let one = duel(&tables, DuelLength::Three);
    tables.resign(CHANNEL, ALICE).unwrap();
    drop(tables);
    let tables = on_disk(&path);
    let two = next_game(&tables, one.id).unwrap();
    drop(tables);
    let tables = on_disk(&path);
    assert!(next_game(&tables, two.id).is_none());
    let two = choose(&tables, &now(&tables, two.id), 0).unwrap().snapshot;
    assert_eq!((standing(&tables, two.id).wins, two.users), ([0, 1], vec![ALICE, BOB]));
}

#[test]
fn a_substitute_finishes_one_game_and_the_next_is_played_by_the_two() {
    let tables = memory();
    let one = duel(&tables, DuelLength::Three);
    tables.replace(one.id, ALICE, BOB, CAROL).unwrap();
    let motion = tables.last_motion_view(one.id).unwrap().unwrap().motion.id;
    for user in [CAROL, BOB] {
        // Some of these votes may not be needed.
        drop(tables.vote(one.id, motion, user, bergerie::table::Vote::Yes));
    }
    assert_eq!(now(&tables, one.id).users, [ALICE, CAROL]);
    play_out(&tables, now(&tables, one.id));
    assert_eq!(standing(&tables, one.id).wins, [1, 0], "Bob has left the game");
    assert_eq!(next_game(&tables, one.id).unwrap().users, [ALICE, BOB]);
}

#[test]
fn preferred_seats_do_not_change_who_goes_first() {
    let tables = memory();
    tables.change_preferences(ALICE, |own| own.mark = Seat::all(2).last()).unwrap();
    let one = duel(&tables, DuelLength::Three);
    assert_eq!((first(&one), &one.users[..]), (BOB, &[BOB, ALICE][..]));
    tables.resign(CHANNEL, BOB).unwrap();
    let two = next_game(&tables, one.id).unwrap();
    assert_eq!((first(&two), standing(&tables, two.id).wins), (ALICE, [1, 0]));
}

/// Users whose data is erased leave duels, also those that they have not accepted.
fn erasure(tables: &Tables) {
    let one = duel(tables, DuelLength::Five);
    let other = challenge(tables, ChannelId(11), DuelLength::One);
    let mut left = tables.erase(BOB, Departure::Resign).unwrap();
    left.sort();
    assert_eq!(left, [one.id, other]);
    assert!(matches!(now(tables, other).phase, Phase::Aborted));
    assert!(next_game(tables, one.id).is_none());
    let ended = NoticeKind::Announcement(Announcement::DuelEnded);
    assert!(tables.pending_notices().unwrap().iter().any(|notice| notice.kind == ended && notice.table == one.id));
    let standing = standing(tables, one.id);
    assert_eq!((standing.wins, standing.duel.opponent.is_nobody()), ([1, 0], true));
    let data = serde_json::to_value(tables.user_data(ALICE).unwrap().rows).unwrap();
    assert_eq!(data["duels"].as_array().unwrap().len(), 2);
}

#[test]
fn users_whose_data_is_erased_leave_their_duels() {
    erasure(&memory());
    let Some(database) = Database::new() else { return };
    erasure(&Tables::new(Store::connect(&database.address(), bergerie::store::Clock::default()).unwrap()));
}
