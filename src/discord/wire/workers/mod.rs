//! Worker pools, which keep slow work from delaying quick work.
//!
//! Each [`WorkerPool`] runs a limited number of jobs, and lets a limited number wait. A full pool refuses further jobs and says
//! when to retry. Requests of users must pass the user's [`Limits`] first.

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
    /// The pool for work without pictures that needs a response within three seconds: autocompletion and forms.
    pub quick: WorkerPool,
    /// The pool for presses, commands and the posts that follow, with rules and pictures.
    pub turn: WorkerPool,
    /// The pool for the database work of posts.
    pub post: WorkerPool,
    /// Renders animations, one at a time.
    pub films: Films,
    /// Computes the moves of bots.
    pub bots: BotPool,
    /// The rate limits of users.
    pub limits: Limits,
}

impl WorkerPools {
    /// The time limit for an autocompletion, which Discord accepts for three seconds.
    pub const COMPLETION: Duration = Duration::from_millis(2500);

    /// Creates pools that suit the number of cores.
    pub fn new() -> WorkerPools {
        // A picture keeps a core busy, so there are at least two workers. Then a slow picture does not block everything else.
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

    /// Returns the number of jobs in each pool.
    pub fn lengths(&self) -> [(&'static str, usize); 4] {
        let [quick, turn, post] = [&self.quick, &self.turn, &self.post].map(WorkerPool::length);
        [("quick", quick), ("turn", turn), ("post", post), ("films", self.films.length())]
    }

    /// Drops idle cache entries.
    pub fn forget_idle(&self) {
        self.films.forget();
        self.limits.forget_idle();
    }
}
