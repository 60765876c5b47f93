//! `/board`: shows or describes the board, or one of its cells, in a private message.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::{AnswerError, AppError};
use crate::discord::message::{Completion, Draft, Press, button, split_pages};
use crate::presenter::cells::cell_lines;
use crate::presenter::pictures;
use crate::presenter::possessions::points_and_badges;
use crate::presenter::words::labels;
use crate::table::{Snapshot, TableError};

use super::answer::matching_completions;
use super::args::Args;
use super::command::{Command, OptionType, SlashOption};

pub(super) const COMMAND: Command = Command {
    label: labels::BOARD,
    options: &[SlashOption::optional(labels::AT, OptionType::Text)],
    run: |ctx, args| {
        let table = ctx.table()?;
        match args.text(labels::AT) {
            Some(at) => describe_cell(ctx, &table, at),
            None => show(ctx, &table),
        }
    },
    complete: complete_cell,
};

/// Returns the cells with tiles, the latest first.
fn complete_cell(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let (Some(typed), table) = (args.focused(labels::AT), ctx.table()?) else { return Ok(Vec::new()) };
    let Some(game) = table.game() else { return Ok(Vec::new()) };
    let cells = game.board().tiles().iter().rev().map(|tile| tile.at.to_string());
    Ok(matching_completions(cells.map(|at| (at.clone(), at)), typed))
}

/// Describes a cell: its tile with the features and figures on it, or the features beside it.
fn describe_cell(ctx: &Context, table: &Snapshot, at: &str) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let cell = at.trim().parse().map_err(|_| AnswerError::InvalidPosition(at.to_owned()))?;
    let names = player_names(ctx.words, table);
    let lines = cell_lines(ctx.words, game, &names, cell, table.options.shows_forecast(false));
    Ok(Outcome::pages(split_pages(lines)))
}

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
