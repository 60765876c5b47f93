//! What the bot does at a table where it is asked.

use std::sync::Arc;
use std::time::Instant;

use crate::discord::fault::Fault;
use crate::rules::seat::Seat;
use crate::table::{ActError, Claim, TableId, Thought, Update, plainest};

use super::Delivery;

impl Delivery {
    /// Lets the bot do what is asked of it at a table, if it is asked. Whether it did something. If its thoughts go wrong, or come to
    /// something that is not legal, it does the plainest thing: people must not wait for it for ever.
    ///
    /// # Errors
    /// That the table could not be read or written.
    pub async fn let_bot_move(&self, table: TableId) -> Result<bool, Fault> {
        let snapshot = self.ask(move |app| app.tables.get(table)).await?;
        let Some((snapshot, (seat, level))) = snapshot.and_then(|table| Some((table.clone(), table.bot_to_move()?)))
        else {
            return Ok(false);
        };
        // If another process thinks about it, it moves.
        let Some(_tenure) = self.ask(move |app| app.tables.claim(Claim::Think(table))).await? else { return Ok(false) };
        let number = snapshot.decision().map_or(0, |decision| decision.number);
        let begun = Instant::now();
        let thought = self.crews.thoughts.get(snapshot.clone(), seat, level).await;
        tracing::info!(%table, %seat, level = level.key(), took = ?begun.elapsed(), "the bot has thought");
        let plainest = plainest(&snapshot, seat);
        let Some(thought) = thought.unwrap_or_default().or_else(|| plainest.clone()) else { return Ok(false) };
        match (self.play_for(table, seat, number, thought).await?, plainest) {
            (Err(ActError::Refused { refusal, .. }), Some(plainest)) => {
                tracing::error!(%table, %seat, %refusal, "the bot thought of something that is not legal");
                self.play_for(table, seat, number, plainest).await??;
                Ok(true)
            }
            // If the table has moved on meanwhile, there is another decision to think about.
            (Ok(_) | Err(ActError::Stale { .. }), _) => Ok(true),
            (Err(error), _) => Err(error.into()),
        }
    }

    async fn play_for(
        &self,
        table: TableId,
        seat: Seat,
        number: u32,
        thought: Thought,
    ) -> Result<Result<Update, ActError>, Fault> {
        let app = Arc::clone(&self.app);
        Ok(self.crews.turn.insist(move || app.tables.play_for(table, seat, number, &thought)).await?)
    }
}
