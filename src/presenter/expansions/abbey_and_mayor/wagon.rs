//! The move of a wagon.

use crate::words::expansions::abbey_and_mayor::Messages as _;
use crate::words::{Words, markup};
use crate::{Prompt, QuestionContext};
use bergerie_picture::{Pane, Part};
use bergerie_rules::expansions::abbey_and_mayor::{Action, Question};
use bergerie_rules::{Decision, Figure, Game, Pos, SegmentIndex, SegmentPlace};

use super::queries::pending_decision;

/// The maximum number of answers that are offered with the question.
const MAX_ANSWERS: usize = 2;

/// Returns the pending decision about a wagon, and the position of the wagon. Returns `None` for other decisions.
fn pending_wagon(game: &Game) -> Option<(&Decision, Pos, SegmentIndex)> {
    let (decision, Question::Wagon { at, segment }) = pending_decision(game)? else { return None };
    Some((decision, at, segment))
}

/// Describes the question where the wagon moves.
pub(super) fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let (decision, at, _) = pending_wagon(context.game)?;
    let words = context.words;
    let line = match context.is_upcoming {
        true => words.prompt_wagon_upcoming(),
        false => words.prompt_wagon(markup::cell(at), context.names.name(decision.seat)),
    };
    Some(Prompt {
        heading: can_move(decision).then(|| words.heading_wagon()),
        is_short: decision.actions.len() <= MAX_ANSWERS,
        ..Prompt::of(line)
    })
}

/// Names the destination of a wagon.
pub(super) fn destination_name(words: Words, game: &Game, place: SegmentPlace) -> String {
    words.action_wagon(place.0.to_string(), words.figure_at(game.board(), Figure::Wagon, place))
}

/// Returns whether the wagon has a destination.
fn can_move(decision: &Decision) -> bool {
    decision.actions.iter().any(|action| matches!(action.abbey_and_mayor(), Some(Action::MoveWagon { .. })))
}

/// Returns the surroundings of the wagon with the scored feature highlighted.
pub(super) fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let (_, at, segment) = pending_wagon(game)?;
    let part = Part { around: vec![at], highlighted: scored_cells(game, (at, segment)), ..Part::default() };
    Some((Pane::Part(part), words.alt_wagon(at.to_string())))
}

/// Returns the cells of the scored feature.
fn scored_cells(game: &Game, place: SegmentPlace) -> Vec<Pos> {
    let board = game.board();
    board.node_at(place).map(|node| board.cells(board.features().feature_of(node))).unwrap_or_default()
}
