//! `/game replace`: gives a player's seat to another user.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::social::replace;
use crate::words::labels;

use super::args::Args;
use super::command::{Command, Opt, OptionType, no_completion};

pub(super) const COMMAND: Command = Command {
    label: labels::REPLACE,
    options: &[
        Opt { label: labels::PLAYER, kind: OptionType::User, required: true },
        Opt { label: labels::NEWCOMER, kind: OptionType::User, required: true },
    ],
    run,
    complete: no_completion,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let before = args.user(labels::PLAYER).ok_or(AppError::Replace)?;
    let after = args.user(labels::NEWCOMER).ok_or(AppError::Replace)?;
    replace::replace(ctx, before, after)
}
