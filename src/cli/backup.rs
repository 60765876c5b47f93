//! `bergerie backup FILE` (skeleton).

use std::path::PathBuf;

use crate::store::StoreError;

/// What to copy, and where to.
#[derive(Clone, Debug)]
pub struct Backup {
    /// The database.
    pub database: PathBuf,
    /// The copy, which must not exist.
    pub file: PathBuf,
}

/// Makes a consistent copy of the database, also while the bot runs.
///
/// # Errors
/// Why there is no copy.
pub fn run(_args: &Backup) -> Result<(), StoreError> {
    todo!()
}
