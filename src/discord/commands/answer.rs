//! `/answer`: gives any legal answer to the current decision, by its name. The other commands that give answers share
//! these functions.

use crate::discord::console::open::{confirm, open};
use crate::discord::context::{Context, Outcome};
use crate::discord::error::{AppError, InvalidAnswer};
use crate::discord::message::body::MAX_OPTION_LENGTH;
use crate::discord::message::{Completion, DecisionId};
use crate::presenter::answers::CandidateLetters;
use crate::presenter::words::labels;
use crate::presenter::{AnswerContext, answers, codes};
use crate::rules::Action;
use crate::table::{Snapshot, TableError};

use super::args::Args;
use super::command::{Command, OptionType, SlashOption};
use super::placing::figures::parse_figure;
use super::placing::typed::asked_decision;

/// The maximum number of choices that Discord shows, and of answers listed in an error message.
pub(in crate::discord) const MAX_CHOICES: usize = 25;

pub(in crate::discord) const ANSWER_OPTION: SlashOption =
    SlashOption::required(labels::ANSWER_CHOICE, OptionType::Text);

const UNKNOWN_ANSWER: InvalidAnswer =
    InvalidAnswer::new("no such answer, or several", |words, possible| words.error_unknown_answer(possible.join(", ")));

pub(super) const COMMAND: Command = Command {
    label: labels::ANSWER,
    options: &[ANSWER_OPTION],
    run: |ctx, args| commit_typed_answer(ctx, args, |_| true, [UNKNOWN_ANSWER, UNKNOWN_ANSWER]),
    complete: |ctx, args| complete_answer(ctx, args, |_| true),
};

/// Commits the legal answer that `wanted` accepts. Fails with `error` if there is no such answer.
pub(in crate::discord) fn commit_answer(
    ctx: &Context,
    wanted: impl Fn(Action) -> bool,
    error: impl Into<AppError>,
) -> Result<Outcome, AppError> {
    let table = asked_table(ctx)?;
    let found = legal_answers(ctx, &table)?.into_iter().find(|legal| wanted(legal.action));
    finish(ctx, &found.ok_or_else(|| error.into())?)
}

/// Commits the answer that the user typed, among the legal answers that `wanted` accepts. Fails with the first error if
/// no answer is accepted, and with the second if the text matches none or several of them.
pub(in crate::discord) fn commit_typed_answer(
    ctx: &Context,
    args: &Args<'_>,
    wanted: fn(Action) -> bool,
    [unasked, unknown]: [InvalidAnswer; 2],
) -> Result<Outcome, AppError> {
    let table = asked_table(ctx)?;
    let mut legal = legal_answers(ctx, &table)?;
    legal.retain(|legal| wanted(legal.action));
    if legal.is_empty() {
        return Err(unasked.into());
    }
    let named = legal.iter().map(|legal| (legal.name.clone(), legal.value())).collect();
    let value = parse_figure(named, args.text(labels::ANSWER_CHOICE).unwrap_or_default(), Vec::new);
    match legal.iter().find(|legal| value.as_ref().is_ok_and(|value| *value == legal.value())) {
        Some(found) => finish(ctx, found),
        None => Err(unknown.with_possible(legal.into_iter().map(|legal| legal.name).take(MAX_CHOICES).collect())),
    }
}

/// Commits an answer. A placement is shown in the console instead, because a figure may follow it.
fn finish(ctx: &Context, answer: &LegalAnswer) -> Result<Outcome, AppError> {
    let finish = if matches!(answer.action, Action::Place(_)) { open } else { confirm };
    finish(ctx, answer.decision, &answer.code)
}

/// Returns completions for the typed words: the answers that `wanted` accepts and whose names contain the words, with their
/// effects. The best matches come first.
pub(in crate::discord) fn complete_answer(
    ctx: &Context,
    args: &Args<'_>,
    wanted: fn(Action) -> bool,
) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::ANSWER_CHOICE) else { return Ok(Vec::new()) };
    let table = asked_table(ctx)?;
    let (Some(game), Some(decision)) = (table.game(), table.decision()) else { return Ok(Vec::new()) };
    let offered = answers::menu_answers(decision, MAX_CHOICES);
    let mut legal = legal_answers(ctx, &table)?;
    legal.retain(|legal| wanted(legal.action));
    // Put placements last, because they have a command of their own.
    let is_offered = |action| offered.iter().any(|&(_, offered)| offered == action);
    legal.sort_by_key(|legal| (matches!(legal.action, Action::Place(_)), !is_offered(legal.action)));
    let context = AnswerContext { words: ctx.words, assists: table.options.assists, game, seat: decision.seat };
    let choice = |legal: LegalAnswer| {
        let note = answers::answer_note(&context, legal.action);
        Completion::text(noted_name(&legal.name, note), legal.value())
    };
    Ok(matching(legal, typed, |legal| &legal.name).map(choice).collect())
}

/// Returns the name of a choice with its note, if there is room for both.
pub(in crate::discord) fn noted_name(name: &str, note: Option<String>) -> String {
    let noted = note.map(|note| format!("{name} · {note}"));
    noted.filter(|noted| noted.chars().count() <= MAX_OPTION_LENGTH).unwrap_or_else(|| name.to_owned())
}

/// Returns the names and actions of the legal answers that `wanted` accepts. The list is empty if the table waits for no decision.
pub(in crate::discord) fn named_answers(
    ctx: &Context,
    wanted: impl Fn(Action) -> bool,
) -> Result<Vec<(String, Action)>, AppError> {
    if ctx.table()?.decision().is_none() {
        return Ok(Vec::new());
    }
    let legal = legal_answers(ctx, &asked_table(ctx)?)?.into_iter().filter(|legal| wanted(legal.action));
    Ok(legal.map(|legal| (legal.name, legal.action)).collect())
}

/// Returns the choices whose names contain the typed words. Each item of `named` is a name and a value.
pub(in crate::discord) fn matching_completions(
    named: impl IntoIterator<Item = (String, String)>,
    typed: &str,
) -> Vec<Completion> {
    let choices = matching(named.into_iter().collect(), typed, |(name, _)| name);
    choices.map(|(name, value)| Completion::text(name, value)).collect()
}

/// Returns the first items whose names contain all typed words. Names that contain the typed text as a whole word come first,
/// followed by names that begin with it.
pub(super) fn matching<T>(mut items: Vec<T>, typed: &str, name: impl Fn(&T) -> &String) -> impl Iterator<Item = T> {
    let typed = typed.trim().to_lowercase();
    items.retain(|item| typed.split_whitespace().all(|word| name(item).to_lowercase().contains(word)));
    items.sort_by_key(|item| {
        let name = name(item).to_lowercase();
        (!name.split(|c: char| !c.is_alphanumeric()).any(|word| word == typed), !name.starts_with(&typed))
    });
    items.into_iter().take(MAX_CHOICES)
}

/// A legal answer to the current decision, with its name.
struct LegalAnswer {
    name: String,
    action: Action,
    code: String,
    /// The decision that the action answers.
    decision: DecisionId,
}

impl LegalAnswer {
    /// Returns the answer as the value of a choice. The value contains the number of the decision, so that a choice from an
    /// outdated list is never taken for another answer.
    fn value(&self) -> String {
        format!("{}:{}", self.decision.number, self.code)
    }
}

/// Returns the channel's table. Fails unless the table waits for this user's answer.
fn asked_table(ctx: &Context) -> Result<Snapshot, AppError> {
    let table = ctx.table()?;
    ctx.asked_table(asked_decision(&table)?)
}

/// Returns all legal answers to the current decision.
fn legal_answers(ctx: &Context, table: &Snapshot) -> Result<Vec<LegalAnswer>, TableError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let decision = game.decision().ok_or(TableError::Over)?;
    let context = AnswerContext::of(ctx.words, table.options.assists, game, decision);
    let letters = CandidateLetters::of(&context, decision, 0);
    let legal = |(index, &action): (usize, &Action)| LegalAnswer {
        name: letters.name(&context, decision, action),
        action,
        code: codes::encode(action, index),
        decision: DecisionId { table: table.id, number: decision.number },
    };
    Ok(decision.actions.iter().enumerate().map(legal).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the first and the last match for the typed text, and the number of matches. Returns `None` if nothing
    /// matches.
    fn typed(text: &str) -> Option<(String, String, usize)> {
        let mut names: Vec<String> = (0..40).map(|n| format!("N{n} · knight (north)")).collect();
        names.extend(["Buy back 1 meeple of red", "Keep a meeple", "B · farmer"].map(str::to_owned));
        let found: Vec<String> = matching(names, text, |name| name).collect();
        Some((found.first()?.clone(), found.last()?.clone(), found.len()))
    }

    #[test]
    fn typed_words_find_an_answer_in_any_order_and_the_best_match_is_first() {
        let found = |first: &str, last: &str, count| Some((first.to_owned(), last.to_owned(), count));
        assert_eq!(typed("meep BUY"), found("Buy back 1 meeple of red", "Buy back 1 meeple of red", 1));
        assert_eq!(typed("b"), found("B · farmer", "Buy back 1 meeple of red", 2));
        assert_eq!(typed("n1"), found("N1 · knight (north)", "N19 · knight (north)", 11));
        assert_eq!(typed("kni"), found("N0 · knight (north)", "N24 · knight (north)", MAX_CHOICES));
        assert_eq!(typed(""), found("N0 · knight (north)", "N24 · knight (north)", MAX_CHOICES));
        assert_eq!(typed("pig"), None);
    }
}
