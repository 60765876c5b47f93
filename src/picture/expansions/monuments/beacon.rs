//! The third monument: a beacon of three storeys with a fire on top.

use super::colours::COLOURS;
use crate::expansions::monuments::plinth::{drum, steps};
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, cubic, ellipse, joined, placed, pt, rect};
use crate::ink::theme::{Rgb, THEME};

/// Draws a beacon about the middle of its plinth. It reaches 0.46 u to each side and 0.88 u to the north.
pub fn monument(b: &mut Brush, at: Pt) {
    let foot = steps(b, at, &[0.44, 0.31]) + pt(0.0, 0.10);
    let shadow = vec![foot + pt(0.0, 0.04), foot + pt(0.44, 0.10), foot + pt(0.45, 0.03), foot + pt(0.12, -0.10)];
    b.fill(&shadow, THEME.shadow.thin(0.28));
    let stone = THEME.city.stone.lit(0.30);
    let first = storey(b, foot, (0.190, 0.150), 0.335, stone);
    for (x, y) in [(-0.085, 0.085), (-0.075, 0.190), (0.095, 0.130), (0.085, 0.230)] {
        slit(b, foot + pt(x, -y), 0.014, 0.042);
    }
    b.shape(&rect(foot + pt(-0.030, -0.055), foot + pt(0.022, 0.022)), THEME.city.arch, 0.008);
    merlons(b, first, 0.162);
    let second =
        storey(b, first - pt(0.0, 0.012), (0.108, 0.086), 0.185, THEME.city.roofs.get(5).copied().unwrap_or(stone));
    slit(b, first + pt(-0.040, -0.080), 0.013, 0.042);
    merlons(b, second, 0.096);
    drum(b, second - pt(0.0, 0.008), 0.052, 0.095, stone);
    fire(b, second - pt(0.0, 0.108));
}

/// A storey that narrows upward, seen over one corner: the middle of its foot, half its width below and above, its height.
/// Says where the middle of its top is.
fn storey(b: &mut Brush, foot: Pt, (low, high): (f32, f32), height: f32, stone: Rgb) -> Pt {
    /// The corner that is nearest, in half widths, and how far it lies to the south.
    const CORNER: (f32, f32) = (0.26, 0.15);
    let top = foot - pt(0.0, height);
    let (below, above) = (foot + pt(CORNER.0, CORNER.1) * low, top + pt(CORNER.0, CORNER.1) * high);
    let west = vec![foot - pt(low, 0.0), below, above, top - pt(high, 0.0)];
    let east = vec![below, foot + pt(low, 0.0), top + pt(high, 0.0), above];
    b.shape(&west, stone, 0.010);
    b.shape(&east, stone.shaded(0.28), 0.010);
    let joint = b.lw(0.006, 0.5);
    let courses = (height / 0.055) as usize;
    for n in 1..courses {
        let t = n as f32 / courses as f32;
        let line = vec![west[0].toward(west[3], t), below.toward(above, t), east[1].toward(east[2], t)];
        b.stroke(&line, joint, stone.shaded(0.45).thin(0.5));
    }
    top
}

fn slit(b: &mut Brush, at: Pt, half: f32, height: f32) {
    b.fill(&rect(at - pt(half, height), at + pt(half, 0.0)), THEME.city.arch);
}

/// A parapet with merlons round the top of a storey.
fn merlons(b: &mut Brush, top: Pt, half: f32) {
    let stone = THEME.city.stone.lit(0.4);
    b.shape(&rect(top + pt(-half, -0.014), top + pt(half, 0.022)), stone, 0.009);
    for n in 0..5 {
        let x = -half + (n as f32 + 0.5) * half * 0.4 - half * 0.11;
        b.shape(&rect(top + pt(x, -0.038), top + pt(x + half * 0.22, -0.010)), stone, 0.007);
    }
}

/// A fire in a bowl: the middle of the bowl's foot.
fn fire(b: &mut Brush, foot: Pt) {
    let (lava, glow) = (COLOURS.fire.flame, COLOURS.fire.glow);
    b.disc(foot - pt(0.0, 0.085), 0.130, glow.thin(0.22));
    b.disc(foot - pt(0.0, 0.085), 0.095, glow.thin(0.30));
    let flame: Line = joined([
        cubic(pt(-0.062, -0.020), pt(-0.085, -0.085), pt(-0.030, -0.105), pt(-0.022, -0.175)),
        cubic(pt(-0.022, -0.175), pt(0.020, -0.150), pt(0.020, -0.115), pt(0.036, -0.140)),
        cubic(pt(0.036, -0.140), pt(0.058, -0.100), pt(0.082, -0.070), pt(0.062, -0.020)),
    ]);
    b.shape(&placed(&flame, foot, 1.0), lava, 0.010);
    b.fill(&placed(&flame, foot - pt(0.0, 0.010), 0.58), glow);
    b.fill(&ellipse(foot - pt(0.0, 0.034), 0.020, 0.026), THEME.rim);
    let bowl =
        vec![foot + pt(-0.082, -0.034), foot + pt(0.082, -0.034), foot + pt(0.040, 0.010), foot + pt(-0.040, 0.010)];
    b.shape(&bowl, THEME.wood.dark, 0.009);
}
