//! The icons of the legend, and the plates below them.

use crate::drawing::seat_colour;
use crate::{Art, ArtVariant, Brush, FigureArt, THEME, pt, rounded_rectangle};
use bergerie_rules::{Figure, Seat};

/// Returns the icon of a figure in the colour of its owner. Another player may hold the figure.
pub fn figure_icon(figure: Figure, owner: Seat) -> ArtVariant {
    FigureArt::of(figure).standing.of(owner)
}

/// The icon of the draw pile.
pub const DRAW_PILE: Art = Art("tiles_sign");

/// Draws a plate with its corner at the origin, and with a frame in the colour of an awaited seat.
pub fn draw_plate(brush: &mut Brush, (width, height): (f32, f32), seat: Option<Seat>, pixel: f32) {
    let radius = (height * 0.18).min(pixel * 18.0);
    let plate = rounded_rectangle(pt(0.0, 0.0), pt(width, height), radius);
    let Some(seat) = seat else { return brush.fill(&plate, THEME.table.thin_plate()) };
    brush.fill(&plate, THEME.rim);
    let line = (height * 0.035).clamp(pixel * 2.0, pixel * 6.0);
    let inner = rounded_rectangle(pt(line, line), pt(width - line, height - line), radius - line);
    brush.stroke_outline(&inner, line * 2.0, THEME.ink);
    let inner =
        rounded_rectangle(pt(line, line) * 1.1, pt(width - line * 1.1, height - line * 1.1), radius - line * 1.1);
    brush.stroke_outline(&inner, line * 1.2, seat_colour(seat));
}

/// Draws the plate under the icon of a majority, with its corner at the origin.
pub fn draw_gold_plate(brush: &mut Brush, (width, height): (f32, f32), pixel: f32) {
    let radius = (height * 0.28).min(width / 2.0);
    brush.fill(&rounded_rectangle(pt(0.0, 0.0), pt(width, height), radius), THEME.ink);
    let line = (height * 0.06).clamp(pixel, pixel * 3.0);
    brush.fill(&rounded_rectangle(pt(line, line), pt(width - line, height - line), radius - line), THEME.gold);
}
