//! The objectives of monuments, with the pattern, cubes and reward of each.
//!
//! Patterns, rewards and most details are house rules, because the author's rule sheet leaves them open. All texts that
//! show them say so in a note.

use crate::seats::mark;
use crate::words::expansions::monuments::Messages as _;
use crate::words::{Words, markup};
use crate::{AnswerContext, PlayerNames, Prompt, QuestionContext};
use bergerie_rules::expansions::monuments::{Action, MonumentView, ObjectiveView, Question};
use bergerie_rules::{Decision, Piece, Pos, View};

pub(super) use bergerie_rules::expansions::monuments::state;

/// Returns whether a player must choose which of the completed objectives get the last cubes.
pub(super) fn asks_which(decision: &Decision) -> bool {
    decision.question.monuments() == Some(Question::ChooseCompleted)
}

pub(super) fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision().filter(|decision| asks_which(decision))?;
    let left = context.game.player(decision.seat).piece_count(Piece::Cube);
    let line = context.words.monument_which(left, context.names.name(decision.seat));
    Some(Prompt::of(line).with_heading(context.words.heading_cube()))
}

/// Describes the progress and the reward of the objective that a cube is placed on. Returns `None` for answers that place no cube.
pub(super) fn note(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<String> {
    let Action::PlaceCube { at, objective } = action.monuments()? else { return None };
    let monument =
        View::of(context.game).expansions.monuments?.monuments.into_iter().find(|monument| monument.at == at)?;
    let objective = monument.objectives.get(usize::from(objective))?;
    let (filled, gain) = (filled(objective), context.words.gain(objective.reward));
    Some(context.words.option_objective(objective.cells.len(), filled, gain))
}

fn filled(objective: &ObjectiveView) -> usize {
    objective.cells.iter().filter(|(_, filled)| *filled).count()
}

/// Describes the monuments on the board, or the one at a cell: its objectives with their progress, cubes and rewards.
pub fn described(words: Words, view: &View, names: &PlayerNames, only: Option<Pos>) -> Vec<String> {
    let mut lines = Vec::new();
    for monument in shown(view, only) {
        let place = markup::cell(monument.at);
        lines.push(match monument.architects.as_slice() {
            [] => words.monument_title(place),
            seats => words.monument_title_with(place, names.list(words, seats.iter().copied())),
        });
        let numbered = (1_u32..).zip(&monument.objectives);
        lines.extend(
            numbered.map(|(number, objective)| format!("- {}", self::objective(words, names, number, objective))),
        );
    }
    if !lines.is_empty() {
        lines.push(words.monument_bank(view.expansions.monuments.as_ref().map_or(0, |shown| shown.renown_left)));
    }
    lines
}

/// Returns the monuments on the board, or the one at a cell.
pub fn shown(view: &View, only: Option<Pos>) -> impl Iterator<Item = &MonumentView> {
    view.expansions
        .monuments
        .iter()
        .flat_map(|shown| &shown.monuments)
        .filter(move |monument| only.is_none_or(|at| monument.at == at))
}

fn objective(words: Words, names: &PlayerNames, number: u32, objective: &ObjectiveView) -> String {
    if objective.is_paid {
        return words.objective_done(number);
    }
    let missing = objective.cells.iter().filter(|(_, filled)| !filled).map(|(at, _)| markup::cell(at));
    let missing: Vec<String> = missing.collect();
    let (cells, gain) = (objective.cells.len(), words.gain(objective.reward));
    let mut text = words.objective_open(cells, filled(objective), gain, missing.join(", "), number);
    if !objective.cubes.is_empty() {
        let cubes = objective
            .cubes
            .iter()
            .map(|&(seat, n)| format!("{} {}", names.name(seat), words.piece(Piece::Cube.key(), n)));
        text.push_str(" · ");
        text.push_str(&cubes.collect::<Vec<_>>().join(", "));
    }
    text
}

/// Describes a monument in a picture.
pub fn describe(words: Words, monument: &MonumentView) -> String {
    let objective = |(number, objective): (u32, &ObjectiveView)| {
        let cubes: Vec<String> = objective.cubes.iter().map(|(seat, n)| format!("{} {n}", mark(*seat))).collect();
        words.alt_objective(objective.cells.len(), cubes.join(", "), filled(objective), number, cubes.len())
    };
    let objectives: Vec<String> = (1..).zip(&monument.objectives).map(objective).collect();
    words.alt_monument(monument.at.to_string(), words.separated(&objectives))
}
