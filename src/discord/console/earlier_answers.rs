//! The console while the player rehearses an answer that precedes the tile, such as opening a gift.

use crate::discord::context::player_names;
use crate::discord::error::AppError;
use crate::discord::expansions;
use crate::discord::message::{Button, Draft, Press, button, primary_button, success_button};
use crate::presenter::{AnswerContext, EarlierLabels, Highlights, RehearsedAnswer, answers, codes, pictures};
use crate::rules::{Decision, Game};

use super::state::ConsoleState;

/// Describes the answers in the path that precede the tile, and the effects of each.
pub(super) fn earlier_lines(state: &ConsoleState<'_>) -> Vec<String> {
    let (words, names) = (state.words(), player_names(state.words(), state.table));
    state.earlier.effects(words, state.table.options.assists, &names, state.before)
}

/// Creates the buttons for answers that precede the tile. During such a rehearsal, they commit only these answers or return to the
/// rehearsal without them; otherwise they start one.
pub(super) fn earlier_answer_buttons(state: &ConsoleState<'_>) -> Vec<Button> {
    let (words, earlier) = (state.words(), state.earlier);
    let without = Press::Try(state.decision, String::new());
    let labels = |answer: &RehearsedAnswer| {
        answers::answer_description(&AnswerContext { game: state.before, ..state.answer_context() }, answer.action)
            .earlier_labels
    };
    if let Some(EarlierLabels { commit, leave }) = earlier.answers.iter().find_map(labels) {
        let commit = success_button(Press::Confirm(state.decision, earlier.path()), commit);
        return vec![commit, button(without, leave)];
    }
    if !earlier.is_empty() {
        return vec![button(without, words.button_back())];
    }
    expansions::all().filter_map(|hooks| (hooks.earlier_answer_button)(words, state.table, state.game)).collect()
}

/// Composes the message for an answer that cannot be rehearsed further because it draws a tile. Returns `None` if no answer
/// precedes the tile, or if the game after the answers has a decision that can be rehearsed.
pub(super) fn unrehearsable_message(state: &ConsoleState<'_>) -> Result<Option<Draft>, AppError> {
    if state.earlier.is_empty() || state.game.decision().is_some() {
        return Ok(None);
    }
    let words = state.words();
    let picture = pictures::legible_board(words, &state.table.name, state.before, &Highlights::default());
    let mut row = earlier_answer_buttons(state);
    row.push(state.cancel_button());
    let draft = Draft::text(earlier_lines(state).join("\n")).picture(&state.ctx.app.artist_of(state.table), picture)?;
    Ok(Some(draft.row(row)))
}

/// Composes the question for an answer that precedes the tile, with a button that rehearses each answer.
pub(super) fn question_message(state: &ConsoleState<'_>, decision: &Decision) -> Result<Draft, AppError> {
    let words = state.words();
    let picture = pictures::legible_board(words, &state.table.name, state.game, &Highlights::default());
    let draft = Draft::text(question(state, state.game).join("\n"));
    let answer = |(index, &action)| {
        let label = answers::answer_name(words, state.table.options.assists, state.game, decision, action);
        primary_button(state.press(Press::Try, codes::encode(action, index)), label)
    };
    let mut row: Vec<Button> = decision.actions.iter().enumerate().map(answer).collect();
    row.push(state.cancel_button());
    Ok(draft.picture(&state.ctx.app.artist_of(state.table), picture)?.row(row))
}

fn question(state: &ConsoleState<'_>, game: &Game) -> Vec<String> {
    state.prompt(game, false).unwrap_or_default().lines.into_iter().chain(state.time_left()).collect()
}
