//! What The Gifts stamps onto pictures.

use super::{card, scenery};
use crate::expansions::SpecialPiece;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::Pt;
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::expansions::the_gifts::Card;
use bergerie_rules::seat::Seat;

/// A card, face up or face down, with figures of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piece(Option<Card>, Seat);

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::TheGifts(piece))
    }
}

impl Piece {
    pub fn new(gift: Option<Card>, seat: Seat) -> Piece {
        Piece(gift, seat)
    }

    pub fn extent(&self, _: Scale) -> (Pt, Pt) {
        (card::REACH.0 * -1.0, scenery::SIZE + card::REACH.1)
    }

    pub fn draw(&self, b: &mut Brush, _: Scale) {
        card::card(b, self.0, self.1);
    }
}
