//! The lock file beside a database, which lets only one process use the database.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::store::StoreError;

use super::private;

/// A lock that is held while the store is open. The operating system releases it when the process ends, so a lock file
/// that remains after a crash does no harm.
pub(super) struct Lock {
    file: File,
}

impl Lock {
    /// Takes the lock of a database.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has the lock.
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
        // Unlock explicitly: a child process that another thread is starting may still have a copy of the open file.
        let _ = self.file.unlock();
    }
}
