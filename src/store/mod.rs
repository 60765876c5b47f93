//! The database (skeleton).

mod ids;

use std::path::Path;

pub use ids::{ChannelId, MessageId, NoticeId, PersonId, TableId};

/// The database of a bot. Only one process has it open at a time.
pub struct Store {}

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite failed.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
}

/// In which way a message shows a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The lobby.
    Lobby,
    /// The turn that the game waits for.
    Turn,
    /// The final scores.
    End,
}

/// The messages that show a table, the newest of each role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Posts {
    /// The lobby.
    pub lobby: Option<MessageId>,
    /// The turn that the game waits for.
    pub turn: Option<MessageId>,
    /// The final scores.
    pub end: Option<MessageId>,
}

impl Store {
    /// Opens a database, or makes it, and brings it up to date.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open(_path: &Path) -> Result<Store, StoreError> {
        todo!()
    }

    /// A database that lives as long as the store, for tests.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn in_memory() -> Result<Store, StoreError> {
        todo!()
    }
}
