//! Damaged databases. Each must be refused and left unchanged, or be opened.

use std::fs;

use bergerie::rules::Setup;
use bergerie::store::{ChannelId, Store, StoreError, backup, checkup, restore};
use bergerie::table::Tables;
use proptest::collection::vec;
use proptest::prelude::*;

use super::{bytes, damage, damaged, fuzz};
use crate::store::user_data;
use crate::table::{ALICE, choose, game, play_out};

/// Returns a database with a finished game, a running one, a lobby, and all kinds of data about a user.
fn database() -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bergerie.db");
    let store = Store::open(&path).expect("a new database");
    user_data::fill(&store);
    let tables = Tables::new(store);
    play_out(&tables, game(&tables, 2, 1).snapshot);
    let running = game(&tables, 3, 2).snapshot;
    choose(&tables, &running, 0).expect("a move");
    tables.create(ChannelId(77), ALICE, "en", Setup::base(0)).expect("a lobby");
    drop(tables);
    fs::read(&path).expect("the database")
}

#[test]
fn damaged_databases_are_refused_as_they_are_or_opened() {
    let database = database();
    fuzz(&vec(damage(bytes()), 1..4), |damage| {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("bergerie.db");
        let damaged = damaged(database.clone(), &damage);
        fs::write(&path, &damaged).expect("a file");
        // Checking and copying must not change the database, whatever the result.
        let looked = checkup(&path).map(|checkup| checkup.require_usable().is_ok());
        let _ = backup(&path, &folder.path().join("copy.db"));
        prop_assert_eq!(&fs::read(&path).expect("a file"), &damaged);
        let restored = restore(&folder.path().join("restored.db"), &path);
        prop_assert_eq!(&fs::read(&path).expect("a file"), &damaged);
        prop_assert!(restored.is_err() || Store::open(&folder.path().join("restored.db")).is_ok());
        match Store::open(&path) {
            // An empty file counts as a missing database.
            Ok(_) if damaged.is_empty() => {}
            Ok(store) => {
                prop_assert!(matches!(looked, Ok(true)), "{looked:?}");
                // Tables that cannot be read are reported, and the others can be used.
                let tables = Tables::new(store);
                let _ = tables.active();
                let _ = tables.pending_notices();
            }
            // A failed migration is rolled back. Only the file's header may show the attempt.
            Err(StoreError::Migration(_)) => {}
            Err(_) => prop_assert_eq!(&fs::read(&path).expect("a file"), &damaged),
        }
        Ok(())
    });
}
