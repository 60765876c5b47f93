//! Hills: three mounds with a rocky crown.

use super::colours::COLOURS;
use super::land::Plot;
use std::f32::consts::PI;

use crate::art::trees::bush;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, cubic, cut, joined, placed, pt, shifted};
use crate::ink::theme::{Rgb, THEME};

/// One mound: where the middle of its foot is, half its width, its height, and how green it is (0 to 1).
type Mound = (Pt, f32, f32, f32);

/// From north to south, so that the nearer ones hide the feet of the others.
const MOUNDS: [Mound; 3] = [
    (pt(0.065, 0.02), 0.185, 0.195, 0.0),
    (pt(-0.100, 0.07), 0.165, 0.150, 0.45),
    (pt(0.060, 0.135), 0.190, 0.115, 0.80),
];

/// Draws a hill about its middle. At scale 1 it is 0.52 u wide and 0.37 u high.
pub fn hill(b: &mut Brush, plot: Plot) {
    let (at, s) = (plot.at, plot.scale);
    b.shade(at + pt(0.04, 0.115) * s, 0.285 * s, 0.080 * s, 0.30);
    for (index, &(foot, rx, ry, green)) in MOUNDS.iter().enumerate() {
        mound(b, at + foot * s, rx * s, ry * s, green);
        if index == 0 {
            crown(b, at + (foot - pt(0.0, ry)) * s, s);
            track(b, at + foot * s, rx * s, ry * s);
        }
        if index == 1 {
            for (x, y, r) in [(-0.135, -0.058, 0.026), (-0.092, -0.066, 0.030)] {
                bush(b, at + pt(x, y) * s, r * s, THEME.plants.greens[2]);
            }
        }
    }
    for (x, y, r, green) in [(-0.205, 0.125, 0.032, 0), (-0.160, 0.145, 0.026, 2), (0.205, 0.150, 0.030, 1)] {
        bush(b, at + pt(x, y) * s, r * s, THEME.plants.greens[green]);
    }
}

fn mound(b: &mut Brush, foot: Pt, rx: f32, ry: f32, green: f32) {
    let colours = &COLOURS.hill;
    let base = colours.earth.mix(colours.grass, green);
    let outline = outline(foot, rx, ry);
    b.fill(&shifted(&outline, pt(0.034, 0.020)), THEME.grass_shadow.thin(0.32));
    let (nw, se) = (foot + pt(-0.70 * rx, -ry), foot + pt(0.85 * rx, 0.15 * ry));
    let shade = base.mix(colours.earth, 0.35);
    b.fill_across(&outline, nw, se, [base.lit(0.62), base.lit(0.22), base, shade.shaded(0.20), shade.shaded(0.36)]);
    contours(b, foot, rx, ry, base);
    hatchings(b, foot, rx, ry, base);
    b.inked(&outline, 0.009);
}

/// A round top over flanks that run out at the foot.
fn outline(foot: Pt, rx: f32, ry: f32) -> Line {
    let p = |x: f32, y: f32| foot + pt(x * rx, y * ry);
    joined([
        cubic(p(-1.0, 0.0), p(-0.80, -0.40), p(-0.62, -1.0), p(0.0, -1.0)),
        cubic(p(0.0, -1.0), p(0.60, -1.0), p(0.78, -0.42), p(1.0, 0.0)),
        cubic(p(1.0, 0.0), p(0.6, 0.24), p(-0.6, 0.24), p(-1.0, 0.0)),
    ])
}

/// Lines of equal height round the near slope: pale above, dark below, as on a terraced hillside.
fn contours(b: &mut Brush, foot: Pt, rx: f32, ry: f32, base: Rgb) {
    let width = b.lw(0.008, 0.6);
    for height in [0.26, 0.52, 0.76] {
        // The higher, the narrower.
        let half = rx * (1.0 - height * height) * 0.84;
        let middle = foot - pt(rx * 0.02, ry * height);
        let ring = arc(middle, half, ry * 0.24 * (1.0 - height * 0.5), PI * 0.98, PI * 0.24);
        b.round_stroke(&shifted(&ring, pt(0.0, width * 0.9)), width, base.shaded(0.45).thin(0.38));
        b.round_stroke(&ring, width, base.lit(0.72).thin(0.70));
    }
}

/// Short strokes down the shady slope.
fn hatchings(b: &mut Brush, foot: Pt, rx: f32, ry: f32, base: Rgb) {
    let width = b.lw(0.008, 0.6);
    for i in 0..6 {
        let k = i as f32;
        let from = foot + pt(rx * (0.30 + 0.085 * k), -ry * (0.86 - 0.135 * k));
        b.round_stroke(&vec![from, from + pt(rx * 0.07, ry * 0.26)], width, base.shaded(0.62).thin(0.45));
    }
}

/// A path that winds up to the top.
fn track(b: &mut Brush, foot: Pt, rx: f32, ry: f32) {
    let p = |x: f32, y: f32| foot + pt(x * rx, y * ry);
    let path = joined([
        cubic(p(-0.30, -0.10), p(0.10, -0.20), p(0.22, -0.34), p(-0.02, -0.46)),
        cubic(p(-0.02, -0.46), p(-0.22, -0.56), p(-0.10, -0.70), p(0.0, -0.80)),
    ]);
    let width = b.lw(0.014, 0.9);
    b.round_stroke(&path, width, THEME.road.fill.thin(0.85));
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
    b.fill(&rock, COLOURS.hill.rock);
    b.fill(&cut(&rock, top + pt(0.004, 0.0) * s, pt(1.0, -0.25)), COLOURS.hill.rock.shaded(0.34));
    b.inked(&rock, 0.007);
}
