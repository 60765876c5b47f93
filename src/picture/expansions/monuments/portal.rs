//! Chappa'ai: the portal between monuments.

use super::colours::COLOURS;
use std::f32::consts::PI;

use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, cut, ellipse, pt};
use crate::ink::theme::THEME;

/// A Chappa'ai: a ring of stone that stands upright, water in it, steps before it. The middle of its foot.
pub fn chappaai(b: &mut Brush, foot: Pt) {
    const R: f32 = 0.140;
    b.shade(foot + pt(0.07, 0.004), 0.18, 0.036, 0.30);
    for (half, y, stone) in [(0.150, 0.022, 0.0), (0.115, 0.004, 0.2)] {
        let slab = vec![
            foot + pt(-half, y - 0.016),
            foot + pt(half, y - 0.016),
            foot + pt(half + 0.012, y + 0.010),
            foot + pt(-half - 0.012, y + 0.010),
        ];
        b.shape(&slab, THEME.city.stone.lit(stone), 0.008);
    }
    let at = foot - pt(0.0, R);
    let stone = THEME.city.stone_dark;
    b.fill(&ellipse(at, R + 0.008, R + 0.008), THEME.ink);
    b.fill(&ellipse(at, R, R), stone);
    b.fill(&cut(&ellipse(at, R, R), at, pt(-1.0, -0.8)), stone.lit(0.35));
    let ring = b.lw(0.006, 0.5);
    for n in 0..9 {
        let angle = PI * 1.5 + n as f32 * PI * 2.0 / 9.0;
        let lamp = at + pt(angle.cos(), angle.sin()) * (R * 0.84);
        b.shape(&ellipse(lamp, 0.015, 0.015), COLOURS.fire.glow, 0.005);
    }
    b.fill(&ellipse(at, R * 0.71, R * 0.71), THEME.ink);
    b.fill(&ellipse(at, R * 0.66, R * 0.66), THEME.water.fill);
    for (share, dx) in [(0.46, -0.006), (0.28, 0.006), (0.12, -0.002)] {
        b.outline(&ellipse(at + pt(dx, dx), R * share, R * share), ring * 1.6, THEME.water.glint);
    }
}
