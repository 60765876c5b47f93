//! Coats of arms.

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, cubic, cut, joined, pt, shifted};
use crate::ink::theme::THEME;

/// A shield about its middle: ink, cream rim, blue field, a cross off centre.
pub fn shield(b: &mut Brush, at: Pt) {
    const S: f32 = 0.092;
    let scaled = |k: f32| -> Line { outline().iter().map(|&p| at + p * (S * k)).collect() };
    b.fill(&shifted(&scaled(1.12), pt(0.02, 0.024)), THEME.shadow.thin(0.43));
    b.fill(&scaled(1.12), THEME.ink);
    b.fill(&scaled(1.0), THEME.cream);
    let field = scaled(0.80);
    b.fill(&field, THEME.city.shield);
    let band = |outline: &Line, way: Pt, from: f32, to: f32| {
        cut(&cut(outline, at + way * (from * S), way), at + way * (to * S), way * -1.0)
    };
    b.fill(&band(&field, pt(1.0, 0.0), -0.18, 0.18), THEME.city.charge);
    b.fill(&band(&field, pt(0.0, 1.0), -0.42, -0.06), THEME.city.charge);
    b.inked(&field, 0.006);
}

/// Half as wide as one.
pub fn outline() -> Line {
    joined([
        vec![pt(-1.0, -1.05), pt(1.0, -1.05), pt(1.0, 0.1)],
        cubic(pt(1.0, 0.1), pt(1.0, 0.8), pt(0.35, 1.1), pt(0.0, 1.3)),
        cubic(pt(0.0, 1.3), pt(-0.35, 1.1), pt(-1.0, 0.8), pt(-1.0, 0.1)),
    ])
}
