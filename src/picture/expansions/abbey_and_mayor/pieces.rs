//! What Abbey & Mayor stamps onto pictures.

use super::{arms, barn};
use crate::expansions::SpecialPiece;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{Pt, pt};
use crate::pieces::figure;
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::seat::Seat;

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    Barn(Seat),
    /// The coat of arms under a mayor's strength, of half this width in pixels.
    Arms {
        half: u32,
    },
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::AbbeyAndMayor(piece))
    }
}

impl Piece {
    pub fn extent(&self, scale: Scale) -> (Pt, Pt) {
        let height = figure::height(scale.detail);
        let rim = pt(2.0, 2.0) * (1.0 / scale.side as f32);
        match self {
            Piece::Barn(_) => (barn::REACH.0 * height - rim, barn::REACH.1 * height + rim),
            Piece::Arms { half } => {
                let half = *half as f32 / scale.side as f32;
                (pt(-1.4, -1.6) * half, pt(1.6, 1.9) * half)
            }
        }
    }

    pub fn draw(&self, b: &mut Brush, scale: Scale) {
        let origin = pt(0.0, 0.0);
        match self {
            Piece::Barn(seat) => barn::barn(b, *seat, origin, figure::height(b.detail())),
            Piece::Arms { half } => arms::arms(b, origin, *half as f32 / scale.side as f32),
        }
    }
}
