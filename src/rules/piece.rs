//! Components other than figures, and the places where they can be.

use serde::{Deserialize, Serialize};

use crate::{Border, Crossing, Figure, OwnedFigure, Pos, Seat};

crate::list!([crate::vocabulary] pieces {
    /// A kind of component other than a figure, such as a bridge, a card or a token, in the order of display.
    pub enum Piece {}
});

/// A place on the table where a piece can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// On the tile that covers this cell.
    Tile(Pos),
    /// On the north-west corner of this cell.
    Corner(Pos),
    /// Across a tile. The piece carries a road over it and cannot be moved.
    Over(Crossing),
    /// On the border between two tiles. The piece ends segments that do not continue there, and cannot be moved.
    Border(Border),
}

/// A piece that is part of a placement, because the tile would not fit without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SpecialPiece {
    /// The kind of piece, of which the player needs one in the supply.
    pub piece: Piece,
    /// The place where the piece must be put, such as a border of the tile.
    pub site: Site,
}

/// A piece on the table. Several pieces of a kind on the same site are stacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedPiece {
    /// The kind of piece, which also determines who may own it.
    pub piece: Piece,
    /// The player who owns the piece, or `None` for a neutral piece.
    pub owner: Option<Seat>,
    /// The place of the piece. Several pieces can share it.
    pub site: Site,
}

/// The holder of a figure that is neither in its owner's supply nor on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A player, who may be another than the figure's owner.
    Seat(Seat),
    /// A piece on the table, with the figure on top.
    Piece(Piece, Site),
}

/// A figure that is neither in a supply nor on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HeldFigure {
    /// The kind of figure.
    pub figure: Figure,
    /// The owner, to whose supply the figure returns when it is released.
    pub seat: Seat,
    /// The player or piece that holds the figure.
    pub by: Holder,
}

impl HeldFigure {
    /// Returns the figure with its owner.
    pub const fn owned(self) -> OwnedFigure {
        OwnedFigure { figure: self.figure, seat: self.seat }
    }
}
