//! Monuments: a paved place about the corner in which the four cells of a large tile meet, with a pillar.

use super::super::brush::Brush;
use super::super::curve::ellipse;
use super::super::plan::Plan;
use super::super::theme::THEME;

/// The part of the monument that lies on this cell; nothing on a tile by itself.
pub fn quarter(b: &mut Brush, plan: &Plan) {
    let Some(at) = plan.inner_corner() else { return };
    b.shape(&ellipse(at, 0.40, 0.40), THEME.city.stone.shaded(0.12), 0.012);
    b.shape(&ellipse(at, 0.31, 0.31), THEME.city.stone, 0.008);
    b.shape(&ellipse(at, 0.16, 0.16), THEME.city.stone.shaded(0.3), 0.012);
    b.shape(&ellipse(at, 0.10, 0.10), THEME.city.stone.lit(0.3), 0.008);
}
