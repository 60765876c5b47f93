//! Signs for houses and walls in the legend.

use super::markers;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, pt, rect, straight};
use crate::ink::theme::THEME;
use crate::legend::holdings::{Holding, Shelf};
use crate::pieces::icons::Sign;
use bergerie_rules::piece::Piece;
use bergerie_rules::seat::Seat;
use bergerie_rules::view::View;

static HOUSE: Sign =
    Sign { name: "house", width: 12.0, draw: |b, _, s| markers::house(b, pt(0.0, 0.46 * s), 0.92 * s) };
static WALL: Sign = Sign { name: "wall", width: 16.0, draw: |b, _, s| wall(b, s) };

/// The houses and walls that a seat can still build.
pub fn holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    holdings.push(Holding::new(Shelf::Borders, &HOUSE, seat, (view, Piece::House)));
    holdings.push(Holding::new(Shelf::Borders, &WALL, seat, (view, Piece::Wall)));
}

/// A piece of wall: wider than a castle, and without a gate.
fn wall(b: &mut Brush, s: f32) {
    let mut outline: Line = vec![pt(-0.60, 0.40) * s];
    for x in [-0.60, -0.16, 0.28] {
        outline.extend([(0.0, -0.10), (0.0, -0.40), (0.32, -0.40), (0.32, -0.10)].map(|(dx, y)| pt(x + dx, y) * s));
    }
    outline.push(pt(0.60, 0.40) * s);
    b.fill(&outline, THEME.city.stone);
    b.fill(&rect(pt(-0.60, 0.14) * s, pt(0.60, 0.40) * s), THEME.city.stone_dark);
    b.stroke(&straight(pt(-0.60, 0.14) * s, pt(0.60, 0.14) * s, 1), 0.07 * s, THEME.ink);
    for (x, y) in [(-0.18, 0.40), (0.22, 0.40), (0.02, 0.14)] {
        b.stroke(&straight(pt(x, y) * s, pt(x, y - 0.26) * s, 1), 0.07 * s, THEME.ink);
    }
    b.outline(&outline, 0.10 * s, THEME.ink);
}
