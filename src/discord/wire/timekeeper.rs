//! Periodic work: checking deadlines, and adopting notices that another process has abandoned.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::discord::context::App;
use crate::table::{ExclusiveWork, Failure, Lease, TableId};
use crate::telemetry::metrics;

use super::lane::Lanes;
use super::shutdown::Shutdown;
use super::workers::WorkerPools;

/// The interval at which the bot looks for abandoned notices, if several processes share the database.
const ADOPTION_INTERVAL: Duration = Duration::from_secs(1);

/// The time for which pending notices are left to the process that is responsible for them.
const ADOPTION_AGE: Duration = Duration::from_secs(4);

/// Starts the periodic work, which runs as long as the bot.
pub(super) fn start(app: Arc<App>, workers: Arc<WorkerPools>, lanes: Arc<Lanes>, shutdown: Shutdown) {
    let is_shared = app.tables.are_shared();
    let work =
        PeriodicWork { app: Arc::downgrade(&app), workers: Arc::downgrade(&workers), lanes: Arc::downgrade(&lanes) };
    let until = shutdown.clone();
    tokio::spawn(async move {
        let beat = app.tables.check_interval();
        drop((app, workers, lanes));
        let taking_over = async {
            if is_shared {
                work.adopt_notices().await
            }
        };
        tokio::select! {
            () = async { tokio::join!(work.process_deadlines(beat), taking_over); } => {}
            () = until.until_begun() => {}
        }
    });
}

/// The parts of the bot that the periodic work needs. The references are weak, so that the work ends with the bot.
struct PeriodicWork {
    app: Weak<App>,
    workers: Weak<WorkerPools>,
    lanes: Weak<Lanes>,
}

impl PeriodicWork {
    fn upgrade(&self) -> Option<(Arc<App>, Arc<WorkerPools>, Arc<Lanes>)> {
        Some((self.app.upgrade()?, self.workers.upgrade()?, self.lanes.upgrade()?))
    }

    /// Checks deadlines at a regular interval, and commits the consequences. Only one process does this at a time.
    async fn process_deadlines(&self, beat: Duration) {
        let mut lease: Option<Lease> = None;
        loop {
            sleep(beat).await;
            let Some((app, workers, lanes)) = self.upgrade() else { return };
            let held = lease.take().filter(Lease::is_held);
            let job = move || -> Result<(Option<Lease>, Vec<TableId>), Failure> {
                let held = held.map_or_else(|| app.tables.claim(ExclusiveWork::Deadlines), |held| Ok(Some(held)))?;
                let tables = if held.is_some() { app.tables.process_deadlines()? } else { Vec::new() };
                Ok((held, tables))
            };
            match workers.post.run_fallible(job).await {
                Ok((held, tables)) => {
                    lease = held;
                    tables.into_iter().for_each(|table| lanes.wake(table));
                    metrics().count_deadline_check();
                }
                Err(error) => tracing::error!(%error, "failed to process deadlines"),
            }
        }
    }

    /// Posts notices that have been pending for a while, because the process responsible for them may have crashed.
    async fn adopt_notices(&self) {
        let mut pending: HashMap<TableId, Instant> = HashMap::new();
        loop {
            sleep(ADOPTION_INTERVAL).await;
            let Some((app, workers, lanes)) = self.upgrade() else { return };
            match workers.post.run_fallible(move || app.tables.tables_with_pending_posts()).await {
                Ok(tables) => {
                    let now = Instant::now();
                    pending = tables.into_iter().map(|table| (table, *pending.get(&table).unwrap_or(&now))).collect();
                    let left = pending.iter().filter(|(_, since)| since.elapsed() >= ADOPTION_AGE);
                    left.for_each(|(&table, _)| lanes.adopt_notices(table));
                }
                Err(error) => tracing::warn!(%error, "failed to look for abandoned notices"),
            }
        }
    }
}
