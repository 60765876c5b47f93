//! `bergerie`: the bot.

use std::io;
use std::time::Duration;

use tracing_subscriber::EnvFilter;

use crate::config::Settings;
use crate::discord::{self, RunError};
use crate::store::{Store, StoreError};
use crate::table::Tables;

/// Why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// The database cannot be opened.
    #[error("the database cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// There is no connection.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The operating system gave no threads or signals.
    #[error("cannot start: {0}")]
    System(#[from] io::Error),
}

/// Plays until it is told to stop (Ctrl-C, or SIGTERM).
///
/// # Errors
/// Why it stopped otherwise.
pub fn run(settings: Settings, log: Option<&str>) -> Result<(), BotError> {
    start_log(log);
    let tables = Tables::new(Store::open(&settings.database)?);
    tracing::info!(database = %settings.database.display(), "starting");
    let runtime = runtime()?;
    let played = runtime.block_on(async {
        let stop = stop()?;
        discord::run(&settings.connection, tables, stop).await?;
        tracing::info!("stopped");
        Ok(())
    });
    runtime.shutdown_timeout(LEFT_BEHIND);
    played
}

/// How long work may go on for which nobody waits any more: a film may take half a minute.
pub(super) const LEFT_BEHIND: Duration = Duration::from_millis(200);

/// Writes the log to standard error. A filter that makes no sense logs as if there were none.
pub(super) fn start_log(filter: Option<&str>) {
    let filter = EnvFilter::try_new(filter.unwrap_or_default()).unwrap_or_else(|_| EnvFilter::new("info"));
    // Set already: a second bot in one process shares the log of the first.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
}

pub(super) fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

/// Ends when the process is told to stop.
pub(super) fn stop() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminated.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
        tracing::info!("stopping");
    })
}
