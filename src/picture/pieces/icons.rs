//! Signs of the legend, and the plates on which they stand.

use std::hash::{Hash, Hasher};

use super::figure::{self, Look};
use crate::ink::brush::Brush;
use crate::ink::curve::{pt, rounded, straight};
use crate::ink::theme::THEME;
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

/// The sign of a piece that somebody may have.
pub struct Sign {
    /// Unlike that of any other sign.
    pub name: &'static str,
    /// The space that it needs in a legend, in points.
    pub width: f32,
    /// Draws it about the origin, so high; in a seat's colour, if it has one.
    pub draw: fn(&mut Brush, Seat, f32),
}

/// What a sign stands for.
#[derive(Clone, Copy)]
pub enum Icon {
    /// A figure of a seat.
    Figure(Figure, Seat),
    /// A piece of a seat.
    Piece(&'static Sign, Seat),
    /// Tiles to come.
    Tiles,
}

impl Icon {
    /// All that its looks depend on.
    fn key(&self) -> (Option<Figure>, &'static str, Option<Seat>) {
        match *self {
            Icon::Figure(figure, seat) => (Some(figure), "", Some(seat)),
            Icon::Piece(sign, seat) => (None, sign.name, Some(seat)),
            Icon::Tiles => (None, "", None),
        }
    }

    /// The space that it needs in a legend, in points.
    pub fn width(self) -> f32 {
        match self {
            Icon::Figure(figure, _) => Look::of(figure).width,
            Icon::Piece(sign, _) => sign.width,
            Icon::Tiles => 12.0,
        }
    }

    /// Draws it about the origin, `s` high.
    pub fn draw(self, b: &mut Brush, s: f32) {
        match self {
            Icon::Figure(figure, seat) => {
                let look = Look::of(figure);
                let (size, aside) = look.sign;
                (look.standing)(b, seat, pt(aside * s, 0.46 * s), size * s);
            }
            Icon::Piece(sign, seat) => (sign.draw)(b, seat, s),
            Icon::Tiles => tiles(b, s),
        }
    }
}

impl PartialEq for Icon {
    fn eq(&self, other: &Icon) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Icon {}

impl Hash for Icon {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl std::fmt::Debug for Icon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.key().fmt(f)
    }
}

fn tiles(b: &mut Brush, s: f32) {
    for (offset, ground) in [(0.15, THEME.table.disc), (0.05, THEME.table.letters), (-0.07, THEME.grass.tints[0])] {
        let (from, to) = (pt(-0.38, -0.30 + offset) * s, pt(0.38, 0.34 + offset) * s);
        let card = rounded(from, to, 0.08 * s);
        b.fill(&card, ground);
        b.outline(&card, 0.055 * s, THEME.ink);
    }
    let road = straight(pt(-0.35, 0.0) * s, pt(0.35, -0.10) * s, 1);
    b.stroke(&road, 0.15 * s, THEME.road.edge);
    b.stroke(&road, 0.10 * s, THEME.road.fill);
}

/// Draws a plate with its corner at the origin; framed in the colour of the seat that must choose.
pub fn plate(b: &mut Brush, (width, height): (f32, f32), seat: Option<Seat>, pixel: f32) {
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

/// Draws the plate under the sign of something of which nobody has more, with its corner at the origin.
pub fn gold_plate(b: &mut Brush, (width, height): (f32, f32), pixel: f32) {
    let radius = (height * 0.28).min(width / 2.0);
    b.fill(&rounded(pt(0.0, 0.0), pt(width, height), radius), THEME.ink);
    let line = (height * 0.06).clamp(pixel, pixel * 3.0);
    b.fill(&rounded(pt(line, line), pt(width - line, height - line), radius - line), THEME.gold);
}
