//! Replacement of the database by a backup.
//!
//! After a restore, the channels contain newer posts than the backup, and the posts in the backup are outdated. So each
//! active table posts its state again. Tables and notices get numbers that were never used before, because Discord
//! would drop a message with the nonce of an earlier one, and buttons identify a table by its number.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::Clock;

use super::lock::Lock;
use super::{integrity, live_copy, private_file};
use crate::{
    Announcement, LogSpan, Notice, NoticeKind, PhaseKind, Sqlite, Store, StoreError, TableId, WriteTransaction,
};

/// The changes that a restore has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoreReport {
    /// The number of restored tables that are in the lobby or running.
    pub tables: usize,
    /// The new path of the previous database, if there was one.
    pub kept: Option<PathBuf>,
}

/// Replaces a database with a copy of a backup. No bot may have the database open. The previous database and its write-ahead log are
/// kept under another name. If the restore fails, the previous database is unchanged.
pub fn restore(database: &Path, backup: &Path) -> Result<RestoreReport, StoreError> {
    let is_new = match private_file::is_vacant(database) {
        Ok(is_new) => is_new,
        // An interrupted restore may have left this.
        Err(StoreError::Headless(_) | StoreError::Interrupted(_)) => false,
        Err(error) => return Err(error),
    };
    let _lock = Lock::acquire(database)?;
    let partial = private_file::partial_path(database);
    let restored = prepare_copy(backup, &partial).and_then(|tables| {
        // While there is no database, the copy keeps the bot from creating an empty one.
        private_file::sync_folder(database)?;
        Ok(RestoreReport { tables, kept: replace_database(database, &partial)? })
    });
    if restored.is_err() && (is_new || private_file::is_vacant(database).is_ok()) {
        for ending in ["", "-journal"] {
            // Report the first error, even if the removal fails too.
            let _ = fs::remove_file(private_file::sibling_path(&partial, ending));
        }
    }
    restored
}

/// Copies a backup, migrates the copy, and adds notices about the state of its tables. Returns the number of active tables.
fn prepare_copy(backup: &Path, partial: &Path) -> Result<usize, StoreError> {
    let connection = live_copy::open_backup(backup)?;
    live_copy::checkup_of(&connection)?.require_usable()?;
    live_copy::copy_to(&connection, partial)?;
    let copy = integrity::connect(partial)?;
    // SQLite ignores CHECK constraints in a database that it opened for reading, so check them here.
    integrity::check(&copy, false)?;
    let store = Store::with_engine(Sqlite::prepare(copy, None)?, Clock::default());
    let tables = store.write(|writing| -> Result<usize, StoreError> {
        continue_ids(writing)?;
        repost_all(writing)
    })?;
    drop(store);
    File::open(partial).and_then(|file| file.sync_all()).map_err(StoreError::io(partial))?;
    Ok(tables)
}

/// Continues the numbers of tables, notices, votes and messages of feeds from the current time in Unix milliseconds. These numbers have never been
/// used before, because the bot assigns fewer than one number per millisecond.
fn continue_ids(writing: &WriteTransaction<'_>) -> Result<(), StoreError> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64;
    for table in ["tables", "notices", "motions", "feed_messages"] {
        writing.session.continue_ids(table, now)?;
    }
    Ok(())
}

/// Replaces all pending notices after a restore. Each active table gets a notice about its state, and one about its open vote. Notices
/// about finished games, a status to pin and a question to the lobby stay pending. Returns the number of active tables.
fn repost_all(writing: &WriteTransaction<'_>) -> Result<usize, StoreError> {
    let pending = writing.pending_notices()?;
    for notice in &pending {
        writing.mark_notice_posted(notice.id)?;
    }
    let active = writing.active_tables()?;
    extend_deadlines(writing)?;
    for &table in &active {
        let row = writing.table(table)?.filter(|row| row.phase_kind == PhaseKind::Playing);
        let known = last_known_number(writing, table)?;
        let kind = if row.is_some() { NoticeKind::Turn(last_span(writing, table)?) } else { NoticeKind::Lobby };
        for change in writing.outdated_messages(table)?.into_iter().filter(|change| Some(change.role) == kind.role()) {
            // Discard the edit, because a new message replaces the old one.
            writing.mark_updated(table, change)?;
        }
        writing.add_restored_notice(table, kind, Some(known))?;
        if let Some(open) = writing.open_motion(table)? {
            // Its message may show a result that is lost.
            let kind = NoticeKind::Announcement(Announcement::Motion { motion: open.id });
            writing.add_restored_notice(table, kind, Some(known))?;
        }
        writing.mark_status_outdated(table, row.is_some_and(|row| row.pinned))?;
    }
    for Notice { table, kind, .. } in pending {
        match kind {
            NoticeKind::Over(_) | NoticeKind::Aborted => {
                writing.add_restored_notice(table, kind, Some(last_known_number(writing, table)?))?;
            }
            NoticeKind::Announcement(Announcement::Status | Announcement::StillIn) => {
                writing.add_notice(table, kind)?;
            }
            NoticeKind::Lobby | NoticeKind::Turn(_) | NoticeKind::Announcement(_) => {}
        }
    }
    Ok(active.len())
}

/// Extends deadlines to at least half a day after the restore. The end of a pause extends those of a paused table.
fn extend_deadlines(writing: &WriteTransaction<'_>) -> Result<(), StoreError> {
    for sql in [
        "UPDATE time_banks SET runs_from = max(runs_from, ?1 + 43200)
         WHERE table_id IN (SELECT table_id FROM clocks WHERE stopped_at IS NULL)",
        "UPDATE clocks SET due = max(due, ?1 + 43200, coalesce((SELECT max(runs_from + remaining) FROM time_banks
                                                               WHERE time_banks.table_id = clocks.table_id), 0))
         WHERE stopped_at IS NULL",
        "UPDATE clocks SET vote_at = max(vote_at, ?1 + 64800, due + 21600), bot_at = max(bot_at, ?1 + 43200)
         WHERE stopped_at IS NULL",
    ] {
        writing.execute(sql, &[&writing.now()])?;
    }
    Ok(())
}

/// Returns the part of the log with the last move at a table.
fn last_span(writing: &WriteTransaction<'_>, table: TableId) -> Result<LogSpan, StoreError> {
    let to = writing.log_length(table)?;
    let sql = "SELECT max(from_position) FROM notices WHERE table_id = ?1 AND to_position = ?2";
    let from: Option<u32> = writing.query_one(sql, &[&table, &to], |row| row.get(0))?;
    Ok(LogSpan { from: from.unwrap_or_default(), to })
}

/// Returns the time of a table's last log entry, in Unix seconds.
fn last_known_number(writing: &WriteTransaction<'_>, table: TableId) -> Result<i64, StoreError> {
    let sql =
        "SELECT coalesce((SELECT max(made_at) FROM entries WHERE table_id = ?1), opened_at) FROM tables WHERE id = ?1";
    writing.query_one(sql, &[&table], |row| row.get(0))
}

/// Sets a database and its write-ahead log aside, and gives its name to a copy. If that fails, the files get their names back.
/// Returns the new name of the previous database, or `None` if there was none.
fn replace_database(database: &Path, copy: &Path) -> Result<Option<PathBuf>, StoreError> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    let kept = private_file::sibling_path(database, &format!(".before-{now}"));
    let mut renamed = Vec::new();
    let replaced = rename_to_backup(database, &kept, &mut renamed)
        .and_then(|()| fs::rename(copy, database).map_err(StoreError::io(database)));
    if replaced.is_err() {
        for &ending in renamed.iter().rev() {
            // Report the first error, even if this fails too.
            let _ = fs::rename(private_file::sibling_path(&kept, ending), private_file::sibling_path(database, ending));
        }
    }
    replaced?;
    private_file::sync_folder(database)?;
    Ok(renamed.iter().any(|&ending| ending != "-shm").then_some(kept))
}

/// Renames a database with its write-ahead log, and notes the endings of the files in `renamed`.
fn rename_to_backup(database: &Path, kept: &Path, renamed: &mut Vec<&'static str>) -> Result<(), StoreError> {
    // Rename the database before its log. If the process crashes in between, the bot refuses to start because of a log without a
    // database. In the other order, it would start with a database that lacks the last moves.
    for ending in ["", "-wal", "-shm"] {
        match fs::rename(private_file::sibling_path(database, ending), private_file::sibling_path(kept, ending)) {
            Ok(()) => renamed.push(ending),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(StoreError::io(database)(error)),
        }
    }
    Ok(())
}
