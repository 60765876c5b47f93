//! Building bridges (`rules/bridges_castles_bazaars.md` §1).
//!
//! A bridge that a placement needs is part of that placement; any other is built after it, on the tile just laid or on one
//! beside it, in the main action and without using it up. One bridge for each tile laid (C29).

use super::{Action, Event, FreeBridge, NeededBridge, State, action, event, options, state};
use crate::rules::action::{Action as AnyAction, Refusal};
use crate::rules::bridge::{self, Axis, BadBridge, Bridge};
use crate::rules::event::Event as AnyEvent;
use crate::rules::game::Game;
use crate::rules::geometry::{Rotation, Side};
use crate::rules::grid::{Placement, TileNo};
use crate::rules::placing;
use crate::rules::seat::Seat;
use crate::rules::tile::ShapeId;
use crate::rules::turn::Flow;

/// The wooden bridges.
#[derive(Clone, Debug, Default)]
pub struct Bridges {
    left: [u8; Seat::MOST],
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

    fn spend(&mut self, seat: Seat, tile: TileNo) {
        self.left[seat.index()] = self.left[seat.index()].saturating_sub(1);
        self.built_with = Some(tile);
    }
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
    for &at in game.board().frontier() {
        for rotation in Rotation::ALL {
            if let Ok(bridge @ Some(_)) = bridge::needed(game.board(), shape.shape(), at, rotation) {
                let placement = Placement { at, rotation, bridge };
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

/// Lets the tile in hand go, since it would fit only with a bridge.
pub(super) fn discard(game: &mut Game, events: &mut Vec<AnyEvent>) -> Flow {
    match game.hand.take() {
        Some(shape) => placing::discard(game, shape, events),
        None => Flow::Next,
    }
}

/// A tile was laid; the bridge that it needed stands already.
pub(super) fn placed(game: &mut Game, placement: Placement, events: &mut Vec<AnyEvent>) {
    if let Some(bridge) = placement.bridge {
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
    let at = game.board().laid(tile).at;
    for at in std::iter::once(at).chain(Side::ALL.map(|side| at.step(side))) {
        for axis in Axis::ALL {
            let bridge = Bridge { at, axis };
            if bridge::stands(game.board(), bridge).is_ok() {
                actions.push(action(Action::Bridge(bridge)));
            }
        }
    }
}

/// Whether a player may build a bridge that no placement needs.
fn may_build_more(game: &Game, seat: Seat) -> Result<(), BadBridge> {
    let (Some(state), Some(options)) = (state(game), options(game)) else { return Err(BadBridge::NoneLeft) };
    if state.bridges.built_with == Some(game.last()) {
        return Err(BadBridge::Enough);
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
    let here = game.board().laid(game.last()).at;
    let beside = Side::ALL.into_iter().any(|side| here.step(side) == bridge.at);
    if let Err(bad) = may_build_more(game, seat) {
        return bad.into();
    }
    if bridge.at != here && !beside {
        return BadBridge::Far.into();
    }
    bridge::stands(game.board(), bridge).err().map_or(Refusal::NotOffered, Refusal::from)
}

/// Why a tile may not be laid with a bridge.
pub(super) fn refuse_placement(game: &Game, seat: Seat, shape: ShapeId, placement: Placement) -> Refusal {
    if game.board().at(placement.at).is_some() || !game.board().frontier().contains(&placement.at) {
        return game.board().fits(shape.shape(), placement).err().map_or(Refusal::NotOffered, Refusal::from);
    }
    match bridge::needed(game.board(), shape.shape(), placement.at, placement.rotation) {
        Err(misfit) => misfit.into(),
        Ok(bridge) if bridge != placement.bridge => BadBridge::NotNeeded.into(),
        Ok(_) if !has_bridge(game, seat) => BadBridge::NoneLeft.into(),
        Ok(_) => placing::allowed(game, shape, placement).err().unwrap_or(Refusal::NotOffered),
    }
}
