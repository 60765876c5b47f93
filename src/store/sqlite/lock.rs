//! One process at a time: a lock file beside the database.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::store::StoreError;

use super::private;

/// Held for as long as the store is open. The operating system lets go of it however the process ends, so a file that is
/// left behind locks nobody out.
pub(super) struct Lock {
    file: File,
}

impl Lock {
    /// Takes the lock of a database.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has it.
    pub(super) fn take(database: &Path) -> Result<Lock, StoreError> {
        let path = private::beside(database, ".lock");
        let file = private::options().create(true).truncate(false).open(&path).map_err(StoreError::io(&path))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.to_path_buf())),
            Err(TryLockError::Error(error)) => Err(StoreError::Io { path, error }),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file would not do: a program that is being started by another thread has it open for a moment too.
        let _ = self.file.unlock();
    }
}
