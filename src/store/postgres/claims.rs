//! Claims of processes: locks of a connection of their own, which the server lets go of when that connection ends, however
//! the process does.

use std::sync::Arc;

use deadpool_postgres::Object;
use tokio::runtime::Handle;
use tokio::sync::Mutex;

use crate::store::claim::Held;
use crate::store::{Claim, StoreError, Tenure};

use super::{Postgres, client, fault};

/// The connection that holds the claims of this process.
#[derive(Clone, Default)]
pub(super) struct Claims(Arc<Mutex<Option<Arc<Object>>>>);

/// A claim that is held.
struct Lock {
    holder: Arc<Object>,
    number: i64,
    runtime: Handle,
}

impl Postgres {
    /// Claims something, unless another process has.
    pub(super) fn claim_for_all(&self, claim: Claim) -> Result<Option<Tenure>, StoreError> {
        let (pool, claims, number) = (self.pool.clone(), self.claims.clone(), claim.number());
        self.wait(async move {
            let holder = {
                let mut kept = claims.0.lock().await;
                match kept.as_ref().filter(|holder| !holder.is_closed()) {
                    Some(holder) => Arc::clone(holder),
                    None => Arc::clone(kept.insert(Arc::new(client(&pool).await?))),
                }
            };
            let row = holder.query_one("SELECT pg_try_advisory_lock($1)", &[&number]).await;
            let is_ours: bool = row.map_err(|error| fault::of(&error))?.get(0);
            let lock = || Tenure(Some(Box::new(Lock { holder, number, runtime: Handle::current() })));
            Ok(is_ours.then(lock))
        })?
    }
}

impl Held for Lock {
    fn is_held(&self) -> bool {
        !self.holder.is_closed()
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let (holder, number) = (Arc::clone(&self.holder), self.number);
        self.runtime.spawn(async move {
            // If the connection has ended, so has the claim.
            let _ = holder.execute("SELECT pg_advisory_unlock($1)", &[&number]).await;
        });
    }
}
