//! Shepherds and sheep: what the flock of a field is made of.

use super::colours::COLOURS;
use std::f32::consts::{PI, TAU};

use crate::ink::brush::{Brush, Detail};
use crate::ink::curve::{Line, Pt, arc, cubic, cut, ellipse, joined, placed, pt, straight};
use crate::ink::theme::THEME;
use crate::pieces::figure::{body, colour, enamel, mark, rim};
use bergerie_rules::seat::Seat;

/// Draws a shepherd: straw hat and crook. Where his feet are, and the height of a meeple in u: he is a little taller.
pub fn shepherd(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    let s = s * 1.05;
    b.shade(feet + pt(0.20 * s, 0.0), 0.55 * s, 0.15 * s, 0.37);
    let staff = placed(&crook(), feet, s);
    for (width, least, ink) in [(0.21, 3.2, THEME.rim), (0.145, 2.2, THEME.ink)] {
        let width = b.lw(width * s, least);
        b.round_stroke(&staff, width, ink);
    }
    let [cloak, head] = body().map(|part| placed(&part, feet, s));
    let hat = placed(&hat(), feet, s);
    let parts = [cloak, head, hat];
    rim(b, &parts, s);
    let [cloak, head, hat] = parts;
    enamel(b, seat, &[cloak, head], feet, s);
    b.fill(&hat, COLOURS.sheep.straw);
    b.fill(&cut(&hat, feet + pt(0.12 * s, 0.0), pt(1.0, 0.0)), COLOURS.sheep.straw_shaded.thin(0.75));
    let band = cut(&cut(&hat, feet - pt(0.0, 0.86 * s), pt(0.0, -1.0)), feet - pt(0.0, 0.95 * s), pt(0.0, 1.0));
    b.fill(
        &cut(&cut(&band, feet - pt(0.24 * s, 0.0), pt(1.0, 0.0)), feet + pt(0.24 * s, 0.0), pt(-1.0, 0.0)),
        colour(seat),
    );
    let (line, wood) = (b.lw(0.03 * s, 0.6), b.lw(0.07 * s, 1.0));
    b.outline(&hat, line, THEME.ink);
    b.round_stroke(&staff, wood, COLOURS.sheep.staff);
    let mark_r = if b.detail() <= Detail::Coarse { 0.225 } else { 0.20 };
    mark(b, seat, feet - pt(0.0, 0.30 * s), mark_r * s);
}

/// A wide brim and a round crown, in the frame of a figure of height 1.
fn hat() -> Line {
    joined([
        cubic(pt(-0.46, -0.79), pt(-0.22, -0.90), pt(-0.24, -1.17), pt(0.0, -1.17)),
        cubic(pt(0.0, -1.17), pt(0.24, -1.17), pt(0.22, -0.90), pt(0.46, -0.79)),
        cubic(pt(0.46, -0.79), pt(0.20, -0.69), pt(-0.20, -0.69), pt(-0.46, -0.79)),
    ])
}

fn crook() -> Line {
    joined([straight(pt(0.50, 0.02), pt(0.50, -0.96), 1), arc(pt(0.65, -0.96), 0.15, 0.15, PI, PI + TAU * 0.64)])
}

/// Draws a sheep that looks west: the middle of its body and its length in u.
pub fn sheep(b: &mut Brush, at: Pt, s: f32) {
    let colours = &COLOURS.sheep;
    b.shade(at + pt(0.07, 0.36) * s, 0.52 * s, 0.13 * s, 0.33);
    let leg = b.lw(0.085 * s, 0.8);
    for x in [-0.22, -0.07, 0.13, 0.25] {
        b.round_stroke(&straight(at + pt(x, 0.15) * s, at + pt(x, 0.37) * s, 1), leg, colours.face);
    }
    const FLEECE: [(f32, f32, f32); 6] = [
        (-0.26, 0.02, 0.20),
        (-0.08, -0.12, 0.22),
        (0.14, -0.10, 0.22),
        (0.28, 0.04, 0.19),
        (0.10, 0.12, 0.21),
        (-0.12, 0.12, 0.21),
    ];
    let fleece = FLEECE.map(|(x, y, r)| ellipse(at + pt(x, y) * s, r * s, r * s));
    let ink = b.lw(0.13 * s, 1.3);
    b.outline_all(&fleece, ink, THEME.ink);
    b.fill_all(&fleece, colours.wool);
    b.fill(&ellipse(at + pt(0.10, 0.20) * s, 0.27 * s, 0.10 * s), colours.shaded);
    let head = ellipse(at + pt(-0.42, 0.01) * s, 0.145 * s, 0.175 * s);
    let line = b.lw(0.03 * s, 0.6);
    b.fill(&head, colours.face);
    b.outline(&head, line, THEME.ink);
    b.fill(&ellipse(at + pt(-0.27, -0.14) * s, 0.095 * s, 0.06 * s), colours.face);
    let eye = b.lw(0.035 * s, 0.5);
    b.disc(at + pt(-0.46, -0.02) * s, eye, colours.wool);
}

/// Length of a sheep beside its shepherd.
pub fn sheep_length(detail: Detail) -> f32 {
    match detail {
        Detail::Far => 0.26,
        Detail::Coarse => 0.225,
        Detail::Plain | Detail::Fine => 0.195,
    }
}
