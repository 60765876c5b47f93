//! Files that other users of the host cannot read, because they contain the seeds of running games.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// Returns options that create a file which only its owner can read and write.
pub(super) fn open_options() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates an empty database file unless it exists. SQLite gives the write-ahead log the same mode.
pub(super) fn create_private(path: &Path) -> Result<(), StoreError> {
    open_options().create(true).truncate(false).open(path).map(drop).map_err(StoreError::io(path))
}

/// Appends a suffix to the file name of a database.
pub(super) fn sibling_path(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Returns the folder of a file.
///
/// # Errors
/// [`StoreError::NoFolder`] if the folder does not exist.
pub(super) fn find_folder(file: &Path) -> Result<&Path, StoreError> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if folder.is_dir() { Ok(folder) } else { Err(StoreError::NoFolder(folder.to_path_buf())) }
}

/// Returns whether a new database can be created at a path.
///
/// # Errors
/// [`StoreError::NoFolder`] if the folder does not exist. [`StoreError::Headless`] if there is a write-ahead log without a
/// database, because SQLite would delete that log. [`StoreError::Interrupted`] if a restore has not replaced the database that it
/// has set aside.
pub fn is_vacant(database: &Path) -> Result<bool, StoreError> {
    find_folder(database)?;
    let is_empty = |path: &Path| std::fs::metadata(path).map_or(true, |file| file.len() == 0);
    let is_vacant = is_empty(database);
    if is_vacant && !is_empty(&sibling_path(database, "-wal")) {
        return Err(StoreError::Headless(database.to_path_buf()));
    }
    if is_vacant && partial_path(database).exists() {
        return Err(StoreError::Interrupted(database.to_path_buf()));
    }
    Ok(is_vacant)
}

/// Checks that files can be created in the folder of a database, as SQLite does for its write-ahead log.
///
/// # Errors
/// Fails if a file cannot be created or removed.
pub fn check_folder(database: &Path) -> Result<(), StoreError> {
    let probe = sibling_path(database, ".probe");
    open_options()
        .create_new(true)
        .open(&probe)
        .and_then(|_| std::fs::remove_file(&probe))
        .map_err(StoreError::io(&probe))
}

/// Returns the path of an incomplete copy, which is renamed to `target` once it is complete.
pub(super) fn partial_path(target: &Path) -> PathBuf {
    sibling_path(target, ".partial")
}

/// Makes the creation and the renames of files in the folder of a database durable.
pub(super) fn sync_folder(database: &Path) -> Result<(), StoreError> {
    let folder = find_folder(database)?;
    #[cfg(unix)]
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(StoreError::io(folder))?;
    let _ = folder;
    Ok(())
}

/// Returns whether other users of the host can read or write a file. Returns `false` if the file does not exist.
pub fn is_accessible_to_others(path: &Path) -> bool {
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
