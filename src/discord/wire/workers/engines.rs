//! Moves of programs that the host offers as bots.

use std::sync::Arc;

use tokio::task::JoinError;

use super::WorkerPool;
use crate::discord::context::App;
use crate::engine::{EngineError, OfferedEngine};
use crate::rules::Seat;
use crate::table::{BotMove, EngineName, Snapshot, TableError};

/// The maximum number of processes of a program at the same time. Each may use a core and a gigabyte of memory.
const MAX_PROCESSES: usize = 2;

/// The reason why a program made no move.
#[derive(Debug, thiserror::Error)]
pub(in crate::discord::wire) enum NoEngineMove {
    #[error("it is no longer offered")]
    NotOffered,
    #[error(transparent)]
    Failed(#[from] EngineError),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Panicked(#[from] JoinError),
}

/// A worker pool for each program, so that no program delays another one's moves.
pub(in crate::discord::wire) struct EnginePools(Vec<(OfferedEngine, WorkerPool)>);

impl EnginePools {
    pub fn new(offered: &[OfferedEngine]) -> EnginePools {
        EnginePools(offered.iter().map(|engine| (engine.clone(), WorkerPool::new(MAX_PROCESSES, 0))).collect())
    }

    /// Lets a program make the move of a seat. The program is started for this move, and stopped afterwards.
    pub async fn engine_move(
        &self,
        app: Arc<App>,
        table: Snapshot,
        seat: Seat,
        name: EngineName,
    ) -> Result<BotMove, NoEngineMove> {
        let offered = self.0.iter().find(|(offered, _)| offered.name == name);
        let (offered, pool) = offered.ok_or(NoEngineMove::NotOffered)?;
        let (mut engine, time) = (offered.engine(), offered.time);
        Ok(pool.run_unbounded(move || app.tables.ask_engine(&mut engine, &table, seat, time)).await???)
    }
}
