//! Arches, of gates and doors.

use std::f32::consts::PI;

use crate::ink::curve::{Line, Pt, arc, pt};

/// A round-headed opening: the middle of its sill, half its width, and the height at which its round begins.
pub fn archway(sill: Pt, half: f32, spring: f32) -> Line {
    let mut line = vec![sill + pt(-half, 0.0)];
    line.extend(arc(sill - pt(0.0, spring), half, half, PI, 2.0 * PI));
    line.push(sill + pt(half, 0.0));
    line
}
