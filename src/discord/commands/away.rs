//! `/away`, and its buttons: an absence of the user at all their tables.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Completion, Draft, Press, button, menu};
use crate::presenter::MenuOption;
use crate::presenter::absence::{ABSENCE_DAYS, absence_text};
use crate::presenter::words::{Words, labels};

use super::answer::matching_completions;
use super::args::Args;
use super::command::{Command, OptionType, SlashOption};

pub(super) const COMMAND: Command =
    Command { label: labels::AWAY, options: &[SlashOption::optional(labels::UNTIL, OptionType::Text)], run, complete };

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    match args.text(labels::UNTIL) {
        Some(until) => set_absence(ctx, until),
        None => Ok(ask_for_length(ctx.words)),
    }
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::UNTIL) else { return Ok(Vec::new()) };
    let days = ABSENCE_DAYS.into_iter().map(|days| (ctx.words.away_days(days), days.to_string()));
    let back = (ctx.words.button_back_again(), "0".to_owned());
    Ok(matching_completions(days.chain([back]), typed))
}

const SECONDS_PER_DAY: i64 = 24 * 60 * 60;

pub(in crate::discord) fn ask_for_length(words: Words) -> Outcome {
    let choices =
        ABSENCE_DAYS.into_iter().map(|days| MenuOption::new(words.away_days(days), days.to_string())).collect();
    let back = button(Press::EndAbsence, words.button_back_again());
    let draft = Draft::text(words.away_ask()).row(menu(Press::Away, words.menu_away(), choices));
    Outcome::message(draft.row([back]))
}

pub(in crate::discord) fn choose(ctx: &Context, values: &[String]) -> Result<Outcome, AppError> {
    set_absence(ctx, values.first().map_or("", String::as_str))
}

/// Records an absence until the given date, or ends it.
pub(in crate::discord) fn set_absence(ctx: &Context, text: &str) -> Result<Outcome, AppError> {
    let text = text.trim();
    let until = match text.parse::<i64>() {
        Ok(0) => None,
        Ok(days) if (1..=60).contains(&days) => Some(ctx.app.tables.now() + days * SECONDS_PER_DAY),
        Ok(_) => return Err(AppError::InvalidDate(text.to_owned())),
        Err(_) => {
            let end = ctx.app.tables.end_of_day(ctx.user, text)?;
            let end = end.filter(|end| *end > ctx.app.tables.now());
            Some(end.ok_or_else(|| AppError::InvalidDate(text.to_owned()))?)
        }
    };
    let change = ctx.app.tables.set_away(ctx.user, until)?;
    let mut outcome = Outcome::text(absence_text(ctx.words, &change));
    outcome.other_pending_tables = change.tables;
    Ok(outcome)
}
