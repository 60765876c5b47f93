//! What players own besides figures, and what stands on the table but on no segment.

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
        /// A kind of piece that is no figure: a bridge, a card, a token.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Piece {
            $($($(#[$doc])* $Piece,)*)*
        }

        impl Piece {
            /// Every kind of piece, in the order in which a player's are listed.
            pub const ALL: &[Piece] = &[$($(Piece::$Piece,)*)*];

            /// The word for it in records and messages.
            pub const fn key(self) -> &'static str {
                match self {
                    $($(Piece::$Piece => $key,)*)*
                }
            }
        }
    };
}
crate::list!([pieces]);

/// A place on the table that is no segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// The tile on this cell.
    Tile(Pos),
    /// The corner where this cell, those north and west of it and the one between those meet: the cell's north-west corner.
    Corner(Pos),
    /// Over a tile: a road runs on the piece, which stays there.
    Over(Crossing),
    /// Between two tiles: whatever does not go on across the border ends at the piece, which stays there.
    Border(Border),
}

/// A piece that comes with a tile: where it is, and without it, the tile would not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SpecialPiece {
    /// What it is.
    pub piece: Piece,
    /// Where it comes to stand.
    pub site: Site,
}

/// A piece that stands on the table but on no segment. Several of a kind in one place stand
/// on each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stood {
    /// What it is.
    pub piece: Piece,
    /// Whose it is; nobody's if it belongs to the table.
    pub owner: Option<Seat>,
    /// Where it stands.
    pub site: Site,
}

/// What holds a figure that is neither in its owner's supply nor on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A player: the figure is a prisoner.
    Seat(Seat),
    /// A piece on the table, on which the figure stands.
    Piece(Piece, Site),
}

/// A figure that is neither in its owner's supply nor on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Held {
    /// What it is.
    pub figure: Figure,
    /// Whose it is.
    pub seat: Seat,
    /// What holds it.
    pub by: Holder,
}
