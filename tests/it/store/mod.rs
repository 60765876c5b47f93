//! Tests of the database file: migrations, locks and copies.

mod claims;
mod contract;
mod encrypted;
mod moving;
mod private;
mod refused;
mod restore;
mod scans;
pub mod user_data;

use std::path::{Path, PathBuf};

use bergerie::rules::{Action, Entry, Setup};
use bergerie::store::{
    self, Assists, ChannelId, NewEntry, NewTable, Pace, Store, StoreError, TableId, TableOptions, UserId,
};
use rusqlite::Connection;
use tempfile::TempDir;

fn database() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    (directory, path)
}

fn open_table(store: &Store) -> TableId {
    let table = NewTable {
        guild: None,
        rematch_of: None,
        channel: ChannelId(1),
        name: "Razès",
        host: UserId(u64::MAX),
        locale: "fr",
        ruleset: 1,
        setup: &Setup::base(0),
        options: TableOptions { assists: Assists::Off, pace: Pace::None, ..TableOptions::default() },
        seed: [7; 32],
    };
    store.write(|writing| writing.open_table(&table)).unwrap()
}

/// Returns the SQL of every table and index.
fn schema_of(path: &Path) -> Vec<String> {
    let connection = Connection::open(path).unwrap();
    let mut statement =
        connection.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

#[test]
fn migrations_create_a_database_and_do_not_change_a_current_one() {
    let (_directory, path) = database();
    drop(Store::open(&path).unwrap());
    let made = schema_of(&path);
    assert!(made.iter().any(|sql| sql.contains("CREATE TABLE entries")));

    let store = Store::open(&path).unwrap();
    let table = open_table(&store);
    drop(store);
    let store = Store::open(&path).unwrap();
    let row = store.read(|reading| reading.table(table)).unwrap().unwrap();
    assert_eq!((row.name.as_str(), row.users, row.seed), ("Razès", vec![UserId(u64::MAX)], [7; 32]));
    assert_eq!((row.setup.players, row.options.assists), (1, Assists::Off));
    drop(store);
    assert_eq!(schema_of(&path), made);
}

#[test]
fn every_table_of_the_database_is_strict() {
    let (_directory, path) = database();
    drop(Store::open(&path).unwrap());
    let loose = |sql: &&String| sql.starts_with("CREATE TABLE") && !sql.contains("sqlite_") && !sql.contains("STRICT");
    assert_eq!(schema_of(&path).iter().filter(loose).count(), 0);
}

#[test]
fn a_database_of_a_newer_program_is_refused() {
    let (_directory, path) = database();
    drop(Store::open(&path).unwrap());
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 1000).unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::Newer { version: 1000, .. })));
    assert_eq!(store::checkup(&path).unwrap().version, 1000);
}

#[test]
fn a_database_of_another_program_is_refused_and_not_changed() {
    let (_directory, path) = database();
    Connection::open(&path).unwrap().execute("CREATE TABLE recipes (name TEXT)", []).unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::Foreign)));
    assert_eq!(schema_of(&path).len(), 1);
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let (_directory, path) = database();
    std::fs::write(&path, "not a database, but long enough to look at").unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::NoDatabase)));
    assert!(store::checkup(&path).is_err());
}

#[test]
fn only_one_store_has_a_database_at_a_time() {
    let (_directory, path) = database();
    let first = Store::open(&path).unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::InUse(_))));
    drop(first);
    Store::open(&path).unwrap();
}

#[test]
fn a_failed_transaction_is_rolled_back() {
    let store = Store::in_memory().unwrap();
    let table = open_table(&store);
    let entry = NewEntry { entry: Entry::Act(Action::Pass), decision: Some(1), substitution: None };
    let failed = store.write(|writing| {
        writing.append(table, 0, &[entry])?;
        Err::<(), _>(StoreError::Conflict)
    });
    assert!(failed.is_err());
    assert_eq!(store.read(|reading| reading.log_length(table)).unwrap(), 0);
}

#[test]
fn no_entry_is_written_over_another_and_no_decision_is_answered_twice() {
    let store = Store::in_memory().unwrap();
    let table = open_table(&store);
    let answer = |decision| NewEntry { entry: Entry::Act(Action::Pass), decision: Some(decision), substitution: None };
    let append = |length, entry| store.write(|writing| writing.append(table, length, &[entry]));
    append(0, answer(1)).unwrap();
    assert!(matches!(append(0, answer(2)), Err(StoreError::Conflict)));
    assert!(matches!(append(1, answer(1)), Err(StoreError::Conflict)));
    append(1, answer(2)).unwrap();
    assert_eq!(store.read(|reading| reading.log_from(table, 1)).unwrap(), [Entry::Act(Action::Pass)]);
}

#[test]
fn a_panic_in_a_change_leaves_the_store_usable() {
    let store = Store::in_memory().unwrap();
    let table = open_table(&store);
    let entry = NewEntry { entry: Entry::Act(Action::Pass), decision: None, substitution: None };
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        store.write(|writing| {
            writing.append(table, 0, &[entry])?;
            if true { panic!("on purpose") } else { Ok::<(), StoreError>(()) }
        })
    }));
    assert!(panicked.is_err());
    assert_eq!(store.read(|reading| reading.log_length(table)).unwrap(), 0);
}

#[test]
fn a_copy_is_whole_while_the_store_is_open() {
    let (directory, path) = database();
    let store = Store::open(&path).unwrap();
    let table = open_table(&store);
    let copy = directory.path().join("copy.db");
    store::backup(&path, &copy).unwrap();

    assert!(matches!(store::backup(&path, &copy), Err(StoreError::Exists(_))));
    let found = store::checkup(&copy).unwrap();
    assert_eq!((found.version, found.problems), (found.newest, Vec::new()));
    let copied = Store::open(&copy).unwrap();
    assert!(copied.read(|reading| reading.table(table)).unwrap().is_some());
    // The store can still be used.
    store.write(|writing| writing.set_host(table, UserId(5))).unwrap();
    let leftovers = std::fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(leftovers.into_iter().all(|name| !name.to_string_lossy().ends_with(".partial")));
}

#[test]
fn a_missing_database_cannot_be_copied() {
    let (directory, path) = database();
    assert!(matches!(store::backup(&path, &directory.path().join("copy.db")), Err(StoreError::NoFile(_))));
    assert!(!path.exists());
}
