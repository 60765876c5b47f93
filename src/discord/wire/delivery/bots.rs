//! The moves of seats that a bot plays.

use std::sync::Arc;
use std::time::Instant;

use crate::discord::error::AppError;
use crate::discord::wire::workers::EngineMoveError;
use crate::rules::Seat;
use crate::table::{
    BotMove, BotProfile, Character, EngineFailure, ExclusiveWork, Snapshot, TableError, TableId, Update, default_move,
};

use super::Delivery;

impl Delivery {
    /// Makes the bot's move at a table. Returns `false` if it is not a bot's turn, or if another process is computing
    /// the move. If the computation fails or returns an illegal move, makes the default move, so that the game always
    /// goes on.
    pub async fn let_bot_move(&self, table: TableId) -> Result<bool, AppError> {
        let snapshot = self.run(move |app| app.tables.get(table)).await?;
        let Some((snapshot, (seat, bot))) = snapshot.and_then(|table| Some((table.clone(), table.bot_to_move()?)))
        else {
            return Ok(false);
        };
        // Do nothing if another process computes the move, because that process makes it too.
        let Some(_lease) = self.run(move |app| app.tables.claim(ExclusiveWork::BotMoves(table))).await? else {
            return Ok(false);
        };
        let begun = Instant::now();
        let asked = self.ask_engine(&snapshot, seat, bot).await;
        let chosen = match &asked {
            Some(Ok(answered)) => Ok(Some(answered.clone())),
            _ => self.workers.bots.bot_move(snapshot.clone(), seat, bot).await,
        };
        tracing::info!(%table, %seat, bot = bot.key(), took = ?begun.elapsed(), "finished computing a bot move");
        let is_moved = self.commit_move(&snapshot, seat, chosen.unwrap_or_default()).await?;
        let failure = match asked {
            Some(Err(EngineMoveError::NotOffered)) => EngineFailure::NotOffered,
            Some(Err(EngineMoveError::Suspended)) => EngineFailure::Suspended,
            Some(Err(EngineMoveError::Failed(_))) => EngineFailure::NoAnswer,
            _ => return Ok(is_moved),
        };
        self.run(move |app| app.tables.record_engine_failure(table, seat, failure)).await?;
        Ok(is_moved)
    }

    /// Lets the program that plays a seat make its move. Returns `None` in sealed rounds, and for bots without a program.
    async fn ask_engine(
        &self,
        table: &Snapshot,
        seat: Seat,
        bot: BotProfile,
    ) -> Option<Result<BotMove, EngineMoveError>> {
        let Character::Engine(engine) = bot.character else { return None };
        if table.sealed.is_some() {
            return None;
        }
        let asked = self.workers.engines.engine_move(Arc::clone(&self.app), table.clone(), seat, engine.name).await;
        if let Err(error) = &asked
            && !matches!(error, EngineMoveError::Suspended)
        {
            tracing::warn!(table = %table.id, %seat, engine = %engine.name, %error, "a program made no move");
        }
        Some(asked)
    }

    /// Commits a move, or the default move if there is none or it is illegal. Returns `false` if there is no default move either.
    async fn commit_move(&self, snapshot: &Snapshot, seat: Seat, chosen: Option<BotMove>) -> Result<bool, AppError> {
        let (table, number) = (snapshot.id, snapshot.decision().map_or(0, |decision| decision.number));
        let default_move = default_move(snapshot, seat);
        let Some(chosen) = chosen.or_else(|| default_move.clone()) else { return Ok(false) };
        match (self.play_for(table, seat, number, chosen).await?, default_move) {
            (Err(TableError::Refused { refusal, .. }), Some(default_move)) => {
                tracing::error!(%table, %seat, %refusal, "the computed bot move is illegal; making the default move");
                self.play_for(table, seat, number, default_move).await??;
                Ok(true)
            }
            // A stale move means that the game has gone on, so there may be another decision to compute.
            (Ok(_) | Err(TableError::Stale { .. }), _) => Ok(true),
            (Err(error), _) => Err(error.into()),
        }
    }

    async fn play_for(
        &self,
        table: TableId,
        seat: Seat,
        number: u32,
        chosen: BotMove,
    ) -> Result<Result<Update, TableError>, AppError> {
        let app = Arc::clone(&self.app);
        Ok(self.workers.turn.run_unbounded(move || app.tables.play_for(table, seat, number, &chosen)).await?)
    }
}
