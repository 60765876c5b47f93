//! What lies hidden in deserts: spice, and the worm.

use super::colours::COLOURS;
use std::f32::consts::{PI, TAU};

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, along, arc, cubic, cut, ellipse, joined, placed, pt};
use crate::ink::theme::THEME;

/// A deposit of spice: glowing heaps that break through the sand.
pub fn spice(b: &mut Brush, at: Pt) {
    let (lava, glow) = (COLOURS.spice.dark, COLOURS.spice.glow);
    b.fill(&ellipse(at + pt(0.01, 0.055), 0.235, 0.105), COLOURS.desert.crest);
    b.fill(&ellipse(at + pt(0.01, 0.058), 0.205, 0.085), lava.mix(COLOURS.desert.sand, 0.45));
    for (x, y, r) in [(0.0, 0.050, 0.155), (-0.120, 0.085, 0.088), (0.125, 0.090, 0.098), (0.005, 0.115, 0.072)] {
        let heap: Line = joined([
            cubic(pt(-1.0, 0.25), pt(-0.85, -0.45), pt(-0.50, -0.95), pt(0.0, -0.95)),
            cubic(pt(0.0, -0.95), pt(0.50, -0.95), pt(0.85, -0.45), pt(1.0, 0.25)),
            cubic(pt(1.0, 0.25), pt(0.4, 0.45), pt(-0.4, 0.45), pt(-1.0, 0.25)),
        ]);
        let heap = placed(&heap, at + pt(x, y), r);
        b.fill(&heap, lava);
        b.fill(&cut(&heap, at + pt(x - r * 0.05, y), pt(-1.0, 0.15)), glow);
        b.fill(&cut(&heap, at + pt(x + r * 0.45, y), pt(1.0, -0.2)), lava.shaded(0.30));
        b.inked(&heap, 0.009);
    }
    for (x, y, r) in [(-0.13, -0.055, 0.020), (0.11, -0.085, 0.024), (-0.04, -0.165, 0.017), (0.20, -0.01, 0.016)] {
        spark(b, at + pt(x, y), r);
    }
}

/// A glint of spice in the air: a star of four rays.
fn spark(b: &mut Brush, at: Pt, r: f32) {
    let ray = |n: usize| {
        let (angle, far) = (n as f32 * TAU / 8.0, if n.is_multiple_of(2) { r * 1.5 } else { r * 0.45 });
        at + pt(angle.cos(), angle.sin()) * far
    };
    b.shape(&(0..8).map(ray).collect(), COLOURS.spice.glow, 0.006);
}

/// Half the width of the worm's mouth, and half its height.
const MOUTH: (f32, f32) = (0.168, 0.152);

/// A sandworm that breaks through the sand, its round mouth turned to the viewer, and its back behind it.
pub fn worm(b: &mut Brush, at: Pt) {
    b.fill(&ellipse(at + pt(0.02, 0.20), 0.30, 0.085), COLOURS.desert.shade);
    hump(b, at + pt(0.285, 0.105), 0.052);
    hump(b, at + pt(0.215, 0.150), 0.082);
    let spine = cubic(pt(0.070, 0.130), pt(0.095, 0.04), pt(0.050, -0.04), pt(-0.055, -0.075));
    const RINGS: usize = 5;
    for n in 0..RINGS {
        let t = n as f32 / (RINGS - 1) as f32;
        ring(b, at + along(&spine, t), 0.138 + 0.026 * t);
    }
    mouth(b, at + pt(-0.060, -0.080));
    spray(b, at + pt(0.055, 0.225));
}

/// One ring of the worm's body.
fn ring(b: &mut Brush, at: Pt, r: f32) {
    let skin = COLOURS.desert.worm;
    let ring = ellipse(at, r, r * 0.92);
    b.fill(&ring, skin);
    b.fill(&cut(&ring, at + pt(r * 0.35, 0.0), pt(1.0, 0.2)), skin.shaded(0.24));
    b.fill(&cut(&ring, at - pt(r * 0.60, 0.0), pt(-1.0, -0.2)), skin.lit(0.34));
    b.inked(&ring, 0.010);
}

/// A piece of the worm's back above the sand.
fn hump(b: &mut Brush, foot: Pt, r: f32) {
    let skin = COLOURS.desert.worm;
    b.fill(&ellipse(foot + pt(0.01, 0.008), r * 1.45, r * 0.42), COLOURS.desert.shade);
    let back = arc(foot, r, r * 0.95, PI, TAU);
    b.fill(&back, skin);
    b.fill(&cut(&back, foot - pt(r * 0.3, 0.0), pt(-1.0, 0.0)), skin.lit(0.30));
    b.fill(&cut(&back, foot + pt(r * 0.4, 0.0), pt(1.0, 0.0)), skin.shaded(0.22));
    let fold = b.lw(0.008, 0.6);
    for x in [-0.42, 0.08, 0.52_f32] {
        let up = 0.95 * (1.0 - x * x).sqrt();
        b.stroke(&vec![foot + pt(x, -up) * r, foot + pt(x * 1.15, -0.04) * r], fold, skin.shaded(0.55));
    }
    b.inked(&back, 0.010);
    b.fill(&ellipse(foot + pt(0.0, r * 0.10), r * 1.25, r * 0.24), COLOURS.desert.crest);
}

/// A round mouth, open to the viewer: lips, two rows of teeth, and the dark.
fn mouth(b: &mut Brush, at: Pt) {
    let skin = COLOURS.desert.worm;
    let within = |share: f32| ellipse(at, MOUTH.0 * share, MOUTH.1 * share);
    b.shape(&within(1.0), skin.lit(0.62), 0.012);
    b.fill(&cut(&within(1.0), at + pt(0.06, 0.07), pt(1.0, 1.0)), skin.lit(0.38));
    b.shape(&within(0.76), skin.shaded(0.72), 0.009);
    b.fill(&within(0.42), COLOURS.spice.dark.shaded(0.62));
    b.fill(&within(0.25), skin.shaded(0.92));
    for (teeth, from, to) in [(12_u8, 0.78, 0.48), (8, 0.42, 0.26)] {
        for n in 0..teeth {
            let turn = |by: f32| (f32::from(n) + by) * TAU / f32::from(teeth);
            let p = |share: f32, by: f32| at + pt(turn(by).cos() * MOUTH.0, turn(by).sin() * MOUTH.1) * share;
            b.fill(&vec![p(from, -0.36), p(from, 0.36), p(to, 0.0)], THEME.rim);
        }
    }
}

/// Sand thrown up where the worm came out.
fn spray(b: &mut Brush, at: Pt) {
    let sand = COLOURS.desert.crest;
    let splash: Line = joined([
        cubic(pt(-0.240, 0.010), pt(-0.17, -0.075), pt(-0.10, 0.01), pt(-0.06, -0.030)),
        cubic(pt(-0.060, -0.030), pt(-0.01, -0.005), pt(0.03, -0.055), pt(0.07, -0.030)),
        cubic(pt(0.070, -0.030), pt(0.11, 0.0), pt(0.17, -0.080), pt(0.225, 0.010)),
        cubic(pt(0.225, 0.010), pt(0.14, 0.055), pt(-0.15, 0.055), pt(-0.240, 0.010)),
    ]);
    let splash = placed(&splash, at, 1.0);
    b.fill(&splash, sand);
    let line = b.lw(0.008, 0.6);
    b.outline(&splash, line, COLOURS.desert.edge.thin(0.8));
    for (x, y, r) in [(-0.235, -0.075, 0.014), (-0.275, -0.025, 0.010), (0.155, -0.105, 0.012), (-0.195, -0.130, 0.009)]
    {
        b.disc(at + pt(x, y), r, sand);
    }
}
