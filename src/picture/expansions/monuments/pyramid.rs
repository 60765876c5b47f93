//! The fourth monument: a stepped pyramid with a shrine on top.

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, cut, ellipse, pt, rect};
use crate::ink::theme::{Rgb, THEME};

/// How many terraces there are, how much narrower each is on both sides, how high, and how deep it looks.
const TERRACES: usize = 5;
const WIDEST: f32 = 0.430;
const NARROWER: f32 = 0.066;
const HIGH: f32 = 0.092;
const DEEP: f32 = 0.038;

/// Draws a pyramid about the middle of its ground. It reaches 0.46 u to each side and 0.74 u to the north.
pub fn monument(b: &mut Brush, at: Pt) {
    let stone = THEME.water.bank;
    let foot = at + pt(0.0, 0.265);
    let shadow = vec![foot + pt(-0.36, 0.035), foot + pt(0.50, 0.035), foot + pt(0.52, -0.24), foot + pt(0.30, -0.36)];
    b.fill(&shadow, THEME.grass_shadow.thin(0.30));
    let level = |n: usize| foot - pt(0.0, (HIGH + DEEP) * n as f32);
    for n in 0..TERRACES {
        terrace(b, level(n), WIDEST - NARROWER * n as f32, stone.lit(0.05 * n as f32));
    }
    stairs(b, foot, level(TERRACES), stone.lit(0.35));
    shrine(b, level(TERRACES) + pt(0.0, 0.012), stone.lit(0.30));
}

/// A terrace seen from the south and above: the middle of its foot, and half its width.
fn terrace(b: &mut Brush, foot: Pt, half: f32, stone: Rgb) {
    let face = vec![
        foot + pt(-half, 0.0),
        foot + pt(half, 0.0),
        foot + pt(half - 0.016, -HIGH),
        foot + pt(-half + 0.016, -HIGH),
    ];
    let top = vec![
        foot + pt(-half + 0.016, -HIGH),
        foot + pt(half - 0.016, -HIGH),
        foot + pt(half - NARROWER, -HIGH - DEEP - 0.02),
        foot + pt(-half + NARROWER, -HIGH - DEEP - 0.02),
    ];
    b.shape(&top, stone.lit(0.42), 0.009);
    b.fill(&face, stone.shaded(0.10));
    b.fill(&cut(&face, foot + pt(half * 0.45, 0.0), pt(1.0, 0.0)), stone.shaded(0.26));
    b.fill(&cut(&face, foot - pt(half * 0.62, 0.0), pt(-1.0, 0.0)), stone);
    let joint = b.lw(0.006, 0.5);
    let line = |y: f32| vec![foot + pt(-half + 0.008, -y), foot + pt(half - 0.008, -y)];
    b.stroke(&line(HIGH * 0.5), joint, stone.shaded(0.45).thin(0.45));
    b.inked(&face, 0.010);
}

/// Stairs up the middle, between two ramps.
fn stairs(b: &mut Brush, foot: Pt, top: Pt, stone: Rgb) {
    let foot = foot + pt(0.0, 0.028);
    let (low, high) = (0.085, 0.052);
    let outline: Line = vec![foot - pt(low, 0.0), foot + pt(low, 0.0), top + pt(high, 0.0), top - pt(high, 0.0)];
    b.shape(&outline, stone.shaded(0.16), 0.009);
    let inner = |p: Pt, half: f32| (p - pt(half * 0.68, 0.0), p + pt(half * 0.68, 0.0));
    let ((a, z), (c, y)) = (inner(foot, low), inner(top, high));
    b.fill(&vec![a, z, y, c], stone);
    let tread = b.lw(0.008, 0.7);
    const TREADS: usize = 20;
    for n in 1..TREADS {
        let t = n as f32 / TREADS as f32;
        b.stroke(&vec![a.toward(c, t), z.toward(y, t)], tread, stone.shaded(0.50).thin(0.7));
    }
}

/// A small temple with a golden roof: the middle of its foot.
fn shrine(b: &mut Brush, foot: Pt, stone: Rgb) {
    let block = |half: f32, low: f32, high: f32| rect(foot + pt(-half, -high), foot + pt(half, -low));
    b.shape(&block(0.094, 0.0, 0.115), stone, 0.010);
    b.fill(&cut(&block(0.090, 0.003, 0.112), foot + pt(0.038, 0.0), pt(1.0, 0.0)), stone.shaded(0.24));
    b.shape(&block(0.032, 0.0, 0.078), THEME.city.arch, 0.007);
    let gold = THEME.gold;
    let (west, east, tip) = (foot + pt(-0.122, -0.108), foot + pt(0.122, -0.108), foot + pt(0.0, -0.215));
    let ridge = foot + pt(0.030, -0.108);
    b.shape(&vec![west, ridge, tip], gold.lit(0.40), 0.010);
    b.shape(&vec![ridge, east, tip], gold.shaded(0.20), 0.010);
    let sun = foot - pt(0.0, 0.222);
    b.shape(&ellipse(sun, 0.026, 0.026), gold.lit(0.25), 0.009);
}
