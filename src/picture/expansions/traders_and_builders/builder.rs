//! The builder: stands with his legs apart and holds up a mallet. No other figure shows the ground between its feet.

use super::colours::COLOURS;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, cut, ellipse, joined, placed, pt, rect, rounded, straight};
use crate::ink::theme::THEME;
use crate::pieces::figure::{self, Look, enamel, mark, rim};
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

pub const LOOK: Look = Look {
    figure: Figure::Builder,
    standing: builder,
    lying: None,
    width: 14.5,
    sign: (0.84, -0.10),
    reach: (pt(-0.66, -1.36), pt(1.04, 0.20)),
    ..figure::MEEPLE
};

/// Draws a builder: where his feet are, and the height of a meeple in u.
fn builder(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    b.shade(feet + pt(0.20 * s, 0.0), 0.56 * s, 0.15 * s, 0.37);
    let whole = |part: Line| placed(&part, feet, s);
    let (body, arm, head) = (whole(body()), whole(arm()), whole(ellipse(pt(0.0, -0.83), 0.185, 0.185)));
    let (handle, iron, cap) = (whole(handle()), whole(iron()), whole(cap()));
    rim(b, &[handle.clone(), iron.clone(), cap.clone(), arm.clone(), body.clone(), head.clone()], s);
    tool(b, &handle, &iron, s);
    enamel(b, seat, &[head, arm, body.clone()], feet, s);
    wear(b, &cap, feet, s);
    // A belt parts the coat from the legs.
    let (line, ink) = (b.lw(0.035 * s, 0.6), THEME.ink.thin(0.8));
    b.stroke(&whole(straight(pt(-0.30, -0.215), pt(0.30, -0.215), 1)), line, ink);
    mark(b, seat, feet + pt(0.0, -0.445 * s), 0.205 * s);
}

/// Coat and legs.
fn body() -> Line {
    vec![
        pt(-0.13, -0.70),
        pt(0.13, -0.70),
        pt(0.33, -0.62),
        pt(0.31, -0.22),
        pt(0.44, -0.02),
        pt(0.42, 0.0),
        pt(0.13, 0.0),
        pt(0.0, -0.15),
        pt(-0.13, 0.0),
        pt(-0.42, 0.0),
        pt(-0.44, -0.02),
        pt(-0.31, -0.22),
        pt(-0.33, -0.62),
    ]
}

/// The arm that holds the mallet.
fn arm() -> Line {
    vec![pt(0.24, -0.66), pt(0.52, -0.60), pt(0.60, -0.52), pt(0.52, -0.42), pt(0.26, -0.44)]
}

fn handle() -> Line {
    rect(pt(0.505, -0.98), pt(0.605, -0.20))
}

/// The head of the mallet.
fn iron() -> Line {
    rounded(pt(0.32, -1.18), pt(0.79, -0.88), 0.05)
}

/// A round cap with a brim to the west.
fn cap() -> Line {
    use std::f32::consts::PI;
    joined([
        arc(pt(0.0, -0.87), 0.225, 0.235, PI, 2.0 * PI),
        vec![pt(0.225, -0.83), pt(-0.36, -0.83), pt(-0.36, -0.89)],
    ])
}

fn tool(b: &mut Brush, handle: &Line, iron: &Line, s: f32) {
    let (colours, line) = (&COLOURS.builder, b.lw(0.04 * s, 0.7));
    for (part, colour) in [(handle, colours.handle), (iron, colours.iron)] {
        b.fill(part, colour);
        b.outline(part, line, THEME.ink);
    }
    let top = iron.iter().map(|p| p.y).fold(f32::INFINITY, f32::min);
    b.fill(&cut(iron, pt(0.0, top + 0.11 * s), pt(0.0, -1.0)), colours.iron.lit(0.55));
    b.outline(iron, line, THEME.ink);
}

fn wear(b: &mut Brush, cap: &Line, feet: Pt, s: f32) {
    let colours = &COLOURS.builder;
    b.fill(cap, colours.cap);
    b.fill(&cut(cap, feet + pt(0.08 * s, 0.0), pt(1.0, 0.0)), colours.cap_shaded);
    let line = b.lw(0.04 * s, 0.7);
    b.outline(cap, line, THEME.ink);
}
