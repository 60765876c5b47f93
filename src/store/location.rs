//! The location of the database.

use std::fmt;
use std::path::PathBuf;

use super::{Address, ChannelId, Checkup, StoreError, postgres, sqlite};

/// The file or server that contains the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseLocation {
    /// A SQLite file, which one process uses.
    File(PathBuf),
    /// A PostgreSQL server, which several processes can use.
    Server(Box<Address>),
}

impl DatabaseLocation {
    /// Checks an existing database without changing it.
    pub fn checkup(&self) -> Result<Checkup, StoreError> {
        match self {
            DatabaseLocation::File(path) => sqlite::checkup(path),
            DatabaseLocation::Server(address) => postgres::checkup(address),
        }
    }

    /// Returns the names and channels of all active tables.
    pub fn channels_in_use(&self) -> Result<Vec<(String, ChannelId)>, StoreError> {
        match self {
            DatabaseLocation::File(path) => sqlite::channels_in_use(path),
            DatabaseLocation::Server(address) => postgres::channels_in_use(address),
        }
    }
}

impl fmt::Display for DatabaseLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseLocation::File(path) => path.display().fmt(f),
            DatabaseLocation::Server(address) => address.fmt(f),
        }
    }
}
