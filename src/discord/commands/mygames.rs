//! `/mygames`: the user's tables or, with filters, finished games.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::{AnswerError, AppError};
use crate::discord::message::Completion;
use crate::discord::social::mygames;
use crate::presenter::words::labels;
use crate::rules::Expansion;
use crate::table::GameFilter;

use super::answer::matching_completions;
use super::args::Args;
use super::command::{Command, OptionType, SlashOption};
use super::new::expansions_called;

pub(super) const COMMAND: Command = Command {
    label: labels::MYGAMES,
    options: &[
        SlashOption::optional(labels::RESULT, OptionType::Choice(&[(labels::WON, "won"), (labels::LOST, "lost")])),
        SlashOption::optional(labels::SET, OptionType::Text),
        SlashOption::optional(labels::OPPONENT, OptionType::User),
        SlashOption::optional(labels::WHERE, OptionType::Choice(&[(labels::THIS_SERVER, "here")])),
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let set = args.text(labels::SET).map(|text| expansion(ctx, text)).transpose()?;
    let is_here = args.text(labels::WHERE).is_some();
    let filter = GameFilter {
        won: args.text(labels::RESULT).map(|result| result == "won"),
        expansion: set,
        opponent: args.user(labels::OPPONENT),
        guild: is_here.then(|| ctx.server()).transpose()?,
    };
    if filter == GameFilter::default() { mygames::list(ctx) } else { mygames::list_finished(ctx, 0, filter) }
}

/// Returns the set that a text names.
fn expansion(ctx: &Context, text: &str) -> Result<Expansion, AppError> {
    let found = expansions_called(ctx.words, &text.trim().to_lowercase());
    if let [expansion] = found[..] {
        return Ok(expansion);
    }
    let possible = if found.is_empty() { Expansion::ALL.to_vec() } else { found };
    let possible = possible.into_iter().map(|expansion| ctx.words.expansion(expansion.id())).collect();
    Err(AnswerError::UnknownExpansions { unknown: vec![text.to_owned()], possible }.into())
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::SET) else { return Ok(Vec::new()) };
    let sets = Expansion::ALL.iter().map(|expansion| (ctx.words.expansion(expansion.id()), expansion.id().to_owned()));
    Ok(matching_completions(sets, typed))
}
