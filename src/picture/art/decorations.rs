//! Draws small objects on meadows, such as haystacks, cows, hives, stones and flowers.

use std::f32::consts::TAU;

use crate::plan::decorations::{Decoration, PlacedDecoration};
use crate::{Art, Brush, Detail, DrawingRng, Pt, THEME, TilePlan, ellipse, pt, straight_line};

pub fn draw_decorations(brush: &mut Brush, plan: &TilePlan) {
    for &PlacedDecoration { kind, at } in &plan.objects.decorations {
        // At the lowest level of detail, the smallest objects would look like noise.
        if brush.detail() == Detail::Far
            && matches!(kind, Decoration::Flowers | Decoration::Logs | Decoration::Hives | Decoration::Well)
        {
            continue;
        }
        let name = match kind {
            Decoration::Flowers => {
                draw_flowers(brush, at, &mut plan.print_rng("flowers"));
                continue;
            }
            Decoration::Haystacks => "haystacks",
            Decoration::Orchard => "orchard",
            Decoration::Barn => "farmstead",
            Decoration::Mill => "mill",
            Decoration::Cows => "cows",
            Decoration::Dolmen => "dolmen",
            Decoration::Rocks => "rocks",
            Decoration::Logs => "logs",
            Decoration::Hives => "hives",
            Decoration::Well => "well",
        };
        Art(name).draw(brush, at, 1.0);
    }
}

/// Draws a patch of flowers. Most of them have the same colour.
fn draw_flowers(brush: &mut Brush, at: Pt, rng: &mut DrawingRng) {
    let petals = &THEME.plants.flowers;
    let most = rng.pick(petals);
    brush.fill(&ellipse(at, 0.070, 0.048), THEME.grass.dark.with_alpha(0.08));
    let radius = brush.line_width(0.0085, 0.65);
    for _ in 0..22 {
        let (angle, reach) = (rng.unit() * TAU, rng.unit().sqrt());
        let p = at + pt(angle.cos() * 0.068, angle.sin() * 0.046) * reach;
        let stem = brush.line_width(0.005, 0.4);
        brush.stroke(&straight_line(p, p + pt(0.0, 0.016), 1), stem, THEME.grass.dark.with_alpha(0.45));
        let colour = if rng.chance(0.75) { most } else { rng.pick(petals) };
        brush.fill_disc(p, radius, colour);
    }
}
