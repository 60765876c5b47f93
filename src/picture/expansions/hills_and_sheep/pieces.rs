//! What Hills & Sheep stamps onto pictures.

use super::{shepherd, tokens};
use crate::expansions::SpecialPiece;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{Pt, pt};
use crate::ink::theme::THEME;
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::expansions::hills_and_sheep::Token;

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    Sheep,
    Token(Token),
    /// The disc under the number of sheep in a flock, of this radius in pixels.
    Tag {
        radius: u32,
    },
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::HillsAndSheep(piece))
    }
}

impl Piece {
    pub fn extent(&self, scale: Scale) -> (Pt, Pt) {
        let about = |r: f32| (pt(-r, -r), pt(r, r));
        match self {
            Piece::Sheep => (pt(-0.20, -0.20), pt(0.20, 0.07)),
            Piece::Token(_) => about(0.5),
            Piece::Tag { radius } => about(*radius as f32 / scale.side as f32 * 1.3),
        }
    }

    pub fn draw(&self, b: &mut Brush, scale: Scale) {
        let origin = pt(0.0, 0.0);
        match self {
            Piece::Sheep => shepherd::sheep(b, pt(0.0, -0.07), shepherd::sheep_length(b.detail())),
            Piece::Token(token) => tokens::token(b, *token, origin, tokens::RADIUS),
            Piece::Tag { radius } => tokens::disc(b, origin, *radius as f32 / scale.side as f32, THEME.cream),
        }
    }
}
