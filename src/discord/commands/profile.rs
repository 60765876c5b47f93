//! `/profile`: the statistics and the reliability of a user.

use crate::discord::social::profile;
use crate::presenter::words::labels;

use super::command::{Command, OptionType, SlashOption, no_completion};

pub(super) const COMMAND: Command = Command {
    label: labels::PROFILE,
    options: &[SlashOption::optional(labels::MEMBER, OptionType::User)],
    run: |ctx, args| profile::show(ctx, args.user(labels::MEMBER).unwrap_or(ctx.user)),
    complete: no_completion,
};
