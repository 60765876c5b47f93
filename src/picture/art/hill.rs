//! Hills: three mounds with a rocky crown.

use super::super::brush::Brush;
use super::super::curve::{Line, Pt, cubic, cut, joined, placed, pt, shifted};
use super::super::plan::Spot;
use super::super::theme::{Rgb, THEME};
use super::trees::bush;

/// One mound: where the middle of its foot is, half its width, its height, and how green it is (0 to 1).
type Mound = (Pt, f32, f32, f32);

/// From north to south, so that the nearer ones hide the feet of the others.
const MOUNDS: [Mound; 3] = [
    (pt(0.075, 0.01), 0.175, 0.185, 0.0),
    (pt(-0.095, 0.06), 0.165, 0.150, 0.35),
    (pt(0.060, 0.125), 0.165, 0.115, 0.6),
];

/// Draws a hill about its middle. At scale 1 it is 0.52 u wide and 0.37 u high.
pub fn hill(b: &mut Brush, spot: Spot) {
    let (at, s) = (spot.at, spot.scale);
    b.shade(at + pt(0.03, 0.10) * s, 0.27 * s, 0.085 * s, 0.28);
    for (index, &(foot, rx, ry, green)) in MOUNDS.iter().enumerate() {
        mound(b, at + foot * s, rx * s, ry * s, green);
        if index == 0 {
            crown(b, at + (foot - pt(0.0, ry)) * s, s);
        }
    }
    for (x, y, r, green) in [(-0.19, 0.125, 0.030, 0), (-0.145, 0.145, 0.025, 2), (0.165, 0.15, 0.028, 1)] {
        bush(b, at + pt(x, y) * s, r * s, THEME.plants.greens[green]);
    }
}

fn mound(b: &mut Brush, foot: Pt, rx: f32, ry: f32, green: f32) {
    let colours = &THEME.hill;
    let base = colours.earth.mix(colours.grass, green);
    let outline = outline(foot, rx, ry);
    b.fill(&shifted(&outline, pt(0.030, 0.018)), THEME.grass_shadow.thin(0.30));
    let (nw, se) = (foot + pt(-0.65 * rx, -ry), foot + pt(0.80 * rx, 0.15 * ry));
    b.fill_across(&outline, nw, se, [base.lit(0.52), base, base.mix(colours.earth, 0.4).shaded(0.40)]);
    terraces(b, foot, rx, ry, base);
    hatchings(b, foot, rx, ry, base);
    b.inked(&outline, 0.010);
}

/// Steep in the middle, running out flat at the foot.
fn outline(foot: Pt, rx: f32, ry: f32) -> Line {
    let p = |x: f32, y: f32| foot + pt(x * rx, y * ry);
    joined([
        cubic(p(-1.0, 0.0), p(-0.74, -0.26), p(-0.60, -1.0), p(0.0, -1.0)),
        cubic(p(0.0, -1.0), p(0.58, -1.0), p(0.72, -0.30), p(1.0, 0.0)),
        cubic(p(1.0, 0.0), p(0.6, 0.22), p(-0.6, 0.22), p(-1.0, 0.0)),
    ])
}

/// Paths round the sunny slope.
fn terraces(b: &mut Brush, foot: Pt, rx: f32, ry: f32, base: Rgb) {
    let width = b.lw(0.008, 0.6);
    for height in [0.30, 0.60] {
        let west = 0.74 - 0.42 * height;
        let p = |x: f32, y: f32| foot + pt(x * rx, y * ry);
        let line =
            cubic(p(-west, -height), p(-west * 0.5, 0.24 - height), p(0.0, 0.22 - height), p(0.26, 0.02 - height));
        b.round_stroke(&line, width, base.lit(0.70).thin(0.75));
    }
}

/// Short strokes down the shady slope.
fn hatchings(b: &mut Brush, foot: Pt, rx: f32, ry: f32, base: Rgb) {
    let width = b.lw(0.009, 0.7);
    for i in 0..6 {
        let k = i as f32;
        let from = foot + pt(rx * (0.16 + 0.095 * k), -ry * (0.84 - 0.125 * k));
        b.round_stroke(&vec![from, from + pt(rx * 0.12, ry * 0.36)], width, base.shaded(0.62).thin(0.55));
    }
}

/// Pale rock about a mound's top.
fn crown(b: &mut Brush, top: Pt, s: f32) {
    const ROCK: [(f32, f32); 7] = [
        (-0.055, 0.030),
        (-0.032, -0.012),
        (-0.004, -0.034),
        (0.026, -0.018),
        (0.060, 0.036),
        (0.022, 0.026),
        (-0.012, 0.046),
    ];
    let rock = placed(&ROCK.map(|(x, y)| pt(x, y)), top, s);
    b.fill(&rock, THEME.hill.rock);
    b.fill(&cut(&rock, top + pt(0.004, 0.0) * s, pt(1.0, -0.25)), THEME.hill.rock.shaded(0.34));
    b.inked(&rock, 0.007);
}
