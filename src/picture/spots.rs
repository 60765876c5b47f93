//! Cells where the tile in hand may go, and letters where a figure may stand.

use resvg::tiny_skia::LineCap;

use super::brush::Brush;
use super::curve::{Line, Pt, pt, rounded};
use super::theme::THEME;

/// Radius of the disc under a spot's number.
pub const DISC: f32 = 0.235;
/// Size of a spot's number.
pub const DIGITS: f32 = 0.31;
/// Radius of the disc under a letter.
pub const LETTER_DISC: f32 = 0.125;
/// Size of a letter.
pub const LETTER: f32 = 0.185;

fn card() -> Line {
    rounded(pt(0.08, 0.08), pt(0.92, 0.92), 0.09)
}

/// A legal spot without its number: a pale card with a dashed border and a sepia disc. Quieter than the board.
pub fn spot(b: &mut Brush) {
    let card = card();
    b.fill(&card, THEME.table.card.thin(0.47));
    dashed(b, &card);
    b.disc(Pt::MIDDLE, DISC, THEME.table.disc);
}

fn dashed(b: &mut Brush, outline: &Line) {
    let mut line = outline.clone();
    line.extend(outline.first().copied());
    let width = b.lw(0.020, 1.4);
    b.dashes(&line, width, (0.07, 0.05, 0.0), LineCap::Butt, THEME.table.dashes);
}

/// The frame of a tile that is only tried.
pub fn ghost_frame(b: &mut Brush) {
    let mut line = rounded(pt(0.0, 0.0), pt(1.0, 1.0), 0.04);
    line.extend(line.first().copied());
    let (outer, inner) = (b.lw(0.070, 3.6), b.lw(0.042, 2.2));
    b.stroke(&line, outer, THEME.table.disc);
    b.dashes(&line, inner, (0.09, 0.06, 0.0), LineCap::Butt, THEME.table.digits);
}

/// The disc under a letter, about its middle.
pub fn letter_disc(b: &mut Brush, at: Pt, r: f32) {
    b.disc(at + pt(0.012, 0.016), r * 1.12, THEME.shadow.thin(0.35));
    b.disc(at, r * 1.14, THEME.rim);
    b.disc(at, r, THEME.table.disc);
}
