//! The database, which is the only source of truth. All SQL is in this folder.
//!
//! There are two engines: SQLite, a file for one process, and PostgreSQL, a server for any number of processes. Queries are written
//! once for both engines. `sql.rs` is the interface to the engines; each engine has a folder.
//!
//! [`Store::read`] and [`Store::write`] run a closure in a transaction. The methods of [`ReadTransaction`] are all queries, those of
//! [`WriteTransaction`] all changes. If the closure passed to `write` returns `Ok`, its changes are committed together. Otherwise, they are
//! all rolled back. After [`Store::write`] has returned, the changes are durable.

mod allowances;
mod announcement;
mod claim;
mod clock;
mod clocks;
mod confirmations;
mod database_tables;
mod duels;
mod error;
mod feeds;
mod ids;
mod in_transaction;
mod location;
mod log;
mod motions;
mod orders;
mod outbox;
mod page_key;
mod pending;
mod postgres;
mod preferences;
mod presets;
mod results;
mod review_consents;
mod rows;
mod sealed_numbers;
mod servers;
mod sessions;
mod sql;
mod sqlite;
mod table_options;
mod tables;
mod transaction;
mod transfer;
mod user_data;
mod value;
mod webhook_events;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

pub use allowances::RateLimit;
pub use announcement::Announcement;
pub use claim::{ExclusiveWork, Lease};
pub use clock::Clock;
pub use clocks::{TableClock, TimeBank};
pub use duels::{Duel, DuelGame, DuelLength};
pub use error::StoreError;
pub use feeds::{Feed, FeedEvent, FeedMessage};
pub use ids::{ChannelId, GuildId, MessageId, MotionId, NoticeId, TableId, UserId};
pub use in_transaction::{is_in_transaction, run_and_detect_commit};
pub use location::DatabaseLocation;
pub use log::{NewEntry, SubstitutionReason};
pub use motions::{Motion, MotionKind, MotionOutcome, NewMotion, Vote};
pub use outbox::{LatestPosts, LogSpan, Notice, NoticeBacklog, NoticeKind, OldPost, PendingNotice, PendingTimes, Role};
pub use page_key::{InvalidPageKey, PageKey};
pub use pending::{OutdatedMessage, PauseReason};
pub use postgres::{Address, InvalidAddress};
pub use preferences::{Preferences, QuietHours};
pub use results::{GameEnding, GameResult, PlayerResult, RatingPool};
pub use sealed_numbers::SealedNumber;
pub use servers::{ServerSettings, ThreadPolicy};
pub use sessions::{SecretHash, Session};
pub use sqlite::{Checkup, RestoreReport, backup, check_folder, checkup, is_accessible_to_others, is_vacant, restore};
pub use table_options::{Assists, Grace, OutOfTurn, Pace, RatingMode, Season, TableOption, TableOptions};
pub use tables::{NewTable, PhaseKind, TableRow, TableVersion};
pub use transaction::{ReadTransaction, WriteTransaction};
pub use webhook_events::EventHash;

use postgres::Postgres;
pub(crate) use rows::{Json, json_at, text_enum};
pub(crate) use sql::{DatabaseEngine, DatabaseTransaction, TransactionKind};
use sqlite::Sqlite;
pub(crate) use value::{Column, Row, ToColumn, Value};

/// The maximum number of times that a transaction is retried after a conflict with another one.
const MAX_ATTEMPTS: u32 = 12;

/// The delay before the first retry. It grows with each retry.
const RETRY_PAUSE: Duration = Duration::from_millis(2);

/// The time after which a failed transaction is not retried.
const MAX_RETRY_TIME: Duration = Duration::from_secs(8);

/// The database of the bot. Only one process can open a file; any number of processes can open a database on a server.
pub struct Store {
    engine: Box<dyn DatabaseEngine>,
    clock: Clock,
    transactions: AtomicU64,
}

impl Store {
    /// Opens or creates a database file and migrates it. If the database is damaged, newer than this program, or another program's,
    /// returns an error and leaves the file unchanged.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        Store::open_with(path, Clock::default())
    }

    /// Opens a database file like [`Store::open`], but with the given clock.
    pub fn open_with(path: &Path, clock: Clock) -> Result<Store, StoreError> {
        Ok(Store::with_engine(Sqlite::open(path)?, clock))
    }

    /// Opens the database at a location, with the given clock.
    pub fn open_location(location: &DatabaseLocation, clock: Clock) -> Result<Store, StoreError> {
        match location {
            DatabaseLocation::File(path) => Store::open_with(path, clock),
            DatabaseLocation::Server(address) => Store::connect(address, clock),
        }
    }

    /// Connects to a database on a PostgreSQL server and migrates it, unless it is newer than this program.
    pub fn connect(address: &Address, clock: Clock) -> Result<Store, StoreError> {
        Ok(Store::with_engine(Postgres::connect(address)?, clock))
    }

    /// Creates a database in memory, for tests and experiments.
    pub fn in_memory() -> Result<Store, StoreError> {
        Store::in_memory_with(Clock::default())
    }

    /// Creates a database in memory, with the given clock.
    pub fn in_memory_with(clock: Clock) -> Result<Store, StoreError> {
        Ok(Store::with_engine(Sqlite::in_memory()?, clock))
    }

    fn with_engine(engine: impl DatabaseEngine + 'static, clock: Clock) -> Store {
        Store { engine: Box::new(engine), clock, transactions: AtomicU64::new(0) }
    }

    /// Returns the clock from which transactions get the current time.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Returns whether other processes may use the database.
    pub fn is_shared(&self) -> bool {
        self.engine.is_shared()
    }

    /// Returns the number of transactions so far, including those that were rolled back.
    pub fn transaction_count(&self) -> u64 {
        self.transactions.load(Ordering::Relaxed)
    }

    /// Removes erased data from the database's own log, where SQLite keeps the previous state of changed pages.
    pub fn purge_log(&self) -> Result<(), StoreError> {
        self.engine.purge_log()
    }

    /// Claims work for this process. Returns `None` if another process has the claim.
    pub fn claim(&self, claim: ExclusiveWork) -> Result<Option<Lease>, StoreError> {
        self.engine.claim(claim)
    }

    /// Reserves a span of time for this process's requests to Discord, after a delay of at least `after`. Returns the actual delay.
    pub fn reserve_request_time(&self, after: Duration, span: Duration) -> Result<Duration, StoreError> {
        self.engine.reserve_request_time(after, span)
    }

    /// Runs a read transaction, in which all queries see the same state.
    pub fn read<T, E: From<StoreError>>(&self, job: impl FnOnce(&ReadTransaction<'_>) -> Result<T, E>) -> Result<T, E> {
        let session = self.begin(TransactionKind::Read)?;
        let _guard = in_transaction::InTransaction::begin();
        job(&ReadTransaction::new(session, self.clock.now()))
    }

    fn begin(&self, kind: TransactionKind) -> Result<Box<dyn DatabaseTransaction + '_>, StoreError> {
        self.transactions.fetch_add(1, Ordering::Relaxed);
        self.engine.begin(kind)
    }

    /// Runs a write transaction. It is committed if the closure returns `Ok`. If the closure or the commit fails, nothing is
    /// written. After a conflict with another transaction, the closure runs again, so it must be safe to run twice.
    pub fn write<T, E: From<StoreError>>(
        &self,
        mut job: impl FnMut(&WriteTransaction<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let (mut attempts, begun) = (1, Instant::now());
        loop {
            let writing = WriteTransaction::new(self.begin(TransactionKind::Write)?, self.clock.now());
            let in_transaction = in_transaction::InTransaction::begin();
            match job(&writing) {
                Ok(value) => {
                    writing.commit()?;
                    in_transaction::note_commit();
                    return Ok(value);
                }
                Err(_) if writing.has_conflict() && attempts < MAX_ATTEMPTS && begun.elapsed() < MAX_RETRY_TIME => {
                    attempts += 1
                }
                Err(error) => return Err(error),
            }
            drop((writing, in_transaction));
            std::thread::sleep(RETRY_PAUSE * attempts);
        }
    }
}
