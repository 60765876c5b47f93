//! The large meeple: a meeple in a gold frame. Size alone would not tell it where no other figure stands beside it.

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, placed, pt};
use crate::ink::theme::THEME;
use crate::pieces::figure::{self, Look, body};
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

/// How much taller than a meeple it is (`inns_and_cathedrals.md` §7.3).
const TALLER: f32 = 1.3;

pub const LOOK: Look = Look {
    figure: Figure::LargeMeeple,
    standing,
    lying: Some(lying),
    width: 16.0,
    sign: (0.77, -0.03),
    reach: (pt(-0.68 * TALLER, -1.40 * TALLER), pt(1.02 * TALLER, 0.22 * TALLER)),
    sprawl: (pt(-0.74 * TALLER, -0.62 * TALLER), pt(0.74 * TALLER, 0.62 * TALLER)),
};

/// Draws it standing: where its feet are, and the height of a meeple in u.
fn standing(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    let s = TALLER * s;
    frame(b, &body().map(|part| placed(&part, feet, s)), s);
    figure::standing(b, seat, feet, s);
}

/// Draws it lying about its middle.
fn lying(b: &mut Brush, seat: Seat, at: Pt, s: f32) {
    let s = TALLER * s;
    let fallen = |p: Pt| at + pt(p.y + 0.5, -p.x) * s;
    frame(b, &body().map(|part| part.into_iter().map(fallen).collect::<Line>()), s);
    figure::lying(b, seat, at, s);
}

/// A band of gold round the cream rim of a figure.
fn frame(b: &mut Brush, parts: &[Line], s: f32) {
    let (ink, gold) = (b.lw(0.31 * s, 6.6), b.lw(0.26 * s, 5.2));
    b.outline_all(parts, ink, THEME.ink);
    b.outline_all(parts, gold, THEME.gold);
}
