//! Inns & Cathedrals: cathedrals and the large meeple. Inns are drawn by the core, since several boxes print them.

mod cathedral;
mod colours;
mod large_meeple;
#[cfg(test)]
mod tests;

use super::Hooks;
use crate::art::tile::Print;
use crate::ink::curve::{Pt, pt};
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

pub(super) use super::nothing::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    colours: colours::FILE,
    furnish: cathedral::furnish,
    place: cathedral::place,
    prints: &[(Print::Buildings, |b, plan| {
        plan.extras.inns_and_cathedrals.cathedral.iter().for_each(|&at| cathedral::cathedral(b, at));
    })],
    figures: &[large_meeple::LOOK],
    samples,
    ..Hooks::NONE
};

/// Where a tile's cathedral is.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    /// The middle of the foot of its front.
    cathedral: Option<Pt>,
}

/// Each seat's large meeple beside its meeple, and lying.
fn samples() -> Vec<(AnyPiece, Pt)> {
    let seats = Seat::all(6).zip(0u8..);
    let pair = |(seat, column): (Seat, u8)| {
        let x = 0.4 + f32::from(column) * 1.1;
        [
            (AnyPiece::Standing(Figure::Meeple, seat), pt(x, 0.7)),
            (AnyPiece::Standing(Figure::LargeMeeple, seat), pt(x + 0.44, 0.7)),
            (AnyPiece::Lying(Figure::LargeMeeple, seat), pt(x + 0.25, 1.2)),
        ]
    };
    seats.flat_map(pair).collect()
}
