//! Components other than figures, and their places on the table.

use serde::{Deserialize, Serialize};

use super::figure::Figure;
use super::geometry::{Border, Crossing, Pos};
use super::seat::Seat;

macro_rules! pieces {
    ($($(#[$_doc:meta])* $id:ident $Name:ident {
        figures: $figures:tt,
        kinds: $kinds:tt,
        marks: $marks:tt,
        pieces: [$($(#[$doc:meta])* $Piece:ident $key:literal,)*],
        $($vocabulary:tt)*
    })*) => {
        /// A kind of component other than figures: a bridge, a card, a token.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Piece {
            $($($(#[$doc])* $Piece,)*)*
        }

        impl Piece {
            /// Every kind of piece, in display order.
            pub const ALL: &[Piece] = &[$($(Piece::$Piece,)*)*];

            /// Returns the word for it in records and messages.
            pub const fn key(self) -> &'static str {
                match self {
                    $($(Piece::$Piece => $key,)*)*
                }
            }
        }
    };
}
crate::list!([pieces]);

/// A place on the table other than a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// The tile on this cell.
    Tile(Pos),
    /// The north-west corner of this cell.
    Corner(Pos),
    /// Over a tile: the piece carries a road and cannot be moved.
    Over(Crossing),
    /// Between two tiles: segments that do not continue across the border end at the piece, which cannot be moved.
    Border(Border),
}

/// A piece that is part of a placement, which would not fit without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SpecialPiece {
    /// Its kind.
    pub piece: Piece,
    /// Its place.
    pub site: Site,
}

/// A piece on the table that is not on a segment. Several of a kind in one place are stacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stood {
    /// Its kind.
    pub piece: Piece,
    /// The owner; `None` if it is neutral.
    pub owner: Option<Seat>,
    /// Its place.
    pub site: Site,
}

/// The holder of a figure that is neither in its owner's supply nor on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A player.
    Seat(Seat),
    /// A piece on the table, with the figure on top.
    Piece(Piece, Site),
}

/// A figure that is neither in its owner's supply nor on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Held {
    /// Its kind.
    pub figure: Figure,
    /// The owner.
    pub seat: Seat,
    /// The holder.
    pub by: Holder,
}
