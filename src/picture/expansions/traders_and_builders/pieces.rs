//! What Traders & Builders stamps onto pictures.

use super::goods;
use crate::expansions::SpecialPiece;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{Pt, pt};
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::expansions::traders_and_builders::Good;

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A symbol by itself, to look at.
    Good(Good),
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::TradersAndBuilders(piece))
    }
}

impl Piece {
    pub fn extent(&self, scale: Scale) -> (Pt, Pt) {
        let Piece::Good(_) = self;
        let reach = goods::size(scale.detail) * 1.7;
        (pt(-reach, -reach), pt(reach, reach))
    }

    pub fn draw(&self, b: &mut Brush, scale: Scale) {
        let Piece::Good(good) = self;
        goods::good(b, *good, pt(0.0, 0.0), goods::size(scale.detail));
    }
}
