//! The mayor: stout, with a tall hat and a chain of office. How strong he is stands on a coat of arms at his hem, since that
//! is what he counts.

use super::colours::COLOURS;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, cubic, cut, ellipse, joined, placed, pt};
use crate::ink::theme::THEME;
use crate::pieces::figure::{self, Look, enamel, mark, mark_radius, rim};
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

pub const LOOK: Look = Look {
    figure: Figure::Mayor,
    standing: mayor,
    lying: None,
    width: 14.5,
    sign: (0.74, 0.0),
    reach: (pt(-0.80, -1.48), pt(1.04, 0.22)),
    ..figure::MEEPLE
};

/// Draws a mayor: where his feet are, and the height of a meeple in u.
fn mayor(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    b.shade(feet + pt(0.20 * s, 0.0), 0.66 * s, 0.16 * s, 0.37);
    let whole = |part: Line| placed(&part, feet, s);
    let [cloak, head, crown, brim] =
        [cloak(), ellipse(pt(0.0, -0.77), 0.185, 0.185), crown(), ellipse(pt(0.0, -0.895), 0.36, 0.075)].map(whole);
    rim(b, &[cloak.clone(), head.clone(), crown.clone(), brim.clone()], s);
    enamel(b, seat, &[cloak, head], feet, s);
    chain(b, feet, s);
    hat(b, [&crown, &brim], feet, s);
    mark(b, seat, feet - pt(0.0, 0.255 * s), mark_radius(b.detail(), false) * s);
}

/// A cloak over a broad belly.
fn cloak() -> Line {
    joined([
        cubic(pt(-0.14, -0.66), pt(-0.44, -0.64), pt(-0.60, -0.42), pt(-0.58, -0.20)),
        cubic(pt(-0.58, -0.20), pt(-0.57, -0.02), pt(-0.46, 0.0), pt(-0.34, 0.0)),
        vec![pt(-0.34, 0.0), pt(0.34, 0.0)],
        cubic(pt(0.34, 0.0), pt(0.46, 0.0), pt(0.57, -0.02), pt(0.58, -0.20)),
        cubic(pt(0.58, -0.20), pt(0.60, -0.42), pt(0.44, -0.64), pt(0.14, -0.66)),
    ])
}

/// The hat over its brim: wider above than below.
fn crown() -> Line {
    vec![pt(-0.20, -0.90), pt(-0.245, -1.28), pt(0.245, -1.28), pt(0.20, -0.90)]
}

fn hat(b: &mut Brush, [crown, brim]: [&Line; 2], feet: Pt, s: f32) {
    let hat = COLOURS.mayor.hat;
    let line = b.lw(0.04 * s, 0.7);
    for part in [brim, crown] {
        b.fill(part, hat);
        b.outline(part, line, THEME.ink);
    }
    b.fill(&cut(crown, feet - pt(0.10 * s, 0.0), pt(-1.0, 0.0)), hat.lit(0.30));
    let band = cut(&cut(crown, feet - pt(0.0, 0.925 * s), pt(0.0, -1.0)), feet - pt(0.0, 1.035 * s), pt(0.0, 1.0));
    b.fill(&band, THEME.gold);
}

/// A gold chain over a collar of fur.
fn chain(b: &mut Brush, feet: Pt, s: f32) {
    use std::f32::consts::PI;
    let around = |r: f32| placed(&arc(pt(0.0, -0.70), r, r * 0.70, PI * 0.06, PI * 0.94), feet, s);
    let (fur, ink, gold) = (b.lw(0.10 * s, 1.2), b.lw(0.13 * s, 1.6), b.lw(0.075 * s, 1.0));
    b.round_stroke(&around(0.20), fur, COLOURS.mayor.fur);
    b.round_stroke(&around(0.33), ink, THEME.ink);
    b.round_stroke(&around(0.33), gold, THEME.gold);
}
