//! Building bridges (`bridges_castles_and_bazaars.md 1`).
//!
//! A bridge that a placement needs is part of that placement. Any other bridge is built after the placement, on the
//! tile just placed or on an adjacent one. It precedes the main action and does not replace it. A player can build one
//! bridge for each tile placed, and none if the placement used a house or wall
//! (`bridges_castles_and_bazaars.md 1.1.7`).

use super::{Action, Event, FreeBridge, NeededBridge, State, action, event, options, refusal, state, state_mut};
use crate::{
    Axis, Board, Border, Crossing, Edge, Edges, Face, Flow, Game, Misfit, Piece, PlacedPiece, PlacedTile, Placement,
    Pos, Refusal, Seat, Shape, ShapeId, Side, Site, SpecialPiece, TileNo, tile_placement,
};

/// The position of a bridge: the cell of its tile and its direction.
pub type Bridge = Crossing;

/// Returns the bridge of a placement, or `None` if it has none (`bridges_castles_and_bazaars.md 1.2.1`).
pub const fn bridge_of(placement: &Placement) -> Option<Bridge> {
    match placement.piece {
        Some(SpecialPiece { piece: Piece::Bridge, site: Site::Over(bridge) }) => Some(bridge),
        _ => None,
    }
}

/// The reason why a bridge cannot be built in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The cell is empty. A bridge spans a tile.
    #[error("there is no tile")]
    NoTile,
    /// The tile has a bridge already, and each tile can have only one (`bridges_castles_and_bazaars.md 1.1.7`).
    #[error("the tile has a bridge already")]
    SecondBridge,
    /// The tile is a monument, over which bridges cannot be built (`monuments.md 3.18`).
    #[error("the tile has a monument")]
    OverMonument,
    /// The foot on this side would not be on an undivided field (`bridges_castles_and_bazaars.md 1.1.4`).
    #[error("the {0:?} side is not a whole field")]
    NoFooting(Side),
    /// The end on this side would meet neither road nor empty cell (`bridges_castles_and_bazaars.md 1.1.5`).
    #[error("the {0:?} end meets no road")]
    EndsAtTile(Side),
    /// The tile is not the one just placed or beside it (`bridges_castles_and_bazaars.md 1.1.2`).
    #[error("the tile is not adjacent to the one just placed")]
    TooFar,
    /// The player has built a bridge with this tile already (`bridges_castles_and_bazaars.md 1.1.7`).
    #[error("one bridge was built with this tile")]
    LimitReached,
    /// The player has used a house or wall with this tile, and only one special piece is allowed
    /// (`houses_and_walls.md 1.4`).
    #[error("a house or wall was built with this tile")]
    OverMarker,
    /// The player has used all bridges.
    #[error("no bridge is left")]
    NoneLeft,
    /// The bridge would not continue a road, which an option requires (`bridges_castles_and_bazaars.md 1.1.6`).
    #[error("a bridge must continue a road")]
    NoRoad,
    /// The tile does not fit with this bridge, or fits without it.
    #[error("the tile does not need that bridge")]
    NotNeeded,
}

/// The history of bridges. The board stores the bridges on the table.
#[derive(Clone, Debug, Default)]
pub struct Bridges {
    /// The number of bridges that players won in addition to those of the box.
    pub(super) won: usize,
    /// The tile with which the last bridge was built, or `None` before the first bridge.
    built_with: Option<TileNo>,
}

/// Gives a player bridges from an unlimited bank (`monuments.md 3.11`). `false` if the expansion is not in play.
pub(crate) fn gain_bridges(game: &mut Game, seat: Seat, count: u8) -> bool {
    let Some(State { bridges, .. }) = &mut game.states.bridges_castles_and_bazaars else { return false };
    bridges.won += usize::from(count);
    game.player_mut(seat).add_pieces(Piece::Bridge, count);
    true
}

fn has_bridge(game: &Game, seat: Seat) -> bool {
    game.player(seat).piece_count(Piece::Bridge) > 0
}

/// Adds the placements with a bridge, or the discard (`bridges_castles_and_bazaars.md 1.2.1, 1.2.4`).
pub(super) fn offer_placements(game: &Game, shape: ShapeId, actions: &mut Vec<crate::Action>) {
    if !has_bridge(game, game.active()) {
        return;
    }
    let fits_without = !actions.is_empty();
    let is_allowed = tile_placement::placement_filter(game, shape);
    game.board().near_fits(shape.get(), bridged_edges).for_each(|near| {
        if let Ok(Some(bridge)) = needed_bridge(game.board(), shape.get(), near.placement, near.misfits()) {
            let placement = near.placement.with(SpecialPiece { piece: Piece::Bridge, site: Site::Over(bridge) });
            if is_allowed(placement) {
                actions.push(crate::Action::Place(placement));
            }
        }
    });
    let may_discard = options(game).is_some_and(|options| options.needed_bridge == NeededBridge::MayDiscard);
    if !fits_without && !actions.is_empty() && may_discard {
        actions.push(action(Action::Discard));
    }
}

/// Takes the bridge of a placement from the player's supply. The core has already put it on the board.
pub(super) fn on_tile_placed(game: &mut Game, placement: Placement, events: &mut Vec<crate::Event>) {
    if let Some(bridge) = bridge_of(&placement) {
        spend_bridge(game, bridge, events);
    }
}

fn spend_bridge(game: &mut Game, Bridge { at, axis }: Bridge, events: &mut Vec<crate::Event>) {
    let seat = game.active();
    game.player_mut(seat).take_pieces(Piece::Bridge, 1);
    state_mut(game).bridges.built_with = Some(game.last_placed_tile());
    events.push(event(Event::BridgeBuilt { seat, at, axis }));
}

/// Offers every bridge that can be built after the placement.
pub(super) fn offer_main_actions(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    if check_free_bridge(game, seat).is_err() {
        return;
    }
    for at in bridge_cells(game.board().placed_tile(tile)) {
        for axis in Axis::ALL {
            let bridge = Bridge { at, axis };
            if check_bridge(game.board(), bridge).is_ok() {
                actions.push(action(Action::BuildBridge(bridge)));
            }
        }
    }
}

/// Returns the cells for bridges: of a tile and beside it (`bridges_castles_and_bazaars.md 1.1.1, 1.1.2`).
fn bridge_cells(placed: &PlacedTile) -> impl Iterator<Item = Pos> {
    let beside = placed.cells().flat_map(|cell| Side::ALL.map(|side| cell.step(side)));
    placed.cells().chain(beside.filter(|at| placed.cells().all(|cell| cell != *at)))
}

/// Checks whether a player may build a bridge that is not part of a placement.
fn check_free_bridge(game: &Game, seat: Seat) -> Result<(), RefusalReason> {
    let (Some(state), Some(options)) = (state(game), options(game)) else { return Err(RefusalReason::NoneLeft) };
    if state.bridges.built_with == Some(game.last_placed_tile()) {
        return Err(RefusalReason::LimitReached);
    }
    if game.board().has_sealed_border(game.board().placed_tile(game.last_placed_tile())) {
        return Err(RefusalReason::OverMarker);
    }
    if !has_bridge(game, seat) {
        return Err(RefusalReason::NoneLeft);
    }
    match options.free_bridge {
        FreeBridge::Allowed => Ok(()),
        FreeBridge::Refused => Err(RefusalReason::NoRoad),
    }
}

/// Builds a bridge that is not part of a placement. The player then still has the main action.
pub(super) fn build_bridge(game: &mut Game, bridge: Bridge, events: &mut Vec<crate::Event>) -> Flow {
    game.place_piece(PlacedPiece { piece: Piece::Bridge, owner: None, site: Site::Over(bridge) });
    spend_bridge(game, bridge, events);
    Flow::Stay
}

/// Returns the reason why a bridge cannot be built, or `None` if another expansion forbids it.
pub(super) fn refusal_of(game: &Game, seat: Seat, bridge: Bridge) -> Option<Refusal> {
    if let Err(reason) = check_free_bridge(game, seat) {
        return Some(refusal(reason));
    }
    if bridge_cells(game.board().placed_tile(game.last_placed_tile())).all(|at| at != bridge.at) {
        return Some(refusal(RefusalReason::TooFar));
    }
    check_bridge(game.board(), bridge).err().map(refusal)
}

/// Returns the reason why a tile cannot be placed with a bridge.
pub(super) fn placement_refusal(game: &Game, seat: Seat, shape: ShapeId, placement: Placement) -> Refusal {
    if let Err(misfit) = game.board().check_cells(shape.get(), placement) {
        return misfit.into();
    }
    match needed_bridge(game.board(), shape.get(), placement, game.board().misfits(shape.get(), placement)) {
        Err(misfit) => misfit.into(),
        Ok(bridge) if bridge != bridge_of(&placement) => refusal(RefusalReason::NotNeeded),
        Ok(_) if !has_bridge(game, seat) => refusal(RefusalReason::NoneLeft),
        Ok(_) => tile_placement::check_with_expansions(game, shape, placement).err().unwrap_or(Refusal::NotOffered),
    }
}

/// Checks the feet and ends of a bridge. `across` returns the edge of the neighbour on a side, or `None` without one.
fn check_ends(turned: &Face, axis: Axis, across: impl Fn(Side) -> Option<Edge>) -> Result<(), RefusalReason> {
    for side in axis.sides() {
        if !turned.is_meadow(side) {
            return Err(RefusalReason::NoFooting(side));
        }
        if across(side).is_some_and(|edge| edge != Edge::Road) {
            return Err(RefusalReason::EndsAtTile(side));
        }
    }
    Ok(())
}

/// Checks that a tile on the board allows a bridge over it.
pub(super) fn check_bridge(board: &Board, bridge: Bridge) -> Result<(), RefusalReason> {
    check_bridge_beside(board, bridge, None)
}

/// Checks that a tile on the board allows a bridge over it. Assumes a road across the side `road`, if there is one.
fn check_bridge_beside(board: &Board, Bridge { at, axis }: Bridge, road: Option<Side>) -> Result<(), RefusalReason> {
    let placed = board.placed_tile(board.tile_at(at).ok_or(RefusalReason::NoTile)?);
    if placed.is_large() {
        return Err(RefusalReason::OverMonument);
    }
    if placed.road_axis().is_some() {
        return Err(RefusalReason::SecondBridge);
    }
    if let Some(side) = axis.sides().into_iter().find(|&side| board.is_sealed(Border { at, side })) {
        // A bridge does not continue a road that ends at a house, or stand on a field that ends at a wall.
        return Err(RefusalReason::EndsAtTile(side));
    }
    check_ends(
        placed.face(at),
        axis,
        |side| if road == Some(side) { Some(Edge::Road) } else { board.facing_edge(at, side) },
    )
}

/// Returns the edges that a tile must be able to have in its place, so that a bridge may make it fit: for each side, road
/// instead of two opposite fields that a bridge over the tile needs, or field instead of the tile's own road, which a
/// bridge over the neighbour continues.
fn bridged_edges(face: &Face) -> [Edges; 4] {
    let edges = face.edges;
    Side::ALL.map(|side| match edges.on(side) {
        Some(Edge::Road) => edges.with_edge(side, Edge::Field),
        Some(Edge::Field) if face.is_meadow(side) && face.is_meadow(side.opposite()) => {
            edges.with_edge(side, Edge::Road).with_edge(side.opposite(), Edge::Road)
        }
        _ => edges,
    })
}

/// Returns the only bridge that makes a placement with these mismatches fit
/// (`bridges_castles_and_bazaars.md 1.2.1, 1.2.2`). It is on the tile itself if a road meets its field, or on the
/// neighbour whose field meets the tile's own road. Returns `None` if the tile fits without a bridge.
///
/// # Errors
/// Returns the reason why no bridge makes the tile fit.
#[inline]
fn needed_bridge(
    board: &Board,
    shape: &'static Shape,
    Placement { at, rotation, .. }: Placement,
    mut misfits: impl Iterator<Item = (Pos, (Side, Edge, Edge))>,
) -> Result<Option<Bridge>, Misfit> {
    let Some((cell, first @ (side, shows, demands))) = misfits.next() else { return Ok(None) };
    let axis = Axis::of(side);
    let on_itself = match (shows, demands) {
        (Edge::Field, Edge::Road) if !shape.is_large() => true,
        (Edge::Road, Edge::Field) => false,
        _ => return Err(first.into()),
    };
    let bridge = Bridge { at: if on_itself { at } else { cell.step(side) }, axis };
    // The other end of the bridge may meet a second road across the tile itself, which `check_ends` has verified.
    let unsolved = |&(_, (other, ..)): &(Pos, (Side, Edge, Edge))| bridge.at != at || Axis::of(other) != axis;
    if let Some((_, other)) = misfits.find(unsolved) {
        return Err(other.into());
    }
    let stands = if on_itself {
        let demand = board.demand(at);
        check_ends(shape.face(rotation), axis, |side| demand.on(side))
    } else {
        check_bridge_beside(board, bridge, Some(side.opposite()))
    };
    stands.map(|()| Some(bridge)).map_err(|_| first.into())
}
