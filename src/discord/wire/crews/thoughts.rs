//! The bot's thoughts: on a thread of their own, which gives way to all others.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::discord::fault::Fault;
use crate::rules::seat::Seat;
use crate::table::{Level, Snapshot, Thought, think};

/// How long the bot thinks about a decision.
const TIME: Duration = Duration::from_secs(1);

/// How much the thread gives way: of two threads that want a core, this one gets about a tenth of it.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// A seat to think for.
struct Task {
    table: Snapshot,
    seat: Seat,
    level: Level,
    told: oneshot::Sender<Option<Thought>>,
}

/// Whoever thinks for the bot, about one decision after the other, in the order in which they came up.
pub(in crate::discord::wire) struct Thoughts {
    /// To the thread; it ends when this is dropped.
    tasks: Mutex<Sender<Task>>,
}

impl Thoughts {
    /// Starts the thread.
    pub fn new() -> Thoughts {
        let (tasks, waiting) = channel();
        let started = std::thread::Builder::new().name("thoughts".to_owned()).spawn(move || work(&waiting));
        if let Err(error) = started {
            tracing::error!(%error, "the bot cannot think");
        }
        Thoughts { tasks: Mutex::new(tasks) }
    }

    /// What the bot would do with a seat.
    ///
    /// # Errors
    /// That there is nobody to think.
    pub async fn get(&self, table: Snapshot, seat: Seat, level: Level) -> Result<Option<Thought>, Fault> {
        let (told, telling) = oneshot::channel();
        let task = Task { table, seat, level, told };
        let _ = self.tasks.lock().unwrap_or_else(PoisonError::into_inner).send(task);
        telling.await.map_err(|_| Fault::Thoughtless)
    }
}

/// Thinks until nobody asks any more.
fn work(tasks: &Receiver<Task>) {
    give_way();
    for Task { table, seat, level, told } in tasks {
        let job = || think(&table, seat, level, TIME);
        match std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)) {
            // Whoever asked may have stopped waiting.
            Ok(thought) => drop(told.send(thought)),
            Err(_) => tracing::error!(table = %table.id, %seat, "a thought went wrong"),
        }
    }
}

/// Lets the other threads go first where there is more to do than the machine can.
fn give_way() {
    // To Linux a thread is a process with a number of its own, and no number is the one that asks.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::info!(%error, "the bot's thoughts do not give way");
    }
}
