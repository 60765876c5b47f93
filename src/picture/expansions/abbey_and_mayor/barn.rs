//! The barn: where four tiles meet, a front in its owner's colour under a broken roof of thatch.

use super::colours::COLOURS;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, cut, placed, pt, rect, straight};
use crate::ink::theme::THEME;
use crate::pieces::figure::{colour, mark, rim, tones};
use bergerie_rules::seat::Seat;

/// How far it reaches to the north-west and to the south-east of the middle of its foot, in heights of a meeple.
pub const REACH: (Pt, Pt) = (pt(-0.80, -1.36), pt(1.06, 0.24));

/// The way from the front to the back.
const BACK: Pt = pt(0.20, -0.15);
/// The roof's edge along the front, from the western eaves to the eastern.
const EDGE: [(f32, f32); 5] = [(-0.60, -0.42), (-0.42, -0.80), (0.0, -1.02), (0.42, -0.80), (0.60, -0.42)];

/// Draws a barn: the middle of the foot of its front, and the height of a meeple in u.
pub fn barn(b: &mut Brush, seat: Seat, foot: Pt, s: f32) {
    b.shade(foot + pt(0.28 * s, 0.0), 0.74 * s, 0.17 * s, 0.37);
    let whole = |part: Line| placed(&part, foot, s);
    let [front, side, roof] = [front(), side(), roof()].map(whole);
    rim(b, &[front.clone(), side.clone(), roof.clone()], s);
    let (own, (lit, dark), line) = (colour(seat), tones(seat), b.lw(0.045 * s, 0.8));
    b.fill(&side, own);
    b.fill(&side, dark);
    b.outline(&side, line, THEME.ink);
    thatch(b, &roof, foot, s, line);
    b.fill(&front, own);
    b.fill(&cut(&front, foot - pt(0.26 * s, 0.0), pt(-1.0, 0.0)), lit);
    b.fill(&cut(&front, foot + pt(0.30 * s, 0.0), pt(1.0, 0.0)), dark);
    door(b, foot, s, line);
    let edge = whole(EDGE.map(|(x, y)| pt(x, y)).to_vec());
    let (ink, straw) = (b.lw(0.19 * s, 2.2), b.lw(0.11 * s, 1.2));
    b.round_stroke(&edge, ink, THEME.ink);
    b.round_stroke(&edge, straw, COLOURS.barn.thatch);
    mark(b, seat, foot - pt(0.0, 0.52 * s), 0.215 * s);
}

fn front() -> Line {
    let mut line: Line = vec![pt(-0.50, 0.0)];
    line.extend([(-0.50, -0.46), (-0.38, -0.78), (0.0, -0.98), (0.38, -0.78), (0.50, -0.46)].map(|(x, y)| pt(x, y)));
    line.push(pt(0.50, 0.0));
    line
}

/// The eastern wall.
fn side() -> Line {
    vec![pt(0.50, 0.0), pt(0.50, 0.0) + BACK, pt(0.50, -0.46) + BACK, pt(0.50, -0.46)]
}

/// The eastern half of the roof.
fn roof() -> Line {
    let edge = EDGE.map(|(x, y)| pt(x, y));
    vec![edge[2], edge[2] + BACK, edge[3] + BACK, edge[4] + BACK, edge[4], edge[3]]
}

fn thatch(b: &mut Brush, roof: &Line, foot: Pt, s: f32, line: f32) {
    let colours = &COLOURS.barn;
    b.fill(roof, colours.thatch);
    b.fill(&cut(roof, foot - pt(0.0, 0.74 * s), pt(0.0, 1.0)), colours.thatch_shaded);
    b.outline(roof, line, THEME.ink);
}

/// A double door in the middle.
fn door(b: &mut Brush, foot: Pt, s: f32, line: f32) {
    let leaf = rect(foot + pt(-0.24, -0.235) * s, foot + pt(0.24, 0.0) * s);
    b.fill(&leaf, COLOURS.barn.door);
    b.outline(&leaf, line, THEME.ink);
    b.stroke(&straight(foot - pt(0.0, 0.235 * s), foot, 1), line, THEME.ink);
}
