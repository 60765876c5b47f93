//! Moves databases from a file to a server and back.

use bergerie::cli::migrate::{self, Migrate, MigrateError};
use bergerie::rules::Setup;
use bergerie::store::Clock;
use bergerie::store::{Store, StoreError};
use bergerie::table::{ChannelId, GuildId, Level, MoveError, PresetEditor, Tables, UserId};

use crate::support::postgres::Database;

/// Creates a few tables, including a running game, a finished game and a lobby. Returns their visible data.
fn fill(store: Store) -> Vec<String> {
    let tables = Tables::new(store);
    let (alice, bob) = (UserId(10), UserId(11));
    for channel in [1, 2, 3].map(ChannelId) {
        tables.create(channel, alice, "en", Setup::base(0)).unwrap();
        tables.join(channel, bob).unwrap();
    }
    tables.start(ChannelId(1), alice).unwrap();
    tables.start(ChannelId(2), alice).unwrap();
    tables.add_bot(ChannelId(3), alice, Level::Gentle).unwrap();
    for _ in 0..24 {
        let table = tables.find(ChannelId(1)).unwrap().unwrap();
        let (decision, who) = table.decision().zip(table.awaited_user()).unwrap();
        tables.act(table.id, who, decision.number, &decision.actions[..1]).unwrap();
    }
    tables.resign(ChannelId(2), bob).unwrap();
    tables.change_preferences(alice, |person| person.zone = Some("Europe/Paris".to_owned())).unwrap();
    tables
        .save_preset(
            GuildId(5),
            tables.find(ChannelId(3)).unwrap().unwrap().id,
            PresetEditor { user: alice, manages: false },
            "quick",
        )
        .unwrap();
    seen(&tables)
}

/// Returns the visible data of all tables.
fn seen(tables: &Tables) -> Vec<String> {
    let mut seen = tables.preset_names(GuildId(5)).unwrap();
    for channel in [1, 2, 3].map(ChannelId) {
        let table = tables.find(channel).unwrap().unwrap();
        let record = table.game().map(|_| tables.export_table(table.id).unwrap().record);
        seen.push(format!("{} {:?} {:?} {:?} {:?}", table.name, table.users, table.posts, table.clock, record));
        seen.push(format!("{:?}", tables.pending_notices_of(table.id).unwrap()));
    }
    seen
}

fn run(from: &str, to: &str) -> Result<String, MigrateError> {
    let mut out = Vec::new();
    migrate::run(&Migrate { from: from.to_owned(), to: to.to_owned() }, &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn games_move_to_a_server_and_back() {
    let Some(database) = Database::new() else { return };
    let (_folder, path) = super::database();
    let (file, url) = (path.display().to_string(), database.url());
    let before = fill(Store::open(&path).unwrap());
    let report = run(&file, &url).unwrap();
    assert!(report.contains("3 tables") && report.contains("2 games"), "{report}");
    let server = || Tables::new(Store::connect(&database.address(), Clock::default()).unwrap());
    assert_eq!(seen(&server()), before);

    assert!(matches!(run(&file, &url), Err(MigrateError::Move(MoveError::Store(StoreError::NotEmpty)))));
    let back = path.with_file_name("back.db");
    run(&url, &back.display().to_string()).unwrap();
    let again = Tables::new(Store::open(&back).unwrap());
    assert_eq!(seen(&again), before);
    // In both databases, numbers continue where they were.
    for tables in [again, server()] {
        let opened = tables.create(ChannelId(9), UserId(1), "en", Setup::base(0)).unwrap();
        assert_eq!((opened.snapshot.id.0, opened.notices[0].id.0 > 3), (4, true));
    }
}

#[test]
fn a_database_that_cannot_be_moved_stays_unchanged() {
    let (_folder, path) = super::database();
    let file = path.display().to_string();
    let to = path.with_file_name("to.db");
    assert!(matches!(run(&file, "to.db"), Err(MigrateError::Nothing(_))));
    assert!(matches!(run(&file, "mysql://bot:hush@db/games"), Err(MigrateError::Address(_))));
    fill(Store::open(&path).unwrap());
    // A database with a game that cannot be replayed is not moved.
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.execute("DELETE FROM entries WHERE table_id = 1 AND position = 3", []).unwrap();
    drop(connection);
    assert!(matches!(run(&file, &to.display().to_string()), Err(MigrateError::Move(_))));
    assert!(Store::open(&to).unwrap().read(|reading| reading.all_tables()).unwrap().is_empty());
}
