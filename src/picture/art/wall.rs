//! Draws city walls and their towers.

use super::gate;
use crate::drawing::masonry::{WALL_HEIGHT, draw_tower, draw_wall};
use crate::ink::length;
use crate::{
    Brush, City, Gate, Line, Pt, Rgb, THEME, TilePlan, arch_outline, point_along, pt, straight_line, translated,
};

/// Draws a walled bridge between the two parts of a city. The colour `below` is visible through its arches.
fn draw_causeway(brush: &mut Brush, line: &Line, below: Rgb) {
    let (Some(&from), Some(&to)) = (line.first(), line.last()) else { return };
    let aside = (to - from).unit().quarter_turned();
    brush.stroke(&translated(line, pt(0.02, 0.05)), 0.21, THEME.shadow.with_alpha(0.30));
    brush.stroke(line, 0.17, THEME.city.ground);
    for side in [-0.085, 0.085] {
        draw_wall(brush, &straight_line(from + aside * side, to + aside * side, 8));
    }
    if aside.y.abs() > 0.5 {
        // The arches are visible only from the south.
        for share in [0.22, 0.5, 0.78] {
            let sill = from.lerp(to, share) + pt(0.0, 0.085 + WALL_HEIGHT + 0.030);
            brush.fill_inked(&arch_outline(sill, 0.036, 0.004), below, 0.006);
        }
    }
}

fn tower_positions_along(city: &City, line: &Line) -> Vec<Pt> {
    let shares: &[f32] = match (city.is_pointed, length(line)) {
        // A pointed city whose tip reaches the opposite side of the tile has its middle tower on the border.
        (true, 2.0..3.0) => &[0.25, 0.75],
        (true, ..3.0) => &[0.5],
        (true, _) => &[],
        (false, 1.35..) => &[0.2, 0.4, 0.6, 0.8],
        _ => &[0.27, 0.73],
    };
    shares.iter().map(|&t| point_along(line, t)).collect()
}

/// Returns the positions of all wall towers of a tile. Towers keep a distance from gates, from each other, and from the
/// towers on the tile's border. Two walls that meet share a tower.
fn all_tower_positions(plan: &TilePlan) -> Vec<Pt> {
    /// Towers closer together than `MERGING_DISTANCE` are merged. Of two closer than `MIN_DISTANCE`, one is left out.
    const MERGING_DISTANCE: f32 = 0.09;
    const MIN_DISTANCE: f32 = 0.135;
    let mut towers: Vec<Pt> = Vec::new();
    let lines =
        plan.cities.iter().flat_map(|city| city.walls.iter().map(move |line| tower_positions_along(city, line)));
    for at in lines.flatten() {
        let gates = plan.gates.iter().any(|gate| gate.at.distance_to(at) < 0.16);
        if gates || plan.border_towers().any(|p| p.distance_to(at) < MIN_DISTANCE) {
            continue;
        }
        match towers.iter_mut().find(|other| other.distance_to(at) < MIN_DISTANCE) {
            Some(other) if other.distance_to(at) < MERGING_DISTANCE => *other = other.lerp(at, 0.5),
            Some(_) => {}
            None => towers.push(at),
        }
    }
    towers
}

pub fn draw_walls(brush: &mut Brush, plan: &TilePlan) {
    let (over_water, causeways) =
        (!plan.courses.is_empty(), plan.cities.iter().filter_map(|city| city.causeway.as_ref()));
    if over_water {
        causeways.clone().for_each(|line| draw_causeway(brush, line, THEME.water.edge));
    }
    plan.cities.iter().flat_map(|city| &city.walls).for_each(|line| draw_wall(brush, line));
    if !over_water {
        causeways.for_each(|line| draw_causeway(brush, line, THEME.city.arch));
    }
}

/// Draws the wall towers and gates of a tile, from north to south.
pub fn draw_towers_and_gates(brush: &mut Brush, plan: &TilePlan) {
    /// An object on a wall, which may cover others to the north of it.
    enum WallObject<'a> {
        Tower(Pt),
        Gate(&'a Gate),
    }
    let gates = plan.gates.iter().map(|g| (g.at.y, WallObject::Gate(g)));
    let mut all: Vec<(f32, WallObject)> =
        gates.chain(all_tower_positions(plan).into_iter().map(|p| (p.y, WallObject::Tower(p)))).collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (_, standing) in all {
        match standing {
            WallObject::Tower(at) => draw_tower(brush, at + pt(0.0, 0.03), 0.042, 0.07),
            WallObject::Gate(gate) => gate::draw_gate(brush, gate),
        }
    }
}
