//! The round steps on which monuments stand.

use std::f32::consts::PI;

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, cut, ellipse, pt, straight};
use crate::ink::theme::{Rgb, THEME};

/// How high each step is.
const HEIGHT: f32 = 0.040;
/// How deep the steps look.
const DEPTH: f32 = 0.84;

/// Draws round steps about a middle, the widest first, and says where the middle of the highest is.
pub fn steps(b: &mut Brush, at: Pt, radii: &[f32]) -> Pt {
    let widest = radii.first().copied().unwrap_or(0.0) + 0.01;
    b.fill(&ellipse(at + pt(0.05, 0.055), widest, widest * DEPTH), THEME.grass_shadow.thin(0.30));
    let up = |count: usize| at - pt(0.0, HEIGHT * count as f32);
    for (number, &r) in radii.iter().enumerate() {
        step(b, up(number), r, THEME.city.stone.lit(0.12 * number as f32));
    }
    up(radii.len())
}

/// One round step: its side wall, and its top with the joints of the slabs.
fn step(b: &mut Brush, foot: Pt, r: f32, stone: Rgb) {
    let top = foot - pt(0.0, HEIGHT);
    let mut wall: Line = arc(foot, r, r * DEPTH, 0.0, PI);
    wall.extend([top - pt(r, 0.0), top + pt(r, 0.0)]);
    b.fill(&wall, stone.shaded(0.30));
    b.fill(&cut(&wall, foot - pt(r * 0.35, 0.0), pt(-1.0, 0.0)), stone.shaded(0.14));
    b.inked(&wall, 0.010);
    let slab = ellipse(top, r, r * DEPTH);
    b.fill(&slab, stone);
    b.fill(&cut(&slab, top + pt(r * 0.30, r * 0.2), pt(1.0, 0.8)), stone.shaded(0.10));
    let joint = b.lw(0.006, 0.5);
    for n in 0..16 {
        let angle = (n as f32 + 0.3) * PI / 8.0;
        let p = |share: f32| top + pt(angle.cos() * r, angle.sin() * r * DEPTH) * share;
        b.stroke(&straight(p(0.74), p(0.98), 1), joint, stone.shaded(0.45).thin(0.55));
    }
    b.inked(&slab, 0.010);
}

/// What is upright and round, seen from the south: a drum with a bowed foot, in three tones. The middle of its foot, half
/// its width, and its height.
pub fn drum(b: &mut Brush, foot: Pt, r: f32, h: f32, stone: Rgb) {
    let mut outline = vec![foot + pt(-r, -h)];
    outline.extend(arc(foot, r, r * 0.36, PI, 0.0));
    outline.push(foot + pt(r, -h));
    b.fill(&outline, stone);
    b.fill(&cut(&outline, foot - pt(r * 0.45, 0.0), pt(-1.0, 0.0)), stone.lit(0.35));
    b.fill(&cut(&outline, foot + pt(r * 0.30, 0.0), pt(1.0, 0.0)), stone.shaded(0.20));
    b.fill(&cut(&outline, foot + pt(r * 0.70, 0.0), pt(1.0, 0.0)), stone.shaded(0.34));
    b.inked(&outline, 0.010);
}
