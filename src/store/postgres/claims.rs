//! Claims as advisory locks of a dedicated connection.
//!
//! The server releases the locks when the connection ends, even if the process crashes. The connection of a suspended
//! or disconnected process may stay open, so a claim is also a lease. Each process renews its lease every second. The
//! query that renews the lease also terminates the connections of processes that have not renewed theirs for [`LEASE_DURATION`].
//! A process measures its lease from the start of the last renewal, so it stops relying on its claims before the server
//! releases them.

use std::sync::{Arc, PoisonError, Weak};
use std::time::{Duration, Instant};

use deadpool_postgres::{ClientWrapper, Object};
use tokio::runtime::Handle;
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};

use super::{client, error};
use crate::claim::ClaimLock;
use crate::{ExclusiveWork, Lease, Postgres, StoreError};

/// The interval at which leases are renewed.
const RENEWAL_INTERVAL: Duration = Duration::from_secs(1);

/// The duration of a lease after its last renewal. The query below contains the same duration.
const LEASE_DURATION: Duration = Duration::from_secs(5);

/// Renews the lease of this connection, and terminates connections whose leases have expired.
const RENEW_LEASE: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND state_change < clock_timestamp() - interval '5 s'
      AND pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint >> 24 IN (1, 2, 3))";

/// The connection that holds the claims of this process.
#[derive(Clone, Default)]
pub(super) struct Claims(Arc<Mutex<Option<Arc<ClaimConnection>>>>);

struct ClaimConnection {
    client: ClientWrapper,
    /// The start of the last successful renewal, or `None` once a renewal has failed.
    renewed: std::sync::Mutex<Option<Instant>>,
}

/// A claim that this process holds.
struct Lock {
    holder: Arc<ClaimConnection>,
    number: i64,
    runtime: Handle,
}

impl Postgres {
    /// Claims work for this process. Returns `None` if another process has the claim.
    pub(super) fn claim_for_all(&self, claim: ExclusiveWork) -> Result<Option<Lease>, StoreError> {
        let (pool, claims, number) = (self.pool.clone(), self.claims.clone(), claim.number());
        self.block_on(async move {
            let holder = {
                let mut kept = claims.0.lock().await;
                match kept.as_ref().filter(|holder| holder.is_valid()) {
                    Some(holder) => Arc::clone(holder),
                    None => Arc::clone(kept.insert(ClaimConnection::new(Object::take(client(&pool).await?)))),
                }
            };
            let asked = async { holder.client.query_one("SELECT pg_try_advisory_lock($1)", &[&number]).await };
            let Ok(row) = timeout(LEASE_DURATION, asked).await else {
                // Give up the connection, because the server may have granted the lock. The end of the connection releases it.
                holder.renewed(None);
                return Err(error::timeout_error());
            };
            let is_ours: bool = row.map_err(|error| error::convert(&error))?.get(0);
            let lock = || Lease(Some(Box::new(Lock { holder, number, runtime: Handle::current() })));
            Ok(is_ours.then(lock))
        })?
    }
}

impl ClaimConnection {
    fn new(client: ClientWrapper) -> Arc<ClaimConnection> {
        let holder = Arc::new(ClaimConnection { client, renewed: std::sync::Mutex::new(Some(Instant::now())) });
        tokio::spawn(ClaimConnection::renew_lease(Arc::downgrade(&holder)));
        holder
    }

    /// Renews the lease until a renewal fails or the connection is no longer used.
    async fn renew_lease(holder: Weak<ClaimConnection>) {
        loop {
            sleep(RENEWAL_INTERVAL).await;
            let Some(holder) = holder.upgrade() else { return };
            let begun = Instant::now();
            let renewed = timeout(LEASE_DURATION, holder.client.batch_execute(RENEW_LEASE)).await;
            let is_renewed = renewed.is_ok_and(|renewed| renewed.is_ok());
            holder.renewed(is_renewed.then_some(begun));
            if !is_renewed {
                return;
            }
        }
    }

    fn renewed(&self, when: Option<Instant>) {
        let mut renewed = self.renewed.lock().unwrap_or_else(PoisonError::into_inner);
        // Lost claims are never regained, because another process may have them by now.
        *renewed = renewed.and(when);
    }

    fn is_valid(&self) -> bool {
        let renewed = *self.renewed.lock().unwrap_or_else(PoisonError::into_inner);
        !self.client.is_closed() && renewed.is_some_and(|renewed| renewed.elapsed() < LEASE_DURATION)
    }
}

impl ClaimLock for Lock {
    fn is_held(&self) -> bool {
        self.holder.is_valid()
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let (holder, number) = (Arc::clone(&self.holder), self.number);
        self.runtime.spawn(async move {
            // An error can be ignored: if the connection has ended, the claim is already released.
            let _ = timeout(LEASE_DURATION, holder.client.execute("SELECT pg_advisory_unlock($1)", &[&number])).await;
        });
    }
}
