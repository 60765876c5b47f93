//! `/board`: shows or describes the board in a private message.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, Press, button, split_pages};
use crate::presenter::pictures;
use crate::presenter::possessions::points_and_badges;
use crate::table::{Snapshot, TableError};

/// Shows the whole board with the pieces of all players.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let words = ctx.words;
    let title = words.board_title(game.pile().len(), table.name.as_str(), game.board().tiles().len());
    let picture = pictures::board_with_all_pieces(words, &table.name, game);
    let text =
        format!("{title}\n{}", points_and_badges(words, game, &table.awaited_seats(), &player_names(words, table)));
    let draft = Draft::text(text).picture(&ctx.app.artist_of(table), picture)?;
    Ok(Outcome::message(draft.row([button(Press::Describe(table.id), words.button_describe())])))
}

/// Describes the whole board in text, because an alternative text has room only for the most important sentences.
pub(in crate::discord) fn describe(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    Ok(Outcome::pages(split_pages(pictures::board_sentences(ctx.words, &table.name, game))))
}
