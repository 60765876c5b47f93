//! The console while the player rehearses an answer that precedes the tile, such as opening a gift.

use crate::discord::context::player_names;
use crate::discord::error::AppError;
use crate::discord::expansions;
use crate::discord::message::{Button, Draft, Press, button, primary, success};
use crate::presenter::{AnswerContext, EarlierLabels, Highlights, RehearsedAnswer, answers, codes, pictures};
use crate::rules::{Decision, Game};

use super::page::Page;

/// Describes the answers in the path that precede the tile, and the effects of each.
pub(super) fn earlier_lines(page: &Page<'_>) -> Vec<String> {
    let (words, names) = (page.words(), player_names(page.words(), page.table));
    page.earlier.effects(words, page.table.options.assists, &names, page.before)
}

/// Creates the buttons for answers that precede the tile. During such a rehearsal, they commit only these answers or return to the
/// rehearsal without them; otherwise they start one.
pub(super) fn earlier_answer_buttons(page: &Page<'_>) -> Vec<Button> {
    let (words, earlier) = (page.words(), page.earlier);
    let without = Press::Try(page.decision, String::new());
    let labels = |answer: &RehearsedAnswer| {
        answers::answer_description(&AnswerContext { game: page.before, ..page.answer_context() }, answer.action)
            .earlier_labels
    };
    if let Some(EarlierLabels { commit, leave }) = earlier.answers.iter().find_map(labels) {
        let commit = success(Press::Confirm(page.decision, earlier.path()), commit);
        return vec![commit, button(without, leave)];
    }
    if !earlier.is_empty() {
        return vec![button(without, words.button_back())];
    }
    expansions::all().filter_map(|hooks| (hooks.earlier_answer_button)(words, page.table, page.game)).collect()
}

/// Composes the message for an answer that cannot be rehearsed further because it draws a tile. Returns `None` if no answer
/// precedes the tile, or if the game after the answers has a decision that can be rehearsed.
pub(super) fn unrehearsable_message(page: &Page<'_>) -> Result<Option<Draft>, AppError> {
    if page.earlier.is_empty() || page.game.decision().is_some() {
        return Ok(None);
    }
    let words = page.words();
    let picture = pictures::legible_board(words, &page.table.name, page.before, &Highlights::default());
    let mut row = earlier_answer_buttons(page);
    row.push(page.cancel_button());
    let draft = Draft::text(earlier_lines(page).join("\n")).picture(&page.ctx.app.artist_of(page.table), picture)?;
    Ok(Some(draft.row(row)))
}

/// Composes the question for an answer that precedes the tile, with a button that rehearses each answer.
pub(super) fn question_message(page: &Page<'_>, decision: &Decision) -> Result<Draft, AppError> {
    let words = page.words();
    let picture = pictures::legible_board(words, &page.table.name, page.game, &Highlights::default());
    let draft = Draft::text(question(page, page.game).join("\n"));
    let answer = |(index, &action)| {
        let label = answers::answer_name(words, page.table.options.assists, page.game, decision, action);
        primary(page.press(Press::Try, codes::encode(action, index)), label)
    };
    let mut row: Vec<Button> = decision.actions.iter().enumerate().map(answer).collect();
    row.push(page.cancel_button());
    Ok(draft.picture(&page.ctx.app.artist_of(page.table), picture)?.row(row))
}

fn question(page: &Page<'_>, game: &Game) -> Vec<String> {
    page.prompt(game, false).unwrap_or_default().lines.into_iter().chain(page.time_left()).collect()
}
