//! Draws decorations of rivers and their banks, such as reeds, boats, ducks and water lilies.

use super::course::{Pool, RIVER_WIDTH};
use crate::{Art, Brush, DrawingRng, Line, Pt, TilePlan, heading_along, point_along, pt, vertex_distance};

/// Draws the decorations of a tile's rivers and lake.
pub fn draw_waterside(brush: &mut Brush, plan: &TilePlan) {
    let mut rng = DrawingRng::of("waterside", &plan.shape.name, 0);
    for river in &plan.layouts.river.rivers {
        draw_banks(brush, plan, river, &mut rng);
    }
    if let Some(river) = plan.layouts.river.rivers.first() {
        draw_boat(brush, plan, river, &mut rng);
    }
    if let Some(pool) = plan.layouts.river.pool.filter(|pool| !pool.is_spring) {
        draw_lake(brush, &pool);
    }
}

/// Returns whether a point keeps the distance `room` from roads, walls and buildings.
fn is_clear(plan: &TilePlan, p: Pt, room: f32) -> bool {
    let lines = plan.roads.iter().map(|r| &r.line).chain(plan.cities.iter().flat_map(|c| &c.walls));
    let pool = plan.layouts.river.pool.iter().all(|pool| pool.at.distance_to(p) > pool.radius + room * 0.5);
    let gates = plan.gates.iter().all(|gate| gate.at.distance_to(p) > 0.16);
    let mut solid = plan.objects.fixtures.iter().filter(|fixture| fixture.is_solid);
    let buildings = solid.all(|fixture| fixture.at.distance_to(p) > fixture.spacing);
    let inside = (0.06..0.94).contains(&p.x) && (0.06..0.94).contains(&p.y);
    inside
        && pool
        && buildings
        && gates
        && plan.cities.iter().all(|c| !c.mask.value_at(p))
        && lines.into_iter().all(|line| vertex_distance(line, p) > room)
}

/// Draws reeds and stones on both banks of a river.
fn draw_banks(brush: &mut Brush, plan: &TilePlan, line: &Line, rng: &mut DrawingRng) {
    let mut tufts: Vec<(Pt, bool)> = Vec::new();
    for _ in 0..9 {
        let (t, side) = (rng.between(0.06, 0.94), if rng.chance(0.5) { 1.0 } else { -1.0 });
        let stone = rng.chance(0.3);
        let at = point_along(line, t) + heading_along(line, t).quarter_turned() * (side * (RIVER_WIDTH / 2.0 + 0.008));
        if is_clear(plan, at, 0.12) && tufts.iter().all(|(other, _)| other.distance_to(at) > 0.09) {
            tufts.push((at, stone));
        }
    }
    tufts.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (at, stone) in tufts {
        if stone { Art("rock").draw(brush, at, 0.022) } else { Art("reeds").draw(brush, at + pt(0.0, 0.012), 1.0) }
    }
}

/// Draws a boat or some ducks on a river.
fn draw_boat(brush: &mut Brush, plan: &TilePlan, line: &Line, rng: &mut DrawingRng) {
    // Springs are too shallow for boats, and lakes have a boat already.
    if plan.layouts.river.pool.is_some() || rng.chance(0.3) {
        return;
    }
    let boat = rng.chance(0.45);
    for t in [0.5, 0.30, 0.70, 0.22, 0.78] {
        let at = point_along(line, t);
        if is_clear(plan, at, 0.19) {
            if boat {
                Art("boat").draw(brush, at + pt(0.0, 0.02), 1.0);
            } else {
                Art(if rng.chance(0.5) { "ducks_to_the_east" } else { "ducks_to_the_west" }).draw(brush, at, 1.0);
            }
            return;
        }
    }
}

/// Draws a boat and lilies on a lake, and reeds around it.
fn draw_lake(brush: &mut Brush, pool: &Pool) {
    let on = |x: f32, y: f32| pool.at + pt(x, y * 0.85) * pool.radius;
    for (x, y) in [(-0.52, 0.44), (-0.34, 0.60), (-0.62, 0.16)] {
        Art("lily").draw(brush, on(x, y), 1.0);
    }
    for (x, y) in [(-0.66, -0.78), (0.20, -1.03), (0.72, -0.76)] {
        Art("reeds").draw(brush, on(x, y) + pt(0.0, 0.020), 1.0);
    }
    Art("boat").draw(brush, on(0.22, 0.20), 1.0);
    for (x, y) in [(-0.78, 0.72), (0.62, 0.86), (0.86, 0.58)] {
        Art("reeds").draw(brush, on(x, y) + pt(0.0, 0.020), 1.0);
    }
}
