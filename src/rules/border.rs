//! Borders between cells, and the houses and walls that stand on them (`monuments.md` §C, §D).
//!
//! Here stands what they are and which border of a placement may take one; who may build one, and when, is told in
//! `expansions/houses_and_walls.rs`.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::bridge::Bridge;
use super::geometry::{Pos, Side};
use super::grid::Placement;
use super::tile::{Edge, Shape};

/// A side of a cell, which is also a side of the cell across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Border {
    /// The cell; of a placement's border, the one on the tile that is laid.
    pub at: Pos,
    /// Its side.
    pub side: Side,
}

impl Border {
    /// The same border, seen from the cell across.
    pub const fn flipped(self) -> Border {
        Border { at: self.at.step(self.side), side: self.side.opposite() }
    }
}

/// What stands on a border where two sides show different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkerKind {
    /// A house, in which a road ends before a field.
    House,
    /// A wall, between a field and a city.
    Wall,
}

/// A house or wall on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Which of the two.
    pub kind: MarkerKind,
    /// Where it stands.
    pub border: Border,
}

/// A special piece that a placement needs: one at most (`monuments.md` C4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SpecialPiece {
    /// A bridge.
    Bridge(Bridge),
    /// A house or wall.
    Marker(Marker),
}

/// Why a house or wall may not come with a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMarker {
    /// The player has none left.
    #[error("no {0:?} is left")]
    NoneLeft(MarkerKind),
    /// A house ends a road of the new tile before a field, and nothing else (`monuments.md` C2, C7); all other sides
    /// match (C3).
    #[error("no road of the tile ends there before a field, or another side does not fit either")]
    NoHouse,
    /// A wall parts field and city, never equal kinds, and no road (`monuments.md` D2, D3); all other sides match.
    #[error("no field and city meet there, or another side does not fit either")]
    NoWall,
}

/// The house or wall with which a tile can be laid that fits but for one side; `None` if none helps, or none is needed. A
/// house may end old roads too if `all_roads` are agreed on.
pub(super) fn needed(board: &Board, shape: &'static Shape, placement: Placement, all_roads: bool) -> Option<Marker> {
    let mut misfits = board.misfits(shape, placement);
    let (at, (side, shows, demands)) = misfits.next().filter(|_| misfits.next().is_none())?;
    let kind = match (shows, demands) {
        (Edge::Road, Edge::Field) => MarkerKind::House,
        (Edge::Field, Edge::Road) if all_roads => MarkerKind::House,
        (Edge::Field, Edge::City) | (Edge::City, Edge::Field) => MarkerKind::Wall,
        _ => return None,
    };
    Some(Marker { kind, border: Border { at, side } })
}
