//! Places hills and vineyards. These are large pieces of land that figures should not hide.

use crate::plan::objects::TileDrawing;
use crate::{Art, Fixture, Mask, PlanBuilder, PrintLayer, PrintPhase, Pt, pt};
use bergerie_rules::Kind;

/// The position and scale of an object that is drawn smaller if space is scarce.
#[derive(Clone, Copy, Debug)]
struct LandPlacement {
    at: Pt,
    /// The scale of the object. 1 is its full size.
    scale: f32,
}

/// The space that an object needs: half its extent at scale 1, and its smallest scale.
struct LandSize {
    half_size: Pt,
    min_scale: f32,
}

const HILL_SIZE: LandSize = LandSize { half_size: pt(0.26, 0.195), min_scale: 0.70 };
const VINEYARD_SIZE: LandSize = LandSize { half_size: pt(0.205, 0.175), min_scale: 0.65 };

/// Places the hill and the vineyard of a tile.
pub fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase == PrintPhase::Land {
        place_land(builder, Kind::Vineyard, Art("vineyard"), &VINEYARD_SIZE);
        place_land(builder, Kind::Hill, Art("hill"), &HILL_SIZE);
    }
}

/// Places the land of a kind, if the tile has it.
fn place_land(builder: &mut PlanBuilder<'_>, kind: Kind, art: Art, room: &LandSize) {
    if builder.tile.segment_count(kind) > 0 {
        let LandPlacement { at, scale } = room.best_placement(&builder.free, &builder.figure_points);
        let half = room.half_size * scale;
        builder.free.clear_ellipse(at, half.x, half.y);
        builder.objects.fixtures.push(Fixture::solid(at));
        builder.objects.prints.push(TileDrawing { layer: PrintLayer::Buildings, art, at, scale });
    }
}

impl LandSize {
    /// Returns the best position. It is on free ground and not behind a figure. Of several such positions, the one with
    /// the most space around it is best. The scale is reduced only if the object would cover others otherwise.
    fn best_placement(&self, free: &Mask, standing: &[Pt]) -> LandPlacement {
        const SIZES: [f32; 5] = [1.0, 0.9, 0.8, 0.72, 0.65];
        let depth = free.distances_to_outside();
        let sizes = SIZES.into_iter().filter(|&s| s >= self.min_scale);
        let plots = sizes.map(|scale| {
            let half = self.half_size * scale;
            let value = |p: Pt| {
                let blocked = self.blocked_share(p, half, free);
                let hidden = hidden_share(p, half, standing);
                (blocked * 2.0 + hidden * 0.8 - depth.value_at(p) * 0.5, blocked + hidden * 0.4)
            };
            let all = candidate_middles(half).map(|p| (p, value(p)));
            let best = all.min_by(|a, b| a.1.0.total_cmp(&b.1.0)).unwrap_or((Pt::MIDDLE, (0.0, 1.0)));
            (LandPlacement { at: best.0, scale }, best.1.1)
        });
        let mut found = LandPlacement { at: Pt::MIDDLE, scale: self.min_scale };
        for (plot, fault) in plots {
            found = plot;
            // The object may extend slightly into a wall's shadow.
            if fault < 0.05 {
                break;
            }
        }
        found
    }

    /// Returns the share of the object's ellipse that is not free.
    fn blocked_share(&self, p: Pt, half: Pt, free: &Mask) -> f32 {
        const RING: usize = 16;
        let around = (0..RING).map(|i| i as f32 / RING as f32 * std::f32::consts::TAU);
        let points = around.flat_map(|angle| {
            let way = pt(angle.cos() * half.x, angle.sin() * half.y);
            [p + way, p + way * 0.6]
        });
        points.filter(|&q| !free.value_at(q)).count() as f32 / (2 * RING) as f32
    }
}

/// Returns the possible middles of an object that stays within the tile. `half` is half the object's extent.
fn candidate_middles(half: Pt) -> impl Iterator<Item = Pt> {
    const STEPS: usize = 28;
    let share = |n: usize| n as f32 / (STEPS - 1) as f32;
    let (low, span) = (half + pt(0.01, 0.02), pt(0.98, 0.96) - half * 2.0);
    (0..STEPS * STEPS).map(move |i| low + pt(span.x * share(i % STEPS), span.y * share(i / STEPS)))
}

/// Returns the share of an object that standing figures would hide.
fn hidden_share(p: Pt, half: Pt, standing: &[Pt]) -> f32 {
    /// Half the extent of a figure around its middle.
    const BODY: Pt = pt(0.18, 0.20);
    let overlap = |a: f32, b: f32, half: f32, body: f32| (half + body - (a - b).abs()).clamp(0.0, 2.0 * body.min(half));
    let area = |q: &Pt| overlap(p.x, q.x, half.x, BODY.x) * overlap(p.y, q.y, half.y, BODY.y);
    standing.iter().map(area).sum::<f32>() / (4.0 * half.x * half.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::TilePlan;
    use crate::tests::plans;

    #[test]
    fn hills_and_vineyards_lie_on_grass() {
        for plan in plans() {
            let TilePlan { shape, rotation, .. } = *plan;
            let printed = |kind| usize::from(shape.has(kind));
            let plots = &plan.objects.prints;
            let plots = plots.iter().filter(|print| [Art("hill"), Art("vineyard")].contains(&print.art));
            let plots: Vec<&TileDrawing> = plots.collect();
            assert_eq!(plots.len(), printed(Kind::Hill) + printed(Kind::Vineyard), "{shape}");
            for plot in plots {
                let built = plan.cities.iter().any(|c| c.mask.value_at(plot.at));
                assert!(!built && plot.scale >= 0.65, "{shape} {rotation:?}: {plot:?}");
            }
        }
    }
}
