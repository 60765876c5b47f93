//! Crop Circles I and II (`crop_circles.md 1`): after a turn with a crop circle, each player adds a meeple to one of
//! their own, or each player takes one back.
//!
//! The choice queues a question to each player, so the expansion stores nothing besides the board.

use serde::{Deserialize, Serialize};

use super::own::crop_circles::{action, event, options, question, refusal};
use crate::kind::INSIDE_RULES;
use crate::progress::StepFunction;
use crate::setup::options;
use crate::{
    Expansion, ExpansionQuestion, Figure, Flow, Game, Hooks, Kind, KindRules, PlacedFigure, Pos, Refusal, Seat,
    SegmentIndex, Setup, StartingTiles, figure_placement, scoring,
};

pub(crate) use super::nothing::*;

/// The rules of the signs, which belong to a whole tile and are not features (`crop_circles.md 1.7`).
pub(crate) const KINDS: &[(Kind, KindRules)] =
    &[(Kind::ShieldCircle, INSIDE_RULES), (Kind::ClubCircle, INSIDE_RULES), (Kind::ForkCircle, INSIDE_RULES)];

/// The signs, each with the kind of feature whose meeples it is about (`crop_circles.md 1.1`).
const CIRCLES: [(Kind, Kind); 3] =
    [(Kind::ShieldCircle, Kind::City), (Kind::ClubCircle, Kind::Road), (Kind::ForkCircle, Kind::Field)];

options! {
    CropCircles in crop_circles;
    /// Whether a player who can add a meeple must do so (`crop_add`, `crop_circles.md 1.2`).
    crop_add: CropAdd {
        /// The player can pass (`crop_circles.md 1.2`).
        May "may",
        /// The player must add a meeple if possible.
        Must "must",
    },
    /// The tiles that are shuffled in (`sets`, `crop_circles.md 0.1`).
    sets: Sets {
        /// All twelve tiles.
        Both "both",
        /// The six tiles of Crop Circles I.
        First "first",
        /// The six tiles of Crop Circles II.
        Second "second",
    },
}

/// The choice that the active player makes for everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Each player can add a meeple (`crop_circles.md 1.2`).
    Add,
    /// Each player takes a meeple back (`crop_circles.md 1.3`).
    TakeBack,
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Makes the choice for everyone.
    Choose(Choice),
    /// Takes back a meeple of the player, without points.
    TakeBack { seat: Seat, figure: Figure, at: Pos, segment: SegmentIndex },
}

/// The questions that the expansion asks players, besides the one for a meeple.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The active player must make the choice for everyone (`crop_circles.md 1.1`).
    Choose,
    /// The player must take back a meeple (`crop_circles.md 1.3`).
    TakeBack,
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The active player made the choice for everyone.
    Chosen {
        seat: Seat,
        choice: Choice,
        /// The kind of feature whose meeples the choice is about.
        kind: Kind,
    },
    /// A player took back a meeple.
    MeepleTakenBack { seat: Seat, figure: Figure, at: Pos },
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The player has no such meeple on a feature of the sign's kind (`crop_circles.md 1.3`).
    #[error("the player has no such meeple there")]
    NoMeeple,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    // The question is entered again, and then leaves out the player who has resigned.
    passes_to_next_player: |asked| asked == ExpansionQuestion::CropCircles(Question::TakeBack),
    refusal_of,
    ..Hooks::NONE
};

/// Shuffles the tiles into the pile (`crop_circles.md 0.1`).
fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    let sets = setup.expansions.crop_circles.as_ref().map(|options| options.sets).unwrap_or_default();
    if sets != Sets::Second {
        tiles.shuffle_in("corn-circles/1");
    }
    if sets != Sets::First {
        tiles.shuffle_in("corn-circles/2");
    }
}

/// Returns the kind of feature that the sign of the last tile is about, or `None` if the tile has no sign.
pub fn circle_kind(game: &Game) -> Option<Kind> {
    let shape = game.board().placed_tile(game.last_placed_tile()).shape.get();
    CIRCLES.into_iter().find(|&(circle, _)| shape.has(circle)).map(|(_, kind)| kind)
}

/// The step at the end of a turn with a crop circle: asks the active player for the choice (`crop_circles.md 1.1, 1.6`),
/// unless no figure is on the board (`crop_circles.md 1.5`).
pub(crate) fn ask_for_choice(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    if circle_kind(game).is_none() || game.board().figures().is_empty() {
        return Flow::Next;
    }
    let choices = [Choice::Add, Choice::TakeBack].map(|choice| action(Action::Choose(choice)));
    Flow::ask(game, game.active(), question(Question::Choose), choices)
}

/// The questions to the players who add a meeple, by their distance clockwise from the active player.
const ADDING: [StepFunction; Seat::MAX_COUNT] =
    [ask_to_add::<0>, ask_to_add::<1>, ask_to_add::<2>, ask_to_add::<3>, ask_to_add::<4>, ask_to_add::<5>];

/// The questions to the players who take back a meeple, in the same order.
const TAKING_BACK: [StepFunction; Seat::MAX_COUNT] = [
    ask_to_take_back::<0>,
    ask_to_take_back::<1>,
    ask_to_take_back::<2>,
    ask_to_take_back::<3>,
    ask_to_take_back::<4>,
    ask_to_take_back::<5>,
];

/// Returns the player at a distance clockwise from the active player, and the meeples of that player that the sign is
/// about. Lords of castles do not count (`crop_circles.md 1.9`). Returns `None` for a player who has resigned
/// (`crop_circles.md 2.4`).
fn asked_meeples(game: &Game, distance: usize) -> Option<(Seat, Vec<PlacedFigure>)> {
    let seat = game.clockwise(game.active()).nth(distance).filter(|&seat| !game.player(seat).has_resigned)?;
    let (kind, features) = (circle_kind(game)?, game.board().features());
    let is_meant = |occupant: &&PlacedFigure| {
        let feature = features.feature_of(occupant.node);
        let is_meeple = occupant.seat == seat && occupant.figure.is_meeple();
        is_meeple && features.get(feature).kind.base() == kind && !scoring::is_exempt(game, feature)
    };
    Some((seat, game.board().figures().iter().filter(is_meant).copied().collect()))
}

/// Asks a player for a meeple beside one of their own (`crop_circles.md 1.2, 1.5, 1.8`).
fn ask_to_add<const DISTANCE: usize>(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let Some((seat, own)) = asked_meeples(game, DISTANCE) else { return Flow::Next };
    let mut actions = game.take_action_buffer();
    for PlacedFigure { node, .. } in own {
        let ((at, segment), features) = (game.board().segment_location(node), game.board().features());
        let kind = features.get(features.feature_of(node)).kind;
        for figure in figure_placement::meeples_for(game, seat, kind) {
            let add = crate::Action::Deploy { figure, at, segment };
            if game.takes(figure, kind) && !figure_placement::is_barred(game, figure, node) && !actions.contains(&add) {
                actions.push(add);
            }
        }
    }
    let may_pass = options(game).is_some_and(|options| options.crop_add == CropAdd::May);
    ask(game, seat, crate::Question::Figure { at: None, by: Some(Expansion::CropCircles) }, actions, may_pass)
}

/// Asks a player for a meeple to take back (`crop_circles.md 1.3, 1.5`).
fn ask_to_take_back<const DISTANCE: usize>(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let Some((seat, own)) = asked_meeples(game, DISTANCE) else { return Flow::Next };
    let mut actions = game.take_action_buffer();
    for PlacedFigure { figure, node, .. } in own {
        let (at, segment) = game.board().segment_location(node);
        let take_back = action(Action::TakeBack { seat, figure, at, segment });
        if !actions.contains(&take_back) {
            actions.push(take_back);
        }
    }
    ask(game, seat, question(Question::TakeBack), actions, false)
}

/// Asks a player who has an answer, and who can pass if `may_pass`.
fn ask(
    game: &mut Game,
    seat: Seat,
    question: crate::Question,
    mut actions: Vec<crate::Action>,
    may_pass: bool,
) -> Flow {
    if actions.is_empty() {
        game.recycle_actions(actions);
        return Flow::Next;
    }
    actions.extend(may_pass.then_some(crate::Action::Pass));
    Flow::Ask { seat, question, actions }
}

/// Carries out an action. A choice queues a question to each player, the active player last (`crop_circles.md 1.4`).
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::Choose(choice) => {
            let chosen = circle_kind(game).map(|kind| Event::Chosen { seat: game.active(), choice, kind });
            events.extend(chosen.map(event));
            let (asks, count) = (if choice == Choice::Add { ADDING } else { TAKING_BACK }, game.player_count());
            asks.into_iter().take(count).cycle().skip(1).take(count).for_each(|ask| game.add_follow_up(ask));
        }
        Action::TakeBack { seat, figure, at, segment } => {
            let is_meant = |occupant: &&PlacedFigure| {
                let location = game.board().segment_location(occupant.node);
                (occupant.seat, occupant.figure, location) == (seat, figure, (at, segment))
            };
            let Some(occupant) = game.board().figures().iter().find(is_meant).copied() else {
                never!("no {figure:?} of {seat} is at {at}");
                return Flow::Next;
            };
            events.push(event(Event::MeepleTakenBack { seat, figure, at }));
            game.return_figure(occupant, events);
        }
    }
    Flow::Next
}

fn refusal_of(game: &Game, _: Seat, action: crate::Action) -> Option<Refusal> {
    let is_asked = game.decision()?.question.crop_circles() == Some(Question::TakeBack);
    match action.crop_circles()? {
        Action::TakeBack { .. } if is_asked => Some(refusal(RefusalReason::NoMeeple)),
        _ => Some(Refusal::NotAsked),
    }
}
