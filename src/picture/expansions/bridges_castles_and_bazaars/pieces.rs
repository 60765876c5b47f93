//! What Bridges, Castles & Bazaars stamps onto pictures.

use super::bridge::Way;
use super::{bazaar, bridge, castle};
use crate::expansions::SpecialPiece;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{Pt, pt};
use crate::studio::workshop::Piece as AnyPiece;

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A bridge over the tile at whose north-west corner it is stamped.
    Bridge(Way),
    /// A castle over the middle of the side of two tiles, which runs along x or along y.
    Castle { along_y: bool },
    /// A bazaar about the middle of its square, to look at.
    Bazaar,
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::BridgesCastlesAndBazaars(piece))
    }
}

impl Piece {
    pub fn extent(&self, _: Scale) -> (Pt, Pt) {
        match self {
            Piece::Bridge(_) => (bridge::REACH.0 * -1.0, pt(1.0, 1.0) + bridge::REACH.1),
            Piece::Castle { .. } => (castle::REACH.0 * -1.0, castle::REACH.1),
            Piece::Bazaar => (pt(-0.26, -0.32), pt(0.30, 0.22)),
        }
    }

    pub fn draw(&self, b: &mut Brush, _: Scale) {
        match self {
            Piece::Bridge(way) => bridge::bridge(b, *way),
            Piece::Castle { along_y } => castle::castle(b, *along_y),
            Piece::Bazaar => bazaar::bazaar(b, pt(0.0, 0.0)),
        }
    }
}
