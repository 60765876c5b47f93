//! Castles: they cover the common side of the two half-round cities from which they were made.

use super::colours::COLOURS;
use crate::art::arch::archway;
use crate::art::tower::tower;
use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, pt, rect, rounded, shifted};
use crate::ink::theme::{Rgb, THEME};

/// How far a castle and its shadow reach from the middle of the common side.
pub const REACH: (Pt, Pt) = (pt(0.46, 0.58), pt(0.52, 0.52));

/// Where the feet of its lord are, from the middle of the common side. He stands in the court, before the keep.
pub const LORD: Pt = pt(0.0, 0.14);

/// Draws a castle about the middle of the side that its two tiles share. `along_y` says that this side runs from north to
/// south, so that the tiles lie side by side.
pub fn castle(b: &mut Brush, along_y: bool) {
    // Half the size of the court: longer across the common side, so that the tips of both caps stay visible.
    let (a, d) = if along_y { (0.36, 0.25) } else { (0.31, 0.31) };
    moat(b, a, d);
    let (north, south) = (0.07 - d, d);
    b.fill(&rounded(pt(-a, north - 0.03), pt(a, south + 0.02), 0.05), COLOURS.castle.court);
    curtain(b, a, north + 0.02, 0.065, THEME.city.stone_middle);
    for side in [-1.0, 1.0] {
        let wall = rect(pt(side * a - 0.026, north - 0.02), pt(side * a + 0.026, south));
        let stone = if side < 0.0 { THEME.city.stone.lit(0.2) } else { THEME.city.stone_middle };
        b.shape(&wall, stone, 0.010);
    }
    [-a, a].into_iter().for_each(|x| tower(b, pt(x, north + 0.05), 0.064, 0.115));
    keep(b, pt(0.0, 0.02));
    curtain(b, a, south + 0.03, 0.085, THEME.city.stone);
    gatehouse(b, south + 0.03);
    [-a, a].into_iter().for_each(|x| tower(b, pt(x, south + 0.06), 0.068, 0.135));
}

fn moat(b: &mut Brush, a: f32, d: f32) {
    let outer = |by: f32| rounded(pt(-a - by, -d - by + 0.03), pt(a + by, d + by + 0.03), 0.05 + by);
    b.fill(&shifted(&outer(0.06), pt(0.030, 0.035)), THEME.shadow.thin(0.34));
    b.fill(&outer(0.072), THEME.rim);
    b.fill(&outer(0.06), THEME.ink);
    b.fill(&outer(0.048), THEME.water.fill);
    b.outline(&outer(0.036), 0.012, THEME.water.glint);
}

/// A battlemented wall from west to east, with its foot at `y`.
fn curtain(b: &mut Brush, a: f32, y: f32, h: f32, stone: Rgb) {
    b.shape(&rect(pt(-a, y - h), pt(a, y)), stone, 0.010);
    let course = b.lw(0.006, 0.6);
    b.stroke(&vec![pt(-a, y - h * 0.42), pt(a, y - h * 0.42)], course, stone.shaded(0.3).thin(0.6));
    merlons(b, pt(-a, y - h), 2.0 * a, (2.0 * a / 0.08) as usize);
}

/// Merlons on a wall's top, from its western end.
fn merlons(b: &mut Brush, from: Pt, width: f32, count: usize) {
    let step = width / count.max(1) as f32;
    for n in 0..count {
        let nw = from + pt(step * (n as f32 + 0.2), -0.028);
        b.shape(&rect(nw, nw + pt(step * 0.6, 0.032)), THEME.city.stone.lit(0.3), 0.007);
    }
}

fn keep(b: &mut Brush, foot: Pt) {
    let (half, height) = (0.105, 0.215);
    b.fill(&vec![foot + pt(half, -0.13), foot + pt(half + 0.09, 0.02), foot + pt(half, 0.0)], THEME.shadow.thin(0.31));
    let wall = rect(foot - pt(half, height), foot + pt(half, 0.0));
    b.fill(&wall, THEME.city.stone.lit(0.25));
    b.fill(&rect(foot + pt(half * 0.3, -height), foot + pt(half, 0.0)), THEME.city.stone_middle);
    b.inked(&wall, 0.011);
    merlons(b, foot - pt(half + 0.012, height), 2.0 * half + 0.024, 4);
    let eaves = foot - pt(0.0, height + 0.004);
    let (west, east, tip) = (eaves - pt(half * 0.8, 0.0), eaves + pt(half * 0.8, 0.0), eaves - pt(0.0, 0.125));
    b.fill(&vec![west, tip, east], THEME.city.slate);
    b.fill(&vec![west, tip, eaves - pt(half * 0.2, 0.0)], THEME.city.slate.lit(0.35));
    b.fill(&vec![east, tip, eaves + pt(half * 0.35, 0.0)], THEME.city.slate.shaded(0.28));
    b.inked(&vec![west, tip, east], 0.009);
    let (pole, top) = (b.lw(0.010, 0.8), tip - pt(0.0, 0.075));
    b.stroke(&vec![tip + pt(0.0, 0.01), top], pole, THEME.ink);
    b.shape(&vec![top, top + pt(0.085, 0.018), top + pt(0.0, 0.040)], THEME.gold, 0.006);
    for x in [-0.05, 0.05] {
        b.fill(&archway(foot + pt(x, -height * 0.56), 0.014, 0.030), THEME.city.arch);
    }
}

fn gatehouse(b: &mut Brush, y: f32) {
    b.shape(&rect(pt(-0.088, y - 0.125), pt(0.088, y)), THEME.city.stone.lit(0.3), 0.010);
    merlons(b, pt(-0.092, y - 0.125), 0.184, 4);
    b.fill(&archway(pt(0.0, y), 0.046, 0.045), THEME.city.arch);
    let bars = b.lw(0.006, 0.5);
    for x in [-0.02, 0.0, 0.02] {
        b.stroke(&vec![pt(x, y - 0.08), pt(x, y - 0.035)], bars, THEME.wood.light.thin(0.7));
    }
}
