//! Markers of the picture: cells where the tile in hand may go, letters where a figure may stand, rings on tiles.

use tiny_skia::LineCap;

use crate::drawing::Art;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, pt, rounded};
use crate::ink::theme::THEME;
use crate::pieces::figure::colour;
use bergerie_rules::seat::Seat;

/// Radius of the disc under a spot's number, in ems of the number.
pub const DISC: f32 = 0.76;
/// Size of a spot's number.
pub const DIGITS: f32 = 0.31;
/// Radius of the disc under a letter.
pub const LETTER_DISC: f32 = 0.108;
/// Size of a letter.
pub const LETTER: f32 = 0.160;

fn plate() -> Line {
    rounded(pt(0.08, 0.08), pt(0.92, 0.92), 0.09)
}

/// A legal spot without its number: a pale plate with a dashed border. Quieter than the board.
pub fn spot(b: &mut Brush) {
    let plate = plate();
    // Covering, in the colour of a thin plate on the table: copied instead of blended, and there are many spots.
    b.fill(&plate, THEME.table.thin_plate());
    dashed(b, &plate);
}

/// The disc under a number of radius `r`. One where the tile fits only with a special piece is a ring.
pub fn disc(b: &mut Brush, at: Pt, r: f32, pale: bool) {
    b.disc(at, r, THEME.table.disc);
    if pale {
        b.disc(at, r * 0.86, THEME.table.digits);
    }
}

/// The plate where the four cells of a place for a large tile meet, under a number's disc of radius `r`: a small tile of four
/// cells.
pub fn block(b: &mut Brush, r: f32) {
    let half = r * BLOCK;
    let plate = rounded(pt(-half, -half), pt(half, half), half * 0.22);
    let line = b.lw(0.034, 1.8);
    b.fill(&plate, THEME.table.card);
    for way in [pt(half, 0.0), pt(0.0, half)] {
        b.stroke(&vec![way * -1.0, way], line, THEME.table.dashes);
    }
    b.outline(&plate, line, THEME.table.disc);
}

/// Half the side of the plate for a large tile, in radii of the disc on it.
pub const BLOCK: f32 = 1.45;

fn dashed(b: &mut Brush, outline: &Line) {
    let mut line = outline.clone();
    line.extend(outline.first().copied());
    let width = b.lw(0.020, 1.4);
    b.dashes(&line, width, (0.07, 0.05, 0.0), LineCap::Butt, THEME.table.dashes);
}

/// The frame of a tile that is only tried, of so many cells along each side.
pub fn ghost_frame(b: &mut Brush, cells: u8) {
    let far = f32::from(cells);
    let mut line = rounded(pt(0.0, 0.0), pt(far, far), 0.04);
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

/// Moves the middles of discs of radius `r` apart until none hides another, and none reaches over the border of a tile of
/// so many cells along each side.
pub fn spread(middles: &mut [Pt], r: f32, cells: u8) {
    let apart = 2.0 * r + 0.01;
    let room = (r.min(0.5), f32::from(cells) - r.min(0.5));
    for _ in 0..40 {
        for i in 0..middles.len() {
            for j in 0..i {
                let (a, b) = (middles[i], middles[j]);
                let lack = apart - a.far(b);
                if lack > 0.0 {
                    // Two on the same point part to the north and south.
                    let way = if a.far(b) > 1e-4 { (a - b).unit() } else { pt(0.0, 1.0) };
                    middles[i] = a + way * (lack / 2.0);
                    middles[j] = b - way * (lack / 2.0);
                }
            }
        }
        middles.iter_mut().for_each(|m| *m = m.clamped(room, room));
    }
}

/// How far rings reach beyond their tile, in u.
pub const RING: f32 = 0.16;

/// The ring on the last tile, of so many cells along each side: ink, cream, the seat's colour, and a medallion with the seat's mark in the north-east.
pub fn last_ring(b: &mut Brush, seat: Seat, cells: u8) {
    let far = f32::from(cells);
    let ring = rounded(pt(-0.005, -0.005), pt(far + 0.005, far + 0.005), 0.05);
    for (width, least, tone) in [(0.11, 5.5, THEME.ink), (0.092, 4.4, THEME.rim), (0.060, 2.8, colour(seat))] {
        let width = b.lw(width, least);
        b.outline(&ring, width, tone);
    }
    let r = b.lw(0.115, 7.0);
    Art("medallion").of(seat).draw(b, pt(far, 0.0), r);
}

/// One side of the border round cells that have just scored, from the origin along x or along y: a string of pearls.
///
/// It has no seat's colour, since what scored may be several people's, and is no line, so that it is no one's ring.
pub fn scored_border(b: &mut Brush, along_y: bool) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_do_not_hide_each_other() {
        let mut middles = [pt(0.1, 0.5), pt(0.1, 0.5), pt(0.12, 0.45), pt(0.5, 0.5)];
        spread(&mut middles, 0.13, 1);
        for i in 0..4 {
            for j in 0..i {
                assert!(middles[i].far(middles[j]) > 0.25, "{middles:?}");
            }
        }
    }
}
