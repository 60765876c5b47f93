//! PostgreSQL: a server, for as many processes as one likes.
//!
//! A transaction that reads sees one moment (`REPEATABLE READ`). One that writes keeps the row of every table that it looks at,
//! before it looks at anything else of it, and then sees what is there (`READ COMMITTED`). So of two that would move the same game
//! on the second waits, and goes on from what the first has left: there is one writer a game, as with SQLite, and none
//! waits for another game's. What clashes all the same is run again.

mod address;
mod claims;
mod fault;
mod schema;
mod session;
mod tls;
mod value;

use std::sync::mpsc::sync_channel;
use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::Error;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};

use super::sql::{Engine, Intent, Session};
use super::{ChannelId, Checkup, Claim, StoreError, Tenure};

pub use address::{Address, BadAddress};

/// Connections at once: as many as there are threads that ask, and some.
const CONNECTIONS: usize = 12;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// A database of a server.
pub(super) struct Postgres {
    pool: Pool,
    claims: claims::Claims,
    /// Where connections live. Whoever asks waits on a thread of their own, which may belong to any other runtime.
    runtime: Option<tokio::runtime::Runtime>,
    /// How long to wait for a statement, if not for ever.
    limit: Option<Duration>,
}

impl Postgres {
    /// Connects, and brings the database up to date.
    pub(super) fn connect(address: &Address) -> Result<Postgres, StoreError> {
        let engine = Postgres::look(address)?;
        let pool = engine.pool.clone();
        engine.wait(async move { schema::migrate(&mut client(&pool).await?).await })??;
        Ok(engine)
    }

    /// Connects, and changes nothing.
    fn look(address: &Address) -> Result<Postgres, StoreError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("postgres")
            .enable_all()
            .build()
            .map_err(|error| StoreError::Unreachable(error.to_string()))?;
        let settings = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(address.config(), tls::Tls::new(address)?, settings);
        let pool = Pool::builder(manager).max_size(CONNECTIONS).runtime(Runtime::Tokio1);
        let pool = pool.wait_timeout(Some(PATIENCE)).create_timeout(Some(PATIENCE)).build();
        let pool = pool.map_err(|error| StoreError::Unreachable(error.to_string()))?;
        Ok(Postgres { pool, claims: claims::Claims::default(), runtime: Some(runtime), limit: address.limit() })
    }

    /// Waits for what the server does.
    fn wait<T: Send + 'static>(&self, job: impl Future<Output = T> + Send + 'static) -> Result<T, StoreError> {
        let gone = || StoreError::Unreachable("the connection has ended".to_owned());
        let (told, done) = sync_channel(1);
        self.runtime.as_ref().ok_or_else(gone)?.spawn(async move {
            // Whoever asked waits.
            let _ = told.send(job.await);
        });
        done.recv().map_err(|_| gone())
    }

    fn client(&self) -> Result<Object, StoreError> {
        let pool = self.pool.clone();
        self.wait(async move { client(&pool).await })?
    }

    /// Waits for what the server does, as long as a statement may take. After that the connections that wait for work are closed too:
    /// what has swallowed one has probably swallowed all.
    fn ask<T: Send + 'static>(
        &self,
        job: impl Future<Output = Result<T, Error>> + Send + 'static,
    ) -> Result<Result<T, Failed>, StoreError> {
        let (limit, pool) = (self.limit.unwrap_or(Duration::MAX), self.pool.clone());
        self.wait(async move {
            match timeout(limit, job).await {
                Ok(answer) => answer.map_err(Failed::Told),
                Err(_) => {
                    pool.retain(|_, _| false);
                    Err(Failed::Silent)
                }
            }
        })
    }

    /// Has something done for which nobody waits.
    fn leave(&self, job: impl Future<Output = ()> + Send + 'static) {
        if let Some(runtime) = &self.runtime {
            runtime.spawn(job);
        }
    }
}

impl Engine for Postgres {
    fn begin(&self, intent: Intent) -> Result<Box<dyn Session + '_>, StoreError> {
        Ok(Box::new(session::Transaction::new(self, self.client()?, intent)))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn claim(&self, claim: Claim) -> Result<Option<Tenure>, StoreError> {
        self.claim_for_all(claim)
    }

    fn reserve(&self, after: Duration, span: Duration) -> Result<Duration, StoreError> {
        // One statement, and the server's clock: processes need not agree about the time.
        let sql = "UPDATE request_budget SET free_at = greatest(free_at, now.us + $1) + $2
                   FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS us) AS now
                   RETURNING greatest(free_at - $2 - now.us, 0)";
        let pool = self.pool.clone();
        let [after, span] = [after, span].map(|time| i64::try_from(time.as_micros()).unwrap_or(i64::MAX / 4));
        let wait: i64 = self.wait(async move {
            let client = client(&pool).await?;
            let statement = client.prepare_cached(sql).await.map_err(|error| fault::of(&error))?;
            let row = client.query_one(&statement, &[&after, &span]).await.map_err(|error| fault::of(&error))?;
            Ok::<_, StoreError>(row.get(0))
        })??;
        Ok(Duration::from_micros(wait.unsigned_abs()))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Not within another runtime, where nobody may wait.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Why a statement has failed.
enum Failed {
    /// The server or the connection says so.
    Told(Error),
    /// There was no answer in time.
    Silent,
}

impl Failed {
    /// Whether the connection is of no more use.
    fn is_of_connection(&self) -> bool {
        match self {
            Failed::Told(error) => error.is_closed() || fault::is_end(error),
            Failed::Silent => true,
        }
    }

    fn is_clash(&self) -> bool {
        self.is_of_connection() || matches!(self, Failed::Told(error) if fault::is_clash(error))
    }

    fn error(&self) -> StoreError {
        match self {
            Failed::Told(error) => fault::of(error),
            Failed::Silent => fault::no_answer(),
        }
    }
}

async fn client(pool: &Pool) -> Result<Object, StoreError> {
    pool.get().await.map_err(fault::of_pool)
}

/// Looks at the database of a server, and changes nothing.
///
/// # Errors
/// Why it cannot be read.
pub(super) fn checkup(address: &Address) -> Result<Checkup, StoreError> {
    let engine = Postgres::look(address)?;
    let pool = engine.pool.clone();
    let version = engine.wait(async move { schema::version(&client(&pool).await?).await })??;
    Ok(Checkup { version, newest: schema::NEWEST, faults: Vec::new() })
}

/// The names of the tables that are in the lobby or being played, and their channels.
///
/// # Errors
/// Why they cannot be read.
pub(super) fn active_places(address: &Address) -> Result<Vec<(String, ChannelId)>, StoreError> {
    if checkup(address)?.version == 0 {
        return Ok(Vec::new());
    }
    let engine = Postgres::look(address)?;
    let session = engine.begin(Intent::Read)?;
    let sql = "SELECT name, channel FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id";
    session.rows(sql, &[])?.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
}
