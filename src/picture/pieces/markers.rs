//! Draws markers: spots for the tile in hand, discs under letters, and rings on tiles.

use tiny_skia::LineCap;

use crate::drawing::seat_colour;
use crate::{Art, Brush, Line, Pt, THEME, pt, rounded_rectangle};
use bergerie_rules::Seat;

/// The radius of the disc under a spot's number, in ems of the number.
pub const SPOT_DISC_RADIUS: f32 = 0.76;
/// The font size of a spot's number, in u.
pub const SPOT_NUMBER_SIZE: f32 = 0.31;
/// The radius of the disc under a letter, in u.
pub const LETTER_DISC_RADIUS: f32 = 0.108;
/// The font size of a letter, in u.
pub const LETTER_SIZE: f32 = 0.160;

fn plate_outline() -> Line {
    rounded_rectangle(pt(0.08, 0.08), pt(0.92, 0.92), 0.09)
}

/// Draws a legal spot without its number: a pale plate with a dashed border, less prominent than the board.
pub fn draw_spot(brush: &mut Brush) {
    let plate = plate_outline();
    // The plate is opaque, in the colour of a translucent plate on the table, because copying is faster than blending.
    brush.fill(&plate, THEME.table.thin_plate());
    draw_dashed(brush, &plate);
}

/// Draws the disc of radius `r` under a number. A pale disc, for a spot that needs a special piece, has only a ring.
pub fn draw_spot_disc(brush: &mut Brush, at: Pt, r: f32, pale: bool) {
    brush.fill_disc(at, r, THEME.table.disc);
    if pale {
        brush.fill_disc(at, r * 0.86, THEME.table.digits);
    }
}

/// Draws the plate under the disc, of radius `r`, of a large tile's spot: a miniature of a tile of four cells.
pub fn draw_spot_block(brush: &mut Brush, r: f32) {
    let half = r * BLOCK_HALF_SIDE;
    let plate = rounded_rectangle(pt(-half, -half), pt(half, half), half * 0.22);
    let line = brush.line_width(0.034, 1.8);
    brush.fill(&plate, THEME.table.card);
    for way in [pt(half, 0.0), pt(0.0, half)] {
        brush.stroke(&vec![way * -1.0, way], line, THEME.table.dashes);
    }
    brush.stroke_outline(&plate, line, THEME.table.disc);
}

/// Half the side of the plate for a large tile, as a multiple of the disc's radius.
pub const BLOCK_HALF_SIDE: f32 = 1.45;

fn draw_dashed(brush: &mut Brush, outline: &Line) {
    let mut line = outline.clone();
    line.extend(outline.first().copied());
    let width = brush.line_width(0.020, 1.4);
    brush.stroke_dashed(&line, width, (0.07, 0.05, 0.0), LineCap::Butt, THEME.table.dashes);
}

pub fn draw_preview_frame(brush: &mut Brush, cells: u8) {
    let far = f32::from(cells);
    let mut line = rounded_rectangle(pt(0.0, 0.0), pt(far, far), 0.04);
    line.extend(line.first().copied());
    let (outer, inner) = (brush.line_width(0.070, 3.6), brush.line_width(0.042, 2.2));
    brush.stroke(&line, outer, THEME.table.disc);
    brush.stroke_dashed(&line, inner, (0.09, 0.06, 0.0), LineCap::Butt, THEME.table.digits);
}

pub fn draw_letter_disc(brush: &mut Brush, at: Pt, r: f32) {
    brush.fill_disc(at + pt(0.012, 0.016), r * 1.12, THEME.shadow.with_alpha(0.35));
    brush.fill_disc(at, r * 1.14, THEME.rim);
    brush.fill_disc(at, r, THEME.table.disc);
}

/// Moves the middles of discs of radius `r` until no disc hides another, and no disc extends over the border of the
/// tile. The tile has `cells` cells along each side.
pub fn spread_apart(middles: &mut [Pt], r: f32, cells: u8) {
    let apart = 2.0 * r + 0.01;
    let room = (r.min(0.5), f32::from(cells) - r.min(0.5));
    for _ in 0..40 {
        for i in 0..middles.len() {
            for j in 0..i {
                let (a, b) = (middles[i], middles[j]);
                let lack = apart - a.distance_to(b);
                if lack > 0.0 {
                    // Two discs at the same point are separated along y.
                    let way = if a.distance_to(b) > 1e-4 { (a - b).unit() } else { pt(0.0, 1.0) };
                    middles[i] = a + way * (lack / 2.0);
                    middles[j] = b - way * (lack / 2.0);
                }
            }
        }
        middles.iter_mut().for_each(|m| *m = m.clamped(room, room));
    }
}

/// The distance by which rings extend beyond their tile, in u.
pub const RING_OVERHANG: f32 = 0.16;

/// Draws the ring on the last tile, which has `cells` cells along each side. The ring has the seat's colour between
/// lines of ink and cream, and a medallion with the seat's mark in the north-east.
pub fn draw_last_ring(brush: &mut Brush, seat: Seat, cells: u8) {
    let far = f32::from(cells);
    let ring = rounded_rectangle(pt(-0.005, -0.005), pt(far + 0.005, far + 0.005), 0.05);
    for (width, least, tone) in [(0.11, 5.5, THEME.ink), (0.092, 4.4, THEME.rim), (0.060, 2.8, seat_colour(seat))] {
        let width = brush.line_width(width, least);
        brush.stroke_outline(&ring, width, tone);
    }
    let r = brush.line_width(0.115, 7.0);
    Art("medallion").of(seat).draw(brush, pt(far, 0.0), r);
}

/// Draws one side of the border around cells that have just scored: pearls along x, or along y if `along_y`.
///
/// Several players may have scored, so the border has no seat's colour. It cannot be confused with the ring of a seat.
pub fn draw_scored_side(brush: &mut Brush, along_y: bool) {
    const PEARLS: usize = 6;
    let way = if along_y { pt(0.0, 1.0) } else { pt(1.0, 0.0) };
    let (ink, pearl) = (brush.line_width(0.066, 3.4), brush.line_width(0.046, 2.4));
    for i in 0..PEARLS {
        let at = way * ((i as f32 + 0.5) / PEARLS as f32);
        brush.draw_ground_shadow(at + pt(0.014, 0.018), ink, ink, 0.35);
        brush.fill_disc(at, ink, THEME.ink);
        brush.fill_disc(at, pearl, THEME.rim);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_do_not_hide_each_other() {
        let mut middles = [pt(0.1, 0.5), pt(0.1, 0.5), pt(0.12, 0.45), pt(0.5, 0.5)];
        spread_apart(&mut middles, 0.13, 1);
        for i in 0..4 {
            for j in 0..i {
                assert!(middles[i].distance_to(middles[j]) > 0.25, "{middles:?}");
            }
        }
    }
}
