//! Databases of every schema are migrated, and their games continue.

use std::path::Path;

use bergerie::store::{Assists, NoticeKind, Store, checkup};
use bergerie::table::{Phase, TableId, Tables, Verdict, verify};
use rusqlite::Connection;

use super::{database, schema_of};
use crate::table::old::play_on;

/// The number of migrations of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Age(pub u32);

impl Age {
    /// All numbers of migrations.
    pub const ALL: [Age; 21] = [
        Age(1),
        Age(2),
        Age(3),
        Age(4),
        Age(5),
        Age(6),
        Age(7),
        Age(8),
        Age(9),
        Age(10),
        Age(11),
        Age(12),
        Age(13),
        Age(14),
        Age(15),
        Age(16),
        Age(17),
        Age(18),
        Age(19),
        Age(20),
        Age(21),
    ];
}

/// Creates the database of that schema in a file.
fn make(age: Age, path: &Path) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/fixtures/schemas");
    let sql = std::fs::read_to_string(folder.join(format!("{}.sql", age.0))).unwrap();
    Connection::open(path).unwrap().execute_batch(&sql).unwrap();
}

/// Returns the bytes of the database of that schema.
pub fn bytes(age: Age) -> Vec<u8> {
    let (_directory, path) = database();
    make(age, &path);
    std::fs::read(&path).unwrap()
}

#[test]
fn there_is_a_database_of_each_schema() {
    let (_directory, path) = database();
    drop(Store::open(&path).unwrap());
    assert_eq!(checkup(&path).unwrap().version, Age::ALL.len() as u32, "a migration adds a database to the fixtures");
}

#[test]
fn every_schema_is_migrated_to_the_current_one() {
    let (_directory, today) = database();
    drop(Store::open(&today).unwrap());
    for age in Age::ALL {
        let (_directory, path) = database();
        make(age, &path);
        let looked = checkup(&path).unwrap();
        assert_eq!((looked.version, looked.problems.as_slice()), (age.0, [].as_slice()), "it is sound as it is");
        drop(Store::open(&path).unwrap());
        assert_eq!(schema_of(&path), schema_of(&today), "{age:?}");
        assert!(checkup(&path).unwrap().usable().is_ok(), "{age:?}");
    }
}

#[test]
fn games_of_every_schema_continue() {
    for age in Age::ALL {
        let (_directory, path) = database();
        make(age, &path);
        let tables = Tables::new(Store::open(&path).unwrap());
        let active: Vec<_> = tables.active().unwrap().into_iter().map(|table| (table.id, table.assists)).collect();
        let expected = [2, 3, 4].map(|id| (TableId(id), Assists::On));
        assert_eq!(
            active,
            expected.into_iter().filter(|(id, _)| age != Age(1) || id.0 != 3).collect::<Vec<_>>(),
            "{age:?}"
        );
        let pending = tables.pending_notices().unwrap();
        let kinds: Vec<bool> = pending.iter().map(|notice| notice.kind == NoticeKind::Lobby).collect();
        assert_eq!(kinds, [true, false], "{age:?}");
        for notice in pending {
            assert!(tables.notice_context(notice).unwrap().is_current(), "{age:?}");
        }
        for table in tables.active().unwrap() {
            if matches!(table.phase, Phase::Playing(_)) {
                let id = table.id;
                play_on(&tables, table);
                let file = tables.export_table(id).unwrap();
                assert!(matches!(verify(&file), Ok(Verdict::Fair { finished: true, .. })), "{age:?}, table {id}");
            }
        }
        assert_eq!(tables.backlog().unwrap().tables, 1, "{age:?}: the lobby");
    }
}
