//! `/game replace`: gives a player's seat to another user, if the players concerned agree.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::presenter::words::labels;
use crate::table::TableError;

use super::args::Args;
use super::command::{Command, OptionType, SlashOption, no_completion};

pub(super) const COMMAND: Command = Command {
    label: labels::REPLACE,
    options: &[
        SlashOption::required(labels::PLAYER, OptionType::User),
        SlashOption::required(labels::NEWCOMER, OptionType::User),
    ],
    run,
    complete: no_completion,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let player = args.user(labels::PLAYER).ok_or(AppError::InvalidReplacement)?;
    let newcomer = args.user(labels::NEWCOMER).ok_or(AppError::InvalidReplacement)?;
    if args.is_bot(labels::NEWCOMER) {
        return Err(AppError::BotAsNewcomer);
    }
    let table = ctx.table()?.id;
    let asked = ctx.app.tables.replace(table, ctx.user, player, newcomer);
    asked.map_err(|error| match error {
        TableError::NotSeated => AppError::InvalidReplacement,
        other => other.into(),
    })?;
    Ok(Outcome::text(ctx.words.vote_taken(ctx.words.vote_yes())).with_pending_table(table))
}
