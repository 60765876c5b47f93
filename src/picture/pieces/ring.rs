//! Rings on tiles: who laid the last one, and which cells have just scored.

use crate::ink::brush::Brush;
use crate::ink::curve::{pt, rounded};
use crate::ink::theme::THEME;
use crate::pieces::figure::{colour, medallion};
use bergerie_rules::seat::Seat;

/// How far rings reach beyond their tile, in u.
pub const REACH: f32 = 0.16;

/// The ring on the last tile, of so many cells along each side: ink, cream, the seat's colour, and a medallion with the seat's mark in the north-east.
pub fn last(b: &mut Brush, seat: Seat, cells: u8) {
    let far = f32::from(cells);
    let ring = rounded(pt(-0.005, -0.005), pt(far + 0.005, far + 0.005), 0.05);
    for (width, least, tone) in [(0.11, 5.5, THEME.ink), (0.092, 4.4, THEME.rim), (0.060, 2.8, colour(seat))] {
        let width = b.lw(width, least);
        b.outline(&ring, width, tone);
    }
    let r = b.lw(0.115, 7.0);
    medallion(b, seat, pt(far, 0.0), r);
}

/// One side of the border round cells that have just scored, from the origin along x or along y: a string of pearls.
///
/// It has no seat's colour, since what scored may be several people's, and is no line, so that it is no one's ring.
pub fn scored(b: &mut Brush, along_y: bool) {
    const PEARLS: usize = 6;
    let way = if along_y { pt(0.0, 1.0) } else { pt(1.0, 0.0) };
    let (ink, pearl) = (b.lw(0.066, 3.4), b.lw(0.046, 2.4));
    for i in 0..PEARLS {
        let at = way * ((i as f32 + 0.5) / PEARLS as f32);
        b.shade(at + pt(0.014, 0.018), ink, ink, 0.35);
        b.disc(at, ink, THEME.ink);
        b.disc(at, pearl, THEME.rim);
    }
}
