//! Cubes and architects.

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, cubic, cut, joined, placed, pt, rect, straight};
use crate::ink::theme::THEME;
use crate::pieces::figure::{body, colour, enamel, mark, mark_radius, rim};
use bergerie_rules::seat::Seat;

/// Size of a cube.
pub const CUBE: f32 = 0.18;
/// Side of a cube's front, in sizes of the cube.
pub const FRONT: f32 = 0.78;

/// A cube in a seat's colour, its mark on the front: the middle of its foot, and its size.
pub fn cube(b: &mut Brush, seat: Seat, foot: Pt, size: f32) {
    let s = size * FRONT;
    let side = pt(0.34, -0.26) * s;
    let nw = foot + pt(-s * 0.67, -s);
    let front = rect(nw, nw + pt(s, s));
    let top = vec![nw, nw + side, nw + side + pt(s, 0.0), nw + pt(s, 0.0)];
    let east = vec![nw + pt(s, 0.0), nw + pt(s, 0.0) + side, nw + pt(s, s) + side, nw + pt(s, s)];
    b.shade(foot + pt(s * 0.35, 0.0), s * 0.85, s * 0.20, 0.35);
    let whole = vec![nw, nw + side, nw + side + pt(s, 0.0), nw + pt(s, s) + side, nw + pt(s, s), nw + pt(0.0, s)];
    rim(b, std::slice::from_ref(&whole), size * 1.2);
    let tone = colour(seat);
    let light = if tone.luminance() < 0.85 { tone.lit(0.30) } else { THEME.rim };
    b.shape(&front, tone, 0.008);
    b.shape(&top, light, 0.008);
    b.shape(&east, tone.shaded(0.32), 0.008);
    mark(b, seat, nw + pt(s * 0.5, s * 0.5), s * 0.35);
}

/// An architect: flat cap, golden dividers in his hand. Where his feet are, and his height in u.
pub fn architect(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    b.shade(feet + pt(0.20 * s, 0.0), 0.55 * s, 0.15 * s, 0.37);
    let legs = [
        straight(pt(0.60, -0.62), pt(0.46, 0.02), 1),
        straight(pt(0.60, -0.62), pt(0.76, 0.02), 1),
        straight(pt(0.60, -0.76), pt(0.60, -0.60), 1),
        straight(pt(0.53, -0.28), pt(0.68, -0.28), 1),
    ];
    let legs = legs.map(|line| placed(&line, feet, s));
    for (width, least, ink) in [(0.19, 3.0, THEME.rim), (0.125, 1.9, THEME.ink), (0.065, 1.0, THEME.gold)] {
        let width = b.lw(width * s, least);
        legs.iter().for_each(|line| b.round_stroke(line, width, ink));
    }
    plain_architect(b, seat, feet, s);
}

/// An architect with empty hands. Where the feet are, and the height in u.
pub fn plain_architect(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    b.shade(feet + pt(0.14 * s, 0.0), 0.46 * s, 0.12 * s, 0.34);
    let [cloak, head] = body().map(|part| placed(&part, feet, s));
    let cap = placed(&cap(), feet, s);
    let parts = [cloak, head, cap];
    rim(b, &parts, s);
    let [cloak, head, cap] = parts;
    enamel(b, seat, &[cloak, head], feet, s);
    let cloth = THEME.wood.dark.lit(0.12);
    b.fill(&cap, cloth);
    b.fill(&cut(&cap, feet - pt(0.0, 0.92 * s), pt(0.15, -1.0)), cloth.lit(0.30));
    let line = b.lw(0.035 * s, 0.7);
    b.outline(&cap, line, THEME.ink);
    mark(b, seat, feet - pt(0.0, 0.30 * s), mark_radius(b.detail(), false) * s);
}

/// A flat cap, pulled to the west, in the frame of a figure of height 1.
fn cap() -> Line {
    joined([
        vec![pt(-0.31, -0.87), pt(-0.21, -0.99)],
        cubic(pt(-0.21, -0.99), pt(-0.02, -1.05), pt(0.18, -1.03), pt(0.27, -0.93)),
        cubic(pt(0.27, -0.93), pt(0.22, -0.86), pt(0.20, -0.83), pt(0.16, -0.83)),
        cubic(pt(0.16, -0.83), pt(0.0, -0.80), pt(-0.18, -0.82), pt(-0.31, -0.87)),
    ])
}

/// How much higher each cube of a pile stands, in sizes of a cube.
const UP: f32 = 0.28;

/// Draws so many cubes of a seat on each other: the middle of their foot, and their size.
pub fn pile(b: &mut Brush, seat: Seat, count: u8, foot: Pt, size: f32) {
    const MOST: u8 = 6;
    for n in 0..count.min(MOST) {
        cube(b, seat, foot - pt(0.0, UP * size * f32::from(n)), size);
    }
}

/// Size of a cube of a pile.
pub const PILED: f32 = 0.25;
