//! PostgreSQL, a server for any number of processes.
//!
//! A read transaction sees a snapshot (`REPEATABLE READ`). A write transaction (`READ COMMITTED`) locks the row of each table
//! before it reads any other data of that table. If two processes change the same game, the second one waits and then sees the
//! changes of the first. So each game has one writer at a time, and changes of different games do not wait for each other.
//! Remaining conflicts are retried.

mod address;
mod claims;
mod error;
mod schema;
mod session;
mod tls;
mod value;

use std::sync::mpsc::sync_channel;
use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::Error;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};

use super::{
    ChannelId, Checkup, DatabaseEngine, DatabaseTransaction, ExclusiveWork, Lease, StoreError, TransactionKind,
};

pub use address::{Address, InvalidAddress};

/// The maximum number of connections. It is somewhat larger than the number of threads that use them.
const MAX_CONNECTIONS: usize = 12;

const TIME_LIMIT: Duration = Duration::from_secs(5);

/// A database on a server.
pub(super) struct Postgres {
    pool: Pool,
    claims: claims::Claims,
    /// The runtime that drives the connections, while callers block their own threads. `None` only while the database is closed.
    runtime: Option<tokio::runtime::Runtime>,
    /// The time limit for a statement, or `None` if there is no limit.
    limit: Option<Duration>,
}

impl Postgres {
    /// Connects to a server and migrates the database.
    pub(super) fn connect(address: &Address) -> Result<Postgres, StoreError> {
        let engine = Postgres::open_pool(address)?;
        let pool = engine.pool.clone();
        engine.block_on(async move { schema::migrate(&mut client(&pool).await?).await })??;
        Ok(engine)
    }

    /// Connects to a server without changing anything.
    fn open_pool(address: &Address) -> Result<Postgres, StoreError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("postgres")
            .enable_all()
            .build()
            .map_err(|error| StoreError::Unreachable(error.to_string()))?;
        let settings = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(address.config(), tls::Tls::new(address)?, settings);
        let pool = Pool::builder(manager).max_size(MAX_CONNECTIONS).runtime(Runtime::Tokio1);
        let pool = pool.wait_timeout(Some(TIME_LIMIT)).create_timeout(Some(TIME_LIMIT)).build();
        let pool = pool.map_err(|error| StoreError::Unreachable(error.to_string()))?;
        Ok(Postgres { pool, claims: claims::Claims::default(), runtime: Some(runtime), limit: address.limit() })
    }

    /// Runs a job on the runtime, and blocks until it is done.
    fn block_on<T: Send + 'static>(&self, job: impl Future<Output = T> + Send + 'static) -> Result<T, StoreError> {
        let gone = || StoreError::Unreachable("the connection has ended".to_owned());
        let (sender, receiver) = sync_channel(1);
        self.runtime.as_ref().ok_or_else(gone)?.spawn(async move {
            // The receiver exists, because the caller blocks on it.
            let _ = sender.send(job.await);
        });
        receiver.recv().map_err(|_| gone())
    }

    fn client(&self) -> Result<Object, StoreError> {
        let pool = self.pool.clone();
        self.block_on(async move { client(&pool).await })?
    }

    /// Runs a job within the time limit for a statement. A timeout probably affects idle connections too, so it closes them.
    fn run<T: Send + 'static>(
        &self,
        job: impl Future<Output = Result<T, Error>> + Send + 'static,
    ) -> Result<Result<T, StatementError>, StoreError> {
        let (limit, pool) = (self.limit.unwrap_or(Duration::MAX), self.pool.clone());
        self.block_on(async move {
            match timeout(limit, job).await {
                Ok(answer) => answer.map_err(StatementError::Error),
                Err(_) => {
                    pool.retain(|_, _| false);
                    Err(StatementError::Timeout)
                }
            }
        })
    }

    fn spawn(&self, job: impl Future<Output = ()> + Send + 'static) {
        if let Some(runtime) = &self.runtime {
            runtime.spawn(job);
        }
    }
}

impl DatabaseEngine for Postgres {
    fn begin(&self, kind: TransactionKind) -> Result<Box<dyn DatabaseTransaction + '_>, StoreError> {
        Ok(Box::new(session::Transaction::new(self, self.client()?, kind)))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn claim(&self, claim: ExclusiveWork) -> Result<Option<Lease>, StoreError> {
        self.claim_for_all(claim)
    }

    fn reserve_request_time(&self, after: Duration, span: Duration) -> Result<Duration, StoreError> {
        // Use the server's clock, because the clocks of processes may differ.
        let sql = "UPDATE request_budget SET free_at = greatest(free_at, now.us + $1) + $2
                   FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS us) AS now
                   RETURNING greatest(free_at - $2 - now.us, 0)";
        let client = self.client()?;
        let [after, span] = [after, span].map(|time| i64::try_from(time.as_micros()).unwrap_or(i64::MAX / 4));
        let reserved = self.run(async move {
            let statement = client.prepare_cached(sql).await?;
            client.query_one(&statement, &[&after, &span]).await?.try_get::<_, i64>(0)
        })?;
        let wait = reserved.map_err(|failed| failed.error())?;
        Ok(Duration::from_micros(wait.unsigned_abs()))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // A runtime must not be dropped inside another one, because dropping it blocks.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

enum StatementError {
    /// An error reported by the server or the connection.
    Error(Error),
    /// The time limit was exceeded.
    Timeout,
}

impl StatementError {
    /// Returns whether the connection can no longer be used.
    fn is_of_connection(&self) -> bool {
        match self {
            StatementError::Error(error) => error.is_closed() || error::is_connection_end(error),
            StatementError::Timeout => true,
        }
    }

    fn is_conflict(&self) -> bool {
        self.is_of_connection() || matches!(self, StatementError::Error(error) if error::is_conflict(error))
    }

    fn error(&self) -> StoreError {
        match self {
            StatementError::Error(error) => error::convert(error),
            StatementError::Timeout => error::timeout_error(),
        }
    }
}

async fn client(pool: &Pool) -> Result<Object, StoreError> {
    pool.get().await.map_err(error::convert_pool)
}

/// Checks the database on a server without changing it.
pub(super) fn checkup(address: &Address) -> Result<Checkup, StoreError> {
    let engine = Postgres::open_pool(address)?;
    let pool = engine.pool.clone();
    let version = engine.block_on(async move { schema::version(&client(&pool).await?).await })??;
    Ok(Checkup { version, newest: schema::NEWEST_VERSION, problems: Vec::new() })
}

/// Returns the names and channels of all active tables.
pub(super) fn channels_in_use(address: &Address) -> Result<Vec<(String, ChannelId)>, StoreError> {
    if checkup(address)?.version == 0 {
        return Ok(Vec::new());
    }
    let engine = Postgres::open_pool(address)?;
    let session = engine.begin(TransactionKind::Read)?;
    let sql = "SELECT name, channel FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id";
    session.rows(sql, &[])?.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
}
