//! `/away`: records an absence of the user at all their tables, or ends it.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::discord::settings::away;
use crate::words::labels;

use super::answer::choices;
use super::args::Args;
use super::command::{Command, Opt, OptionType};

pub(super) const COMMAND: Command = Command {
    label: labels::AWAY,
    options: &[Opt { label: labels::UNTIL, kind: OptionType::Text, required: false }],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    match args.text(labels::UNTIL) {
        Some(until) => away::set(ctx, until),
        None => Ok(away::ask_for_length(ctx.words)),
    }
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::UNTIL) else { return Ok(Vec::new()) };
    let days = away::DAYS.into_iter().map(|days| (ctx.words.away_days(days), days.to_string()));
    let back = (ctx.words.button_back_again(), "0".to_owned());
    Ok(choices(days.chain([back]), typed))
}
