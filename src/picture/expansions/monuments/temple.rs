//! The second monument: a round temple under a golden dome.

use std::f32::consts::{PI, TAU};

use crate::expansions::monuments::plinth::{drum, steps};
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, cubic, cut, ellipse, joined, pt, rect};
use crate::ink::theme::THEME;

/// Half the width of the ring of columns, how deep it looks, and how high the columns are.
const RING: f32 = 0.255;
const DEPTH: f32 = 0.40;
const HIGH: f32 = 0.225;

/// Draws a temple about the middle of its plinth. It reaches 0.46 u to each side and 0.84 u to the north.
pub fn monument(b: &mut Brush, at: Pt) {
    let foot = steps(b, at, &[0.44, 0.34]) + pt(0.0, 0.055);
    let shadow = vec![foot + pt(0.05, 0.10), foot + pt(0.42, 0.13), foot + pt(0.40, -0.02), foot + pt(0.20, -0.10)];
    b.fill(&shadow, THEME.shadow.thin(0.26));
    let inner = THEME.city.stone_dark;
    drum(b, foot, 0.175, HIGH, inner);
    b.fill(&rect(foot + pt(-0.045, -0.150), foot + pt(0.045, 0.060)), THEME.city.arch);
    b.fill(&arc(foot - pt(0.0, 0.150), 0.045, 0.050, PI, TAU), THEME.city.arch);
    for n in 0..7 {
        let angle = PI * (1.0 - (n as f32 + 0.25) / 6.5);
        column(b, foot + pt(angle.cos() * RING, angle.sin() * RING * DEPTH));
    }
    let beam = foot - pt(0.0, HIGH - 0.004);
    drum(b, beam, RING + 0.040, 0.055, THEME.city.stone.lit(0.15));
    b.shape(&ellipse(beam - pt(0.0, 0.055), RING + 0.040, (RING + 0.040) * 0.30), THEME.city.stone.lit(0.35), 0.009);
    dome(b, beam - pt(0.0, 0.060));
}

/// A slim column with foot and head.
fn column(b: &mut Brush, foot: Pt) {
    let stone = THEME.monastery.walls;
    let block = |half: f32, y0: f32, y1: f32| rect(foot + pt(-half, -y1), foot + pt(half, -y0));
    b.shape(&block(0.022, 0.012, HIGH - 0.010), stone, 0.008);
    b.fill(&cut(&block(0.019, 0.014, HIGH - 0.012), foot + pt(0.006, 0.0), pt(1.0, 0.0)), stone.shaded(0.26));
    b.shape(&block(0.030, 0.0, 0.022), stone, 0.007);
    b.shape(&block(0.030, HIGH - 0.022, HIGH), stone, 0.007);
}

/// The dome, its ribs, and the lantern on top: the middle of its rim.
fn dome(b: &mut Brush, rim: Pt) {
    const R: f32 = 0.225;
    let gold = THEME.gold;
    let half = |k: f32| cubic(pt(k * R, 0.0), pt(k * R * 0.98, -0.150), pt(k * R * 0.50, -0.245), pt(0.0, -0.255));
    let side = |k: f32| -> Line { half(k).into_iter().map(|p| rim + p).collect() };
    let mut outline: Line = joined([side(-1.0), side(1.0).into_iter().rev().collect()]);
    outline.extend(arc(rim, R, R * 0.26, 0.0, PI));
    b.fill(&outline, gold.shaded(0.06));
    b.fill(&cut(&outline, rim - pt(R * 0.25, 0.0), pt(-1.0, -0.25)), gold.lit(0.45));
    b.fill(&cut(&outline, rim + pt(R * 0.36, 0.0), pt(1.0, -0.25)), gold.shaded(0.26));
    let rib = b.lw(0.008, 0.6);
    for k in [-0.55, -0.05, 0.48] {
        b.stroke(&side(k), rib, gold.shaded(0.52).thin(0.8));
    }
    b.inked(&outline, 0.011);
    let top = rim - pt(0.0, 0.245);
    drum(b, top, 0.042, 0.055, THEME.monastery.walls);
    let cap = vec![top + pt(-0.056, -0.050), top + pt(0.0, -0.115), top + pt(0.056, -0.050)];
    b.shape(&cap, gold, 0.009);
    let ball = top - pt(0.0, 0.125);
    b.shape(&ellipse(ball, 0.020, 0.020), gold.lit(0.3), 0.009);
}
