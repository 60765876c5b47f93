//! Draws roads, stone bridges, and the villages where roads end.

use std::f32::consts::{FRAC_PI_4, PI, TAU};

use crate::drawing::Art;
use crate::drawing::house::House;
use crate::ink::curve::{lengthened, offset};
use crate::ink::{Brush, Line, Pt, THEME, along, distance, ellipse, pt, shifted, straight};
use crate::plan::TilePlan;
use crate::plan::roads::{RING, Road};
use crate::plan::tile::ROAD;

pub fn draw_roads(b: &mut Brush, plan: &TilePlan) {
    let lines: Vec<Line> = plan.roads.iter().map(|r| lengthened(&r.line)).collect();
    for line in &lines {
        b.stroke(line, ROAD + 0.07, THEME.road.verge.thin(0.20));
    }
    for (index, line) in lines.iter().enumerate() {
        let edge = b.lw(0.011, 0.9);
        b.stroke(line, ROAD + 2.0 * edge, THEME.road.edge);
        b.stroke(line, ROAD, THEME.road.fill);
        b.stroke(&shifted(line, pt(-0.008, -0.010)), ROAD * 0.42, THEME.road.sun.thin(0.59));
        if b.is_fine() {
            draw_wear(b, plan, index, line);
        }
    }
}

/// Draws the ring at a fork where no road ends, around a green with a well.
pub fn draw_ring(b: &mut Brush, plan: &TilePlan) {
    let Some(at) = plan.ring else { return };
    let edge = b.lw(0.011, 0.9);
    let green = RING - ROAD + 0.012;
    b.disc(at, RING + edge, THEME.road.edge);
    b.disc(at, RING, THEME.road.fill);
    b.disc(at - pt(0.006, 0.008), RING * 0.82, THEME.road.sun.thin(0.59));
    // The fill of roads covers the ring's edge lines where the roads enter the ring.
    for road in &plan.roads {
        let stretch = straight(along(&road.line, 0.6), along(&road.line, 0.9), 1);
        b.stroke(&stretch, ROAD, THEME.road.fill);
    }
    b.disc(at, green + edge, THEME.road.edge);
    b.disc(at, green, THEME.plants.bed.lit(0.25));
    Art("well").draw(b, at + pt(0.0, 0.012), 1.0);
}

/// Draws ruts and pebbles on a road.
fn draw_wear(b: &mut Brush, plan: &TilePlan, index: usize, line: &Line) {
    let width = b.lw(0.008, 0.6);
    for side in [-0.021, 0.021] {
        b.stroke(&offset(line, side), width, THEME.road.rut.thin(0.47));
    }
    let mut rng = plan.rng(&format!("road {index}"));
    for _ in 0..16 {
        let at = along(line, rng.unit()) + pt(rng.between(-0.038, 0.038), rng.between(-0.036, 0.036));
        b.disc(at, rng.between(0.004, 0.007), THEME.road.pebble.thin(0.75));
    }
}

/// Draws stone parapets where a road crosses a river or another road.
pub fn draw_parapets(b: &mut Brush, plan: &TilePlan) {
    for road in &plan.roads {
        for (course, _) in &plan.courses {
            if let Some((at, way)) = crossing(&road.line, course) {
                draw_parapet(b, at, way);
            }
        }
    }
    let through: Vec<&Road> = plan.roads.iter().filter(|r| r.through).collect();
    if let [a, over] = through.as_slice()
        && let Some((at, way)) = crossing(&over.line, &a.line)
    {
        draw_parapet(b, at, way);
    }
}

/// Returns the point where a line crosses another line between its ends, and the direction of the first line there.
/// Returns `None` if they do not cross.
fn crossing(line: &Line, other: &Line) -> Option<(Pt, Pt)> {
    let inner = line.windows(2).skip(3).take(line.len().saturating_sub(8));
    let mut near = inner.filter(|w| distance(other, w[0]) < 0.024).map(|w| (w[0], (w[1] - w[0]).unit()));
    near.next()
}

fn draw_parapet(b: &mut Brush, at: Pt, way: Pt) {
    let width = b.lw(0.006, 0.6);
    for side in [-0.064, 0.064] {
        let middle = at + way.turned() * side;
        let line = straight(middle - way * 0.13, middle + way * 0.13, 4);
        b.round_stroke(&shifted(&line, pt(0.012, 0.016)), 0.036, THEME.shadow.thin(0.30));
        b.round_stroke(&line, 0.034 + 2.0 * width, THEME.ink);
        b.round_stroke(&line, 0.034, THEME.city.stone);
        b.round_stroke(&shifted(&line, pt(-0.004, -0.006)), 0.012, THEME.city.stone.lit(0.4));
    }
}

pub fn draw_cottages(b: &mut Brush, plan: &TilePlan) {
    for road in plan.roads.iter().filter(|r| r.cottage) {
        if let Some(&end) = road.line.last() {
            House::new(end + pt(0.0, 0.03), 0.12, 0.08, 0.045, THEME.inn.roof).draw(b);
        }
    }
}

/// Draws the village where roads end: a round cobbled square with a well, and cottages between the roads. With fewer
/// than three roads, draws a hamlet on the road instead.
pub fn draw_village(b: &mut Brush, plan: &TilePlan) {
    let Some(at) = plan.village else { return };
    let ends = || plan.roads.iter().filter(|r| r.line.last().is_some_and(|end| end.distance_to(at) < 0.03));
    if ends().count() < 3 {
        return Art("hamlet").draw(b, at, 1.0);
    }
    let edge = b.lw(0.011, 0.9);
    b.disc(at, 0.118, THEME.road.verge.thin(0.20));
    b.disc(at, 0.108, THEME.road.edge);
    b.disc(at, 0.108 - edge, THEME.road.place);
    for i in 0..14 {
        let angle = i as f32 / 14.0 * TAU;
        b.disc(at + pt(angle.cos(), angle.sin()) * 0.07, 0.010, THEME.road.cobble);
    }
    let arrivals: Vec<f32> = ends().map(|r| along(&r.line, 0.5) - at).map(|way| way.y.atan2(way.x)).collect();
    draw_well(b, at);
    let mut rng = plan.rng("village");
    let mut feet: Vec<Pt> = (0..8)
        .map(|k| k as f32 * FRAC_PI_4 + FRAC_PI_4)
        .filter(|angle| arrivals.iter().all(|other| between(*angle, *other) > 0.55))
        .map(|angle| at + pt(angle.cos() * 0.172, angle.sin() * 0.150 + 0.035))
        .collect();
    feet.sort_by(|a, b| a.y.total_cmp(&b.y));
    for foot in feet {
        let roof = rng.pick(&THEME.city.cottages);
        let gable = rng.chance(0.5);
        House { gable, ..House::new(foot, 0.075, 0.055, 0.032, roof) }.draw(b);
    }
}

fn between(a: f32, b: f32) -> f32 {
    let turn = (a - b).rem_euclid(TAU);
    if turn > PI { TAU - turn } else { turn }
}

fn draw_well(b: &mut Brush, at: Pt) {
    b.disc(at, 0.03, THEME.city.stone);
    b.inked(&ellipse(at, 0.03, 0.03), 0.008);
    b.disc(at, 0.015, THEME.water.edge);
}
