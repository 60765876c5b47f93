//! The bot's thoughts: on threads of their own, which give way to all others.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use tokio::sync::oneshot;

use crate::discord::fault::Fault;
use crate::rules::seat::Seat;
use crate::table::{Level, Snapshot, Thought, think};

/// How much of a core the bot takes to think about a decision, at most.
const TIME: Duration = Duration::from_secs(1);

/// How much the threads give way: of two threads that want a core, one of these gets about a tenth of it.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Whoever thinks for the bot: about decisions in the order in which they came up, on half of the machine's cores.
pub(in crate::discord::wire) struct Thoughts {
    /// None if it could not be had. Its threads end when this is dropped.
    pool: Option<ThreadPool>,
}

impl Thoughts {
    /// Starts the threads.
    pub fn new() -> Thoughts {
        let pool = pool().inspect_err(|error| tracing::error!(%error, "the bot cannot think"));
        Thoughts { pool: pool.ok() }
    }

    /// What the bot would do with a seat.
    ///
    /// # Errors
    /// That there is nobody to think, or that the thought went wrong.
    pub async fn get(&self, table: Snapshot, seat: Seat, level: Level) -> Result<Option<Thought>, Fault> {
        let pool = self.pool.as_ref().ok_or(Fault::Thoughtless)?;
        let (told, telling) = oneshot::channel();
        let time = TIME / u32::try_from(pool.current_num_threads()).unwrap_or(1).max(1);
        pool.spawn_fifo(move || match catch_unwind(AssertUnwindSafe(|| think(&table, seat, level, time))) {
            // Whoever asked may have stopped waiting.
            Ok(thought) => drop(told.send(thought)),
            Err(_) => tracing::error!(table = %table.id, %seat, "a thought went wrong"),
        });
        telling.await.map_err(|_| Fault::Thoughtless)
    }
}

/// Threads to think on.
fn pool() -> Result<ThreadPool, ThreadPoolBuildError> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = ThreadPoolBuilder::new().num_threads((cores / 2).max(1)).thread_name(|_| "thoughts".to_owned());
    threads.start_handler(|_| give_way()).build()
}

/// Lets the other threads go first where there is more to do than the machine can.
fn give_way() {
    // To Linux a thread is a process with a number of its own, and no number is the one that asks.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::info!(%error, "the bot's thoughts do not give way");
    }
}
