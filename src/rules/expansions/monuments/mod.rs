//! Monuments (`docs/rules/monuments.md`): four large tiles, architects, cubes on objectives, Renown.
//!
//! The board handles large tiles. An objective is a pattern of cells around a monument. A player who places a tile on
//! one of these cells may put a cube on the objective. The player who fills the last cell gets a cube there
//! automatically, and then each cube on the objective earns its owner the reward. House rules (`monuments.md 3`) answer
//! the questions that the author's sheet leaves open.
//!
//! With Bridges, Castles & Bazaars and with Houses and Walls, rewards include pieces of these expansions. A monument
//! under a hill stays hidden (`monuments.md 3.19`). A monument won at auction is placed in its owner's turn
//! (`monuments.md 3.20`). Bridges cannot be built over monuments (`monuments.md 3.18`).

mod audit;
mod chappaai;
mod cubes;
mod objectives;
mod options;
mod public_state;
mod reward;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use super::own::monuments::state;
use super::own::monuments::{action, event, occasion, options, question, refusal, state_mut};
use crate::{
    Figure, Flow, Game, Hooks, Kind, KindRules, Piece, Placement, Pos, Refusal, Seat, SegmentIndex, Setup, ShapeId,
    TileNo, figure, figure_placement, kind, tile_placement,
};

pub(crate) use super::nothing::*;
pub use cubes::RefusalReason;
pub(crate) use cubes::place_cubes;
pub use objectives::{OBJECTIVES, Objective, Reward, objectives_of};
pub(super) use options::OPTIONS;
pub use options::{Chappaai, Options, PlacingCube, Unplaceable};
pub use public_state::{MonumentView, ObjectiveView, PublicState};
pub(crate) use reward::pay_objectives;
pub use reward::{FINISHED_POINTS, OBJECTIVE_POINTS, renown_points};

/// The rules of the new kinds. Architects are placed on monuments by a separate rule, and a Chappa'ai takes no figures.
pub(crate) const KINDS: &[(Kind, KindRules)] =
    &[(Kind::Monument, kind::INSIDE_RULES), (Kind::Chappaai, kind::INSIDE_RULES)];

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// An objective, 0 to 3 as printed, was completed, and a player has cubes on it.
    Objective { at: Pos, objective: u8 },
    /// The game has ended, and a player's Renown is counted.
    Renown,
}

/// The state of the expansion in a game. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    monuments: Vec<Monument>,
    /// The number of Renown tokens in the bank.
    bank: u8,
    /// The tile with which a player last chose to place a cube, or `None` before the first such choice.
    placed_with: Option<TileNo>,
    /// The completed objectives with an automatic cube that are not paid yet, by indices of monument and objective.
    automatic_cubes: Vec<(usize, usize)>,
}

/// A placed monument and the progress of its objectives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monument {
    /// The large tile that shows the monument.
    pub tile: TileNo,
    /// The objectives printed on the tile.
    printed: &'static [Objective; OBJECTIVES],
    /// The progress of its four objectives, in printed order.
    pub objectives: [ObjectiveProgress; OBJECTIVES],
}

/// The progress of an objective. The board tells which of its cells have tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ObjectiveProgress {
    /// Whether the objective was completed and paid.
    pub is_paid: bool,
    /// The number of cubes on the objective, for each player by seat.
    pub cubes: [u8; Seat::MAX_COUNT],
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { monuments: Vec::new(), bank: reward::RENOWN, placed_with: None, automatic_cubes: Vec::new() }
    }

    /// Returns the monuments on the table, in the order of placing.
    pub fn monuments(&self) -> &[Monument] {
        &self.monuments
    }
}

/// Returns the cells of an objective on the table. The boolean tells whether the cell has a tile.
pub fn pattern(game: &Game, monument: &Monument, objective: usize) -> Vec<(Pos, bool)> {
    cubes::objective_cells(game, monument, objective).map(|cell| (cell, game.board().tile_at(cell).is_some())).collect()
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts a cube on an objective, 0 to 3 as printed, as main action or because there are too few for completed ones.
    PlaceCube { at: Pos, objective: u8 },
    /// Places a meeple through a Chappa'ai on another tile with a Chappa'ai.
    UseChappaai {
        at: Pos,
        segment: SegmentIndex,
        /// The kind of meeple. Omitted from records if it is a normal meeple.
        #[serde(default, skip_serializing_if = "figure::is_ordinary")]
        figure: Figure,
    },
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must choose which of several completed objectives gets one of the last cubes.
    ChooseCompleted,
}

/// The events that only this expansion causes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A monument fits nowhere, and the small tile that stands for it returned to the pile.
    Reshuffled { seat: Seat, shape: ShapeId },
    /// A player marked an objective with a cube.
    CubePlaced {
        seat: Seat,
        at: Pos,
        /// The index of the objective, 0 to 3 as printed.
        objective: u8,
        /// Whether the cube was placed automatically, because the player completed the objective.
        is_automatic: bool,
    },
    /// A meeple goes through a Chappa'ai from the tile just placed. The event of its deployment follows.
    ChappaaiUsed { seat: Seat, from: Pos },
    /// The last cell of an objective, 0 to 3 as printed, was filled. The events of the rewards follow.
    ObjectiveCompleted { at: Pos, objective: u8 },
    /// A player got the reward for the cubes on an objective and took the cubes back.
    Rewarded {
        seat: Seat,
        at: Pos,
        /// The index of the objective, 0 to 3 as printed.
        objective: u8,
        /// The number of cubes that the player had there.
        cubes: u8,
        /// The total reward that the player received. The bank limits it, and points replace pieces that are not in the
        /// game. The event of the points follows.
        gain: Reward,
    },
    /// A player's Renown tokens are counted at the end of the game. The event of the points follows.
    RenownGained { seat: Seat, tokens: u8 },
}

pub(super) const HOOKS: Hooks = Hooks {
    // Each small tile in the pile represents a large tile (`monuments.md 2.1`).
    prepare_tiles: |setup, tiles| tiles.shuffle_in(set_name(setup)),
    distribute_components: |game| game.give_pieces(Piece::Cube, cubes::CUBES),
    return_to_pile,
    on_tile_placed,
    offer_main_actions,
    refusal_of,
    adjust_terms: Some(reward::adjust_terms),
    add_final_points: reward::add_final_points,
    list_pieces: |game, seat, list| game.list_pieces(&[Piece::Cube, Piece::Renown], seat, list),
    recount: audit::recount,
    audit: audit::audit,
    ..Hooks::NONE
};

/// Returns the name of the tile set to use. In games with Deserts, one of the monuments shows desert.
pub fn set_name(setup: &Setup) -> &'static str {
    if setup.expansions.deserts.is_some() { "monuments:deserts" } else { "monuments" }
}

/// Decides whether a monument that fits nowhere goes back to the pile. Returns the event that reports this, or `None`
/// if no tile in the pile could be placed either (`monuments.md 3.3`).
fn return_to_pile(game: &Game, shape: ShapeId) -> Option<crate::Event> {
    let reshuffles = options(game).is_some_and(|options| options.unplaceable == Unplaceable::Reshuffled);
    if !reshuffles || objectives::objectives_of(shape).is_none() {
        return None;
    }
    let mut others: Vec<ShapeId> = game.pile().iter().filter(|&other| other != shape).collect();
    others.sort_unstable();
    others.dedup();
    let seat = game.active();
    let fits = others.into_iter().any(|other| tile_placement::is_placeable(game, other));
    fits.then(|| event(Event::Reshuffled { seat, shape }))
}

fn on_tile_placed(game: &mut Game, _: Placement, _: &mut Vec<crate::Event>) {
    let tile = game.last_placed_tile();
    let printed = objectives::objectives_of(game.board().placed_tile(tile).shape);
    if let Some(printed) = printed {
        state_mut(game).monuments.push(Monument { tile, printed, objectives: Default::default() });
    }
}

fn offer_main_actions(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    // An architect can only be placed together with the monument, so no other figure is there yet
    // (`monuments.md 3.12`).
    let placed = game.board().placed_tile(tile);
    let monument = placed.segments().position(|segment| segment.kind == Kind::Monument);
    let meeples = || figure_placement::meeples_for(game, seat, Kind::Monument);
    let deploy = |segment| meeples().map(move |figure| (figure, segment as SegmentIndex));
    let architects = monument.into_iter().flat_map(deploy);
    actions.extend(architects.map(|(figure, segment)| crate::Action::Deploy { figure, at: placed.at, segment }));
    cubes::offer_cubes(game, seat, tile, actions);
    chappaai::offer_chappaais(game, seat, tile, actions);
}

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    let action = action.monuments()?;
    let asked = game.decision()?.question;
    let acting = asked.is_main();
    Some(match action {
        Action::PlaceCube { at, objective } if acting => refusal(cubes::refusal_of(game, seat, at, objective)),
        Action::UseChappaai { .. } if acting => Refusal::NotOffered,
        Action::PlaceCube { .. } if asked == question(Question::ChooseCompleted) => Refusal::NotOffered,
        _ => Refusal::NotAsked,
    })
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::PlaceCube { at, objective } => cubes::place_chosen_cube(game, at, objective, events),
        Action::UseChappaai { at, segment, figure } => figure_placement::deploy_elsewhere(
            game,
            figure,
            (at, segment),
            |seat, from| event(Event::ChappaaiUsed { seat, from }),
            events,
        ),
    }
}
