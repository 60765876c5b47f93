//! The database: the only truth, and the only SQL.
//!
//! A [`Store`] lends itself out for one transaction at a time: [`Store::read`] and [`Store::write`] run a closure on a
//! [`Reading`] or a [`Writing`], whose methods are all the questions and changes there are. What a writing closure does is
//! committed as a whole when it returns `Ok`, and forgotten as a whole otherwise. When [`Store::write`] has returned, the
//! change is on the disk.

mod aside;
mod clocks;
mod error;
mod ids;
mod lent;
mod lock;
mod log;
mod motions;
mod orders;
mod outbox;
mod owed;
mod people;
mod presets;
mod private;
mod remark;
mod restore;
mod rows;
mod schema;
mod sealed;
mod sound;
mod tables;
mod transaction;

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};

use crate::clock::Clock;

pub use aside::{Checkup, active_places, backup, checkup};
pub use clocks::{Pace, Waited};
pub use error::StoreError;
pub use ids::{ChannelId, GuildId, MessageId, MotionId, NoticeId, PersonId, TableId};
pub use lent::is_lent_here;
pub use log::{Maker, NewEntry};
pub use motions::{Motion, MotionKind, NewMotion, Outcome, Vote};
pub use outbox::{Backlog, Notice, NoticeKind, Posts, Role, Span};
pub use owed::{Change, Parked};
pub use people::{Person, Quiet};
pub use private::{is_open_to_others, is_vacant};
pub use remark::Remark;
pub use restore::{Restored, restore};
pub use sealed::SealedBid;
pub use tables::{Aids, NewTable, Stage, TableRow};
pub use transaction::{Reading, Writing};

/// How long to wait for somebody else's lock on the database, such as a backup's.
const PATIENCE: Duration = Duration::from_secs(5);

/// Compiled statements to keep: more than there are in this room.
const STATEMENTS: usize = 128;

/// The database of a bot. Only one process has it open at a time.
pub struct Store {
    // SQLite has one writer at a time anyway, and reads take microseconds: one connection is enough.
    connection: Mutex<Connection>,
    clock: Clock,
    _lock: Option<lock::Lock>,
}

impl Store {
    /// Opens a database, or makes it, and brings it up to date. One that is damaged, newer or not ours is left as it is.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        Store::open_with(path, Clock::default())
    }

    /// The same by a clock that may not be the machine's.
    ///
    /// # Errors
    /// The same.
    pub fn open_with(path: &Path, clock: Clock) -> Result<Store, StoreError> {
        private::is_vacant(path)?;
        let lock = lock::Lock::take(path)?;
        private::make(path)?;
        let connection = sound::connect(path)?;
        sound::check(&connection)?;
        let wal = connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get::<_, String>(0));
        let mode = wal.map_err(StoreError::sqlite(path))?;
        if mode != "wal" {
            return Err(StoreError::NoWal(mode));
        }
        let store = Store::prepare(connection, clock, Some(lock))?;
        sound::keep_log(&store.connection(), false)?;
        Ok(store)
    }

    /// A database that lives as long as the store, for tests and rehearsals.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn in_memory() -> Result<Store, StoreError> {
        Store::in_memory_with(Clock::default())
    }

    /// The same by a clock that may not be the machine's.
    ///
    /// # Errors
    /// The same.
    pub fn in_memory_with(clock: Clock) -> Result<Store, StoreError> {
        Store::prepare(Connection::open_in_memory()?, clock, None)
    }

    /// What tells the time of its transactions.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    fn prepare(mut connection: Connection, clock: Clock, lock: Option<lock::Lock>) -> Result<Store, StoreError> {
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        // A commit survives a power cut: nothing may be said in a channel that could still be lost.
        connection.pragma_update(None, "synchronous", "full")?;
        schema::migrate(&mut connection)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        Ok(Store { connection: Mutex::new(connection), clock, _lock: lock })
    }

    /// Reads. All that the closure sees is of one moment.
    ///
    /// # Errors
    /// The closure's, or the store's.
    pub fn read<T, E: From<StoreError>>(&self, job: impl FnOnce(&Reading<'_>) -> Result<T, E>) -> Result<T, E> {
        let mut connection = self.connection();
        let _lent = lent::Lent::begin();
        let transaction = connection.transaction().map_err(StoreError::from)?;
        job(&Reading::new(transaction, self.clock.now()))
    }

    /// Reads and writes. If the closure returns `Ok`, all that it wrote is on the disk afterwards; if not, or if the commit
    /// fails, nothing of it is.
    ///
    /// # Errors
    /// The closure's, or the store's.
    pub fn write<T, E: From<StoreError>>(&self, job: impl FnOnce(&Writing<'_>) -> Result<T, E>) -> Result<T, E> {
        let mut connection = self.connection();
        let _lent = lent::Lent::begin();
        // Taking the write lock at once keeps what was read true until the commit.
        let behavior = TransactionBehavior::Immediate;
        let transaction = connection.transaction_with_behavior(behavior).map_err(StoreError::from)?;
        let writing = Writing::new(transaction, self.clock.now());
        let value = job(&writing)?;
        writing.commit()?;
        Ok(value)
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        // A closure that panicked left no trace: its transaction was rolled back on the way.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
