//! Draws roads, stone bridges, and the villages where roads end.

use std::f32::consts::{FRAC_PI_4, PI, TAU};

use crate::drawing::house::House;
use crate::ink::curve::{extended_beyond_tile, parallel_line};
use crate::plan::roads::{RING_RADIUS, Road};
use crate::plan::tile::ROAD_WIDTH;
use crate::{
    Art, Brush, Line, Pt, THEME, TilePlan, ellipse, point_along, pt, straight_line, translated, vertex_distance,
};

pub fn draw_roads(brush: &mut Brush, plan: &TilePlan) {
    let lines: Vec<Line> = plan.roads.iter().map(|r| extended_beyond_tile(&r.line)).collect();
    for line in &lines {
        brush.stroke(line, ROAD_WIDTH + 0.07, THEME.road.verge.with_alpha(0.20));
    }
    for (index, line) in lines.iter().enumerate() {
        let edge = brush.line_width(0.011, 0.9);
        brush.stroke(line, ROAD_WIDTH + 2.0 * edge, THEME.road.edge);
        brush.stroke(line, ROAD_WIDTH, THEME.road.fill);
        brush.stroke(&translated(line, pt(-0.008, -0.010)), ROAD_WIDTH * 0.42, THEME.road.sun.with_alpha(0.59));
        if brush.has_fine_detail() {
            draw_wear(brush, plan, index, line);
        }
    }
}

/// Draws the ring at a fork where no road ends, around a green with a well.
pub fn draw_ring(brush: &mut Brush, plan: &TilePlan) {
    let Some(at) = plan.ring else { return };
    let edge = brush.line_width(0.011, 0.9);
    let green = RING_RADIUS - ROAD_WIDTH + 0.012;
    brush.fill_disc(at, RING_RADIUS + edge, THEME.road.edge);
    brush.fill_disc(at, RING_RADIUS, THEME.road.fill);
    brush.fill_disc(at - pt(0.006, 0.008), RING_RADIUS * 0.82, THEME.road.sun.with_alpha(0.59));
    // The fill of roads covers the ring's edge lines where the roads enter the ring.
    for road in &plan.roads {
        let stretch = straight_line(point_along(&road.line, 0.6), point_along(&road.line, 0.9), 1);
        brush.stroke(&stretch, ROAD_WIDTH, THEME.road.fill);
    }
    brush.fill_disc(at, green + edge, THEME.road.edge);
    brush.fill_disc(at, green, THEME.plants.bed.lit(0.25));
    Art("well").draw(brush, at + pt(0.0, 0.012), 1.0);
}

/// Draws ruts and pebbles on a road.
fn draw_wear(brush: &mut Brush, plan: &TilePlan, index: usize, line: &Line) {
    let width = brush.line_width(0.008, 0.6);
    for side in [-0.021, 0.021] {
        brush.stroke(&parallel_line(line, side), width, THEME.road.rut.with_alpha(0.47));
    }
    let mut rng = plan.print_rng(&format!("road {index}"));
    for _ in 0..16 {
        let at = point_along(line, rng.unit()) + pt(rng.between(-0.038, 0.038), rng.between(-0.036, 0.036));
        brush.fill_disc(at, rng.between(0.004, 0.007), THEME.road.pebble.with_alpha(0.75));
    }
}

/// Draws stone parapets where a road crosses a river or another road.
pub fn draw_parapets(brush: &mut Brush, plan: &TilePlan) {
    for road in &plan.roads {
        for (course, _) in &plan.courses {
            if let Some((at, way)) = crossing_point(&road.line, course) {
                draw_parapet(brush, at, way);
            }
        }
    }
    let through: Vec<&Road> = plan.roads.iter().filter(|r| r.runs_from_edge_to_edge).collect();
    if let [a, over] = through.as_slice()
        && let Some((at, way)) = crossing_point(&over.line, &a.line)
    {
        draw_parapet(brush, at, way);
    }
}

/// Returns the point where a line crosses another one between its ends, if any, and the first line's direction there.
fn crossing_point(line: &Line, other: &Line) -> Option<(Pt, Pt)> {
    let inner = line.windows(2).skip(3).take(line.len().saturating_sub(8));
    let mut near = inner.filter(|w| vertex_distance(other, w[0]) < 0.024).map(|w| (w[0], (w[1] - w[0]).unit()));
    near.next()
}

/// Draws stone parapets on both sides of a crossing.
fn draw_parapet(brush: &mut Brush, at: Pt, way: Pt) {
    let width = brush.line_width(0.006, 0.6);
    for side in [-0.064, 0.064] {
        let middle = at + way.quarter_turned() * side;
        let line = straight_line(middle - way * 0.13, middle + way * 0.13, 4);
        brush.stroke_rounded(&translated(&line, pt(0.012, 0.016)), 0.036, THEME.shadow.with_alpha(0.30));
        brush.stroke_rounded(&line, 0.034 + 2.0 * width, THEME.ink);
        brush.stroke_rounded(&line, 0.034, THEME.city.stone);
        brush.stroke_rounded(&translated(&line, pt(-0.004, -0.006)), 0.012, THEME.city.stone.lit(0.4));
    }
}

pub fn draw_cottages(brush: &mut Brush, plan: &TilePlan) {
    for road in plan.roads.iter().filter(|r| r.ends_at_cottage) {
        if let Some(&end) = road.line.last() {
            House::new(end + pt(0.0, 0.03), 0.12, 0.08, 0.045, THEME.road.cottage).draw(brush);
        }
    }
}

/// Draws the village where roads end: a round cobbled square with a well, and cottages between the roads. With fewer
/// than three roads, draws a hamlet on the road instead.
pub fn draw_village(brush: &mut Brush, plan: &TilePlan) {
    let Some(at) = plan.village else { return };
    let ends = || plan.roads.iter().filter(|r| r.line.last().is_some_and(|end| end.distance_to(at) < 0.03));
    if ends().count() < 3 {
        return Art("hamlet").draw(brush, at, 1.0);
    }
    let edge = brush.line_width(0.011, 0.9);
    brush.fill_disc(at, 0.118, THEME.road.verge.with_alpha(0.20));
    brush.fill_disc(at, 0.108, THEME.road.edge);
    brush.fill_disc(at, 0.108 - edge, THEME.road.place);
    for i in 0..14 {
        let angle = i as f32 / 14.0 * TAU;
        brush.fill_disc(at + pt(angle.cos(), angle.sin()) * 0.07, 0.010, THEME.road.cobble);
    }
    let arrivals: Vec<f32> = ends().map(|r| point_along(&r.line, 0.5) - at).map(|way| way.y.atan2(way.x)).collect();
    draw_well(brush, at);
    let mut rng = plan.print_rng("village");
    let mut feet: Vec<Pt> = (0..8)
        .map(|k| k as f32 * FRAC_PI_4 + FRAC_PI_4)
        .filter(|angle| arrivals.iter().all(|other| angle_between(*angle, *other) > 0.55))
        .map(|angle| at + pt(angle.cos() * 0.172, angle.sin() * 0.150 + 0.035))
        .collect();
    feet.sort_by(|a, b| a.y.total_cmp(&b.y));
    for foot in feet {
        let roof = rng.pick(&THEME.city.cottages);
        let has_gable_front = rng.chance(0.5);
        House { has_gable_front, ..House::new(foot, 0.075, 0.055, 0.032, roof) }.draw(brush);
    }
}

/// Returns the angle between two directions, in radians.
fn angle_between(a: f32, b: f32) -> f32 {
    let turn = (a - b).rem_euclid(TAU);
    if turn > PI { TAU - turn } else { turn }
}

fn draw_well(brush: &mut Brush, at: Pt) {
    brush.fill_disc(at, 0.03, THEME.city.stone);
    brush.ink_outline(&ellipse(at, 0.03, 0.03), 0.008);
    brush.fill_disc(at, 0.015, THEME.water.edge);
}
