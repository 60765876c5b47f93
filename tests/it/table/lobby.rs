//! Tests of lobbies, which are tables before the start of the game.

use bergerie::rules::Setup;
use bergerie::rules::seat::Seat;
use bergerie::rules::setup::{Edition, First, SetupError};
use bergerie::table::{Assists, ChannelId, Phase, Season, TableError, Tables, Terms, UserId};

use super::{ALICE, BOB, CAROL, CHANNEL, PEOPLE, STRANGER, game, lobby, memory, play_out, seed};

#[test]
fn a_channel_has_one_active_table() {
    let tables = memory();
    let first = lobby(&tables, 1, 0);
    let second = tables.create(CHANNEL, BOB, "en", Setup::base(0)).err().unwrap();
    assert!(matches!(second, TableError::Occupied { name } if name == first.name));
    tables.create(ChannelId(11), BOB, "en", Setup::base(0)).unwrap();
    assert_eq!(tables.active().unwrap().len(), 2);
    tables.abort(CHANNEL, ALICE).unwrap();
    assert!(matches!(tables.find(CHANNEL).unwrap().unwrap().phase, Phase::Aborted));
    tables.create(CHANNEL, BOB, "en", Setup::base(0)).unwrap();
}

#[test]
fn active_tables_have_names_of_their_own() {
    let tables = memory();
    let name = |channel| tables.create_with_seed(ChannelId(channel), ALICE, "en", Setup::base(0), seed(0)).unwrap();
    let mut names: Vec<String> = (0..200).map(|channel| name(channel).snapshot.name).collect();
    assert!(names.iter().any(|name| name.ends_with(" 3")));
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 200);
}

#[test]
fn people_take_seats_in_the_order_in_which_they_join() {
    let tables = memory();
    let table = lobby(&tables, 3, 0);
    assert_eq!(table.users, [ALICE, BOB, CAROL]);
    assert_eq!(table.setup.players, 3);
    assert_eq!(table.seat_of(CAROL), Seat::new(2));
    assert!(matches!(tables.join(CHANNEL, BOB), Err(TableError::AlreadySeated)));
    assert!(matches!(tables.join(ChannelId(0), BOB), Err(TableError::NoTable)));
    for &person in &PEOPLE[3..] {
        tables.join(CHANNEL, person).unwrap();
    }
    assert!(matches!(tables.join(CHANNEL, STRANGER), Err(TableError::Full)));
}

#[test]
fn leaving_passes_on_the_host_and_the_last_player_closes_the_table() {
    let tables = memory();
    lobby(&tables, 3, 0);
    let left = tables.leave(CHANNEL, ALICE).unwrap().snapshot;
    assert_eq!((left.host, left.users), (BOB, vec![BOB, CAROL]));
    assert!(matches!(tables.leave(CHANNEL, ALICE), Err(TableError::NotSeated)));
    assert_eq!(tables.leave(CHANNEL, CAROL).unwrap().snapshot.host, BOB);
    let empty = tables.leave(CHANNEL, BOB).unwrap().snapshot;
    assert!(matches!(empty.phase, Phase::Aborted));
    assert!(matches!(tables.leave(CHANNEL, BOB), Err(TableError::NoTable)));
}

#[test]
fn only_the_host_configures_starts_and_aborts() {
    let tables = memory();
    lobby(&tables, 2, 0);
    let is_host = |error| matches!(error, Some(TableError::NotHost { host: ALICE }));
    assert!(is_host(tables.configure(CHANNEL, BOB, |_| {}).err()));
    assert!(is_host(tables.start(CHANNEL, BOB).err()));
    assert!(is_host(tables.abort(CHANNEL, BOB).err()));
    let changed = tables.configure(CHANNEL, ALICE, |setup| setup.edition = Edition::First).unwrap();
    assert_eq!(changed.setup.edition, Edition::First);
    tables.abort_as_moderator(CHANNEL).unwrap();
    assert!(matches!(tables.abort(CHANNEL, ALICE), Err(TableError::NoTable)));
}

#[test]
fn assists_are_the_hosts_choice_before_the_game_and_no_part_of_the_record() {
    let tables = memory();
    assert_eq!(lobby(&tables, 2, 0).assists, Assists::On);
    let refused = tables.set_assists(CHANNEL, BOB, Assists::Off).err();
    assert!(matches!(refused, Some(TableError::NotHost { host: ALICE })));
    assert_eq!(tables.set_assists(CHANNEL, ALICE, Assists::Off).unwrap().assists, Assists::Off);
    assert_eq!(tables.start(CHANNEL, ALICE).unwrap().snapshot.assists, Assists::Off);
    assert!(matches!(tables.set_assists(CHANNEL, ALICE, Assists::On), Err(TableError::Started)));
    assert!(!tables.export(CHANNEL).unwrap().to_json().unwrap().contains("assists"));
    let terms = Terms { assists: Assists::Off, ..Terms::from(Setup::base(0)) };
    assert_eq!(tables.create(ChannelId(11), BOB, "en", terms).unwrap().snapshot.assists, Assists::Off);
}

#[test]
fn the_season_of_the_pictures_is_agreed_in_the_lobby_and_is_no_rule() {
    let tables = memory();
    assert_eq!(lobby(&tables, 2, 0).season, Season::Summer);
    let refused = tables.set_season(CHANNEL, BOB, Season::Winter).err();
    assert!(matches!(refused, Some(TableError::NotHost { host: ALICE })));
    assert_eq!(tables.set_season(CHANNEL, ALICE, Season::Winter).unwrap().season, Season::Winter);
    assert_eq!(tables.start(CHANNEL, ALICE).unwrap().snapshot.season, Season::Winter);
    assert!(matches!(tables.set_season(CHANNEL, ALICE, Season::Summer), Err(TableError::Started)));
    assert!(!tables.export(CHANNEL).unwrap().to_json().unwrap().contains("winter"));
}

#[test]
fn an_invalid_setup_is_not_started() {
    let tables = memory();
    lobby(&tables, 1, 0);
    let nobody = Seat::new(4).unwrap();
    tables.configure(CHANNEL, ALICE, |setup| setup.first = First::Seat(nobody)).unwrap();
    let Err(TableError::Setup(errors)) = tables.start(CHANNEL, ALICE) else { panic!("started alone") };
    assert_eq!(errors, [SetupError::Players(1), SetupError::First(nobody)]);
    assert!(matches!(tables.find(CHANNEL).unwrap().unwrap().phase, Phase::Lobby));
}

#[test]
fn a_game_that_is_on_takes_no_lobby_changes() {
    let tables = memory();
    game(&tables, 2, 0);
    assert!(matches!(tables.join(CHANNEL, CAROL), Err(TableError::Started)));
    assert!(matches!(tables.leave(CHANNEL, BOB), Err(TableError::Started)));
    assert!(matches!(tables.configure(CHANNEL, ALICE, |_| {}), Err(TableError::Started)));
    assert!(matches!(tables.start(CHANNEL, ALICE), Err(TableError::Started)));
}

#[test]
fn the_commitment_is_public_and_the_seed_is_not_before_the_end() {
    let tables = memory();
    let table = lobby(&tables, 2, 3);
    assert_eq!((table.commitment, table.seed()), (seed(3).commitment(), None));
    let started = tables.start(CHANNEL, ALICE).unwrap().snapshot;
    assert_eq!(started.seed(), None);
    let over = play_out(&tables, started);
    assert_eq!(over.seed(), Some(seed(3)));
}

#[test]
fn seeds_are_not_the_same_twice() {
    let tables = memory();
    let opened = |channel| tables.create(ChannelId(channel), UserId(1), "en", Setup::base(0)).unwrap().snapshot;
    assert_ne!(opened(1).commitment, opened(2).commitment);
}

#[test]
fn the_chosen_first_player_stays_first_when_others_leave() {
    let first = |tables: &Tables| tables.find(CHANNEL).unwrap().unwrap().setup.first;
    let tables = memory();
    lobby(&tables, 4, 0);
    tables.configure(CHANNEL, ALICE, |setup| setup.first = First::Seat(Seat::new(2).unwrap())).unwrap();
    tables.leave(CHANNEL, BOB).unwrap();
    assert_eq!(first(&tables), First::Seat(Seat::new(1).unwrap()), "Carol has moved up");
    tables.leave(CHANNEL, CAROL).unwrap();
    assert_eq!(first(&tables), First::Random);
}
