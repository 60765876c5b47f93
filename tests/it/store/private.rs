//! The permissions of a database's files. They contain the seeds of running games, so only their owner may read them.

#![cfg(unix)]

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use bergerie::store::{self, Store};

use super::{database, open_table};

/// Returns the permissions of every file in a folder, by name.
fn modes(folder: &Path) -> Vec<(String, u32)> {
    let mode = |entry: std::fs::DirEntry| {
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        (entry.file_name().to_string_lossy().into_owned(), mode)
    };
    let mut modes: Vec<(String, u32)> = std::fs::read_dir(folder).unwrap().flatten().map(mode).collect();
    modes.sort();
    modes
}

#[test]
fn database_log_lock_and_copy_are_readable_by_their_owner_only() {
    let (directory, path) = database();
    let store = Store::open(&path).unwrap();
    open_table(&store);
    store::backup(&path, &directory.path().join("copy.db")).unwrap();
    let expected = ["bergerie.db", "bergerie.db-shm", "bergerie.db-wal", "bergerie.db.lock", "copy.db"];
    assert_eq!(modes(directory.path()), expected.map(|name| (name.to_owned(), 0o600)));
}

#[test]
fn a_database_that_others_may_read_is_found() {
    let (_directory, path) = database();
    assert!(!store::is_accessible_to_others(&path), "a missing database is not open to others");
    drop(Store::open(&path).unwrap());
    assert!(!store::is_accessible_to_others(&path));
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).unwrap();
    assert!(store::is_accessible_to_others(&path));
}
