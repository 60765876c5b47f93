//! Tests of lobbies, which are tables before the start of the game.

use bergerie::rules::setup::Edition;
use bergerie::rules::{FirstPlayer, Seat, Setup, SetupError};
use bergerie::table::{
    Assists, ChannelId, Grace, Pace, Phase, Season, TableError, TableOption, TableOptions, TableSetup, Tables, UserId,
};

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
    let changed = tables.configure(CHANNEL, ALICE, |terms| terms.setup.edition = Edition::First).unwrap();
    assert_eq!(changed.setup.edition, Edition::First);
    tables.abort_as_moderator(CHANNEL).unwrap();
    assert!(matches!(tables.abort(CHANNEL, ALICE), Err(TableError::NoTable)));
}

#[test]
fn options_are_the_hosts_choice_before_the_game_and_no_part_of_the_record() {
    let tables = memory();
    assert_eq!(
        lobby(&tables, 2, 0).options,
        TableOptions { pace: Pace::None, grace: Grace::None, ..TableOptions::default() }
    );
    let chosen = TableOptions { assists: Assists::Off, season: Season::Winter, ..TableOptions::default() };
    let choose = |user| tables.configure(CHANNEL, user, |terms| terms.options = chosen);
    assert!(matches!(choose(BOB), Err(TableError::NotHost { host: ALICE })));
    assert_eq!(choose(ALICE).unwrap().options, chosen);
    assert_eq!(tables.start(CHANNEL, ALICE).unwrap().snapshot.options, chosen);
    assert!(matches!(choose(ALICE), Err(TableError::Started)));
    let record = tables.export(CHANNEL).unwrap().to_json().unwrap();
    TableOption::ALL.iter().for_each(|option| assert!(!record.contains(option.key), "{}", option.key));
    let opened = tables.create(ChannelId(11), BOB, "en", TableSetup { setup: Setup::base(0), options: chosen });
    assert_eq!(opened.unwrap().snapshot.options, chosen);
}

#[test]
fn an_invalid_setup_is_not_started() {
    let tables = memory();
    lobby(&tables, 1, 0);
    let nobody = Seat::new(4).unwrap();
    tables.configure(CHANNEL, ALICE, |terms| terms.setup.first = FirstPlayer::Seat(nobody)).unwrap();
    let Err(TableError::Setup(errors)) = tables.start(CHANNEL, ALICE) else { panic!("started alone") };
    assert_eq!(errors, [SetupError::Players(1), SetupError::First(nobody)]);
    assert!(matches!(tables.find(CHANNEL).unwrap().unwrap().phase, Phase::Lobby));
}

#[test]
fn a_running_game_accepts_no_lobby_changes() {
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
    tables.configure(CHANNEL, ALICE, |terms| terms.setup.first = FirstPlayer::Seat(Seat::new(2).unwrap())).unwrap();
    tables.leave(CHANNEL, BOB).unwrap();
    assert_eq!(first(&tables), FirstPlayer::Seat(Seat::new(1).unwrap()), "Carol has moved up");
    tables.leave(CHANNEL, CAROL).unwrap();
    assert_eq!(first(&tables), FirstPlayer::Random);
}
