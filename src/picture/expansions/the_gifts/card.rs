//! The cards of The Gifts: an emblem each, which says at a glance what the card does, and their common back.
//!
//! The figures on a card are those of whoever holds it; those of others are of bare wood.

use super::colours::COLOURS;
use super::emblem;
use super::scenery::{BORDER, SIZE, ground, scene};
use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, cubic, ellipse, joined, pt, rect, rounded, shifted};
use crate::ink::theme::{Rgb, THEME};
use bergerie_rules::expansions::the_gifts::Card as Gift;
use bergerie_rules::seat::Seat;

/// How far a card and its shadow reach beyond its corners.
pub const REACH: (Pt, Pt) = (pt(0.02, 0.02), pt(0.06, 0.08));

/// Draws a card with its north-west corner at the origin: the side that shows `gift`, or the back.
pub fn card(b: &mut Brush, gift: Option<Gift>, seat: Seat) {
    let whole = rounded(pt(0.0, 0.0), SIZE, 0.085);
    b.fill(&shifted(&whole, pt(0.026, 0.034)), THEME.table.shadow.thin(0.34));
    b.fill(&whole, THEME.rim);
    match gift {
        Some(gift) => emblem::draw(b, gift, seat),
        None => back(b),
    }
    // The border comes last: it covers what reaches over the edge of the scene.
    let half = BORDER / 2.0;
    b.outline(&rounded(pt(half, half), SIZE - pt(half, half), 0.07), BORDER, THEME.rim);
    b.inked(&scene(), 0.010);
    b.inked(&whole, 0.014);
}

/// A parcel: dotted paper and a ribbon with a bow.
fn back(b: &mut Brush) {
    let paper = THEME.city.shield;
    ground(b, [paper.lit(0.22), paper, paper.shaded(0.18)]);
    for row in 0..9u8 {
        for column in 0..7u8 {
            let aside = if row % 2 == 0 { 0.0 } else { 0.07 };
            let at = pt(0.08 + aside + f32::from(column) * 0.14, 0.12 + f32::from(row) * 0.14);
            b.disc(at, 0.014, THEME.rim.thin(0.45));
        }
    }
    let knot = pt(SIZE.x / 2.0, SIZE.y * 0.46);
    let ribbon = COLOURS.ribbon;
    for (band, lit) in [
        (rect(pt(knot.x - 0.065, BORDER), pt(knot.x + 0.065, SIZE.y - BORDER)), pt(-0.035, 0.0)),
        (rect(pt(BORDER, knot.y - 0.065), pt(SIZE.x - BORDER, knot.y + 0.065)), pt(0.0, -0.035)),
    ] {
        b.fill(&shifted(&band, pt(0.014, 0.018)), THEME.shadow.thin(0.30));
        b.shape(&band, ribbon, 0.010);
        let [nw, _, se, _] = [band[0], band[1], band[2], band[3]];
        let (a, c) = (nw.toward(se, 0.5) + lit, (se - nw) * 0.5);
        let stripe = if lit.x == 0.0 { pt(c.x, 0.010) } else { pt(0.010, c.y) };
        b.fill(&rect(a - stripe, a + stripe), ribbon.lit(0.45));
    }
    bow(b, knot, ribbon);
}

fn bow(b: &mut Brush, at: Pt, ribbon: Rgb) {
    for side in [-1.0, 1.0] {
        let p = |x: f32, y: f32| at + pt(side * x, y);
        let tail = vec![p(0.0, 0.0), p(0.10, 0.05), p(0.27, 0.30), p(0.19, 0.29), p(0.15, 0.35), p(0.02, 0.10)];
        b.shape(&tail, ribbon.shaded(0.14), 0.012);
    }
    for side in [-1.0, 1.0] {
        let p = |x: f32, y: f32| at + pt(side * x, y);
        let side_loop = joined([
            cubic(p(0.0, -0.02), p(0.12, -0.26), p(0.36, -0.26), p(0.34, -0.08)),
            cubic(p(0.34, -0.08), p(0.34, 0.06), p(0.14, 0.10), p(0.0, 0.03)),
        ]);
        b.fill(&shifted(&side_loop, pt(0.016, 0.024)), THEME.shadow.thin(0.28));
        b.shape(&side_loop, if side < 0.0 { ribbon.lit(0.16) } else { ribbon }, 0.012);
        let hollow = joined([
            cubic(p(0.09, -0.04), p(0.16, -0.15), p(0.28, -0.17), p(0.27, -0.07)),
            cubic(p(0.27, -0.07), p(0.26, 0.0), p(0.16, 0.02), p(0.09, -0.04)),
        ]);
        b.fill(&hollow, ribbon.shaded(0.30));
    }
    let knot = rounded(at - pt(0.075, 0.07), at + pt(0.075, 0.075), 0.04);
    b.shape(&knot, ribbon.lit(0.10), 0.012);
    b.fill(&ellipse(at + pt(-0.025, -0.025), 0.025, 0.02), ribbon.lit(0.5));
}
