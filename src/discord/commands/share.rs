//! `/share`: posts a game, a move, a review or a profile for everyone.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Completion, SharedContent};
use crate::discord::social::share;
use crate::presenter::words::labels;
use crate::table::{Snapshot, TableError};

use super::answer::matching_completions;
use super::args::Args;
use super::command::{Command, OptionType, SlashOption};

pub(super) const COMMAND: Command = Command {
    label: labels::SHARE,
    options: &[
        SlashOption::required(
            labels::WHAT,
            OptionType::Choice(&[
                (labels::SHARE_GAME, "game"),
                (labels::SHARE_MOVE, "move"),
                (labels::SHARE_REVIEW, "review"),
                (labels::SHARE_PROFILE, "profile"),
            ]),
        ),
        SlashOption::optional(labels::AT_TABLE, OptionType::Text),
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    match args.text(labels::WHAT) {
        Some("profile") => share::preview(ctx, SharedContent::Profile),
        Some("review") => share::offer_review(ctx, table(ctx, args)?.id),
        Some("move") => {
            let table = table(ctx, args)?;
            let play = table.play().ok_or(TableError::NotStarted)?;
            share::preview(ctx, SharedContent::Move(table.id, play.length))
        }
        // Discord offers no other choice.
        _ => share::preview(ctx, SharedContent::Game(table(ctx, args)?.id)),
    }
}

/// Returns the table that was named or, without a name, that of the channel or the user's latest one.
fn table(ctx: &Context, args: &Args<'_>) -> Result<Snapshot, AppError> {
    let mut tables = share::shareable_tables(ctx)?.into_iter();
    let named = args.text(labels::AT_TABLE).map(|text| text.trim().to_lowercase());
    let is_named = |table: &Snapshot| {
        named.as_ref().is_none_or(|name| table.name.to_lowercase() == *name || table.id.to_string() == *name)
    };
    Ok(tables.find(is_named).ok_or(TableError::NoTable)?)
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::AT_TABLE) else { return Ok(Vec::new()) };
    let tables = share::shareable_tables(ctx)?.into_iter();
    Ok(matching_completions(tables.map(|table| (table.name.clone(), table.id.to_string())), typed))
}
