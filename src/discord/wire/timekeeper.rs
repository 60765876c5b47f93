//! What time brings about is looked for now and then, and said; and what another process has left is taken over.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::discord::visit::App;
use crate::table::{Claim, Failure, TableId, Tenure};

use super::closing::Closing;
use super::crews::Crews;
use super::lane::Lanes;

/// How often to look what is owed, where other processes play at the same tables.
const LOOK: Duration = Duration::from_secs(1);

/// For how long what another process has to say is left to it.
const LEFT: Duration = Duration::from_secs(4);

/// Keeps the time of all tables, as long as the bot is there.
pub(super) fn start(app: Arc<App>, crews: Arc<Crews>, lanes: Arc<Lanes>, closing: Closing) {
    let is_shared = app.tables.are_shared();
    let keeper = Keeper { app: Arc::downgrade(&app), crews: Arc::downgrade(&crews), lanes: Arc::downgrade(&lanes) };
    let until = closing.clone();
    tokio::spawn(async move {
        let beat = app.tables.beat();
        drop((app, crews, lanes));
        let taking_over = async {
            if is_shared {
                keeper.take_over().await
            }
        };
        tokio::select! {
            () = async { tokio::join!(keeper.keep_time(beat), taking_over); } => {}
            () = until.begun() => {}
        }
    });
}

/// What is needed, as long as it is there.
struct Keeper {
    app: Weak<App>,
    crews: Weak<Crews>,
    lanes: Weak<Lanes>,
}

impl Keeper {
    fn there(&self) -> Option<(Arc<App>, Arc<Crews>, Arc<Lanes>)> {
        Some((self.app.upgrade()?, self.crews.upgrade()?, self.lanes.upgrade()?))
    }

    /// Writes down what time brings about; of all processes one does.
    async fn keep_time(&self, beat: Duration) {
        let mut tenure: Option<Tenure> = None;
        loop {
            sleep(beat).await;
            let Some((app, crews, lanes)) = self.there() else { return };
            let held = tenure.take().filter(Tenure::is_held);
            let job = move || -> Result<(Option<Tenure>, Vec<TableId>), Failure> {
                let held = held.map_or_else(|| app.tables.claim(Claim::Time), |held| Ok(Some(held)))?;
                let tables = if held.is_some() { app.tables.keep_time()? } else { Vec::new() };
                Ok((held, tables))
            };
            match crews.post.insist(job).await {
                Ok(Ok((held, tables))) => {
                    tenure = held;
                    tables.into_iter().for_each(|table| lanes.poke(table));
                }
                Ok(Err(error)) => tracing::error!(%error, "nobody knows what time has brought about"),
                Err(error) => tracing::error!(%error, "nobody has looked what time has brought about"),
            }
        }
    }

    /// Says what has stayed unsaid for a while: the process that was to say it may have died.
    async fn take_over(&self) {
        let mut owing: HashMap<TableId, Instant> = HashMap::new();
        loop {
            sleep(LOOK).await;
            let Some((app, crews, lanes)) = self.there() else { return };
            match crews.post.insist(move || app.tables.owing()).await {
                Ok(Ok(tables)) => {
                    let now = Instant::now();
                    owing = tables.into_iter().map(|table| (table, *owing.get(&table).unwrap_or(&now))).collect();
                    let left = owing.iter().filter(|(_, since)| since.elapsed() >= LEFT);
                    left.for_each(|(&table, _)| lanes.take_over(table));
                }
                Ok(Err(error)) => tracing::warn!(%error, "nobody knows what other processes have left"),
                Err(error) => tracing::warn!(%error, "nobody has looked what other processes have left"),
            }
        }
    }
}
