//! `/why`, and the button with the same function on posts of finished turns. It explains a score with its receipt, a
//! picture of the feature and the rule.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::{AnswerError, AppError};
use crate::discord::message::{Completion, Draft, MAX_OPTIONS, Press, menu};
use crate::presenter::tally::TallyEntry;
use crate::presenter::words::{Words, labels, markup};
use crate::presenter::{MenuOption, PlayerNames, Tally, pictures};
use crate::rules::{Event, FigureView};
use crate::table::{Snapshot, TableError, TableId};

use super::args::Args;
use super::command::{Command, OptionType, SlashOption};
use super::{answer, sheet};

pub(super) const COMMAND: Command =
    Command { label: labels::WHY, options: &[SlashOption::optional(labels::SCORE, OptionType::Text)], run, complete };

/// The score to explain. Users see the scores of a game numbered from 1.
#[derive(Clone, Copy)]
pub(in crate::discord) enum ScoreChoice {
    /// The first score of a move, given as positions in the log.
    FirstOfMove { from: u32, to: u32 },
    /// The score with this index.
    Numbered(usize),
    /// The most recent score.
    Last,
}

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.table()?;
    let choice = match args.text(labels::SCORE) {
        None => ScoreChoice::Last,
        Some(text) => ScoreChoice::Numbered(parse_number(ctx, &table, text)?),
    };
    show(ctx, &table, choice)
}

/// Parses a typed score: its number from completion, or words that match exactly one description.
fn parse_number(ctx: &Context, table: &Snapshot, text: &str) -> Result<usize, AppError> {
    let named = named_scores(ctx, table)?;
    if let Some(index) = named.iter().position(|(_, number)| number == text.trim()) {
        return Ok(index);
    }
    let wanted = text.trim().to_lowercase();
    let mut fitting = (0..).zip(&named).filter(|(_, (name, _))| name.to_lowercase().contains(&wanted));
    match (fitting.next(), fitting.next()) {
        (Some((number, _)), None) => Ok(number),
        _ => Err(AnswerError::UnknownScore.into()),
    }
}

/// Suggests scores for autocompletion, the most recent first. Returns no suggestions if another option has the focus.
fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::SCORE) else { return Ok(Vec::new()) };
    let table = ctx.table()?;
    Ok(answer::matching_completions(named_scores(ctx, &table)?.into_iter().rev(), typed))
}

/// Describes all scores. Players are named by colour, because Discord does not render mentions in completions.
fn named_scores(ctx: &Context, table: &Snapshot) -> Result<Vec<(String, String)>, AppError> {
    let names = PlayerNames::of_colours(ctx.words);
    let tally = Tally::of(&ctx.app.tables.scores(table.id)?);
    let name = |(index, entry): (usize, &TallyEntry)| {
        (markup::plain(&numbered_score(ctx.words, index, entry, &names)), (index + 1).to_string())
    };
    Ok(tally.entries().iter().enumerate().map(name).collect())
}

/// Describes a score after its number, because two scores may have the same description.
fn numbered_score(words: Words, index: usize, entry: &TallyEntry, names: &PlayerNames) -> String {
    format!("{} · {}", index + 1, words.score(&entry.score, names))
}

/// Explains the first score of a move, given as positions in the log.
pub(in crate::discord) fn show_first_of_move(
    ctx: &Context,
    table: &Snapshot,
    from: u32,
    to: u32,
) -> Result<Outcome, AppError> {
    show(ctx, table, ScoreChoice::FirstOfMove { from, to })
}

/// Shows the receipt of the score chosen from the menu.
pub(in crate::discord) fn show_chosen(ctx: &Context, table: TableId, values: &[String]) -> Result<Outcome, AppError> {
    let number = values.first().and_then(|number| number.parse().ok());
    show(ctx, &ctx.visible_table(table)?, number.map_or(ScoreChoice::Last, ScoreChoice::Numbered))
}

/// Shows the receipt of a score, with a menu of the scores before and after it.
fn show(ctx: &Context, table: &Snapshot, choice: ScoreChoice) -> Result<Outcome, AppError> {
    if table.game().is_none() {
        return Err(TableError::NotStarted.into());
    }
    let words = ctx.words;
    let tally = Tally::of(&ctx.app.tables.scores(table.id)?);
    let entries = tally.entries();
    let number = match choice {
        ScoreChoice::FirstOfMove { from, to } => {
            entries.iter().position(|entry| entry.length > from && entry.length <= to)
        }
        ScoreChoice::Numbered(number) => Some(number),
        ScoreChoice::Last => entries.len().checked_sub(1),
    };
    let Some((number, entry)) = number.and_then(|number| Some((number, entries.get(number)?))) else {
        // The post of a move has the button only if the move scored.
        let is_undone = matches!(choice, ScoreChoice::FirstOfMove { .. });
        return Ok(Outcome::text(if is_undone { words.why_undone() } else { words.why_nothing() }));
    };
    let lines = [
        words.score(&entry.score, &player_names(words, table)),
        markup::quote(words.rule_of_category(&table.setup, entry.category)),
    ];
    let link = sheet::points_link(words, &ctx.app.host_settings, entry.category, entry.score.is_final);
    let mut draft = Draft::text(lines.into_iter().chain(link).collect::<Vec<_>>().join("\n"));
    if !entry.score.cells().is_empty() {
        let (game, events) = ctx.app.tables.game_after(table.id, entry.length)?;
        let figures = events.iter().filter_map(|event| match *event {
            Event::Returned { seat, figure, at, segment } => Some(FigureView { at, segment, figure, seat }),
            _ => None,
        });
        let picture = pictures::scored_picture(words, &game, entry.score.cells(), figures.collect());
        draft = draft.picture(&ctx.app.artist_of(table), picture)?;
    }
    Ok(Outcome::message(draft.row(menu(
        Press::Score(table.id),
        words.menu_score(),
        options_around(words, entries, number),
    ))))
}

/// Returns menu options for the scores around the given one.
fn options_around(words: Words, entries: &[TallyEntry], number: usize) -> Vec<MenuOption> {
    let names = PlayerNames::of_colours(words);
    let from = number.saturating_sub(MAX_OPTIONS / 2).min(entries.len().saturating_sub(MAX_OPTIONS));
    let choice = |(index, entry): (usize, &TallyEntry)| MenuOption {
        is_chosen: index == number,
        ..MenuOption::new(numbered_score(words, index, entry, &names), index.to_string())
    };
    entries.iter().enumerate().skip(from).take(MAX_OPTIONS).map(choice).collect()
}
