//! Lays out the courses and the ends of rivers.

use crate::plan::roads::Passage;
use crate::plan::tile::mask_around;
use crate::plan::walls::{arch_wall, half_sine, rotated_line};
use crate::{
    CELLS, City, CityOutline, Courses, ExpansionLayouts, Gate, Line, Pt, Tile, cubic_curve, inward_vector,
    joined_lines, middle_of, pt, straight_line,
};
use bergerie_rules::{Edge, Kind, Side, Sides};

/// The width of a river, in u.
pub const RIVER_WIDTH: f32 = 0.17;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pool {
    pub at: Pt,
    /// Half the width. The depth is slightly smaller.
    pub radius: f32,
    /// Whether this is a spring, which stones surround.
    pub is_spring: bool,
}

pub fn lay_out_courses(tile: &Tile, cities: &[City], layouts: &mut ExpansionLayouts, courses: &mut Courses) {
    if tile.segment_count(Kind::River) == 0 {
        return;
    }
    let bound = !cities.is_empty() || tile.segment_count(Kind::Road) > 0;
    let mut rng = tile.rng("river");
    let printed = &mut layouts.river;
    let mut gate = None;
    for (_, segment) in tile.segments(Kind::River) {
        let sides: Vec<Side> = tile.sides(segment).iter().collect();
        let sway = if bound { 0.0 } else { 0.06 * if rng.chance(0.5) { 1.0 } else { -1.0 } };
        match *sides.as_slice() {
            [a, b] if tile.segment_count(Kind::Monastery) > 0 && a.opposite() == b => {
                printed.rivers.push(course_round_monastery(tile, a, b));
            }
            [a, b] => printed.rivers.push(course_between_sides(a, b, sway)),
            [a] => {
                printed.rivers.push(course_to_middle(a, cities));
                printed.pool = printed.pool.or(pool_of_tile(tile));
                gate = gate.or(river_gate(a, cities));
            }
            _ => {}
        }
    }
    courses.lines.extend(printed.rivers.iter().map(|line| (line.clone(), RIVER_WIDTH)));
    courses.mask = courses.mask.union(&mask_around(&printed.rivers, RIVER_WIDTH + 0.03));
    if let Some(pool) = printed.pool {
        courses.mask.paint(true, |p| p.distance_to(pool.at) < pool.radius + 0.02);
    }
    courses.gates.extend(gate);
}

/// Returns the outline of a city whose two parts face each other across a river. Returns `None` for other cities.
pub fn city_outline(tile: &Tile, sides: Sides) -> Option<CityOutline> {
    let flows = sides.len() == 2 && Side::ALL.into_iter().any(|s| tile.edge(s) == Some(Edge::River));
    let parted = flows && sides.iter().all(|s| sides.contains(s.opposite()));
    parted.then(|| {
        let cap = |side: Side| rotated_line(arch_wall(|t| 0.30 * half_sine(t).powf(0.7)), side.index());
        CityOutline::in_parts(sides.iter().map(cap).collect(), river_causeway(sides))
    })
}

/// Returns the line of a causeway over a river, between the two parts of a city.
fn river_causeway(sides: Sides) -> Line {
    let across = straight_line(pt(0.28, 0.5), pt(0.72, 0.5), 8);
    if sides.contains(Side::E) { across } else { rotated_line(across, 1) }
}

/// Returns the course of a river from one side to another. A straight river sways by `sway`.
fn course_between_sides(a: Side, b: Side, sway: f32) -> Line {
    let (from, to, ia, ib) = (middle_of(a), middle_of(b), inward_vector(a), inward_vector(b));
    if a.opposite() == b {
        let aside = ia.quarter_turned() * sway;
        cubic_curve(from, from + ia * 0.38 + aside, to + ib * 0.38 - aside, to)
    } else {
        cubic_curve(from, from + ia * 0.3, to + ib * 0.3, to)
    }
}

/// Returns the course of a straight river around a monastery, away from the road at its door, or to the south or east.
fn course_round_monastery(tile: &Tile, a: Side, b: Side) -> Line {
    const BOW: f32 = 0.15;
    let road = tile.segments(Kind::Road).flat_map(|(_, road)| tile.sides(road).iter().collect::<Vec<_>>()).next();
    let toward = road.unwrap_or(if a == Side::N || b == Side::N { Side::E } else { Side::S });
    let (from, to, turn) = (middle_of(a), middle_of(b), Pt::MIDDLE + inward_vector(toward) * -BOW);
    let half = |end: Pt, way: Pt| cubic_curve(end, end + way * 0.22, turn - way * 0.24, turn);
    let back: Line = half(to, inward_vector(b)).into_iter().rev().collect();
    joined_lines([half(from, inward_vector(a)), back])
}

/// Returns the course of a river from a side to the middle of the tile, or to the wall of a city on the opposite side.
fn course_to_middle(side: Side, cities: &[City]) -> Line {
    let (from, way) = (middle_of(side), inward_vector(side));
    let city = cities.iter().any(|c| c.sides.contains(side.opposite()));
    let reach = if city { 0.75 } else { 0.5 };
    joined_lines([straight_line(from, from + way * 0.2, 4), straight_line(from + way * 0.2, from + way * reach, 8)])
}

/// Returns the gate at which a river ends at the wall of the opposite city, if there is such a city.
fn river_gate(side: Side, cities: &[City]) -> Option<Gate> {
    let city = cities.iter().position(|c| c.sides.contains(side.opposite()))?;
    let (from, heading) = (middle_of(side), inward_vector(side));
    let mut steps = (1..CELLS).map(|i| from + heading * (i as f32 / CELLS as f32));
    let at = steps.find(|&p| cities.get(city).is_some_and(|c| c.mask.value_at(p)))?;
    Some(Gate { at, heading, city, passage: Passage::Water })
}

fn pool_of_tile(tile: &Tile) -> Option<Pool> {
    let at = Pt::MIDDLE;
    match tile.shape_group() {
        "river-spring" => Some(Pool { at, radius: 0.10, is_spring: true }),
        // On a tile with a volcano, the river ends at the volcano instead of a lake.
        "river-lake" if tile.segment_count(Kind::Volcano) == 0 => Some(Pool { at, radius: 0.19, is_spring: false }),
        _ => None,
    }
}
