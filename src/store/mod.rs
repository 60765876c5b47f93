//! The database: the only truth, and the only SQL.
//!
//! It is kept by one of two engines: SQLite in a file, for one process, or a PostgreSQL server, for as many as one likes. What
//! is asked of both stands in this folder, written once; `sql.rs` is the joint, and each engine has a folder of its own.
//!
//! A [`Store`] lends itself out for one transaction at a time: [`Store::read`] and [`Store::write`] run a closure on a
//! [`Reading`] or a [`Writing`], whose methods are all the questions and changes there are. What a writing closure does is
//! committed as a whole when it returns `Ok`, and forgotten as a whole otherwise. When [`Store::write`] has returned, the
//! change is on the disk.

mod allowances;
mod claim;
mod clocks;
mod error;
mod ids;
mod lent;
mod log;
mod motions;
mod moving;
mod orders;
mod outbox;
mod owed;
mod people;
mod place;
mod postgres;
mod presets;
mod remark;
mod rows;
mod sealed;
mod sql;
mod sqlite;
mod tables;
mod transaction;

use std::path::Path;
use std::time::{Duration, Instant};

use crate::clock::Clock;

pub use allowances::Rate;
pub use claim::{Claim, Tenure};
pub use clocks::{Pace, Waited};
pub use error::StoreError;
pub use ids::{ChannelId, GuildId, MessageId, MotionId, NoticeId, PersonId, TableId};
pub use lent::{is_lent_here, noting_commits};
pub use log::{Maker, NewEntry};
pub use motions::{Motion, MotionKind, NewMotion, Outcome, Vote};
pub use outbox::{Backlog, Notice, NoticeKind, OldPost, Pending, Posts, Role, Span};
pub use owed::{Change, Parked};
pub use people::{Person, Quiet};
pub use place::Place;
pub use postgres::{Address, BadAddress};
pub use remark::Remark;
pub use sealed::SealedBid;
pub use sqlite::{Checkup, Restored, backup, checkup, is_open_to_others, is_vacant, restore};
pub use tables::{Aids, NewTable, Season, Stage, TableRow};
pub use transaction::{Reading, Writing};

use postgres::Postgres;
use sql::{Engine, Intent};
use sqlite::Sqlite;

/// How often something is done again that somebody else's transaction was in the way of.
const TRIES: u32 = 12;

/// How long to wait before that, at first.
const PAUSE: Duration = Duration::from_millis(2);

/// For how long something is done again.
const RETRYING: Duration = Duration::from_secs(8);

/// The database of a bot. Only one process has a file open at a time; a server may have many.
pub struct Store {
    engine: Box<dyn Engine>,
    clock: Clock,
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
        Ok(Store::on(Sqlite::open(path)?, clock))
    }

    /// Opens the database of a place.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn at(place: &Place, clock: Clock) -> Result<Store, StoreError> {
        match place {
            Place::File(path) => Store::open_with(path, clock),
            Place::Server(address) => Store::connect(address, clock),
        }
    }

    /// Connects to a database of a PostgreSQL server, and brings it up to date. One that is newer is left as it is.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn connect(address: &Address, clock: Clock) -> Result<Store, StoreError> {
        Ok(Store::on(Postgres::connect(address)?, clock))
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
        Ok(Store::on(Sqlite::in_memory()?, clock))
    }

    fn on(engine: impl Engine + 'static, clock: Clock) -> Store {
        Store { engine: Box::new(engine), clock }
    }

    /// What tells the time of its transactions.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether other processes may use the same database.
    pub fn is_shared(&self) -> bool {
        self.engine.is_shared()
    }

    /// Claims something for this process, unless another one has.
    ///
    /// # Errors
    /// That the database failed.
    pub fn claim(&self, claim: Claim) -> Result<Option<Tenure>, StoreError> {
        self.engine.claim(claim)
    }

    /// Reserves a span of time in which no other process sends requests to Discord, `after` now at the earliest. Returns how
    /// long it is until it begins.
    ///
    /// # Errors
    /// That the database failed.
    pub fn reserve(&self, after: Duration, span: Duration) -> Result<Duration, StoreError> {
        self.engine.reserve(after, span)
    }

    /// Reads. All that the closure sees is of one moment.
    ///
    /// # Errors
    /// The closure's, or the store's.
    pub fn read<T, E: From<StoreError>>(&self, job: impl FnOnce(&Reading<'_>) -> Result<T, E>) -> Result<T, E> {
        let session = self.engine.begin(Intent::Read)?;
        let _lent = lent::Lent::begin();
        job(&Reading::new(session, self.clock.now()))
    }

    /// Reads and writes. If the closure returns `Ok`, all that it wrote is on the disk afterwards; if not, or if the commit
    /// fails, nothing of it is. The closure is run again if somebody else's transaction was in its way.
    ///
    /// # Errors
    /// The closure's, or the store's.
    pub fn write<T, E: From<StoreError>>(&self, mut job: impl FnMut(&Writing<'_>) -> Result<T, E>) -> Result<T, E> {
        let (mut tries, begun) = (1, Instant::now());
        loop {
            let writing = Writing::new(self.engine.begin(Intent::Write)?, self.clock.now());
            let lent = lent::Lent::begin();
            match job(&writing) {
                Ok(value) => {
                    writing.commit()?;
                    lent::committed();
                    return Ok(value);
                }
                Err(_) if writing.has_clashed() && tries < TRIES && begun.elapsed() < RETRYING => tries += 1,
                Err(error) => return Err(error),
            }
            drop((writing, lent));
            std::thread::sleep(PAUSE * tries);
        }
    }
}
