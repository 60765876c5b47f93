//! Draws trees and hedges.

use crate::ink::length;
use crate::{
    Art, Brush, Detail, DrawingRng, Line, Pt, Rgb, THEME, TilePlan, heading_along, point_along, pt, translated,
};

/// Draws the trees of a tile. At low levels of detail, there are fewer and larger trees.
pub fn draw_trees(brush: &mut Brush, plan: &TilePlan) {
    let (every, larger) = match brush.detail() {
        Detail::Far => (2, 1.35),
        Detail::Coarse => (1, 1.15),
        Detail::Plain | Detail::Fine => (1, 1.0),
    };
    for tree in plan.objects.trees.iter().step_by(every) {
        let green = THEME.plants.greens[tree.green_index % THEME.plants.greens.len()];
        let art = if tree.is_poplar { Art("poplar") } else { Art("bush") };
        art.draw_with_colour(brush, tree.at, tree.radius * larger, green);
    }
}

/// Draws the hedges of a tile as slightly irregular rows of bushes, which are lit from the north-west.
pub fn draw_hedges(brush: &mut Brush, plan: &TilePlan) {
    let mut rng = plan.print_rng("hedge");
    for line in &plan.hedges {
        brush.stroke_rounded(&translated(line, pt(0.018, 0.022)), 0.060, THEME.grass_shadow.with_alpha(0.28));
        let mut bushes = hedge_bushes(line, &mut rng);
        bushes.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
        let ink = brush.line_width(0.007, 0.55);
        bushes.iter().for_each(|&(at, r, _)| brush.fill_disc(at, r + ink, THEME.ink.with_alpha(0.9)));
        for (at, r, green) in bushes {
            brush.fill_disc(at, r, green.shaded(0.20));
            brush.fill_disc(at + pt(-0.16, -0.16) * r, r * 0.78, green);
            brush.fill_disc(at + pt(-0.32, -0.38) * r, r * 0.36, green.lit(0.28));
        }
    }
}

/// Returns the middle, the radius and the colour of each bush along a line.
fn hedge_bushes(line: &Line, rng: &mut DrawingRng) -> Vec<(Pt, f32, Rgb)> {
    let count = (length(line) / 0.040).ceil().max(1.0) as usize;
    let bush = |n: usize| {
        let t = n as f32 / count as f32;
        let aside = heading_along(line, t).quarter_turned() * rng.between(-0.014, 0.014);
        (point_along(line, t) + aside, rng.between(0.024, 0.037), THEME.plants.greens[rng.below(3)])
    };
    (0..=count).map(bush).collect()
}
