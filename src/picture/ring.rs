//! Rings on tiles: who laid the last one, and which cells have just scored.

use super::brush::Brush;
use super::curve::{pt, rounded, straight};
use super::figure::{colour, medallion};
use super::theme::THEME;
use crate::rules::seat::Seat;

/// How far rings reach beyond their tile, in u.
pub const REACH: f32 = 0.16;

/// The ring on the last tile: ink, cream, the seat's colour, and a medallion with the seat's mark in the north-east.
pub fn last(b: &mut Brush, seat: Seat) {
    let ring = rounded(pt(-0.005, -0.005), pt(1.005, 1.005), 0.05);
    for (width, least, tone) in [(0.11, 5.5, THEME.ink), (0.092, 4.4, THEME.rim), (0.060, 2.8, colour(seat))] {
        let width = b.lw(width, least);
        b.outline(&ring, width, tone);
    }
    let r = b.lw(0.115, 7.0);
    medallion(b, seat, pt(1.0, 0.0), r);
}

/// One side of the border round cells that have just scored, from the origin along x or along y.
///
/// Dashed in ink and cream, with no seat's colour: what scored may be several people's.
pub fn scored(b: &mut Brush, along_y: bool) {
    let end = if along_y { pt(0.0, 1.0) } else { pt(1.0, 0.0) };
    let line = straight(pt(0.0, 0.0), end, 1);
    let (outer, inner) = (b.lw(0.085, 4.2), b.lw(0.05, 2.4));
    b.round_stroke(&line, outer, THEME.ink);
    let dash = (0.10, 0.10, 0.05 + 0.10);
    b.dashes(&line, inner, dash, resvg::tiny_skia::LineCap::Butt, THEME.rim);
    b.dashes(&line, inner, (0.10, 0.10, 0.05), resvg::tiny_skia::LineCap::Butt, THEME.volcano.lava);
}
