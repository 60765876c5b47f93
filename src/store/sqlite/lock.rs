//! The lock file beside a database, which lets only one process use the database.
//!
//! Its content describes the database file as the last process left it. If that process found no damage and the file has not changed
//! since, the next start need not check the database again. The check reads the whole file, so its duration grows with the number of
//! finished games.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, UNIX_EPOCH};

use super::private_file;
use crate::StoreError;

/// A lock that is held while the store is open. The operating system releases it when the process ends.
pub(super) struct Lock {
    file: Mutex<File>,
    database: PathBuf,
    is_undamaged: AtomicBool,
}

/// The time after which a change of a file is certain to change its modification time.
const TIMESTAMP_PRECISION: Duration = Duration::from_millis(20);

impl Lock {
    /// Takes the lock of a database.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has the lock.
    pub(super) fn acquire(database: &Path) -> Result<Lock, StoreError> {
        let file = Mutex::new(lock(database)?);
        Ok(Lock { file, database: database.to_path_buf(), is_undamaged: AtomicBool::new(false) })
    }

    /// Takes the lock again if the lock file was deleted or replaced, because another process could use the database otherwise.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has taken the lock meanwhile.
    pub(super) fn reacquire_if_deleted(&self) -> Result<(), StoreError> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if !is_at(&file, &private_file::sibling_path(&self.database, ".lock")) {
            *file = lock(&self.database)?;
            tracing::warn!(database = %self.database.display(), "the lock file was deleted; created it again");
        }
        Ok(())
    }

    /// Returns whether the database file is still as the last process left it, which had found no damage.
    pub(super) fn is_unchanged(&self) -> bool {
        let left = fs::read_to_string(private_file::sibling_path(&self.database, ".lock")).ok();
        left.is_some_and(|left| !left.is_empty() && Some(left) == self.state())
    }

    /// Records whether the database is undamaged. It is unknown at first.
    pub(super) fn mark_undamaged(&self, is_undamaged: bool) {
        self.is_undamaged.store(is_undamaged, Ordering::Relaxed);
    }

    /// Describes the database file. Returns `None` while there is a log, which may contain further changes.
    fn state(&self) -> Option<String> {
        let length = |log| fs::metadata(private_file::sibling_path(&self.database, log)).map_or(0, |file| file.len());
        let has_log = ["-wal", "-journal"].into_iter().any(|log| length(log) > 0);
        let file = fs::metadata(&self.database).ok().filter(|_| !has_log)?;
        let changed = file.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some(format!("{} {}\n", file.len(), changed.as_nanos()))
    }
}

/// Opens and locks the lock file of a database.
fn lock(database: &Path) -> Result<File, StoreError> {
    let path = private_file::sibling_path(database, ".lock");
    let file = private_file::open_options().create(true).truncate(false).open(&path).map_err(StoreError::io(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.to_path_buf())),
        Err(TryLockError::Error(error)) => Err(StoreError::Io { path, error }),
    }
}

/// Returns whether an open file is still the one at a path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let identity = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    file.metadata().and_then(|held| Ok(identity(held) == identity(fs::metadata(path)?))).unwrap_or(false)
}

/// Returns whether an open file is still the one at a path. Locked files cannot be deleted on other systems.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

impl Drop for Lock {
    fn drop(&mut self) {
        let state = if *self.is_undamaged.get_mut() { self.state() } else { None };
        if state.is_some() {
            std::thread::sleep(TIMESTAMP_PRECISION);
        }
        // If this fails, the next start checks the database.
        let _ = fs::write(private_file::sibling_path(&self.database, ".lock"), state.unwrap_or_default());
        // Unlock explicitly: a child process that another thread is starting may still have a copy of the open file.
        let _ = self.file.get_mut().unwrap_or_else(PoisonError::into_inner).unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deleted_lock_file_lets_no_second_process_in_unnoticed() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("bergerie.db");
        let delete = || fs::remove_file(private_file::sibling_path(&database, ".lock")).unwrap();
        let lock = Lock::acquire(&database).unwrap();
        delete();
        lock.reacquire_if_deleted().unwrap();
        assert!(matches!(Lock::acquire(&database), Err(StoreError::InUse(_))));
        delete();
        let _other = Lock::acquire(&database).unwrap();
        assert!(matches!(lock.reacquire_if_deleted(), Err(StoreError::InUse(_))));
    }
}
