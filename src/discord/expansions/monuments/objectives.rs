//! Objectives as those must see them who have to choose: what they want, who has cubes there, and what a cube earns.
//!
//! The patterns, the rewards and most small rules are ours, because the author's sheet leaves them open: whatever shows them
//! says so with [`house_rules`](crate::discord::commands::info::house_rules).

use crate::discord::decision::attempt::{Asked, Asking};
use crate::discord::message::draft::File;
use crate::picture::{Artist, PictureError};
use crate::rules::expansions::monuments::{Action, Question, State};
use crate::rules::expansions::monuments::{MonumentView, ObjectiveView};
use crate::rules::expansions::{SpecialAction, SpecialQuestion};
use crate::rules::geometry::Pos;
use crate::rules::{Action as AnyAction, Decision, Game, Question as AnyQuestion, View};
use crate::words::Words;
use crate::words::seats::mark;
use crate::words::story::Cast;

/// The names of the pictures of monuments: there are four.
const PICTURES: [&str; 4] = ["monument-1.png", "monument-2.png", "monument-3.png", "monument-4.png"];

/// What the expansion remembers, if it is in play.
pub(super) fn state(game: &Game) -> Option<&State> {
    game.states().monuments.as_ref()
}

/// Which answer about monuments an action is, if it is one.
pub(super) const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::Monuments(action)) => Some(action),
        _ => None,
    }
}

/// Whether somebody must choose which of the objectives completed together get the last cubes.
pub(super) fn asks_which(decision: &Decision) -> bool {
    decision.question == AnyQuestion::Special(SpecialQuestion::Monuments(Question::Completed))
}

/// Which monument's objectives somebody must choose among, for everybody to read.
pub(super) fn ask(asking: &Asking<'_>) -> Option<Vec<String>> {
    let decision = asking.game.decision().filter(|decision| asks_which(decision))?;
    let left = state(asking.game).map_or(0, |state| state.cubes(decision.seat));
    Some(vec![asking.words.monument_which(left, asking.cast.name(decision.seat))])
}

/// How far an objective is that a cube may go onto, and what the cube would earn.
pub(super) fn note(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    let Action::Cube { at, objective } = as_action(action)? else { return None };
    let monument =
        View::of(asked.game).expansions.monuments?.monuments.into_iter().find(|monument| monument.at == at)?;
    let objective = monument.objectives.get(usize::from(objective))?;
    let (filled, gain) = (filled(objective), asked.words.gain(objective.reward));
    Some(asked.words.option_objective(objective.cells.len(), filled, gain))
}

fn filled(objective: &ObjectiveView) -> usize {
    objective.cells.iter().filter(|(_, filled)| *filled).count()
}

/// All about the monuments on the table, or about the one at a cell: its objectives with what they want, who has cubes
/// there, and what a cube earns.
pub(super) fn told(words: Words, view: &View, cast: &Cast, only: Option<Pos>) -> Vec<String> {
    let mut lines = Vec::new();
    for monument in shown(view, only) {
        let place = monument.at.to_string();
        lines.push(match monument.architects.as_slice() {
            [] => words.monument_title(place),
            seats => {
                let names: Vec<String> = seats.iter().map(|&seat| cast.name(seat).to_owned()).collect();
                words.monument_title_with(place, words.list(&names))
            }
        });
        let numbered = (1_u32..).zip(&monument.objectives);
        lines.extend(
            numbered.map(|(number, objective)| format!("- {}", self::objective(words, cast, number, objective))),
        );
    }
    if !lines.is_empty() {
        lines.push(words.monument_bank(view.expansions.monuments.as_ref().map_or(0, |shown| shown.renown_left)));
    }
    lines
}

fn shown(view: &View, only: Option<Pos>) -> impl Iterator<Item = &MonumentView> {
    view.expansions
        .monuments
        .iter()
        .flat_map(|shown| &shown.monuments)
        .filter(move |monument| only.is_none_or(|at| monument.at == at))
}

fn objective(words: Words, cast: &Cast, number: u32, objective: &ObjectiveView) -> String {
    if objective.done {
        return words.objective_done(number);
    }
    let missing = objective.cells.iter().filter(|(_, filled)| !filled).map(|(at, _)| at.to_string());
    let missing: Vec<String> = missing.collect();
    let (cells, gain) = (objective.cells.len(), words.gain(objective.reward));
    let mut text = words.objective_open(cells, filled(objective), gain, missing.join(", "), number);
    if !objective.cubes.is_empty() {
        let cubes = objective.cubes.iter().map(|&(seat, n)| format!("{} {}", cast.name(seat), words.label_cubes(n)));
        text.push_str(" · ");
        text.push_str(&cubes.collect::<Vec<_>>().join(", "));
    }
    text
}

/// A picture of each of these monuments, with its patterns and who has cubes where.
pub(super) fn pictures(
    artist: &Artist,
    words: Words,
    view: &View,
    only: Option<Pos>,
) -> Result<Vec<File>, PictureError> {
    let file = |(name, monument): (&'static str, &MonumentView)| {
        let bytes = artist.monument(view, monument)?.png;
        Ok(File { name, bytes: bytes.into(), alt: Some(describe(words, monument)) })
    };
    PICTURES.into_iter().zip(shown(view, only)).map(file).collect()
}

fn describe(words: Words, monument: &MonumentView) -> String {
    let objective = |(number, objective): (u32, &ObjectiveView)| {
        let cubes: Vec<String> = objective.cubes.iter().map(|(seat, n)| format!("{} {n}", mark(*seat))).collect();
        words.alt_objective(objective.cells.len(), cubes.join(", "), filled(objective), number, cubes.len())
    };
    let objectives: Vec<String> = (1..).zip(&monument.objectives).map(objective).collect();
    words.alt_monument(monument.at.to_string(), objectives.join("; "))
}
