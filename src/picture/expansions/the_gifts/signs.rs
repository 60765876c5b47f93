//! The sign for unopened gifts in the legend.

use crate::ink::brush::Brush;
use crate::ink::curve::{ellipse, pt, rect};
use crate::ink::theme::THEME;
use crate::legend::holdings::{Holding, Shelf};
use crate::pieces::icons::Sign;
use bergerie_rules::piece::Piece;
use bergerie_rules::seat::Seat;
use bergerie_rules::view::View;

static GIFT: Sign = Sign { name: "gift", width: 12.0, draw: |b, _, s| gift(b, s) };

/// How many gifts a seat has not opened.
pub fn holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    holdings.push(Holding::new(Shelf::Cards, &GIFT, seat, (view, Piece::Gift)));
}

/// A box with a ribbon.
fn gift(b: &mut Brush, s: f32) {
    let block = |x0: f32, y0: f32, x1: f32, y1: f32| rect(pt(x0, y0) * s, pt(x1, y1) * s);
    let (base, lid) = (block(-0.36, -0.08, 0.36, 0.44), block(-0.42, -0.24, 0.42, -0.02));
    for bow in [-0.16, 0.16] {
        b.outline(&ellipse(pt(bow, -0.33) * s, 0.14 * s, 0.10 * s), 0.09 * s, THEME.ink);
    }
    for part in [&base, &lid] {
        b.fill(part, THEME.cream);
        b.outline(part, 0.09 * s, THEME.ink);
    }
    b.fill(&block(-0.08, -0.20, 0.08, 0.40), THEME.gold);
}
