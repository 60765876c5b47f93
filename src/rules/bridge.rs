//! Bridges: roads that are laid over a tile instead of printed on it (`001 §Ponts`).
//!
//! The board knows a bridge as one more road segment of its tile, after the printed ones. Here stands what a bridge is and
//! where one may stand; who may build one, and when, is told in `expansions/bridges_castles_and_bazaars/bridge.rs`.

use serde::{Deserialize, Serialize};

use super::board::{Board, Misfit};
use super::border::Border;
use super::geometry::{Halves, Pos, Quarter, Quarters, Rotation, Side, Sides};
use super::grid::Placement;
use super::tile::{Edge, Junctions, Kind, Marks, Segment, Shape, Turned};

/// The way a bridge runs over its tile: straight, never round a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Axis {
    /// From north to south.
    NorthSouth,
    /// From west to east.
    WestEast,
}

impl Axis {
    /// Both axes, in the order in which choices list them.
    pub const ALL: [Axis; 2] = [Axis::NorthSouth, Axis::WestEast];

    /// The axis that runs through a side.
    pub const fn of(side: Side) -> Axis {
        match side {
            Side::N | Side::S => Axis::NorthSouth,
            Side::E | Side::W => Axis::WestEast,
        }
    }

    /// The two sides that it runs through.
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Axis::NorthSouth => [Side::N, Side::S],
            Axis::WestEast => [Side::W, Side::E],
        }
    }

    /// Where the axis comes to lie when its tile is turned; turning it back gives the same.
    const fn turned(self, by: Rotation) -> Axis {
        let [side, _] = self.sides();
        Axis::of(side.turned(by))
    }
}

/// A bridge over a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bridge {
    /// The tile's cell.
    pub at: Pos,
    /// The way it runs.
    pub axis: Axis,
}

/// Why a bridge may not stand somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBridge {
    /// There is no tile to build on.
    #[error("there is no tile")]
    NoTile,
    /// A tile has one bridge at most (`001 n3`).
    #[error("the tile has a bridge already")]
    Second,
    /// No bridge stands over a monument (`monuments.md` B18).
    #[error("the tile has a monument")]
    Monument,
    /// A foot would not stand on an undivided meadow (`001 §Ponts 1`).
    #[error("the {0:?} side is no whole meadow")]
    Foot(Side),
    /// An end would meet something else than a road or an empty cell (`001 n2`).
    #[error("the {0:?} end meets no road")]
    End(Side),
    /// It is neither the tile just laid nor one that shares a side with it (`001 §Ponts 1`).
    #[error("the tile is not beside the one just laid")]
    Far,
    /// The player has built one with this tile (C29).
    #[error("one bridge was built with this tile")]
    Enough,
    /// A house or wall was built with this tile, and one piece comes with each (`monuments.md` C4).
    #[error("a house or wall was built with this tile")]
    Marker,
    /// The player has none left.
    #[error("no bridge is left")]
    NoneLeft,
    /// The table wants every bridge to continue a road (C28).
    #[error("a bridge must continue a road")]
    NoRoad,
    /// The tile cannot be laid there with that bridge, or needs none.
    #[error("the tile does not need that bridge")]
    NotNeeded,
}

/// A bridge as a segment of a tile that is not turned.
const fn segment_on(axis: Axis) -> Segment {
    let [from, to] = axis.sides();
    Segment {
        kind: Kind::Road,
        sides: Sides::NONE.with(from).with(to),
        shared: None,
        halves: Halves::NONE,
        cells: Quarters::NONE.with(Quarter::Nw),
        ends: 2,
        touches: Vec::new(),
        junctions: Junctions::NONE,
        pennants: 0,
        castle_base: false,
        marks: Marks::NONE,
    }
}

/// A bridge as a segment of its tile, which lies turned.
pub(super) fn segment(axis: Axis, rotation: Rotation) -> &'static Segment {
    static NORTH_SOUTH: Segment = segment_on(Axis::NorthSouth);
    static WEST_EAST: Segment = segment_on(Axis::WestEast);
    match axis.turned(rotation) {
        Axis::NorthSouth => &NORTH_SOUTH,
        Axis::WestEast => &WEST_EAST,
    }
}

/// Checks the two feet and the two ends of a bridge, given what lies across each side of its tile.
fn check(turned: &Turned, axis: Axis, across: impl Fn(Side) -> Option<Edge>) -> Result<(), BadBridge> {
    for side in axis.sides() {
        if !turned.is_meadow(side) {
            return Err(BadBridge::Foot(side));
        }
        if across(side).is_some_and(|edge| edge != Edge::Road) {
            return Err(BadBridge::End(side));
        }
    }
    Ok(())
}

/// Checks a bridge over a tile on the table.
pub(super) fn stands(board: &Board, bridge: Bridge) -> Result<(), BadBridge> {
    stands_beside(board, bridge, None)
}

/// The same, if a road came to one side of the tile.
fn stands_beside(board: &Board, Bridge { at, axis }: Bridge, road: Option<Side>) -> Result<(), BadBridge> {
    let laid = board.laid(board.at(at).ok_or(BadBridge::NoTile)?);
    if laid.is_large() {
        return Err(BadBridge::Monument);
    }
    if laid.bridge().is_some() {
        return Err(BadBridge::Second);
    }
    if let Some(side) = axis.sides().into_iter().find(|&side| board.marker(Border { at, side }).is_some()) {
        // What ends at a house or wall does not go on over a bridge.
        return Err(BadBridge::End(side));
    }
    check(laid.face(at), axis, |side| if road == Some(side) { Some(Edge::Road) } else { board.across(at, side) })
}

/// The one bridge with which a tile can be laid that does not fit otherwise: on the tile itself, where roads meet its
/// meadow, or on the neighbour whose meadow its own road meets (`001 §Ponts 1`, `n2`). `None` if it fits as it is.
///
/// # Errors
/// Why no bridge helps.
pub(super) fn needed(
    board: &Board,
    shape: &'static Shape,
    placement @ Placement { at, rotation, .. }: Placement,
) -> Result<Option<Bridge>, Misfit> {
    let mut misfits = board.misfits(shape, placement);
    let Some((cell, first @ (side, shows, demands))) = misfits.next() else { return Ok(None) };
    let axis = Axis::of(side);
    let (bridge, stands) = match (shows, demands) {
        (Edge::Field, Edge::Road) if !shape.is_large() => {
            let demand = board.demand(at);
            (Bridge { at, axis }, check(shape.turned(rotation), axis, |side| demand.on(side)))
        }
        (Edge::Road, Edge::Field) => {
            let bridge = Bridge { at: cell.step(side), axis };
            (bridge, stands_beside(board, bridge, Some(side.opposite())))
        }
        _ => return Err(first.into()),
    };
    // A second road across the tile itself is met by the bridge's other end, which `check` has looked at.
    let unsolved = |&(_, (other, ..)): &(Pos, (Side, Edge, Edge))| bridge.at != at || Axis::of(other) != axis;
    match misfits.find(unsolved) {
        Some((_, other)) => Err(other.into()),
        None if stands.is_err() => Err(first.into()),
        None => Ok(Some(bridge)),
    }
}
