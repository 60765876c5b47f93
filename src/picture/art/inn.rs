//! Inns by their lakes.

use super::reeds::reeds;
use crate::art::house::House;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, cubic, joined, pt, rect, shifted, straight};
use crate::ink::theme::THEME;

/// An inn on the far shore of its lake, with a golden sign. `at` is the middle of the lake's north shore.
pub fn inn(b: &mut Brush, at: Pt) {
    let lake = shifted(&lake(), at);
    let edge = b.lw(0.010, 0.8);
    b.outline(&lake, 0.035, THEME.water.bank);
    b.fill(&lake, THEME.water.fill);
    b.outline(&lake, edge, THEME.water.edge);
    let width = b.lw(0.009, 0.7);
    for (dx, dy, length) in [(-0.09, 0.06, 0.07), (0.02, 0.09, 0.09), (0.06, 0.04, 0.05)] {
        let from = at + pt(dx, dy);
        b.round_stroke(&straight(from, from + pt(length, 0.0), 1), width, THEME.water.glint);
    }
    for (x, y) in [(-0.155, 0.045), (0.150, 0.040), (0.120, 0.105)] {
        reeds(b, at + pt(x, y));
    }
    let house = House::new(at + pt(-0.02, -0.01), 0.155, 0.10, 0.065, THEME.inn.roof);
    House { wall: THEME.inn.wall, ..house }.draw(b);
    let beam = b.lw(0.007, 0.6);
    for x in [-0.06, -0.02, 0.02] {
        b.stroke(&straight(at + pt(x, -0.072), at + pt(x, -0.01), 1), beam, THEME.inn.timber);
    }
    let post = b.lw(0.012, 0.9);
    b.stroke(&straight(at + pt(0.085, 0.0), at + pt(0.085, -0.115), 1), post, THEME.inn.timber);
    let sign = at + pt(0.085, -0.112);
    b.shape(&rect(sign, sign + pt(0.05, 0.045)), THEME.gold, 0.007);
}

fn lake() -> Line {
    joined([
        cubic(pt(-0.17, 0.05), pt(-0.17, -0.06), pt(-0.06, -0.04), pt(0.0, -0.03)),
        cubic(pt(0.0, -0.03), pt(0.09, -0.02), pt(0.18, -0.03), pt(0.17, 0.06)),
        cubic(pt(0.17, 0.06), pt(0.16, 0.15), pt(-0.16, 0.16), pt(-0.17, 0.05)),
    ])
}
