//! Monuments: a round stepped plinth in the middle of a large tile, and an obelisk on it.

use std::f32::consts::PI;

use super::super::brush::Brush;
use super::super::curve::{Line, Pt, arc, cut, ellipse, pt, shifted, straight};
use super::super::theme::{Rgb, THEME};

/// Half the width of the plinth's three steps, and how high each of them is.
const STEPS: [f32; 3] = [0.44, 0.33, 0.22];
const HEIGHT: f32 = 0.040;
/// How deep the steps look.
const DEPTH: f32 = 0.84;

/// Draws a monument about the middle of its plinth. It reaches 0.46 u to each side and 0.82 u to the north.
pub fn monument(b: &mut Brush, at: Pt) {
    b.fill(&ellipse(at + pt(0.05, 0.055), STEPS[0] + 0.01, (STEPS[0] + 0.01) * DEPTH), THEME.grass_shadow.thin(0.30));
    for (number, r) in STEPS.into_iter().enumerate() {
        step(b, at - pt(0.0, HEIGHT * number as f32), r, THEME.city.stone.lit(0.12 * number as f32));
    }
    let foot = at - pt(0.0, HEIGHT * 3.0);
    obelisk_shadow(b, foot);
    obelisk(b, foot + pt(0.0, 0.045));
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

fn obelisk_shadow(b: &mut Brush, foot: Pt) {
    let shadow = vec![foot + pt(-0.03, 0.03), foot + pt(0.33, 0.15), foot + pt(0.36, 0.125), foot + pt(0.09, -0.02)];
    b.fill(&shadow, THEME.shadow.thin(0.30));
}

/// A tall stone with a gilded tip, seen over one corner: the middle of its foot.
fn obelisk(b: &mut Brush, foot: Pt) {
    const HALF: (f32, f32) = (0.088, 0.052);
    const SHAFT: f32 = 0.50;
    let stone = THEME.city.stone.lit(0.35);
    base(b, foot);
    let foot = foot - pt(0.0, 0.055);
    let top = foot - pt(0.0, SHAFT);
    let west = vec![foot - pt(HALF.0, 0.012), foot + pt(0.0, 0.026), top + pt(0.0, 0.016), top - pt(HALF.1, 0.008)];
    let east = vec![foot + pt(0.0, 0.026), foot + pt(HALF.0, -0.012), top + pt(HALF.1, -0.008), top + pt(0.0, 0.016)];
    b.shape(&west, stone, 0.010);
    b.shape(&east, stone.shaded(0.26), 0.010);
    glyphs(b, foot, top);
    let tip = top - pt(0.0, 0.105);
    let gold = THEME.gold;
    b.shape(&vec![top - pt(HALF.1, 0.008), top + pt(0.0, 0.016), tip], gold.lit(0.45), 0.009);
    b.shape(&vec![top + pt(0.0, 0.016), top + pt(HALF.1, -0.008), tip], gold.shaded(0.16), 0.009);
}

/// The block on which an obelisk stands.
fn base(b: &mut Brush, foot: Pt) {
    let (west, south, east) = (foot - pt(0.125, 0.016), foot + pt(0.0, 0.036), foot + pt(0.125, -0.016));
    let up = pt(0.0, -0.055);
    let stone = THEME.city.stone;
    b.shape(&vec![west, south, south + up, west + up], stone.lit(0.15), 0.010);
    b.shape(&vec![south, east, east + up, south + up], stone.shaded(0.28), 0.010);
    b.shape(&vec![west + up, south + up, east + up, foot + up - pt(0.0, 0.066)], stone.lit(0.4), 0.008);
}

/// Marks carved into the sunny side, one above the other.
fn glyphs(b: &mut Brush, foot: Pt, top: Pt) {
    let width = b.lw(0.010, 0.7);
    let ink = THEME.city.stone_dark.shaded(0.25).thin(0.75);
    for n in 0..5 {
        let share = 0.16 + 0.16 * n as f32;
        let at = foot.toward(top, share) + pt(-0.042 + 0.016 * share, 0.006);
        let r = 0.020 - 0.006 * share;
        match n % 3 {
            0 => b.outline(&ellipse(at, r, r), width, ink),
            1 => b.stroke(&vec![at - pt(r, -r * 0.3), at + pt(r, r)], width, ink),
            _ => b.outline(&shifted(&[pt(-r, r), pt(r, r * 1.3), pt(0.0, -r)], at), width, ink),
        }
    }
}

/// A Chappa'ai: a ring of stone that stands upright, water in it, steps before it. The middle of its foot.
pub fn chappaai(b: &mut Brush, foot: Pt) {
    const R: f32 = 0.125;
    b.shade(foot + pt(0.07, 0.004), 0.17, 0.036, 0.30);
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
        b.shape(&ellipse(lamp, 0.015, 0.015), THEME.volcano.glow, 0.005);
    }
    b.fill(&ellipse(at, R * 0.68, R * 0.68), THEME.ink);
    b.fill(&ellipse(at, R * 0.63, R * 0.63), THEME.water.fill);
    for (share, dx) in [(0.46, -0.006), (0.28, 0.006), (0.12, -0.002)] {
        b.outline(&ellipse(at + pt(dx, dx), R * share, R * share), ring * 1.6, THEME.water.glint);
    }
}
