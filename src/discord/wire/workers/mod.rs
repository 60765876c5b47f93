//! Worker pools for slow work, so that slow work never delays quick work.
//!
//! Each [`WorkerPool`] runs a limited number of jobs and lets a limited number wait. One that is full reports when to retry
//! instead of growing. Requests of users pass their own [`Limits`] first.

mod bots;
mod films;
mod limits;
mod pool;

use std::thread::available_parallelism;
use std::time::Duration;

use bots::BotPool;
use films::Films;
pub(super) use limits::LimitedRequest;
use limits::Limits;
pub(super) use pool::{Busy, WorkerPool};

/// All worker pools, and the limits per user.
pub(super) struct WorkerPools {
    /// Work that must be answered within three seconds and draws nothing: autocompletion and forms.
    pub quick: WorkerPool,
    /// Presses and commands, and the posts that follow: rules and pictures.
    pub turn: WorkerPool,
    /// Database work for posts.
    pub post: WorkerPool,
    /// Films, one at a time.
    pub films: Films,
    /// Moves of bot seats, one at a time.
    pub bots: BotPool,
    /// The limits of each user.
    pub limits: Limits,
}

impl WorkerPools {
    /// Time limit for an autocompletion; Discord accepts it for three seconds.
    pub const COMPLETION: Duration = Duration::from_millis(2500);

    /// Creates pools that suit the number of cores.
    pub fn new() -> WorkerPools {
        // A picture keeps a core busy. With at least two workers, a slow one does not block the others.
        let cores = available_parallelism().map_or(2, usize::from).max(2);
        WorkerPools {
            quick: WorkerPool::new(4, 128),
            turn: WorkerPool::new(cores, 256),
            post: WorkerPool::new(2, 256),
            films: Films::new(),
            bots: BotPool::new(),
            limits: Limits::new(),
        }
    }

    /// Returns the number of jobs of each pool.
    pub fn lengths(&self) -> [(&'static str, usize); 4] {
        let [quick, turn, post] = [&self.quick, &self.turn, &self.post].map(WorkerPool::length);
        [("quick", quick), ("turn", turn), ("post", post), ("films", self.films.length())]
    }

    /// Drops idle entries.
    pub fn forget_idle(&self) {
        self.films.forget();
        self.limits.forget_idle();
    }
}
