//! The Gifts: the cards in a hand, and the number of unopened ones.

mod card;
mod colours;
mod emblem;
mod hand;
mod pieces;
mod scenery;
mod signs;

use super::Hooks;
use crate::ink::curve::{Pt, pt};
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::expansions::the_gifts::Card;
use bergerie_rules::seat::Seat;

pub(super) use super::nothing::Printed;
pub use hand::GiftCard;
pub(super) use pieces::Piece;

pub(super) const HOOKS: Hooks = Hooks { colours: colours::FILE, holdings: signs::holdings, samples, ..Hooks::NONE };

fn samples() -> Vec<(AnyPiece, Pt)> {
    let faces = std::iter::once(None).chain(Card::ALL.into_iter().map(Some)).zip(0u8..);
    faces.map(|(face, n)| (Piece::new(face, Seat::FIRST).into(), pt(0.1 + 1.12 * f32::from(n), 0.1))).collect()
}
