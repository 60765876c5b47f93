//! Moves of programs that the host offers as bots.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::task::JoinError;

use super::WorkerPool;
use crate::discord::context::App;
use crate::engine::{EngineError, OfferedEngine};
use crate::rules::Seat;
use crate::table::{BotMove, EngineName, Snapshot, TableError};

/// The maximum number of processes of a program at the same time. Each may use a core and a gigabyte of memory.
const MAX_PROCESSES: usize = 2;

/// The number of failures in a row after which a program is suspended.
const MAX_FAILURES: u32 = 3;

/// The first and the longest time for which a program is suspended. Each failed attempt doubles the time.
const SUSPENSION: (Duration, Duration) = (Duration::from_secs(60), Duration::from_secs(15 * 60));

/// The reason why a program made no move.
#[derive(Debug, thiserror::Error)]
pub(in crate::discord::wire) enum EngineMoveError {
    #[error("it is no longer offered")]
    NotOffered,
    #[error("it has failed several times in a row")]
    Suspended,
    #[error(transparent)]
    Failed(#[from] EngineError),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Panicked(#[from] JoinError),
}

/// The recent failures of a program, which decide whether it is asked for a move. A broken program would otherwise cost its full
/// time limit at each move of each table.
#[derive(Default)]
struct FailureCount {
    /// The number of failures since the last valid move.
    failures: u32,
    suspension: Option<Suspension>,
}

struct Suspension {
    /// The time of the next attempt.
    until: Instant,
    length: Duration,
}

impl FailureCount {
    /// Returns whether the program is asked for a move. After a suspension, only one request is an attempt; the others are refused
    /// until it has succeeded.
    fn may_ask(&mut self, now: Instant) -> bool {
        let Some(suspension) = &mut self.suspension else { return true };
        let is_due = now >= suspension.until;
        if is_due {
            suspension.length = (suspension.length * 2).min(SUSPENSION.1);
            suspension.until = now + suspension.length;
        }
        is_due
    }

    /// Counts a move, valid or not. Returns whether the program is suspended or resumed by it.
    fn record(&mut self, is_valid: bool, now: Instant) -> bool {
        let was_suspended = self.suspension.is_some();
        if is_valid {
            *self = FailureCount::default();
        } else {
            self.failures += 1;
            if self.failures >= MAX_FAILURES && !was_suspended {
                self.suspension = Some(Suspension { until: now + SUSPENSION.0, length: SUSPENSION.0 });
            }
        }
        self.suspension.is_some() != was_suspended
    }
}

/// A program with a worker pool of its own, so that no program delays another one's moves.
struct EnginePool {
    offered: OfferedEngine,
    pool: WorkerPool,
    failures: Arc<Mutex<FailureCount>>,
}

/// The worker pools of all programs.
pub(in crate::discord::wire) struct EnginePools(Vec<EnginePool>);

impl EnginePools {
    pub fn new(offered: &[OfferedEngine]) -> EnginePools {
        let pool = |offered: &OfferedEngine| EnginePool {
            offered: offered.clone(),
            pool: WorkerPool::new(MAX_PROCESSES, 0),
            failures: Arc::default(),
        };
        EnginePools(offered.iter().map(pool).collect())
    }

    /// Returns the number of suspended programs.
    pub fn suspended_count(&self) -> usize {
        self.0.iter().filter(|engine| lock(&engine.failures).suspension.is_some()).count()
    }

    /// Lets a program make the move of a seat. The program is started for this move, and stopped afterwards. After several failures in
    /// a row, at any tables, it is suspended.
    pub async fn engine_move(
        &self,
        app: Arc<App>,
        table: Snapshot,
        seat: Seat,
        name: EngineName,
    ) -> Result<BotMove, EngineMoveError> {
        let engine = self.0.iter().find(|engine| engine.offered.name == name);
        let EnginePool { offered, pool, failures } = engine.ok_or(EngineMoveError::NotOffered)?;
        let (mut engine, time, failures) = (offered.engine(), offered.time, Arc::clone(failures));
        let work = move || {
            // The program may have been suspended while the table waited for a worker.
            if !lock(&failures).may_ask(Instant::now()) {
                return Err(EngineMoveError::Suspended);
            }
            let answer = app.tables.ask_engine(&mut engine, &table, seat, time)?;
            if lock(&failures).record(answer.is_ok(), Instant::now()) {
                match &answer {
                    Ok(_) => tracing::info!(engine = %name, "a program made a valid move again"),
                    Err(error) => tracing::error!(
                        engine = %name, %error, failures = MAX_FAILURES, retry_in = ?SUSPENSION.0,
                        "a program is suspended after failures in a row"
                    ),
                }
            }
            Ok(answer?)
        };
        pool.run_unbounded(work).await?
    }
}

fn lock(failures: &Mutex<FailureCount>) -> std::sync::MutexGuard<'_, FailureCount> {
    failures.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_fails_in_a_row_is_asked_less_and_less_until_it_answers() {
        let (mut count, begun) = (FailureCount::default(), Instant::now());
        let mut now = begun;
        for is_valid in [false, false, true, false, false] {
            assert!(count.may_ask(now) && !count.record(is_valid, now));
        }
        assert!(count.may_ask(now) && count.record(false, now), "the third failure in a row");
        assert!(!count.record(false, now), "another request that was under way");
        // A table asks each second, and the program fails each time.
        let mut asked = Vec::new();
        for second in 1..=3600 {
            now = begun + Duration::from_secs(second);
            if count.may_ask(now) {
                asked.push(second);
                assert!(!count.may_ask(now) && !count.record(false, now), "one attempt at a time");
            }
        }
        assert_eq!(asked, [60, 180, 420, 900, 1800, 2700, 3600]);
        now = begun + Duration::from_secs(4500);
        assert!(count.may_ask(now) && count.record(true, now));
        assert!(count.may_ask(now) && count.may_ask(now), "it is no longer suspended");
    }
}
