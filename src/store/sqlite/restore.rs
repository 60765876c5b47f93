//! Putting a backup in the place of a database.
//!
//! A backup is of the past: Discord has posts that it does not know of, and its own posts have had their day. So each table
//! that is on says anew where it stands, and the numbers of notices and tables go on from where no number was ever given:
//! Discord drops what comes with the nonce of an earlier post, and a button names its table by number.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::clock::Clock;

use crate::store::{Notice, NoticeKind, Span, Stage, Store, StoreError, TableId, Writing};

use super::lock::Lock;
use super::{Sqlite, aside, private, sound};

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// How many tables in the lobby or being played there are again.
    pub tables: usize,
    /// Where the database lies that was there before, if one was.
    pub kept: Option<PathBuf>,
}

/// Puts a copy of a backup in the place of a database, which no bot may have open. The database that was there is kept
/// under another name, with its log.
///
/// # Errors
/// Why the backup is not restored. The database is as it was.
pub fn restore(database: &Path, backup: &Path) -> Result<Restored, StoreError> {
    match private::is_vacant(database) {
        // A try that was cut short leaves it so.
        Ok(_) | Err(StoreError::Headless(_)) => {}
        Err(error) => return Err(error),
    }
    let _lock = Lock::take(database)?;
    let partial = private::beside(database, ".partial");
    let made = prepare(backup, &partial);
    let moved = made.and_then(|tables| {
        let kept = set_aside(database)?;
        fs::rename(&partial, database).map_err(StoreError::io(database))?;
        sync_folder(database)?;
        Ok(Restored { tables, kept })
    });
    if moved.is_err() {
        for ending in ["", "-journal"] {
            // The first error is the one to tell.
            let _ = fs::remove_file(private::beside(&partial, ending));
        }
    }
    moved
}

/// Makes a copy of a backup, brings it up to date and lets its tables say where they stand. How many there are.
fn prepare(backup: &Path, partial: &Path) -> Result<usize, StoreError> {
    aside::checkup(backup)?.usable()?;
    aside::copy_to(&aside::open(backup)?, partial)?;
    let store = Store::on(Sqlite::prepare(sound::connect(partial)?, None)?, Clock::default());
    let tables = store.write(|writing| -> Result<usize, StoreError> {
        number_on(writing)?;
        say_anew(writing)
    })?;
    drop(store);
    File::open(partial).and_then(|file| file.sync_all()).map_err(StoreError::io(partial))?;
    Ok(tables)
}

/// Lets the numbers of tables, notices and motions go on from the time in milliseconds since 1970: since they are given one at
/// a time, and more slowly than one in a millisecond, none was given before.
fn number_on(writing: &Writing<'_>) -> Result<(), StoreError> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64;
    for table in ["tables", "notices", "motions"] {
        writing.session.number_on(table, now)?;
    }
    Ok(())
}

/// Writes a notice of where each table stands, instead of those that were pending, and of changes to posts. How many tables are on.
fn say_anew(writing: &Writing<'_>) -> Result<usize, StoreError> {
    let pending = writing.pending_notices()?;
    for notice in &pending {
        writing.confirm(notice.id)?;
    }
    let active = writing.active_tables()?;
    give_time(writing)?;
    for &table in &active {
        for change in writing.changes(table)? {
            // Of a post that has had its day.
            writing.show(table, change)?;
        }
        let kind = standing(writing, table)?;
        writing.notify_restored(table, kind, Some(last_known(writing, table)?))?;
    }
    for Notice { table, kind, .. } in pending {
        if matches!(kind, NoticeKind::Over(_) | NoticeKind::Aborted) {
            writing.notify_restored(table, kind, Some(last_known(writing, table)?))?;
        }
    }
    Ok(active.len())
}

/// Lets nobody be late for what a backup has brought back: half a day is the least that everybody has.
fn give_time(writing: &Writing<'_>) -> Result<(), StoreError> {
    let sql = "UPDATE clocks SET due = max(due, ?1 + 43200), vote_at = max(vote_at, ?1 + 64800)";
    writing.run(sql, &[&writing.now()])?;
    Ok(())
}

/// What there is to say of a table that is on: that of a lobby, or what was said of its last move.
fn standing(writing: &Writing<'_>, table: TableId) -> Result<NoticeKind, StoreError> {
    let is_lobby = writing.table(table)?.is_some_and(|row| row.stage == Stage::Lobby);
    if is_lobby {
        return Ok(NoticeKind::Lobby);
    }
    let to = writing.log_length(table)?;
    let sql = "SELECT max(from_position) FROM notices WHERE table_id = ?1 AND to_position = ?2";
    let from: Option<u32> = writing.one(sql, &[&table, &to], |row| row.get(0))?;
    Ok(NoticeKind::Turn(Span { from: from.unwrap_or_default(), to }))
}

/// When the last thing happened at a table, in seconds since 1970.
fn last_known(writing: &Writing<'_>, table: TableId) -> Result<i64, StoreError> {
    let sql =
        "SELECT coalesce((SELECT max(made_at) FROM entries WHERE table_id = ?1), opened_at) FROM tables WHERE id = ?1";
    writing.one(sql, &[&table], |row| row.get(0))
}

/// Gives a database another name, with its log; the new name, if there was one.
fn set_aside(database: &Path) -> Result<Option<PathBuf>, StoreError> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    let kept = private::beside(database, &format!(".before-{now}"));
    let mut any = false;
    // The log last: a database without its log lacks what was played last, and the bot would start with it all the same. A log
    // without its database keeps it from starting.
    for ending in ["", "-wal", "-shm"] {
        match fs::rename(private::beside(database, ending), private::beside(&kept, ending)) {
            Ok(()) => any |= ending != "-shm",
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(StoreError::io(database)(error)),
        }
    }
    Ok(any.then_some(kept))
}

/// Makes sure that new names outlive a power cut.
fn sync_folder(database: &Path) -> Result<(), StoreError> {
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    #[cfg(unix)]
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(StoreError::io(folder))?;
    let _ = folder;
    Ok(())
}
