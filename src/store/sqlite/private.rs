//! Files that nobody else on the machine may read: they hold the seeds of games that are on.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::store::StoreError;

/// How files are made that only their owner may read and write.
pub(super) fn options() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes an empty database file, if there is none. SQLite gives its write-ahead log the same mode.
///
/// # Errors
/// Why it cannot be made.
pub(super) fn make(path: &Path) -> Result<(), StoreError> {
    options().create(true).truncate(false).open(path).map(drop).map_err(StoreError::io(path))
}

/// The file beside a database whose name has that ending as well.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Whether there is no database yet, and one could be made there.
///
/// # Errors
/// That its folder is not there, or that the write-ahead log of a database lies there without it: SQLite would throw that
/// away.
pub fn is_vacant(database: &Path) -> Result<bool, StoreError> {
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(StoreError::NoFolder(folder.to_path_buf()));
    }
    let is_empty = |path: &Path| std::fs::metadata(path).map_or(true, |file| file.len() == 0);
    let is_vacant = is_empty(database);
    if is_vacant && !is_empty(&beside(database, "-wal")) {
        return Err(StoreError::Headless(database.to_path_buf()));
    }
    Ok(is_vacant)
}

/// Whether others on this machine may read a file or write to it. A file that is not there nobody reads.
pub fn is_open_to_others(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}
