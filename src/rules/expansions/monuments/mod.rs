//! Monuments (`rules/monuments.md`): four large tiles, architects, cubes on objectives, Renown.
//!
//! Large tiles are the board's affair. Here an objective is a pattern of cells around a monument; whoever lays a tile on one
//! may put a cube on it, whoever lays the last one gets a cube there by itself, and then every cube on it is paid. What the
//! author's sheet leaves open follows our house rules (`OURS`, B1–B25).
//!
//! With Bridges, Castles & Bazaars and with Houses and Walls their pieces are rewards. A monument under a hill stays hidden
//! (B19); one won at auction is laid in its owner's turn (B20); a bridge never stands over one (B18).

mod audit;
mod cubes;
mod objectives;
mod options;
mod portal;
mod reward;
mod shown;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::options::monuments as options;
use super::state::monuments as state;
use super::{Hooks, SpecialAction, SpecialEvent, SpecialOccasion, SpecialQuestion, SpecialRefusal};
use crate::action::{self, Refusal};
use crate::claiming;
use crate::event;
use crate::figure::{self, Figure};
use crate::game::Game;
use crate::geometry::Pos;
use crate::grid::{Placement, TileNo};
use crate::kind;
use crate::piece::Piece;
use crate::pile::Layout;
use crate::placing;
use crate::score;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tile::{Kind, KindRules, SegmentIndex, ShapeId};
use crate::turn::Flow;

pub use super::nothing::{Drawn, Lot, Own};
pub(crate) use super::nothing::{FIGURES, drawn, outcome, outcomes, stand_in};
pub use cubes::BadCube as Bad;
pub(crate) use cubes::place_by_themselves as place_cubes;
pub use objectives::{OBJECTIVES, Objective, Reward, of as objectives_of};
pub(super) use options::OPTIONS;
pub use options::{Chappaai, Options, PlacingCube, Unplaceable};
pub(crate) use reward::pay as pay_objectives;
pub use reward::renown_points;
pub use shown::{MonumentView, ObjectiveView, Shown};

/// What is printed on its tiles.
pub(super) const TILES: &str = include_str!("../../../../assets/tiles/monuments.toml");

/// Architects stand on monuments by a rule of their own; a Chappa'ai takes nobody.
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Monument, kind::INSIDE), (Kind::Chappaai, kind::INSIDE)];

/// Why points are counted that only this expansion gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// For cubes on an objective that was completed.
    Objective {
        /// The monument's cell.
        at: Pos,
        /// The objective.
        objective: u8,
    },
    /// For Renown, at the end of the game.
    Renown,
}

const fn occasion(occasion: Occasion) -> score::Occasion {
    score::Occasion::Special(SpecialOccasion::Monuments(occasion))
}

/// What the expansion remembers. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    monuments: Vec<Monument>,
    cubes: [u8; Seat::MOST],
    renown: [u8; Seat::MOST],
    bank: u8,
    /// The tile with which the last cube was placed by choice.
    placed_with: Option<TileNo>,
    /// The objectives that the last tile completed and that have the cube for it, until they are paid.
    by_themselves: Vec<(usize, usize)>,
}

/// A monument on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monument {
    /// Its tile.
    pub tile: TileNo,
    /// Its objectives, as printed.
    pub objectives: [Progress; OBJECTIVES],
}

/// How far an objective is. Which of its cells are filled, the table tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Whether it was completed and paid.
    pub done: bool,
    /// The cubes on it, by seat.
    pub cubes: [u8; Seat::MOST],
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State {
            monuments: Vec::new(),
            cubes: [0; Seat::MOST],
            renown: [0; Seat::MOST],
            bank: reward::RENOWN,
            placed_with: None,
            by_themselves: Vec::new(),
        }
    }

    /// The monuments on the table, in the order of laying.
    pub fn monuments(&self) -> &[Monument] {
        &self.monuments
    }

    /// The cubes that a player has left to place.
    pub fn cubes(&self, seat: Seat) -> u8 {
        self.cubes[seat.index()]
    }

    /// A player's Renown tokens.
    pub fn renown(&self, seat: Seat) -> u8 {
        self.renown[seat.index()]
    }

    /// The Renown tokens that are left to win.
    pub fn bank(&self) -> u8 {
        self.bank
    }
}

/// The cells of an objective on the table, each with whether a tile lies there.
pub fn pattern(game: &Game, monument: &Monument, objective: usize) -> Vec<(Pos, bool)> {
    cubes::pattern(game, monument, objective)
}

/// What the expansion lets players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put a cube on an objective: instead of a figure, or, with too few for all that were completed, on this one of them.
    Cube {
        /// The monument's cell.
        at: Pos,
        /// The objective, 0 to 3 as printed.
        objective: u8,
    },
    /// Place the meeple through a Chappa'ai on a segment of another tile with one.
    Portal {
        /// The cell.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
        /// Which kind of meeple.
        #[serde(default, skip_serializing_if = "figure::is_ordinary")]
        figure: Figure,
    },
}

/// What the expansion asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which of the objectives completed together get the last cubes.
    Completed,
}

/// What happens only with this expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A monument fits nowhere; its small tile went back into the pile.
    Reshuffled {
        /// Who had drawn it.
        seat: Seat,
        /// The monument.
        shape: ShapeId,
    },
    /// A cube came onto an objective.
    Cube {
        /// Whose.
        seat: Seat,
        /// The monument's cell.
        at: Pos,
        /// The objective, 0 to 3 as printed.
        objective: u8,
        /// Whether it came for completing the objective.
        by_itself: bool,
    },
    /// A meeple goes through a Chappa'ai; where to is told next.
    Through {
        /// Whose meeple.
        seat: Seat,
        /// The cell of the tile just laid, where it enters.
        from: Pos,
    },
    /// An objective was completed.
    Completed {
        /// The monument's cell.
        at: Pos,
        /// The objective.
        objective: u8,
    },
    /// A player was paid for cubes on it, and took them back.
    Rewarded {
        /// Who.
        seat: Seat,
        /// The monument's cell.
        at: Pos,
        /// The objective.
        objective: u8,
        /// How many cubes.
        cubes: u8,
        /// What they came to: the bank may have run short, and pieces that the table does not play with became points, which
        /// follow.
        gain: Reward,
    },
    /// A player's Renown is counted at the end of the game; the points follow.
    Renown {
        /// Whose.
        seat: Seat,
        /// How many tokens.
        tokens: u8,
    },
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare,
    equip,
    returns,
    placed,
    offer,
    refuse,
    terms: reward::terms,
    finish: reward::count_renown,
    pieces: list_pieces,
    recount: audit::recount,
    audit: audit::audit,
    ..Hooks::NONE
};

/// The name of the tile set that is taken: one of the monuments shows desert where deserts are played.
pub fn set_name(setup: &Setup) -> &'static str {
    if setup.expansions.deserts.is_some() { "monuments:deserts" } else { "monuments" }
}

/// Shuffles the four small tiles in; each stands for its large one (`004 §Mise en place`).
fn prepare(setup: &Setup, layout: &mut Layout) {
    layout.shuffle_in(set_name(setup));
}

fn equip(game: &mut Game) {
    let seats = game.seats();
    if let Some(state) = &mut game.states.monuments {
        for seat in seats {
            state.cubes[seat.index()] = cubes::CUBES;
        }
    }
}

/// A monument that fits nowhere goes back into the pile, unless nothing else there could be laid (`OURS` B3).
fn returns(game: &Game, shape: ShapeId) -> Option<event::Event> {
    let reshuffles = options(game).is_some_and(|options| options.unplaceable == Unplaceable::Reshuffled);
    if !reshuffles || objectives::of(shape).is_none() {
        return None;
    }
    let mut others: Vec<ShapeId> = game.pile().iter().filter(|&other| other != shape).collect();
    others.sort_unstable();
    others.dedup();
    let seat = game.active();
    let fits = others.into_iter().any(|other| placing::is_placeable(game, other));
    fits.then(|| event(Event::Reshuffled { seat, shape }))
}

/// A monument was laid.
fn placed(game: &mut Game, _: Placement, _: &mut Vec<event::Event>) {
    let tile = game.last();
    let is_monument = objectives::of(game.board().laid(tile).shape).is_some();
    if let Some(state) = game.states.monuments.as_mut().filter(|_| is_monument) {
        state.monuments.push(Monument { tile, objectives: Default::default() });
    }
}

fn offer(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<action::Action>) {
    // An architect comes with the monument only (`004 §Placement P`; `OURS` B12). Nobody can be there before.
    let laid = game.board().laid(tile);
    let monument = laid.segments().position(|segment| segment.kind == Kind::Monument);
    let meeples = || claiming::meeples_for(game, seat, Kind::Monument);
    let deploy = |segment| meeples().map(move |figure| (figure, segment as SegmentIndex));
    let architects = monument.into_iter().flat_map(deploy);
    actions.extend(architects.map(|(figure, segment)| action::Action::Deploy { figure, segment }));
    cubes::offer(game, seat, tile, actions);
    portal::offer(game, seat, tile, actions);
}

fn list_pieces(game: &Game, seat: Seat, pieces: &mut Vec<(Piece, usize)>) {
    if let Some(state) = state(game) {
        pieces.push((Piece::Cube, usize::from(state.cubes(seat))));
        pieces.push((Piece::Renown, usize::from(state.renown(seat))));
    }
}

fn refuse(game: &Game, seat: Seat, action: action::Action) -> Option<Refusal> {
    let action::Action::Special(SpecialAction::Monuments(action)) = action else { return None };
    let asks = |question| game.decision().is_some_and(|decision| decision.question == question);
    let acting = asks(action::Question::Act);
    Some(match action {
        Action::Cube { at, objective } if acting => {
            Refusal::Special(SpecialRefusal::Monuments(cubes::refuse(game, seat, at, objective)))
        }
        Action::Portal { .. } if acting => Refusal::NotOffered,
        Action::Cube { .. } if asks(question(Question::Completed)) => Refusal::NotOffered,
        _ => Refusal::Unasked,
    })
}

/// Carries out an action that the game offered.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Cube { at, objective } => cubes::chosen(game, at, objective, events),
        Action::Portal { at, segment, figure } => portal::enter(game, figure, (at, segment), events),
    }
}

const fn event(event: Event) -> event::Event {
    event::Event::Special(SpecialEvent::Monuments(event))
}

const fn question(question: Question) -> action::Question {
    action::Question::Special(SpecialQuestion::Monuments(question))
}

const fn action(action: Action) -> action::Action {
    action::Action::Special(SpecialAction::Monuments(action))
}
