//! Trees and bushes.

use crate::ink::brush::{Brush, Detail};
use crate::ink::curve::{Line, Pt, cubic, cut, ellipse, joined, placed, pt, straight};
use crate::ink::theme::{Rgb, THEME};
use crate::plan::Plan;

/// Draws the trees of a tile: from far, fewer and larger ones.
pub fn trees(b: &mut Brush, plan: &Plan) {
    let (every, larger) = match b.detail() {
        Detail::Far => (2, 1.35),
        Detail::Coarse => (1, 1.15),
        Detail::Plain | Detail::Fine => (1, 1.0),
    };
    for tree in plan.garnish.trees.iter().step_by(every) {
        let (green, r) = (THEME.plants.greens[tree.green % THEME.plants.greens.len()], tree.radius * larger);
        if tree.poplar { poplar(b, tree.at, r, green) } else { bush(b, tree.at, r, green) }
    }
}

/// A round tree: its foot, radius and colour.
pub fn bush(b: &mut Brush, at: Pt, r: f32, green: Rgb) {
    const CROWN: [(f32, f32, f32); 4] = [(-0.45, 0.15, 0.62), (0.45, 0.15, 0.62), (0.0, -0.35, 0.72), (0.0, 0.25, 0.6)];
    b.shade(at + pt(r * 0.55, r * 0.35), r * 1.05, r * 0.55, 0.29);
    let width = b.lw(0.014, 0.8);
    b.stroke(&straight(at, at - pt(0.0, r * 0.5), 1), width, THEME.plants.trunk);
    let middle = at - pt(0.0, r * 0.75);
    let crown = CROWN.map(|(x, y, q)| ellipse(middle + pt(x, y) * r, q * r, q * r));
    let ink = 2.0 * b.lw(0.007, 0.55);
    b.outline_all(&crown, ink, THEME.ink.thin(0.85));
    b.fill_all(&crown, green.shaded(0.22));
    // The same lobes, smaller and moved to the light, stay within the crown without a mask.
    let lit = CROWN.map(|(x, y, q)| ellipse(middle + pt(x - 0.14, y - 0.12) * r, q * r * 0.80, q * r * 0.80));
    b.fill_all(&lit, green);
    b.disc(middle + pt(-0.34, -0.45) * r, r * 0.36, green.lit(0.26));
}

fn poplar(b: &mut Brush, at: Pt, r: f32, green: Rgb) {
    b.shade(at + pt(r * 0.55, r * 0.35), r * 1.05, r * 0.55, 0.29);
    let crown = poplar_crown();
    let crown = placed(&crown, at, r);
    b.fill(&crown, green.shaded(0.20));
    b.fill(&cut(&crown, at + pt(r * 0.05, 0.0), pt(-1.0, 0.1)), green.lit(0.14));
    b.inked(&crown, 0.006);
}

fn poplar_crown() -> Line {
    joined([
        cubic(pt(-0.55, -0.2), pt(-0.75, -1.6), pt(-0.2, -2.4), pt(0.0, -2.9)),
        cubic(pt(0.0, -2.9), pt(0.2, -2.4), pt(0.75, -1.6), pt(0.55, -0.2)),
        cubic(pt(0.55, -0.2), pt(0.3, 0.05), pt(-0.3, 0.05), pt(-0.55, -0.2)),
    ])
}
