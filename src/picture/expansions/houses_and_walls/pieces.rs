//! What Houses and Walls stamps onto pictures.

use super::markers;
use crate::expansions::SpecialPiece;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{Pt, pt};
use crate::studio::workshop::Piece as AnyPiece;

/// Length of a wall on a border.
const WALL: f32 = 0.84;
/// Width of a house on a border.
const HOUSE: f32 = 0.32;

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    House,
    /// A wall across a border that runs along x or along y.
    Wall {
        along_y: bool,
    },
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::HousesAndWalls(piece))
    }
}

impl Piece {
    pub fn extent(&self, _: Scale) -> (Pt, Pt) {
        match self {
            Piece::House => (pt(-0.24, -0.40), pt(0.28, 0.08)),
            Piece::Wall { along_y: false } => (pt(-0.48, -0.36), pt(0.54, 0.12)),
            Piece::Wall { along_y: true } => (pt(-0.16, -0.62), pt(0.24, 0.52)),
        }
    }

    pub fn draw(&self, b: &mut Brush, _: Scale) {
        let at = pt(0.0, 0.0);
        match self {
            Piece::House => markers::house(b, at, HOUSE),
            Piece::Wall { along_y: false } => markers::wall(b, at, WALL),
            Piece::Wall { along_y: true } => markers::wall_along(b, at, WALL),
        }
    }
}
