//! The Flying Machines (`flying_machines.md 1`): machines that carry a figure one to three cells in the direction of their
//! arrow.
//!
//! A flying figure stays in the supply until it lands. The die is a draw, and the landing a question for a figure.
//! With The Phantom, the phantom can fly too (`the_phantom.md 1.6`).

use serde::{Deserialize, Serialize};

use super::own::flying_machines::{action, draw, event, refusal, state, state_mut};
use crate::kind::INSIDE_RULES;
use crate::{
    Expansion, Figure, Flow, Game, Hooks, Kind, KindRules, Mark, Pos, Refusal, Rotation, Seat, TileNo, figure_placement,
};

pub(crate) use super::nothing::*;

/// The rules of machines, which belong to a whole tile and are not features (`flying_machines.md 1.1`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::FlyingMachine, INSIDE_RULES)];

/// The greatest number on the die, which has each number twice (`flying_machines.md 0.2`).
const MAX_DIE: u8 = 3;

/// A flight that began with the last tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Flight {
    /// The figure that flies.
    pub figure: Figure,
    /// The cell of the machine.
    pub from: Pos,
    /// The cells to which the die can lead, the nearest one first.
    pub reach: [Pos; MAX_DIE as usize],
    /// The number on the die, or `None` before it is thrown.
    pub die: Option<u8>,
}

impl Flight {
    /// Returns the cell on which the figure lands, or `None` before the die is thrown.
    pub fn landing_cell(&self) -> Option<Pos> {
        self.reach.get(usize::from(self.die?.checked_sub(1)?)).copied()
    }
}

/// The flight that began with the last tile, or `None` if there was none.
#[derive(Clone, Debug)]
pub struct State(Option<Flight>);

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State(None)
    }
}

/// The public information about the expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The flight that began with the last tile, or `None` if there was none.
    pub flight: Option<Flight>,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        PublicState { flight: flight(game) }
    }
}

fn flight(game: &Game) -> Option<Flight> {
    state(game)?.0
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts a figure on the machine of the tile just placed (`flying_machines.md 1.1`).
    Fly { figure: Figure },
}

/// The draws of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// The die of a flight (`flying_machines.md 1.2`).
    Die,
}

/// The outcomes of these draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawOutcome {
    /// The number on the die, from 1 to 3.
    Die(u8),
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A figure was put on a machine.
    FlightBegun {
        seat: Seat,
        figure: Figure,
        /// The cell of the machine.
        from: Pos,
    },
    /// The die was thrown.
    DieThrown {
        /// The number on the die.
        die: u8,
        /// The cell to which it leads.
        at: Pos,
    },
    /// The figure could not land, so it is in the supply again (`flying_machines.md 1.5`).
    NotLanded { seat: Seat, figure: Figure },
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The tile just placed has no machine (`flying_machines.md 1.1`).
    #[error("the tile has no flying machine")]
    NoMachine,
    /// Special figures do not fly (`flying_machines.md 1.10`).
    #[error("a {0:?} does not fly")]
    NoFlyer(Figure),
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("flier", setup.edition),
    on_tile_placed: |game, _, _| *state_mut(game) = State(None),
    offer_main_actions,
    refusal_of,
    ..Hooks::NONE
};

/// Returns the cells to which the die can lead from the machine on a tile (`flying_machines.md 1.2`). Returns `None` for
/// a tile without a machine.
pub fn reach(game: &Game, tile: TileNo) -> Option<[Pos; MAX_DIE as usize]> {
    let placed = game.board().placed_tile(tile);
    let machine = placed.segments().find(|segment| segment.kind == Kind::FlyingMachine)?;
    let arrow = if machine.marks.has(Mark::Diagonal) { (-1, -1) } else { (-1, 0) };
    let quarter_turns = Rotation::ALL.into_iter().take_while(|&rotation| rotation != placed.rotation).count();
    let (x, y) = (0..quarter_turns).fold(arrow, |(x, y), _| (-y, x));
    Some([1, 2, 3].map(|cells| Pos::new(placed.at.x + cells * x, placed.at.y + cells * y)))
}

/// Offers to let each kind of figure fly that claims features (`flying_machines.md 1.1, 1.6, 1.10`).
fn offer_main_actions(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    if reach(game, tile).is_some() {
        let flyers = Figure::ALL.into_iter().filter(|&figure| figure.claims() && game.player(seat).has_figure(figure));
        actions.extend(flyers.map(|figure| action(Action::Fly { figure })));
    }
}

/// Returns the answers for landing: every incomplete feature on the landing tile on which the figure may stand, occupied or
/// not, except fields (`flying_machines.md 1.3, 1.4, 1.6`).
fn landings(game: &Game, flight: &Flight) -> Vec<crate::Action> {
    let tile = flight.landing_cell().and_then(|at| game.board().tile_at(at));
    let nodes = tile.into_iter().flat_map(|tile| game.board().placed_tile(tile).nodes());
    let (features, figure) = (game.board().features(), flight.figure);
    let may_land = nodes.filter(|&node| {
        let feature = features.feature_of(node);
        let kind = features.get(feature).kind;
        let is_open = !kind.is_ground() && !game.board().is_complete(feature);
        is_open && game.takes(figure, kind) && !figure_placement::is_barred(game, figure, node)
    });
    let landing = |node| {
        let (at, segment) = game.board().segment_location(node);
        crate::Action::Deploy { figure, at, segment }
    };
    may_land.map(landing).collect()
}

/// The follow-up of a flight: throws the die, then asks where the figure lands (`flying_machines.md 1.2, 1.5, 1.9`).
fn continue_flight(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let Some(flight) = flight(game) else { return Flow::Next };
    let Some(at) = flight.landing_cell() else { return draw(Draw::Die) };
    let (seat, landings) = (game.active(), landings(game, &flight));
    if landings.is_empty() || game.player(seat).has_resigned {
        events.push(event(Event::NotLanded { seat, figure: flight.figure }));
        return Flow::Next;
    }
    let at = game.board().tile_at(at).map(|tile| game.board().placed_tile(tile).at);
    Flow::ask(game, seat, crate::Question::Figure { at, by: Some(Expansion::FlyingMachines) }, landings)
}

/// Puts a figure on the machine of the tile just placed.
pub(super) fn apply(game: &mut Game, Action::Fly { figure }: Action, events: &mut Vec<crate::Event>) -> Flow {
    let (seat, tile) = (game.active(), game.last_placed_tile());
    let Some(reach) = reach(game, tile) else {
        never!("a {figure:?} flies without a machine");
        return Flow::Next;
    };
    let from = game.board().placed_tile(tile).at;
    *state_mut(game) = State(Some(Flight { figure, from, reach, die: None }));
    events.push(event(Event::FlightBegun { seat, figure, from }));
    game.add_follow_up(continue_flight);
    Flow::Next
}

pub const fn outcome_count(_: &Game, Draw::Die: Draw) -> usize {
    MAX_DIE as usize
}

pub fn outcome(_: &Game, Draw::Die: Draw, number: usize) -> Option<DrawOutcome> {
    (1..=MAX_DIE).nth(number).map(DrawOutcome::Die)
}

/// Returns `None`: all players see the die, and the landing depends on it.
pub const fn placeholder(_: &Game, Draw::Die: Draw) -> Option<DrawOutcome> {
    None
}

pub(crate) fn apply_draw(
    game: &mut Game,
    Draw::Die: Draw,
    DrawOutcome::Die(die): DrawOutcome,
    events: &mut Vec<crate::Event>,
) -> Option<Flow> {
    let flight = Flight { die: Some(die), ..flight(game)? };
    let at = flight.landing_cell()?;
    *state_mut(game) = State(Some(flight));
    events.push(event(Event::DieThrown { die, at }));
    Some(Flow::Stay)
}

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    let Action::Fly { figure } = action.flying_machines()?;
    let asked = game.decision()?.question;
    Some(match figure {
        _ if !asked.asks_for_figure() => Refusal::NotAsked,
        _ if reach(game, game.last_placed_tile()).is_none() => refusal(RefusalReason::NoMachine),
        _ if !figure.claims() => refusal(RefusalReason::NoFlyer(figure)),
        _ if !game.player(seat).has_figure(figure) => Refusal::NoneLeft(figure),
        _ => Refusal::NotOffered,
    })
}
