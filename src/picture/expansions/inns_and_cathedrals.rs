//! Inns & Cathedrals: the large meeple. Inns are drawn by the core, since several boxes print them.

use super::Hooks;
use crate::picture::ink::brush::Brush;
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::pieces::figure::{self, Look};
use crate::picture::studio::workshop::Piece as AnyPiece;
use crate::rules::figure::Figure;
use crate::rules::seat::Seat;

pub(super) use super::nothing::{Piece, Printed};

/// How much taller than a meeple it is (§7.3).
const TALLER: f32 = 1.3;

const LARGE_MEEPLE: Look = Look {
    figure: Figure::LargeMeeple,
    standing: |b, seat, feet, s| figure::standing(b, seat, feet, TALLER * s),
    lying: Some(|b: &mut Brush, seat, at, s| figure::lying(b, seat, at, TALLER * s)),
    width: 14.0,
    sign: (0.92 / TALLER, 0.0),
    reach: (pt(-0.62 * TALLER, -1.40 * TALLER), pt(1.02 * TALLER, 0.20 * TALLER)),
    ..figure::MEEPLE
};

pub(super) const HOOKS: Hooks = Hooks { figures: &[LARGE_MEEPLE], samples, ..Hooks::NONE };

fn samples() -> Vec<(AnyPiece, Pt)> {
    let large = Seat::all(6).zip(0u8..);
    large.map(|(seat, n)| (AnyPiece::Standing(Figure::LargeMeeple, seat), pt(0.5 + 0.9 * f32::from(n), 0.9))).collect()
}
