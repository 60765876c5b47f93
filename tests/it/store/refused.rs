//! Databases that must not be used. Each must be refused with advice and left unchanged.

use std::fs;
use std::path::{Path, PathBuf};

use bergerie::store::{self, Store, StoreError};
use rusqlite::Connection;
use rusqlite::config::DbConfig;
use tempfile::TempDir;

use super::{database, open_table};

/// Creates a database with one table and closes it.
fn made() -> (TempDir, PathBuf) {
    let (directory, path) = database();
    open_table(&Store::open(&path).unwrap());
    (directory, path)
}

/// Returns the names and contents of the files in a folder. Skips locks and empty write-ahead logs, which checking a
/// database can create.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let file =
        |entry: fs::DirEntry| (entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path()).unwrap());
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().flatten().map(file).collect();
    files.retain(|(name, bytes)| !name.ends_with(".lock") && !name.ends_with("-shm") && !bytes.is_empty());
    files.sort();
    files
}

/// Opens a database that must be refused. Checks that its folder does not change. Returns the error.
fn refused(path: &Path) -> StoreError {
    let before = contents(path.parent().unwrap());
    let error = Store::open(path).err().expect("a refusal");
    assert!(before == contents(path.parent().unwrap()), "{error}: the folder has changed");
    error
}

#[test]
fn a_lock_file_that_was_deleted_is_created_again_with_the_next_write() {
    let (_directory, path) = database();
    let store = Store::open(&path).unwrap();
    fs::remove_file(format!("{}.lock", path.display())).unwrap();
    open_table(&store);
    assert!(matches!(Store::open(&path), Err(StoreError::InUse(_))));
}

#[test]
fn the_journal_mode_of_another_programs_database_is_not_changed() {
    let (_directory, path) = database();
    Connection::open(&path).unwrap().execute("CREATE TABLE recipes (name TEXT)", []).unwrap();
    assert!(matches!(refused(&path), StoreError::Foreign));
    assert!(matches!(store::checkup(&path), Err(StoreError::Foreign)));
}

#[test]
fn a_database_from_before_the_first_release_is_refused() {
    let (_directory, path) = made();
    // Before the release, databases had another application ID and a higher schema number.
    let old = Connection::open(&path).unwrap();
    old.pragma_update(None, "application_id", 0x4265_7267).unwrap();
    old.pragma_update(None, "user_version", 21).unwrap();
    drop(old);
    let error = refused(&path);
    assert!(matches!(error, StoreError::Foreign) && error.to_string().contains("before its first release"), "{error}");
    assert!(matches!(store::checkup(&path), Err(StoreError::Foreign)));
}

#[test]
fn a_newer_database_is_not_changed_and_not_reported_as_usable() {
    let (_directory, path) = made();
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 1000).unwrap();
    let StoreError::Newer { version: 1000, newest } = refused(&path) else { panic!("newer") };
    assert!(newest < 1000);
    let checkup = store::checkup(&path).unwrap();
    assert!(matches!(checkup.require_usable(), Err(StoreError::Newer { .. })));
}

#[test]
fn a_damaged_database_is_not_started_with() {
    let (_directory, path) = made();
    let mut bytes = fs::read(&path).unwrap();
    assert!(bytes.len() > 4096 * 4);
    bytes[4096 * 2..4096 * 3].fill(0x5a);
    fs::write(&path, bytes).unwrap();
    let error = refused(&path);
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    assert!(error.to_string().contains("bergerie restore"), "{error}");
    assert!(matches!(store::checkup(&path).unwrap().require_usable(), Err(StoreError::Damaged(_))));
}

#[test]
fn a_copy_beside_the_log_of_another_database_is_not_started_with() {
    let (directory, path) = made();
    // The write-ahead log contains the changes from here on. It is useless without this database.
    let store = Store::open(&path).unwrap();
    let table = store.read(|reading| reading.active_tables()).unwrap()[0];
    let copy = directory.path().join("copy.db");
    store::backup(&path, &copy).unwrap();
    let mut newest = table;
    for _ in 0..3 {
        store.write(|writing| writing.set_phase_kind(newest, store::PhaseKind::Aborted)).unwrap();
        newest = open_table(&store);
    }
    fs::copy(directory.path().join("bergerie.db-wal"), directory.path().join("copy.db-wal")).unwrap();
    drop(store);
    let error = refused(&copy);
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    assert!(error.to_string().contains("-wal"), "{error}");
    // Checking the copy must not change it either.
    assert!(matches!(store::checkup(&copy).and_then(store::Checkup::require_usable), Err(StoreError::Damaged(_))));
    fs::remove_file(directory.path().join("copy.db-wal")).unwrap();
    let copied = Store::open(&copy).unwrap();
    assert!(copied.read(|reading| reading.table(table)).unwrap().is_some());
}

#[test]
fn the_log_of_a_database_that_is_gone_is_kept() {
    let (directory, path) = made();
    fs::remove_file(&path).unwrap();
    fs::write(directory.path().join("bergerie.db-wal"), "all that was written since").unwrap();
    assert!(matches!(refused(&path), StoreError::Headless(_)));
}

#[test]
fn an_interrupted_restore_must_be_repeated() {
    let (directory, path) = made();
    let backup = directory.path().join("backup.db");
    store::backup(&path, &backup).unwrap();
    fs::rename(&path, directory.path().join("bergerie.db.before-1")).unwrap();
    fs::copy(&backup, directory.path().join("bergerie.db.partial")).unwrap();
    let error = refused(&path);
    assert!(matches!(error, StoreError::Interrupted(_)), "{error}");
    // A failed attempt does not let the bot create an empty database.
    assert!(store::restore(&path, &directory.path().join("none.db")).is_err());
    assert!(matches!(refused(&path), StoreError::Interrupted(_)));
    assert_eq!(store::restore(&path, &backup).unwrap().tables, 1);
    Store::open(&path).unwrap();
}

#[test]
fn a_database_that_lacks_part_of_its_schema_is_damaged() {
    let (_directory, path) = made();
    Connection::open(&path).unwrap().execute("DROP INDEX pending_notices", []).unwrap();
    let StoreError::Damaged(problems) = refused(&path) else { panic!("damaged") };
    assert_eq!(problems, ["pending_notices is missing, or not as it was made"]);
}

#[test]
fn a_database_with_too_low_a_schema_number_is_refused() {
    let (_directory, path) = made();
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 0).unwrap();
    assert!(matches!(refused(&path), StoreError::Migration(_)));
}

#[test]
fn rows_without_the_rows_that_they_refer_to_are_damage() {
    let (_directory, path) = made();
    let other = Connection::open(&path).unwrap();
    other.pragma_update(None, "foreign_keys", false).unwrap();
    other.execute("DELETE FROM tables", []).unwrap();
    drop(other);
    assert!(matches!(refused(&path), StoreError::Damaged(_)));
}

/// The check reads the whole database. A start after an orderly stop must not take longer the more games were ever played.
#[test]
fn a_database_is_not_checked_again_unless_its_file_has_changed() {
    let (_directory, path) = made();
    let closed = fs::metadata(&path).unwrap();
    let other = Connection::open(&path).unwrap();
    other.pragma_update(None, "foreign_keys", false).unwrap();
    other.execute("UPDATE seats SET table_id = 77", []).unwrap();
    drop(other);
    assert_eq!(fs::metadata(&path).unwrap().len(), closed.len());
    let file = fs::File::options().write(true).open(&path).unwrap();
    file.set_modified(closed.modified().unwrap()).unwrap();
    drop(Store::open(&path).expect("nothing looks at the damage"));
    file.set_modified(closed.modified().unwrap() + std::time::Duration::from_millis(1)).unwrap();
    assert!(matches!(refused(&path), StoreError::Damaged(_)));
}

#[test]
fn a_database_is_checked_again_if_it_has_a_log() {
    let (_directory, path) = made();
    let other = Connection::open(&path).unwrap();
    other.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).unwrap();
    other.pragma_update(None, "foreign_keys", false).unwrap();
    other.execute("UPDATE seats SET table_id = 77", []).unwrap();
    drop(other);
    assert!(matches!(refused(&path), StoreError::Damaged(_)));
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let (directory, _) = database();
    let path = directory.path().join("gone/bergerie.db");
    assert!(matches!(Store::open(&path), Err(StoreError::NoFolder(folder)) if folder.ends_with("gone")));
    assert!(store::is_vacant(&path).is_err());
    let (_kept, existing) = made();
    assert!(matches!(store::backup(&existing, &path), Err(StoreError::NoFolder(folder)) if folder.ends_with("gone")));
    assert!(matches!(store::backup(&path, &existing.with_extension("copy")), Err(StoreError::NoFile(_))));
    assert!(store::is_vacant(&directory.path().join("bergerie.db")).unwrap());
}

#[test]
fn a_database_locked_by_another_program_is_reported() {
    let (_directory, path) = made();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("PRAGMA locking_mode = exclusive; BEGIN EXCLUSIVE").unwrap();
    let begun = std::time::Instant::now();
    assert!(matches!(Store::open(&path), Err(StoreError::Busy)));
    assert!(begun.elapsed().as_secs() < 30, "the refusal took {:?}", begun.elapsed());
    drop(other);
    Store::open(&path).unwrap();
}
