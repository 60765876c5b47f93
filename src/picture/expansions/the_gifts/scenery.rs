//! The frame of a card, and what several emblems need.

use std::f32::consts::TAU;

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, heading, pt, rounded};
use crate::ink::theme::{Rgb, THEME};

/// Width and height of a card.
pub const SIZE: Pt = pt(1.0, 1.36);

/// Width of the cream border.
pub const BORDER: f32 = 0.055;

/// The outline of what a card shows within its border.
pub fn scene() -> Line {
    rounded(pt(BORDER, BORDER), SIZE - pt(BORDER, BORDER), 0.05)
}

/// Fills the scene of a card with colours that change from its north-west to its south-east.
pub fn ground<const N: usize>(b: &mut Brush, colours: [Rgb; N]) {
    b.fill_across(&scene(), pt(0.1, 0.0), pt(0.7, SIZE.y), colours);
}

/// An arrow along a line: cream with an ink rim, so that it reads on any ground.
pub fn arrow(b: &mut Brush, line: &Line, width: f32) {
    let (Some(&tip), way) = (line.last(), heading(line, 1.0)) else { return };
    let (far, wide) = (way * (width * 2.1), way.turned() * (width * 1.75));
    let head = vec![tip + far, tip + wide, tip - wide];
    let ink = 2.0 * b.lw(0.014, 1.4);
    b.round_stroke(line, width + ink, THEME.ink);
    b.outline(&head, ink, THEME.ink);
    b.stroke(line, width, THEME.rim);
    b.fill(&head, THEME.rim);
}

/// Part of an ellipse from one angle to another, in turns clockwise from east.
pub fn sweep(middle: Pt, radii: Pt, from: f32, to: f32) -> Line {
    arc(middle, radii.x, radii.y, from * TAU, to * TAU)
}
