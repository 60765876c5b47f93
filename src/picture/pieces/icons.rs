//! The icons of the legend, and the plates below them.

use super::figure::{self, FigureArt};
use crate::drawing::{Art, ArtVariant};
use crate::ink::{Brush, THEME, pt, rounded};
use bergerie_rules::{Figure, Seat};

/// Returns the icon of a figure in the colour of its owner. Another player may hold the figure.
pub fn figure(figure: Figure, owner: Seat) -> ArtVariant {
    FigureArt::of(figure).standing.of(owner)
}

/// The icon of the draw pile.
pub const TILES: Art = Art("tiles_sign");

/// Draws a plate with its corner at the origin. With a seat, the plate has a frame in the seat's colour, which marks
/// the awaited player.
pub fn draw_plate(b: &mut Brush, (width, height): (f32, f32), seat: Option<Seat>, pixel: f32) {
    let radius = (height * 0.18).min(pixel * 18.0);
    let plate = rounded(pt(0.0, 0.0), pt(width, height), radius);
    let Some(seat) = seat else { return b.fill(&plate, THEME.table.thin_plate()) };
    b.fill(&plate, THEME.rim);
    let line = (height * 0.035).clamp(pixel * 2.0, pixel * 6.0);
    let inner = rounded(pt(line, line), pt(width - line, height - line), radius - line);
    b.outline(&inner, line * 2.0, THEME.ink);
    let inner = rounded(pt(line, line) * 1.1, pt(width - line * 1.1, height - line * 1.1), radius - line * 1.1);
    b.outline(&inner, line * 1.2, figure::colour(seat));
}

/// Draws the plate under the icon of a majority, with its corner at the origin.
pub fn draw_gold_plate(b: &mut Brush, (width, height): (f32, f32), pixel: f32) {
    let radius = (height * 0.28).min(width / 2.0);
    b.fill(&rounded(pt(0.0, 0.0), pt(width, height), radius), THEME.ink);
    let line = (height * 0.06).clamp(pixel, pixel * 3.0);
    b.fill(&rounded(pt(line, line), pt(width - line, height - line), radius - line), THEME.gold);
}
