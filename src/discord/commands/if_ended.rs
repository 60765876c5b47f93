//! `/ifended`: shows the final scores that the game would have if it ended immediately.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::split_pages;
use crate::presenter::lenses::final_score_lines;
use crate::table::{Snapshot, TableError};

/// Shows what the final scores would be if the game ended now. Says that they are withheld from users who may not see them.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let words = ctx.words;
    if !table.options.shows_forecast(table.seat_of(ctx.user).is_some()) {
        return Ok(Outcome::text(words.lens_withheld()));
    }
    let lines = final_score_lines(words, &table.name, game, &player_names(words, table));
    Ok(Outcome::pages(split_pages(lines)))
}
