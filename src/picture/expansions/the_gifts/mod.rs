//! The Gifts: the cards in a hand, and the number of unopened ones.

mod card;
mod emblem;
mod hand;
mod scenery;
mod signs;

use std::sync::LazyLock;

use super::{Hooks, SpecialPiece};
use crate::picture::ink::brush::{Brush, Scale};
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::ink::theme::{Rgb, palettes, read};
use crate::picture::studio::workshop::Piece as AnyPiece;
use crate::rules::expansions::the_gifts::Card;
use crate::rules::seat::Seat;

pub use hand::GiftCard;
pub(super) use super::nothing::Printed;

pub(super) const HOOKS: Hooks = Hooks { holdings: signs::holdings, samples, ..Hooks::NONE };

/// A card, face up or face down, with figures of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::picture) struct Piece(Option<Card>, Seat);

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::TheGifts(piece))
    }
}

impl Piece {
    pub fn extent(&self, _: Scale) -> (Pt, Pt) {
        (card::REACH.0 * -1.0, scenery::SIZE + card::REACH.1)
    }

    pub fn draw(&self, b: &mut Brush, _: Scale) {
        card::card(b, self.0, self.1);
    }
}

palettes! {
    /// The colours of its own.
    Colours { ribbon: Rgb, straw: Rgb, straw_shaded: Rgb }
}

static COLOURS: LazyLock<Colours> =
    LazyLock::new(|| read("the_gifts.toml", include_str!("../../../../assets/art/the_gifts.toml")));

fn samples() -> Vec<(AnyPiece, Pt)> {
    let faces = std::iter::once(None).chain(Card::ALL.into_iter().map(Some)).zip(0u8..);
    faces.map(|(face, n)| (Piece(face, Seat::FIRST).into(), pt(0.1 + 1.12 * f32::from(n), 0.1))).collect()
}
