//! Building bridges (`rules/bridges_castles_bazaars.md` §1).
//!
//! A bridge that a placement needs is part of that placement; any other is built after it, on the tile just laid or on one
//! beside it, in the main action and without using it up. One bridge for each tile laid (C29), and none with one that took a
//! house or wall (`monuments.md` C4).

use super::{Action, Event, FreeBridge, NeededBridge, State, action, event, options, state};
use crate::action::{Action as AnyAction, Refusal};
use crate::board::Laid;
use crate::border::SpecialPiece;
use crate::bridge::{self, Axis, BadBridge, Bridge};
use crate::event::Event as AnyEvent;
use crate::game::Game;
use crate::geometry::{Pos, Rotation, Side};
use crate::grid::{Placement, TileNo};
use crate::placing;
use crate::seat::Seat;
use crate::tile::ShapeId;
use crate::turn::Flow;

/// The wooden bridges.
#[derive(Clone, Debug, Default)]
pub struct Bridges {
    left: [u8; Seat::MOST],
    /// How many were won besides those of the box.
    won: usize,
    /// The tile with which the last one was built.
    built_with: Option<TileNo>,
}

impl Bridges {
    pub(super) fn equip(&mut self, seat: Seat, count: u8) {
        self.left[seat.index()] = count;
    }

    /// How many a player has left.
    pub fn left(&self, seat: Seat) -> u8 {
        self.left[seat.index()]
    }

    /// How many bridges players won besides those of the box.
    pub(super) const fn won(&self) -> usize {
        self.won
    }

    fn spend(&mut self, seat: Seat, tile: TileNo) {
        self.left[seat.index()] = self.left[seat.index()].saturating_sub(1);
        self.built_with = Some(tile);
    }
}

/// Gives a player more bridges, from an unlimited bank (`monuments.md` B11); `false` if the table does not play with them.
pub(crate) fn gain(game: &mut Game, seat: Seat, count: u8) -> bool {
    let Some(State { bridges, .. }) = &mut game.states.bridges_castles_and_bazaars else { return false };
    bridges.left[seat.index()] += count;
    bridges.won += usize::from(count);
    true
}

fn has_bridge(game: &Game, seat: Seat) -> bool {
    state(game).is_some_and(|state| state.bridges.left(seat) > 0)
}

/// Adds the placements that a bridge makes possible; if there are no others, the tile may be discarded instead
/// (`001 §Ponts 1`, `n1`).
pub(super) fn offer_placements(game: &Game, shape: ShapeId, actions: &mut Vec<AnyAction>) {
    if !has_bridge(game, game.active()) {
        return;
    }
    let fits_without = !actions.is_empty();
    for at in game.board().origins(shape.shape()) {
        for placement in Rotation::ALL.map(|rotation| Placement::new(at, rotation)) {
            if let Ok(Some(bridge)) = bridge::needed(game.board(), shape.shape(), placement) {
                let placement = placement.with(SpecialPiece::Bridge(bridge));
                if placing::allowed(game, shape, placement).is_ok() {
                    actions.push(AnyAction::Place(placement));
                }
            }
        }
    }
    let may_discard = options(game).is_some_and(|options| options.needed_bridge == NeededBridge::MayDiscard);
    if !fits_without && !actions.is_empty() && may_discard {
        actions.push(action(Action::Discard));
    }
}

/// A tile was laid; the bridge that it needed stands already.
pub(super) fn placed(game: &mut Game, placement: Placement, events: &mut Vec<AnyEvent>) {
    if let Some(bridge) = placement.bridge() {
        pay(game, bridge, events);
    }
}

fn pay(game: &mut Game, Bridge { at, axis }: Bridge, events: &mut Vec<AnyEvent>) {
    let (seat, tile) = (game.active(), game.last());
    if let Some(State { bridges, .. }) = &mut game.states.bridges_castles_and_bazaars {
        bridges.spend(seat, tile);
    }
    events.push(event(Event::Bridge { seat, at, axis }));
}

/// Offers every bridge that may be built now and that the placement did not need.
pub(super) fn offer(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<AnyAction>) {
    if may_build_more(game, seat).is_err() {
        return;
    }
    for at in sites(game.board().laid(tile)) {
        for axis in Axis::ALL {
            let bridge = Bridge { at, axis };
            if bridge::stands(game.board(), bridge).is_ok() {
                actions.push(action(Action::Bridge(bridge)));
            }
        }
    }
}

/// Where a bridge may be built after a tile was laid: on it, or on a tile that shares a side with it (`001 §Ponts 1`).
fn sites(laid: &Laid) -> Vec<Pos> {
    let beside = laid.cells().flat_map(|cell| Side::ALL.map(|side| cell.step(side)));
    laid.cells().chain(beside.filter(|at| laid.cells().all(|cell| cell != *at))).collect()
}

/// Whether a player may build a bridge that no placement needs.
fn may_build_more(game: &Game, seat: Seat) -> Result<(), BadBridge> {
    let (Some(state), Some(options)) = (state(game), options(game)) else { return Err(BadBridge::NoneLeft) };
    if state.bridges.built_with == Some(game.last()) {
        return Err(BadBridge::Enough);
    }
    if game.board().has_marker(game.board().laid(game.last())) {
        return Err(BadBridge::Marker);
    }
    if state.bridges.left(seat) == 0 {
        return Err(BadBridge::NoneLeft);
    }
    match options.free_bridge {
        FreeBridge::Allowed => Ok(()),
        FreeBridge::Refused => Err(BadBridge::NoRoad),
    }
}

/// Builds a bridge that no placement needed. The main action is still to come.
pub(super) fn build(game: &mut Game, bridge: Bridge, events: &mut Vec<AnyEvent>) -> Flow {
    game.board.span(bridge);
    pay(game, bridge, events);
    Flow::Stay
}

/// Why a bridge may not be built.
pub(super) fn refuse(game: &Game, seat: Seat, bridge: Bridge) -> Refusal {
    if let Err(bad) = may_build_more(game, seat) {
        return bad.into();
    }
    if !sites(game.board().laid(game.last())).contains(&bridge.at) {
        return BadBridge::Far.into();
    }
    bridge::stands(game.board(), bridge).err().map_or(Refusal::NotOffered, Refusal::from)
}

/// Why a tile may not be laid with a bridge.
pub(super) fn refuse_placement(game: &Game, seat: Seat, shape: ShapeId, placement: Placement) -> Refusal {
    if let Err(misfit) = game.board().is_beside(shape.shape(), placement) {
        return misfit.into();
    }
    match bridge::needed(game.board(), shape.shape(), placement) {
        Err(misfit) => misfit.into(),
        Ok(bridge) if bridge != placement.bridge() => BadBridge::NotNeeded.into(),
        Ok(_) if !has_bridge(game, seat) => BadBridge::NoneLeft.into(),
        Ok(_) => placing::allowed(game, shape, placement).err().unwrap_or(Refusal::NotOffered),
    }
}
