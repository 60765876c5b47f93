//! Computation of bot moves and reviews, on separate threads with low priority.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use tokio::sync::oneshot;

use crate::discord::error::AppError;
use crate::rules::Seat;
use crate::table::{BotMove, BotProfile, Snapshot, choose_move};

/// The maximum processor time for one decision.
const DECISION_TIME: Duration = Duration::from_secs(1);

/// The niceness of the threads. When one of them competes with a normal thread, it gets about a tenth of a core.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// A thread pool that computes bot moves in the order in which they are requested, on half of the host's cores.
pub(in crate::discord::wire) struct BotPool {
    /// The thread pool, or `None` if it could not be created. The threads end when this is dropped.
    pool: Option<ThreadPool>,
}

impl BotPool {
    pub fn new() -> BotPool {
        let pool = pool().inspect_err(|error| tracing::error!(%error, "failed to start a thread for bot moves"));
        BotPool { pool: pool.ok() }
    }

    /// Computes the bot's move for a seat.
    ///
    /// # Errors
    /// Fails if there is no thread pool, or if the computation panicked.
    pub async fn bot_move(&self, table: Snapshot, seat: Seat, bot: BotProfile) -> Result<Option<BotMove>, AppError> {
        let pool = self.pool.as_ref().ok_or(AppError::NoBotThread)?;
        let (sender, receiver) = oneshot::channel();
        let time = DECISION_TIME / u32::try_from(pool.current_num_threads()).unwrap_or(1).max(1);
        pool.spawn_fifo(move || match catch_unwind(AssertUnwindSafe(|| choose_move(&table, seat, bot, time))) {
            // The receiver is gone if the caller has stopped waiting.
            Ok(chosen) => drop(sender.send(chosen)),
            Err(_) => tracing::error!(table = %table.id, %seat, "computing a bot move panicked"),
        });
        receiver.await.map_err(|_| AppError::NoBotThread)
    }

    /// Runs a part of another computation on one of the threads, and waits for it. Long computations are divided into parts, so that
    /// bot moves do not wait for them.
    ///
    /// # Errors
    /// Fails if there is no thread pool, or if the computation panicked.
    pub fn run<T: Send>(&self, part: impl FnOnce() -> T + Send) -> Result<T, AppError> {
        let pool = self.pool.as_ref().ok_or(AppError::NoBotThread)?;
        catch_unwind(AssertUnwindSafe(|| pool.install(part))).map_err(|_| AppError::TaskPanicked)
    }
}

fn pool() -> Result<ThreadPool, ThreadPoolBuildError> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = ThreadPoolBuilder::new().num_threads((cores / 2).max(1)).thread_name(|_| "bot-moves".to_owned());
    threads.start_handler(|_| lower_priority()).build()
}

fn lower_priority() {
    // Linux gives each thread an ID like that of a process. Without an ID, the call applies to the calling thread.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::info!(%error, "failed to lower the priority of the thread for bot moves");
    }
}
