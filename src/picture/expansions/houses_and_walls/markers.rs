//! Houses and walls as they stand on borders.

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, cut, pt, rect, shifted, straight};
use crate::ink::theme::THEME;
use crate::pieces::figure::rim;

/// A house of bare wood at the end of a road: the middle of its foot, and its width. It is nobody's.
pub fn house(b: &mut Brush, foot: Pt, w: f32) {
    let p = |x: f32, y: f32| foot + pt(x, y) * w;
    let front = vec![p(-0.42, 0.0), p(-0.42, -0.52), p(0.0, -0.92), p(0.42, -0.52), p(0.42, 0.0)];
    b.fill(&shifted(&front, pt(0.14, 0.06) * w), THEME.shadow.thin(0.34));
    rim(b, std::slice::from_ref(&front), w * 0.8);
    b.fill(&front, THEME.wood.light);
    b.fill(&cut(&front, p(0.14, 0.0), pt(1.0, 0.0)), THEME.wood.plank);
    for (side, tone) in [(-1.0, THEME.wood.plank), (1.0, THEME.wood.dark)] {
        let slope = vec![p(side * 0.54, -0.44), p(side * 0.42, -0.60), p(0.0, -1.0), p(0.0, -0.78)];
        b.shape(&slope, tone, 0.05 * w);
    }
    b.shape(&rect(p(-0.12, -0.36), p(0.12, 0.0)), THEME.wood.dark.shaded(0.3), 0.03 * w);
}

/// A wall of bare stone across a border: the middle of its foot, and its length.
pub fn wall(b: &mut Brush, foot: Pt, w: f32) {
    let p = |x: f32, y: f32| foot + pt(x, y) * w;
    const MERLONS: usize = 4;
    let mut outline: Line = vec![p(-0.5, 0.0), p(-0.5, -0.22)];
    for n in 0..MERLONS {
        let from = -0.5 + n as f32 * (1.0 - 0.14) / (MERLONS - 1) as f32;
        outline.extend([(0.0, -0.22), (0.0, -0.35), (0.14, -0.35), (0.14, -0.22)].map(|(x, y)| p(from + x, y)));
    }
    outline.push(p(0.5, 0.0));
    b.fill(&shifted(&outline, pt(0.07, 0.06) * w), THEME.shadow.thin(0.36));
    rim(b, std::slice::from_ref(&outline), w * 0.5);
    let stone = THEME.city.stone_middle;
    b.fill(&outline, stone.lit(0.15));
    b.fill(&cut(&outline, p(0.0, -0.20), pt(0.0, -1.0)), stone.lit(0.62));
    b.fill(&cut(&outline, p(0.30, 0.0), pt(1.0, 0.0)), stone.shaded(0.10));
    let joint = b.lw(0.020 * w, 0.6);
    let line = |from: Pt, to: Pt| straight(from, to, 1);
    b.stroke(&line(p(-0.5, -0.20), p(0.5, -0.20)), joint, stone.shaded(0.45));
    b.stroke(&line(p(-0.5, -0.10), p(0.5, -0.10)), joint, stone.shaded(0.30));
    for (x, y) in [(-0.28, -0.10), (0.02, -0.10), (0.30, -0.10), (-0.14, 0.0), (0.16, 0.0)] {
        b.stroke(&line(p(x, y), p(x, y - 0.10)), joint, stone.shaded(0.30));
    }
    let edge = b.lw(0.026 * w, 0.8);
    b.outline(&outline, edge, THEME.ink);
}

/// A wall of bare stone across a border that runs along y, seen from above its southern end: the middle of its length on
/// the ground, and its length.
pub fn wall_along(b: &mut Brush, middle: Pt, w: f32) {
    const MERLONS: usize = 5;
    const HALF: f32 = 0.080;
    const HIGH: f32 = 0.170;
    let stone = THEME.city.stone_middle;
    let (north, south) = (middle - pt(0.0, w / 2.0 - HIGH / 2.0), middle + pt(0.0, w / 2.0));
    let top = |p: Pt| p - pt(0.0, HIGH);
    let whole = rect(top(north) - pt(HALF, 0.0), south + pt(HALF, 0.0));
    b.fill(&shifted(&whole, pt(0.085, 0.03)), THEME.shadow.thin(0.36));
    rim(b, std::slice::from_ref(&whole), w * 0.5);
    let line = b.lw(0.014, 0.8);
    // The walkway between two parapets, then the end that faces the viewer.
    b.fill(&whole, stone.lit(0.15));
    let walk = rect(top(north) - pt(HALF * 0.45, 0.0), top(south) + pt(HALF * 0.45, 0.0));
    b.fill(&walk, stone.lit(0.62));
    let length = top(south).y - top(north).y;
    for n in 0..MERLONS {
        let at = top(north) + pt(0.0, length * n as f32 / MERLONS as f32);
        for side in [-1.0, 1.0] {
            // On both sides, but not opposite each other: that would be a ladder.
            let (x, y) = if side < 0.0 { (-HALF, 0.0) } else { (HALF * 0.30, 0.5 * length / MERLONS as f32) };
            let from = at + pt(x, y);
            let block = rect(from, from + pt(HALF * 0.70, length * 0.50 / MERLONS as f32));
            b.shape(&block, stone.lit(if side < 0.0 { 0.75 } else { 0.40 }), 0.010);
        }
    }
    let end = rect(top(south) - pt(HALF, 0.0), south + pt(HALF, 0.0));
    b.shape(&end, stone.shaded(0.12), 0.012);
    for x in [-1.0, 0.30] {
        let from = top(south) + pt(HALF * x, -0.035);
        b.shape(&rect(from, from + pt(HALF * 0.70, 0.050)), stone.lit(0.40), 0.010);
    }
    let joint = south - pt(0.0, HIGH * 0.42);
    b.stroke(&vec![joint - pt(HALF, 0.0), joint + pt(HALF, 0.0)], line * 0.7, stone.shaded(0.45));
    b.outline(&whole, line, THEME.ink);
}
