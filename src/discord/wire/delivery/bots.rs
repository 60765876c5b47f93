//! The moves of seats that a bot plays.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::discord::error::AppError;
use crate::engine::Engine;
use crate::rules::seat::Seat;
use crate::table::{
    BotMove, BotProfile, Character, Claim, Snapshot, TableError, TableId, Update, default_move, engine_move,
};

use super::Delivery;

/// Time limit for an answer of a program. Starting it may take another two seconds.
const ENGINE_TIME: Duration = Duration::from_secs(2);

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
        let answered = self.ask_engine(&snapshot, seat, bot).await;
        let chosen = match answered {
            Some(answer) => Ok(Some(answer)),
            None => self.workers.bots.get(snapshot.clone(), seat, bot).await,
        };
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

    /// Returns the move of the program that plays a seat. If it fails, announces the first failure and returns `None`. Also returns
    /// `None` in sealed rounds, and for bots without a program.
    async fn ask_engine(&self, table: &Snapshot, seat: Seat, bot: BotProfile) -> Option<BotMove> {
        let Character::Engine(engine) = bot.character else { return None };
        if table.sealed.is_some() {
            return None;
        }
        let (app, snapshot) = (Arc::clone(&self.app), table.clone());
        let answered = self.workers.engines.run_always(move || {
            let offered = app.policies.engines.iter().find(|offered| offered.name == engine.name);
            let command = &offered.ok_or("it is not offered any more")?.command;
            let bergerie = std::env::current_exe().map_err(|error| error.to_string())?;
            let record = app.tables.secret_record(snapshot.id).map_err(|error| error.to_string())?;
            let mut program = Engine::confined(bergerie, command);
            engine_move(&mut program, &snapshot, &record, seat, ENGINE_TIME).map_err(|error| error.to_string())
        });
        let error = match answered.await {
            Ok(Ok(answer)) => return Some(answer),
            Ok(Err(error)) => error,
            Err(error) => error.to_string(),
        };
        tracing::warn!(table = %table.id, %seat, engine = %engine.name, %error, "a program gave no valid answer");
        let (app, id) = (Arc::clone(&self.app), table.id);
        match self.workers.post.run_always(move || app.tables.engine_failed(id, seat)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(table = %id, %error, "failed to announce the failure of a program"),
            Err(error) => tracing::error!(table = %id, %error, "failed to announce the failure of a program"),
        }
        None
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
