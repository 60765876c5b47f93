//! The pig: in its owner's colour, with pricked ears, a pink snout in the east and a curled tail. Farmers have their heads in
//! the west, and so have sheep.

use std::f32::consts::TAU;

use super::colours::COLOURS;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, cubic, cut, ellipse, joined, placed, pt, rounded};
use crate::ink::theme::THEME;
use crate::pieces::figure::{Look, colour, mark, rim, tones};
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

pub const LOOK: Look = Look {
    figure: Figure::Pig,
    standing,
    lying: Some(pig),
    width: 17.0,
    sign: (0.86, 0.02),
    reach: (pt(-0.86, -0.98), pt(0.92, 0.18)),
    sprawl: (pt(-0.86, -0.58), pt(0.92, 0.60)),
};

/// Draws it with its feet at a point, given the height of a meeple in u.
fn standing(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    pig(b, seat, feet - pt(0.0, 0.43 * s), s);
}

/// Draws it about its middle.
fn pig(b: &mut Brush, seat: Seat, at: Pt, s: f32) {
    b.shade(at + pt(0.06 * s, 0.42 * s), 0.62 * s, 0.13 * s, 0.33);
    let whole = |part: Line| placed(&part, at, s);
    let trunk = [trunk(), head(), leg(-0.36), leg(0.24)].map(whole);
    let behind = [leg(-0.16), leg(0.42), ear()].map(whole);
    let tail = whole(tail());
    for (width, least, ink) in [(0.20, 3.2, THEME.rim), (0.14, 2.0, THEME.ink)] {
        let width = b.lw(width * s, least);
        b.round_stroke(&tail, width, ink);
    }
    rim(b, &[&trunk[..], &behind[..], &[whole(snout())]].concat(), s);
    let (own, (lit, dark)) = (colour(seat), tones(seat));
    let curl = b.lw(0.065 * s, 1.0);
    b.round_stroke(&tail, curl, own);
    let line = b.lw(0.04 * s, 0.7);
    for part in &behind {
        b.fill(part, own);
        b.fill(part, dark);
        b.outline(part, line, THEME.ink);
    }
    b.fill_all(&trunk, own);
    b.fill(&cut(&trunk[0], at - pt(0.0, 0.17 * s), pt(0.0, -1.0)), lit);
    b.fill(&cut(&trunk[0], at + pt(0.0, 0.17 * s), pt(0.0, 1.0)), dark);
    face(b, at, s);
    mark(b, seat, at + pt(-0.10 * s, -0.005), 0.215 * s);
}

fn trunk() -> Line {
    joined([
        cubic(pt(-0.58, 0.0), pt(-0.58, -0.28), pt(-0.34, -0.37), pt(-0.06, -0.37)),
        cubic(pt(-0.06, -0.37), pt(0.30, -0.37), pt(0.50, -0.24), pt(0.50, 0.02)),
        cubic(pt(0.50, 0.02), pt(0.50, 0.24), pt(0.26, 0.31), pt(-0.04, 0.31)),
        cubic(pt(-0.04, 0.31), pt(-0.36, 0.31), pt(-0.58, 0.24), pt(-0.58, 0.0)),
    ])
}

fn head() -> Line {
    ellipse(pt(0.47, -0.06), 0.215, 0.235)
}

fn ear() -> Line {
    vec![pt(0.28, -0.22), pt(0.36, -0.48), pt(0.53, -0.24)]
}

fn snout() -> Line {
    rounded(pt(0.595, -0.10), pt(0.755, 0.12), 0.07)
}

fn leg(x: f32) -> Line {
    vec![pt(x - 0.08, 0.16), pt(x + 0.10, 0.16), pt(x + 0.075, 0.43), pt(x - 0.055, 0.43)]
}

fn tail() -> Line {
    let curl = arc(pt(-0.70, -0.17), 0.085, 0.085, TAU * 0.20, -TAU * 0.52);
    joined([vec![pt(-0.55, -0.05)], curl])
}

/// The snout with its nostrils, and an eye.
fn face(b: &mut Brush, at: Pt, s: f32) {
    let colours = &COLOURS.pig;
    let (snout, line) = (placed(&snout(), at, s), b.lw(0.04 * s, 0.7));
    b.fill(&snout, colours.snout);
    b.fill(&cut(&snout, at + pt(0.69 * s, 0.0), pt(1.0, 0.0)), colours.snout_shaded);
    b.outline(&snout, line, THEME.ink);
    let eye = b.lw(0.034 * s, 0.6);
    b.disc(at + pt(0.52, -0.10) * s, eye * 1.6, THEME.rim);
    b.disc(at + pt(0.525, -0.10) * s, eye, THEME.ink);
}
