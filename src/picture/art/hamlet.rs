//! Hamlets: a yard full of houses in which two roads end, so that nobody takes them for one road.

use crate::art::house::House;
use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, ellipse, pt};
use crate::ink::theme::THEME;

/// Houses from north to south: foot, width, depth, height of the walls, whether the gable faces the viewer.
const HOUSES: [(Pt, f32, f32, f32, bool); 5] = [
    (pt(-0.070, -0.030), 0.095, 0.062, 0.038, false),
    (pt(0.062, -0.042), 0.080, 0.055, 0.036, true),
    (pt(0.0, 0.050), 0.135, 0.080, 0.048, false),
    (pt(-0.095, 0.098), 0.085, 0.055, 0.036, true),
    (pt(0.090, 0.105), 0.095, 0.060, 0.038, false),
];

/// Draws a hamlet about its middle. Its houses stand on the roads.
pub fn hamlet(b: &mut Brush, at: Pt) {
    let edge = b.lw(0.011, 0.9);
    let yard = |more: f32| ellipse(at + pt(0.0, 0.012), 0.138 + more, 0.112 + more);
    b.fill(&yard(0.012), THEME.road.verge.thin(0.20));
    b.fill(&yard(0.0), THEME.road.edge);
    b.fill(&yard(-edge), THEME.road.place);
    let roofs = &THEME.city.cottages;
    for (index, (foot, width, depth, height, gable)) in HOUSES.into_iter().enumerate() {
        let roof = roofs.get(index % roofs.len().max(1)).copied().unwrap_or(THEME.inn.roof);
        House { gable, ..House::new(at + foot, width, depth, height, roof) }.draw(b);
    }
}
