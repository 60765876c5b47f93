//! The use cases: open a table, join it, start, act, resign, abort, export.
//!
//! [`Tables`] is the only caller of both rules and store, and the only writer of games. Each call is one transaction of
//! the store: it reads the truth there, asks the rules, commits what follows together with the [notices](Notice) of what
//! must be said about it, and only then returns. So the process may die between any two calls, or within one, and nothing
//! acknowledged is lost. Calls block for the time of a commit; asynchronous callers wrap them in `spawn_blocking`.

mod error;
mod fair;
mod lobby;
mod outbox;
mod play;
mod record_file;
mod snapshot;

use std::sync::Arc;

use crate::rules::Event;
use crate::rules::seat::Seat;
use crate::store::Store;

pub use crate::store::{ChannelId, MessageId, NoticeId, PersonId, Posts, Role, TableId};
pub use error::{ActError, Failure, TableError};
pub use fair::{Commitment, Seed};
pub use outbox::{Notice, NoticeKind, Span, Telling};
pub use play::Rehearsal;
pub use record_file::{RecordFile, Verdict, VerifyError, verify};
pub use snapshot::{Ending, Phase, Play, Snapshot};

/// All tables of a store. Clones share it.
#[derive(Clone)]
pub struct Tables {
    store: Arc<Store>,
}

/// What a use case changed. It is committed.
#[derive(Clone)]
pub struct Update {
    /// The table afterwards.
    pub snapshot: Snapshot,
    /// Who acted; nobody when the game was opened, started or aborted.
    pub by: Option<Seat>,
    /// What happened at the table, in order.
    pub events: Vec<Event>,
    /// What must be said about it, and confirmed by [`Tables::notice_sent`].
    pub notices: Vec<Notice>,
}

impl Tables {
    /// The tables of a store.
    pub fn new(store: Store) -> Tables {
        Tables { store: Arc::new(store) }
    }

    /// The table that people in a channel mean: the active one, or else the one that was opened last.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn find(&self, _channel: ChannelId) -> Result<Option<Snapshot>, Failure> {
        todo!()
    }

    /// A table by its number.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn get(&self, _table: TableId) -> Result<Option<Snapshot>, Failure> {
        todo!()
    }

    /// Every table that is in the lobby or being played, oldest first.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn active(&self) -> Result<Vec<Snapshot>, Failure> {
        todo!()
    }
}
