//! Worker pools, which keep slow work from delaying quick work.
//!
//! Each [`WorkerPool`] runs a limited number of jobs, and lets a limited number wait. A full pool refuses further jobs and says
//! when to retry. Requests of users must pass the user's [`UserLimits`] first.

mod bots;
mod engines;
mod limits;
mod pool;
mod shared;

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use bots::BotPool;
use bytes::Bytes;
pub(super) use engines::EngineMoveError;
use engines::EnginePools;
pub(super) use limits::LimitedRequest;
use limits::UserLimits;
pub(super) use pool::{Busy, WorkerPool};
use shared::SharedResults;

use crate::engine::OfferedEngine;
use crate::opponent::Review;
use crate::table::TableId;

/// All worker pools, and the limits per user.
pub(super) struct WorkerPools {
    /// The pool for work without pictures that needs a response within three seconds: autocompletion and forms.
    pub quick: WorkerPool,
    /// The pool for presses, commands and the posts that follow, with rules and pictures.
    pub turn: WorkerPool,
    /// The pool for the database work of posts.
    pub post: WorkerPool,
    /// Renders animations, one at a time.
    pub films: SharedResults<Bytes>,
    /// Computes reviews, one at a time. Their moves are evaluated in the pool for bots.
    pub reviews: SharedResults<Arc<Review>>,
    /// Reads and reviews uploaded games, one at a time.
    pub uploads: WorkerPool,
    /// The table whose review is being computed, and the share that is done in percent.
    review_progress: Mutex<Option<(TableId, u8)>>,
    /// Wait for the moves of programs that play as bots.
    pub engines: EnginePools,
    pub bots: BotPool,
    pub limits: UserLimits,
}

impl WorkerPools {
    /// The time limit for an autocompletion, which Discord accepts for three seconds.
    pub const COMPLETION_TIME_LIMIT: Duration = Duration::from_millis(2500);

    /// The maximum number of waiting animations, about half a minute of work, and of waiting reviews, which can be
    /// computed within the time in which Discord accepts a response.
    const WAITING: (usize, usize) = (20, 5);
    /// The capacity of the cache for animations in bytes, and the number of cached reviews.
    const KEPT: (u64, u64) = (10 << 20, 64);

    /// Creates pools that suit the number of cores, and pools for programs that the host offers.
    pub fn new(engines: &[OfferedEngine]) -> WorkerPools {
        // A picture keeps a core busy, so there are at least two workers. Then a slow picture does not block everything else.
        let cores = available_parallelism().map_or(2, usize::from).max(2);
        WorkerPools {
            quick: WorkerPool::new(4, 128),
            turn: WorkerPool::new(cores, 256),
            post: WorkerPool::new(2, 256),
            films: SharedResults::new(Self::WAITING.0, Self::KEPT.0, |film: &Bytes| film.len() as u64 + 64),
            reviews: SharedResults::new(Self::WAITING.1, Self::KEPT.1, |_| 1),
            uploads: WorkerPool::new(1, Self::WAITING.1),
            review_progress: Mutex::new(None),
            engines: EnginePools::new(engines),
            bots: BotPool::new(),
            limits: UserLimits::new(),
        }
    }

    pub fn lengths(&self) -> [(&'static str, usize); 5] {
        let [quick, turn, post] = [&self.quick, &self.turn, &self.post].map(WorkerPool::length);
        [
            ("quick", quick),
            ("turn", turn),
            ("post", post),
            ("films", self.films.length()),
            ("reviews", self.reviews.length()),
        ]
    }

    /// Records how much of a review is done, in percent.
    pub fn set_review_progress(&self, table: TableId, percent: u8) {
        *self.review_progress.lock().unwrap_or_else(PoisonError::into_inner) = Some((table, percent));
    }

    /// Returns how much of a table's review is done, in percent. Returns `None` while the review waits for others.
    pub fn review_progress(&self, table: TableId) -> Option<u8> {
        let progress = *self.review_progress.lock().unwrap_or_else(PoisonError::into_inner);
        progress.filter(|&(current, _)| current == table).map(|(_, percent)| percent)
    }

    pub fn evict_idle(&self) {
        self.films.clear();
        self.reviews.clear();
        self.limits.evict_idle();
    }
}
