//! The moves of seats that a bot plays.

use std::sync::Arc;
use std::time::Instant;

use crate::discord::error::AppError;
use crate::rules::seat::Seat;
use crate::table::{BotMove, Claim, TableError, TableId, Update, default_move};

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
        let Some(_lease) = self.run(move |app| app.tables.claim(Claim::BotMoves(table))).await? else {
            return Ok(false);
        };
        let number = snapshot.decision().map_or(0, |decision| decision.number);
        let begun = Instant::now();
        let chosen = self.workers.bots.get(snapshot.clone(), seat, bot).await;
        tracing::info!(%table, %seat, bot = bot.key(), took = ?begun.elapsed(), "finished computing a bot move");
        let default_move = default_move(&snapshot, seat);
        let Some(chosen) = chosen.unwrap_or_default().or_else(|| default_move.clone()) else { return Ok(false) };
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
        Ok(self.workers.turn.run_always(move || app.tables.play_for(table, seat, number, &chosen)).await?)
    }
}
