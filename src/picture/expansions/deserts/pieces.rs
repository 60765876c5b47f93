//! What Deserts stamps onto pictures.

use super::shore::Shore;
use super::{dunes, sand};
use crate::expansions::SpecialPiece;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{Pt, ellipse, pt};
use crate::ink::dice::Dice;
use crate::ink::mask::Mask;
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::tile::Kind;

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Sand that runs over the border of its cell, from that cell's corner.
    Shore(Shore),
    /// The sand beyond a corner of its cell.
    ShoreCorner(usize),
    /// A tile half of sand, to look at.
    Sand,
    /// An oasis, a deposit of spice or a sandworm, to look at.
    Mark(Kind),
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::Deserts(piece))
    }
}

impl Piece {
    pub fn extent(&self, _: Scale) -> (Pt, Pt) {
        let reach = pt(dunes::REACH, dunes::REACH);
        match self {
            Piece::Shore(_) | Piece::ShoreCorner(_) => (reach * -1.0, pt(1.0, 1.0) + reach),
            Piece::Sand => (pt(0.0, 0.0), pt(1.0, 1.0)),
            Piece::Mark(_) => (pt(-0.36, -0.32), pt(0.38, 0.32)),
        }
    }

    pub fn draw(&self, b: &mut Brush, _: Scale) {
        let at = pt(0.0, 0.0);
        match self {
            Piece::Shore(shore) => dunes::shore(b, *shore, at),
            Piece::ShoreCorner(corner) => dunes::shore_corner(b, *corner),
            Piece::Sand => {
                let desert = Mask::inside(&ellipse(pt(0.5, 0.1), 0.9, 0.5));
                dunes::sand(b, &desert, &desert, &[], &mut Dice::of("sand", "", 1));
            }
            Piece::Mark(kind) => sand::mark(b, *kind, at),
        }
    }
}
