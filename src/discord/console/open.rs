//! Opening the console, presses of its buttons and menus, and committing the rehearsed move.

use crate::discord::context::{Context, Outcome, Reply, player_names};
use crate::discord::error::AppError;
use crate::discord::expansions::{self, PostControls};
use crate::discord::message::{Button, DecisionId, Draft, Press, button};
use crate::presenter::answers::is_earlier_answer;
use crate::presenter::change::change_picture;
use crate::presenter::{CodeHandling, EarlierAnswers, Rehearsal, codes};
use crate::rules::{Draw, Event, Game, Question, Waiting};
use crate::table::{Grace, Snapshot, TableError, Update};

use super::composition;
use super::hint::first_move;
use super::state::ConsoleState;

/// Responds with the rehearsal of `path`. If the path is empty, responds with the question for the first answer.
pub(in crate::discord) fn open(ctx: &Context, decision: DecisionId, path: &str) -> Result<Outcome, AppError> {
    let table = ctx.asked_table(decision)?;
    Ok(Outcome::message(compose(ctx, &table, decision, path)?))
}

/// Opens the console with the rehearsal of a suggested move, which the player can confirm or change.
pub(in crate::discord) fn open_with_suggestion(ctx: &Context, decision: DecisionId) -> Result<Outcome, AppError> {
    let table = ctx.asked_table(decision)?;
    let rehearsed = first_move(&ctx.app, &table).and_then(|path| compose(ctx, &table, decision, &path).ok());
    Ok(Outcome::message(rehearsed.map_or_else(|| compose(ctx, &table, decision, ""), Ok)?))
}

/// Composes the rehearsal of a path, or the question for the first answer if the path is empty.
fn compose(ctx: &Context, table: &Snapshot, decision: DecisionId, path: &str) -> Result<Draft, AppError> {
    let Some(game) = table.game() else { return Err(TableError::NotStarted.into()) };
    let earlier = EarlierAnswers::of(game, path)?;
    let state = ConsoleState { ctx, table, before: game, game: earlier.game(game), decision, earlier: &earlier };
    composition::compose(&state, &earlier.rest)
}

/// Shows the rehearsal of a path with one more choice.
pub(in crate::discord) fn pick(
    ctx: &Context,
    decision: DecisionId,
    _menu: u8,
    path: String,
    values: &[String],
) -> Result<Outcome, AppError> {
    // The custom ID of a button contains the whole path. That of a menu lacks the chosen value.
    let path = values.first().map(|value| codes::join(&path, value)).unwrap_or(path);
    open(ctx, decision, &path)
}

/// Discards the rehearsal, and links to the post of the table.
pub(in crate::discord) fn cancel(ctx: &Context, decision: DecisionId) -> Result<Outcome, AppError> {
    let table = ctx.asked_table(decision)?;
    Ok(Outcome::text(ctx.words.console_cancelled(ctx.link(&table))))
}

/// Commits an answer from the public post. That message is edited when the answer is posted, so it gets no other response.
pub(in crate::discord) fn answer(ctx: &Context, decision: DecisionId, code: String) -> Result<Outcome, AppError> {
    Ok(Outcome { reply: Reply::Nothing, ..confirm(ctx, decision, &code)? })
}

/// Commits the answers of a path. If the button was already pressed, responds as it did the first time.
pub(in crate::discord) fn confirm(ctx: &Context, decision: DecisionId, path: &str) -> Result<Outcome, AppError> {
    match commit(ctx, decision, path) {
        Err(error) if error.is_outdated() => match repeated_outcome(ctx, decision, path)? {
            Some(outcome) => Ok(outcome),
            None => Err(error),
        },
        committed => committed,
    }
}

fn commit(ctx: &Context, decision: DecisionId, path: &str) -> Result<Outcome, AppError> {
    let table = ctx.asked_table(decision)?;
    let Some(game) = table.game() else { return Err(TableError::NotStarted.into()) };
    let rehearsal = Rehearsal::of_path(game, path, CodeHandling::Strict)?;
    let update = ctx.app.tables.act(table.id, ctx.user, decision.number, &rehearsal.answers_of_path(path))?;
    Ok(committed_outcome(ctx, &update, (game, &rehearsal))?.with_pending_table(update.snapshot.id))
}

/// Returns the response to a repeated press, or `None` if the committed answers are different ones.
fn repeated_outcome(ctx: &Context, decision: DecisionId, path: &str) -> Result<Option<Outcome>, AppError> {
    let Some(answered) = ctx.app.tables.answer_record(decision.table, ctx.user, decision.number)? else {
        return Ok(None);
    };
    let Ok(rehearsal) = Rehearsal::of_path(&answered.before, path, CodeHandling::Strict) else { return Ok(None) };
    let is_same = answered.answers.starts_with(&rehearsal.answers_of_path(path));
    is_same.then(|| committed_outcome(ctx, &answered.update, (&answered.before, &rehearsal))).transpose()
}

/// Composes the response to a committed move: its consequences, a picture of the board before and after it, and the next question.
fn committed_outcome(
    ctx: &Context,
    update: &Update,
    (before, rehearsal): (&Game, &Rehearsal),
) -> Result<Outcome, AppError> {
    let must_place = rehearsal.answers.last().is_some_and(|answer| is_earlier_answer(answer.action));
    let private = expansions::all().find_map(|hooks| (hooks.private_question)(ctx, &update.snapshot));
    // Ask in the same message if the draw leads to another question for this player.
    let asked = next_decision(ctx, &update.snapshot, must_place);
    let question = private
        .map_or_else(|| asked.map(|id| compose(ctx, &update.snapshot, id, "")).transpose(), |draft| Ok(Some(draft)))?;
    let mut draft = match question {
        Some(draft) => {
            let lines = consequences(ctx, update).into_iter().chain([draft.text]).collect::<Vec<_>>();
            Draft { text: lines.join("\n"), ..draft }
        }
        None => {
            let lines = std::iter::once(ctx.words.console_done()).chain(consequences(ctx, update));
            let draft = Draft::text(lines.collect::<Vec<_>>().join("\n"));
            let (artist, mover) =
                (ctx.app.artist_of(&update.snapshot), before.decision().map_or(before.active(), |asked| asked.seat));
            // The rehearsal stops at a draw of an expansion, after which features may be scored.
            let (after, events) = match (rehearsal.game.waiting(), update.snapshot.game()) {
                (Waiting::Draw(Draw::Expansion(_)), Some(after)) if *after.waiting() != Waiting::Over => {
                    (after.as_ref(), own_events(update))
                }
                _ => (&rehearsal.game, rehearsal.events.clone()),
            };
            let draft = match change_picture(ctx.words, (before, after), mover, &events) {
                Some(picture) => draft.picture(&artist, picture)?,
                None => draft,
            };
            match undo_button(ctx, &update.snapshot) {
                Some(undo) => draft.row([undo]),
                None => draft,
            }
        }
    };
    for hooks in expansions::all() {
        draft = (hooks.add_private_info)(ctx, update, draft)?;
    }
    Ok(Outcome::message(draft))
}

/// Creates a button that undoes the move, while the table lets players do that without consent.
fn undo_button(ctx: &Context, table: &Snapshot) -> Option<Button> {
    let play = table.play().filter(|_| table.options.grace != Grace::None && table.decision().is_some())?;
    Some(button(Press::Undo(table.id, play.length), ctx.words.button_undo()))
}

/// Describes the consequences of a player's answers: tile, points and tokens.
fn consequences(ctx: &Context, update: &Update) -> Vec<String> {
    let Some(game) = update.snapshot.game() else { return Vec::new() };
    ctx.words.event_sentences(&own_events(update), game.board(), &player_names(ctx.words, &update.snapshot))
}

/// Returns the events of a player's answers until the next turn. The final scoring is omitted, because the channel gets a post about
/// it.
fn own_events(update: &Update) -> Vec<Event> {
    let is_over = |event: &&Event| match event {
        Event::Turn { .. } => true,
        Event::Scored(score) => score.is_final,
        _ => false,
    };
    update.events.iter().take_while(|event| !is_over(event)).cloned().collect()
}

/// Returns the next decision if the player's turn continues with one that the console asks. `must_place` says that the committed answers
/// precede the tile, so the player must place it next.
fn next_decision(ctx: &Context, table: &Snapshot, must_place: bool) -> Option<DecisionId> {
    let decision = table.decision().filter(|_| table.awaited_user() == Some(ctx.user))?;
    let on_post = |game: &Game| {
        let mut controls = expansions::all().filter_map(|hooks| (hooks.post_controls)(ctx.words, table, game));
        controls.any(|controls| matches!(controls, PostControls::InsteadOfConsole(_)))
    };
    if table.game().is_some_and(|game| on_post(game)) {
        return None;
    }
    DecisionId::of(table).filter(|_| must_place || !matches!(decision.question, Question::Place(_)))
}
