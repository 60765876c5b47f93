//! `/game find`: lists the tables of the server that wait for players, and those of other servers that list theirs.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::settings::table_options;
use crate::discord::social::find::{self, Criteria};
use crate::presenter::words::labels;
use crate::table::Pace;

use super::args::Args;
use super::command::{Command, OptionType, SlashOption};
use super::new;

/// The command option for the time per move.
const PACE_OPTION: SlashOption = SlashOption::table(&Pace::OPTION);

pub(super) const COMMAND: Command = Command {
    label: labels::FIND,
    options: &[PACE_OPTION, new::LANGUAGE, SlashOption::optional(labels::EXPANSIONS, OptionType::Text)],
    run,
    complete: new::COMMAND.complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let wanted = Criteria {
        pace: args.text(PACE_OPTION.label).and_then(Pace::find),
        locale: args.text(labels::LANGUAGE).and_then(table_options::language_with_key),
        expansions: new::expansions(ctx.words, args)?,
    };
    find::list(ctx, &wanted)
}
