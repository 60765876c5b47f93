//! Monuments, houses and walls as those must see them who have to choose.
//!
//! The patterns, the rewards and most small rules are ours, because the author's sheet leaves them open: whatever shows them
//! says so with [`ours`].

use crate::picture::{Artist, PictureError};
use crate::rules::border::MarkerKind;
use crate::rules::expansions::houses_and_walls::Action as Building;
use crate::rules::expansions::monuments::{Action, Event as Happened, Question, State};
use crate::rules::expansions::{SpecialAction, SpecialEvent, SpecialQuestion};
use crate::rules::geometry::Pos;
use crate::rules::seat::Seat;
use crate::rules::view::{MonumentView, ObjectiveView};
use crate::rules::{Action as AnyAction, Event, Game, Placement, Question as AnyQuestion, Setup, View};
use crate::words::Words;
use crate::words::expansions::houses_and_walls::marker_key;
use crate::words::seats::mark;
use crate::words::story::Cast;

use super::bazaar;
use super::draft::File;

/// The names of the pictures of monuments: there are four.
const PICTURES: [&str; 4] = ["monument-1.png", "monument-2.png", "monument-3.png", "monument-4.png"];

fn state(game: &Game) -> Option<&State> {
    game.states().monuments.as_ref()
}

/// Which answer about monuments an action is, if it is one.
pub(super) const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::Monuments(action)) => Some(action),
        _ => None,
    }
}

/// Whether an answer lets a tile go that fits only with a special piece.
pub(super) fn discards(action: AnyAction) -> bool {
    use crate::rules::expansions::bridges_castles_and_bazaars::Action as Bazaar;
    let building = AnyAction::Special(SpecialAction::HousesAndWalls(Building::Discard));
    bazaar::as_action(action) == Some(Bazaar::Discard) || action == building
}

/// Whether an answer builds a bridge, house or wall.
pub(super) const fn builds(action: AnyAction) -> bool {
    match action {
        AnyAction::Place(placement) => placement.piece.is_some(),
        _ => bazaar::builds_bridge(action),
    }
}

/// The special piece that a placement takes, for a menu: "uses a house, 1 left".
pub(super) fn piece_note(words: Words, game: &Game, placement: Placement) -> Option<String> {
    match bazaar::bridges_after(game, placement) {
        Some(left) => Some(words.option_uses_bridge(left)),
        None => markers_after(game, placement).map(|(kind, left)| words.option_uses_marker(marker_key(kind), left)),
    }
}

/// That a try needs a special piece, and how many are kept.
pub(super) fn needs_piece(words: Words, game: &Game, placement: Placement) -> Option<String> {
    let bridge = bazaar::needs_bridge(words, game, placement);
    bridge.or_else(|| {
        let (kind, left) = markers_after(game, placement)?;
        let border = placement.marker()?.border;
        Some(words.marker_used(marker_key(kind), words.side(border.side), border.at.to_string(), left))
    })
}

/// What a placement builds of houses and walls, and how many of that kind somebody keeps who lays a tile so.
fn markers_after(game: &Game, placement: Placement) -> Option<(MarkerKind, u8)> {
    let kind = placement.marker()?.kind;
    let left = game.states().houses_and_walls.as_ref()?.left(game.active(), kind);
    Some((kind, left.saturating_sub(1)))
}

/// The cubes, houses and walls that somebody has left, in words; nothing in games without them.
pub(super) fn pieces(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let mut pieces = Vec::new();
    pieces.extend(state(game).map(|state| words.label_cubes(state.cubes(seat))));
    if let Some(state) = &game.states().houses_and_walls {
        pieces.push(words.reward_houses(state.left(seat, MarkerKind::House)));
        pieces.push(words.reward_walls(state.left(seat, MarkerKind::Wall)));
    }
    pieces
}

/// The Renown that somebody has won, in words; nothing in games without it.
pub(super) fn renown(words: Words, game: &Game, seat: Seat) -> Option<String> {
    state(game).map(|state| words.reward_renown(state.renown(seat)))
}

/// Whether somebody must choose which of the objectives completed together get the last cubes.
pub(super) fn asks_which(game: &Game) -> bool {
    let asked = AnyQuestion::Special(SpecialQuestion::Monuments(Question::Completed));
    game.decision().is_some_and(|decision| decision.question == asked)
}

/// Which monument's objectives somebody must choose among, for everybody to read.
pub(super) fn ask(words: Words, game: &Game, cast: &Cast) -> Option<String> {
    let decision = game.decision().filter(|_| asks_which(game))?;
    let left = state(game).map_or(0, |state| state.cubes(decision.seat));
    Some(words.monument_which(cast.name(decision.seat), left))
}

/// What happens to objectives, to be told of a try.
pub(super) const fn is_told(event: &Event) -> bool {
    matches!(event, Event::Special(SpecialEvent::Monuments(Happened::Completed { .. } | Happened::Rewarded { .. })))
}

/// The points that somebody gets for cubes on completed objectives.
pub(super) fn earned(events: &[Event], who: Seat) -> i32 {
    let points = events.iter().map(|event| match event {
        Event::Special(SpecialEvent::Monuments(Happened::Rewarded { seat, gain, .. })) if *seat == who => {
            i32::from(gain.points)
        }
        _ => 0,
    });
    points.sum()
}

/// How far an objective is that a cube may go onto, and what the cube would earn.
pub(super) fn note(words: Words, game: &Game, action: AnyAction) -> Option<String> {
    let Action::Cube { at, objective } = as_action(action)? else { return None };
    let monument = View::of(game).monuments.into_iter().find(|monument| monument.at == at)?;
    let objective = monument.objectives.get(usize::from(objective))?;
    Some(words.option_objective(filled(objective), objective.cells.len(), words.gain(objective.reward)))
}

fn filled(objective: &ObjectiveView) -> usize {
    objective.cells.iter().filter(|(_, filled)| *filled).count()
}

/// That rules of the table are ours, if any are.
pub(super) fn ours(words: Words, setup: &Setup) -> Option<String> {
    let sets = &setup.expansions;
    let any = sets.monuments.is_some() || sets.houses_and_walls.is_some() || sets.deserts.is_some();
    any.then(|| words.monument_ours())
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
        lines.push(words.monument_bank(view.renown_left));
    }
    lines
}

fn shown(view: &View, only: Option<Pos>) -> impl Iterator<Item = &MonumentView> {
    view.monuments.iter().filter(move |monument| only.is_none_or(|at| monument.at == at))
}

fn objective(words: Words, cast: &Cast, number: u32, objective: &ObjectiveView) -> String {
    if objective.done {
        return words.objective_done(number);
    }
    let missing = objective.cells.iter().filter(|(_, filled)| !filled).map(|(at, _)| at.to_string());
    let missing: Vec<String> = missing.collect();
    let (cells, gain) = (objective.cells.len(), words.gain(objective.reward));
    let mut text = words.objective_open(number, filled(objective), cells, missing.join(", "), gain);
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
        Ok(File { name, bytes, alt: Some(describe(words, monument)) })
    };
    PICTURES.into_iter().zip(shown(view, only)).map(file).collect()
}

fn describe(words: Words, monument: &MonumentView) -> String {
    let objective = |(number, objective): (u32, &ObjectiveView)| {
        let cubes: Vec<String> = objective.cubes.iter().map(|(seat, n)| format!("{} {n}", mark(*seat))).collect();
        words.alt_objective(number, filled(objective), objective.cells.len(), cubes.join(", "), cubes.len())
    };
    let objectives: Vec<String> = (1..).zip(&monument.objectives).map(objective).collect();
    words.alt_monument(monument.at.to_string(), objectives.join("; "))
}
