//! The School (`docs/rules/school.md`): a wide tile with six roads, and a teacher. A player who completes one of these roads gets
//! the teacher, who repeats the points of the next feature for that player.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::own::school::{action, event, occasion, question, state, state_mut};
use crate::kind::INSIDE_RULES;
use crate::pile::tiles_of;
use crate::{
    AuditedScore, Board, ExpansionOccasion, FeatureId, Flow, Game, Hooks, Kind, KindRules, Placement, Pos, Refusal,
    Rotation, Score, Seat, SegmentIndex, SegmentPlace, Setup, StartingTiles, Term, TermLabel, scoring,
};

pub(crate) use super::nothing::*;

/// The rules of the school itself, which takes no figures (`school.md 0.4`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::School, INSIDE_RULES)];

/// A completed feature whose points the teacher can repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The segment that identifies the feature.
    pub at: SegmentPlace,
    pub points: i32,
    /// The only player who scored the feature, or `None` if there are several.
    scorer: Option<Seat>,
}

/// The teacher, and the features that were scored since a player has him.
#[derive(Clone, Debug)]
pub struct State {
    /// The player with the teacher, or `None` if he is in the school.
    holder: Option<Seat>,
    lessons: Vec<Lesson>,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { holder: None, lessons: Vec::new() }
    }
}

/// The public information: the player with the teacher.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The player with the teacher, or `None` if he is in the school.
    pub holder: Option<Seat>,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        PublicState { holder: state(game).and_then(|state| state.holder) }
    }
}

/// The answer that only this expansion adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chooses the feature whose points the teacher repeats (`school.md 2.2`).
    Repeat { at: Pos, segment: SegmentIndex },
}

/// The question that only this expansion asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must choose the feature whose points the teacher repeats.
    Repeat,
}

/// The event that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player got the teacher, from the school or from another player.
    TeacherTaken { seat: Seat },
}

/// The occasion on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The teacher repeated the points of a feature, and returned to the school.
    Lesson { of: SegmentPlace },
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    refusal_of: |game, _, answer| {
        answer.school()?;
        let is_asked = game.decision()?.question.school().is_some();
        Some(if is_asked { Refusal::NotOffered } else { Refusal::NotAsked })
    },
    on_scored: |game, score, _| remember(game, score),
    recount,
    ..Hooks::NONE
};

/// Puts the school on the table, where one of its roads joins the other tiles there without being completed, or else at a corner
/// of the first tile (`school.md 0.2, 0.3`).
fn prepare_tiles(_: &Setup, tiles: &mut StartingTiles) {
    let mut board = Board::new(tiles.start.len() + 1);
    for &(shape, placement) in &tiles.start {
        board.place_tile(shape, placement, None);
    }
    for school in tiles_of("school") {
        let completes_nothing = |placement: &Placement| {
            let mut board = board.clone();
            let tile = board.place_tile(school, *placement, None);
            board.completed_by(tile).is_empty()
        };
        let upright = board.placements(school.get()).filter(|placement| placement.rotation == Rotation::R0);
        let joined = upright.filter(completes_nothing).min_by_key(|placement| (placement.at.x, placement.at.y));
        let first = tiles.start[0].1.at;
        let corner = Placement::new(Pos::new(first.x - 2, first.y - 1), Rotation::R0);
        tiles.start.push((school, joined.unwrap_or(corner)));
    }
}

/// Records a completed feature while a player has the teacher (`school.md 2.1, 2.4, 2.5`).
fn remember(game: &mut Game, score: &Score) {
    let is_lesson = score.occasion == crate::Occasion::Completed && score.points > 0;
    let scored = score.feature.as_ref().filter(|scored| is_lesson && !scored.is_for_one);
    if let (Some(scored), Some(_)) = (scored, PublicState::of(game).holder) {
        let scorer = if let [only] = score.winners[..] { Some(only) } else { None };
        state_mut(game).lessons.push(Lesson { at: scored.at, points: score.points, scorer });
    }
}

/// Returns the player who chooses a feature for the teacher: the player with the teacher, unless another scored all of them alone
/// (`school.md 2.2`). Returns `None` if no player has him.
fn chooser(state: &State) -> Option<Seat> {
    let first = state.lessons.first().and_then(|lesson| lesson.scorer);
    let is_alone = state.lessons.iter().all(|lesson| lesson.scorer == first);
    first.filter(|_| is_alone).or(state.holder).filter(|_| state.holder.is_some())
}

/// Returns the features whose points the teacher can repeat, in the order in which the player who chooses prefers them.
pub fn lessons(game: &Game) -> Vec<Lesson> {
    let Some(state) = state(game) else { return Vec::new() };
    let mut lessons = state.lessons.to_vec();
    lessons.sort_by_key(|lesson| Reverse(lesson.points));
    if chooser(state) != state.holder {
        lessons.reverse();
    }
    lessons
}

/// The step after scoring: the teacher repeats the points of a feature, and then goes to the player who completed a road to the school
/// (`school.md 1.2, 2.1–2.3`).
pub(crate) fn teach(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let lessons = lessons(game);
    let is_choice = lessons.iter().any(|lesson| lesson.points != lessons[0].points) && game.has_enough_players();
    match state(game).and_then(chooser).zip(lessons.first()) {
        Some((seat, _)) if is_choice => {
            let answer = |lesson: &Lesson| action(Action::Repeat { at: lesson.at.0, segment: lesson.at.1 });
            return Flow::ask(game, seat, question(Question::Repeat), lessons.iter().map(answer));
        }
        Some((_, lesson)) => repeat(game, *lesson, events),
        None => {}
    }
    take_teacher(game, events);
    Flow::Next
}

/// Awards the points of a feature to the player with the teacher, who returns to the school.
fn repeat(game: &mut Game, Lesson { at, points, .. }: Lesson, events: &mut Vec<crate::Event>) {
    let state = state_mut(game);
    state.lessons.clear();
    let Some(seat) = state.holder.take() else {
        never!("no player has the teacher for {at:?}");
        return;
    };
    let term = Term { label: TermLabel::Lesson, count: 1, each: points as i16 };
    scoring::award(game, Score::for_player(seat, occasion(Occasion::Lesson { of: at }), term), events);
}

/// Gives the teacher to the active player if the last tile completed a road to the school, but not the last one
/// (`school.md 1.2–1.4`).
fn take_teacher(game: &mut Game, events: &mut Vec<crate::Event>) {
    let (board, seat) = (game.board(), game.active());
    let roads = school_roads(board);
    let completed = board.completed_by(game.last_placed_tile());
    let has_completed = roads.iter().any(|road| completed.contains(road));
    let is_open = roads.iter().any(|&road| !board.is_complete(road));
    if has_completed && is_open && PublicState::of(game).holder != Some(seat) {
        state_mut(game).holder = Some(seat);
        events.push(event(Event::TeacherTaken { seat }));
    }
}

/// Returns the roads to the school. A road that leads from it and back is listed twice.
fn school_roads(board: &Board) -> Vec<FeatureId> {
    let school = board.tiles().iter().find(|placed| placed.shape.has(Kind::School));
    let features = school.into_iter().flat_map(|school| school.nodes()).map(|node| board.features().feature_of(node));
    features.filter(|&feature| board.features().get(feature).kind == Kind::Road).collect()
}

pub(super) fn apply(game: &mut Game, answer: Action, events: &mut Vec<crate::Event>) -> Flow {
    let Action::Repeat { at, segment } = answer;
    match lessons(game).into_iter().find(|lesson| lesson.at == (at, segment)) {
        Some(lesson) => repeat(game, lesson, events),
        None => never!("the teacher cannot repeat {answer:?}"),
    }
    Flow::Stay
}

/// Recounts a lesson: the points for which the feature was last scored as a completed one.
fn recount(AuditedScore { score, earlier, .. }: AuditedScore<'_>, worth: &mut i32) {
    if let crate::Occasion::Expansion(ExpansionOccasion::School(Occasion::Lesson { of })) = score.occasion {
        let is_source = |other: &&Score| {
            other.occasion == crate::Occasion::Completed && other.feature.as_ref().is_some_and(|scored| scored.at == of)
        };
        *worth = earlier.iter().rfind(is_source).map_or(0, |source| source.points);
    }
}
