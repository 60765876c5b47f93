//! Where a database is.

use std::fmt;
use std::path::PathBuf;

use super::{Address, ChannelId, Checkup, StoreError, postgres, sqlite};

/// Where a database is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a file, for one process.
    File(PathBuf),
    /// On a PostgreSQL server.
    Server(Box<Address>),
}

impl Place {
    /// Looks whether the database is sound, and changes nothing. It must exist.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn checkup(&self) -> Result<Checkup, StoreError> {
        match self {
            Place::File(path) => sqlite::checkup(path),
            Place::Server(address) => postgres::checkup(address),
        }
    }

    /// The names of the tables that are in the lobby or being played, and their channels.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub fn active_places(&self) -> Result<Vec<(String, ChannelId)>, StoreError> {
        match self {
            Place::File(path) => sqlite::active_places(path),
            Place::Server(address) => postgres::active_places(address),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => path.display().fmt(f),
            Place::Server(address) => address.fmt(f),
        }
    }
}
