//! Hints: good moves, each with the points that it would score.

use std::time::Duration;

use crate::discord::context::{App, Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::{DecisionId, Draft, Press, button};
use crate::engine::DeadlineBudget;
use crate::presenter::preview::reasons;
use crate::presenter::spots::numbered_spots;
use crate::presenter::suggestions::{answers_without_stake, best_move_on, path_of_answers};
use crate::presenter::words::markup;
use crate::presenter::{EarlierAnswers, NumberedSpot, Rehearsal, answers, codes};
use crate::rules::{Action, Pos};
use crate::table::{Advice, Snapshot, TableError, quick_hints};

use super::state::ConsoleState;

/// The maximum number of moves in a hint.
const MAX_MOVES: usize = 3;

/// The maximum number of lines about a move. The rehearsal of the move shows the rest.
const MAX_LINES: usize = 5;

/// The time budget of the search for good moves.
const SEARCH_TIME: Duration = Duration::from_millis(700);

/// Returns the path of the move that the console rehearses when a player opens it to place a tile: the best move found,
/// or the first spot at tables without assists.
pub(super) fn first_move(app: &App, table: &Snapshot) -> Option<String> {
    let (game, decision) = table.game().zip(table.decision())?;
    let spots = numbered_spots(decision);
    let plain = spots.iter().flat_map(|spot| &spot.placements).find(|placement| placement.piece.is_none()).copied();
    let first = plain.or_else(|| spots.first()?.first_placement())?;
    let advice = app.tables.quick_hints(table);
    // *Hint* suggests the other moves as well.
    let best = advice.iter().map(|advice| answers_without_stake(game, &advice.answers)).find(|it| !it.is_empty());
    best.and_then(|answers| path_of_answers(game, answers).ok()).or_else(|| Some(codes::placement_code(first)))
}

/// A spot of a tile with a move there.
pub(super) struct RankedSpot {
    pub spot: NumberedSpot,
    /// The path of the best move.
    pub path: String,
    /// Whether a quick search has evaluated the spot. Otherwise, the path is that of the first placement.
    pub is_evaluated: bool,
}

/// Returns the spots of a tile, each with the path of the best move there. Spots that a quick search has evaluated come first, the
/// best one first. At tables without assists, the spots keep their order.
pub(super) fn ranked_spots(state: &ConsoleState<'_>, spots: Vec<NumberedSpot>) -> Vec<RankedSpot> {
    let advice = if state.earlier.is_empty() || !state.table.options.assists.are_on() {
        state.ctx.app.tables.quick_hints(state.table)
    } else {
        quick_hints(state.table, state.game).into()
    };
    let rank = |mut at: NumberedSpot| {
        let best = best_move_on(state.game, &advice, at.at);
        let path = best.and_then(|(_, answers)| path_of_answers(state.game, answers).ok());
        let first = best.and_then(|(_, answers)| answers.first().copied());
        // Put the best placement first, because the note of a spot describes its first placement.
        at.placements.sort_by_key(|&way| Some(Action::Place(way)) != first);
        let path = path.or_else(|| at.first_placement().map(codes::placement_code)).unwrap_or_default();
        let rank = best.map_or(usize::MAX, |(rank, _)| rank);
        (rank, RankedSpot { spot: at, path, is_evaluated: best.is_some() })
    };
    let mut ranked: Vec<(usize, RankedSpot)> = spots.into_iter().map(rank).collect();
    ranked.sort_by_key(|&(rank, _)| rank);
    ranked.into_iter().map(|(_, ranked)| ranked).collect()
}

/// Returns at most `most` of the best answers to the open question of a rehearsal, best first. Returns none at tables without assists.
pub(super) fn best_answers(state: &ConsoleState<'_>, rehearsal: &Rehearsal, most: usize) -> Vec<Action> {
    let mut best: Vec<Action> = Vec::new();
    if !state.table.options.assists.are_on() {
        return best;
    }
    for advice in quick_hints(state.table, &rehearsal.game) {
        best.extend(advice.answers.first().copied().filter(|answer| !best.contains(answer)));
    }
    best.truncate(most);
    best
}

/// Composes suggestions of moves on different spots, at tables with assists.
pub(in crate::discord) fn hint(ctx: &Context, decision: DecisionId) -> Result<Outcome, AppError> {
    let table = ctx.asked_table(decision)?;
    let (Some(game), true) = (table.game(), table.options.assists.are_on()) else { return Err(AppError::OldButton) };
    let mut lines = vec![ctx.words.hint_title(table.name.as_str())];
    let (mut row, mut spots) = (Vec::new(), Vec::new());
    for advice in &*ctx.app.tables.hints(&table, &DeadlineBudget::after(SEARCH_TIME)) {
        let spot = placed_cell(&advice.answers);
        if spot.is_some() && spots.contains(&spot) {
            continue;
        }
        spots.push(spot);
        let place = row.len() + 1;
        let path = path_of_answers(game, &advice.answers)?;
        match hint_lines(ctx, &table, decision, place, advice, &path) {
            Ok(move_) => lines.extend(move_),
            // Leave out a move that cannot be rehearsed.
            Err(error) => {
                tracing::warn!(table = %table.id, answers = ?advice.answers, %path, %error, "failed to check a suggested move");
                continue;
            }
        }
        row.push(button(Press::Try(decision, path), ctx.words.button_try(place)));
        if row.len() == MAX_MOVES {
            break;
        }
    }
    if row.is_empty() {
        return Err(TableError::Over.into());
    }
    Ok(Outcome::message(Draft::text(lines.join("\n")).row(row)))
}

/// Returns the cell on which a move places the tile, if it places one.
fn placed_cell(answers: &[Action]) -> Option<Pos> {
    answers.iter().find_map(|action| if let Action::Place(placement) = action { Some(placement.at) } else { None })
}

/// Describes a move: its answers, the points that they would score immediately, and their long-term value.
fn hint_lines(
    ctx: &Context,
    table: &Snapshot,
    decision: DecisionId,
    place: usize,
    advice: &Advice,
    path: &str,
) -> Result<Vec<String>, AppError> {
    let Some(game) = table.game() else { return Err(TableError::NotStarted.into()) };
    let words = ctx.words;
    let earlier = EarlierAnswers::of(game, path)?;
    let state = ConsoleState { ctx, table, before: game, game: earlier.game(game), decision, earlier: &earlier };
    let value = words.hint_outlook(advice.gain.round() as i32);
    // A gift may be the whole move, because the next decision depends on a draw.
    let reasons = if earlier.rest.is_empty() {
        Vec::new()
    } else {
        reasons(words, &player_names(words, table), state.game, &earlier.rest)?
    };
    let title = format!(
        "{} · {value}",
        words.hint_move(answers::answer_names(words, table.options.assists, game, &advice.answers), place)
    );
    Ok(std::iter::once(title).chain(reasons.into_iter().take(MAX_LINES).map(markup::note)).collect())
}
