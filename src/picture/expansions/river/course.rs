//! Lays out the courses and the ends of rivers.

use crate::expansions::ExpansionLayouts;
use crate::ink::{CELLS, Line, Pt, cubic, joined, pt, straight};
use crate::plan::courses::Courses;
use crate::plan::roads::{Gate, Passage};
use crate::plan::tile::{Tile, around, inward, middle_of};
use crate::plan::walls::{City, CityOutline, arch, sine, turned};
use bergerie_rules::{Edge, Kind, Side, Sides};

/// The width of a river, in u.
pub const RIVER: f32 = 0.17;

/// The spring or lake at the end of a river.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pool {
    pub at: Pt,
    /// Half the width. The depth is slightly smaller.
    pub radius: f32,
    /// Whether this is a spring, which stones surround.
    pub spring: bool,
}

/// Lays out a tile's rivers.
pub fn add_courses(tile: &Tile, cities: &[City], layouts: &mut ExpansionLayouts, courses: &mut Courses) {
    if tile.count(Kind::River) == 0 {
        return;
    }
    let bound = !cities.is_empty() || tile.count(Kind::Road) > 0;
    let mut rng = tile.rng("river");
    let printed = &mut layouts.river;
    let mut gate = None;
    for (_, segment) in tile.segments(Kind::River) {
        let sides: Vec<Side> = tile.sides(segment).iter().collect();
        let sway = if bound { 0.0 } else { 0.06 * if rng.chance(0.5) { 1.0 } else { -1.0 } };
        match *sides.as_slice() {
            [a, b] if tile.count(Kind::Monastery) > 0 && a.opposite() == b => {
                printed.rivers.push(round_monastery(tile, a, b));
            }
            [a, b] => printed.rivers.push(through(a, b, sway)),
            [a] => {
                printed.rivers.push(to_the_middle(a, cities));
                printed.pool = printed.pool.or(pool(tile));
                gate = gate.or(gate_of(a, cities));
            }
            _ => {}
        }
    }
    courses.lines.extend(printed.rivers.iter().map(|line| (line.clone(), RIVER)));
    courses.mask = courses.mask.or(&around(&printed.rivers, RIVER + 0.03));
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
        let cap = |side: Side| turned(arch(|t| 0.30 * sine(t).powf(0.7)), side.index());
        CityOutline::parted(sides.iter().map(cap).collect(), causeway(sides))
    })
}

fn causeway(sides: Sides) -> Line {
    let across = straight(pt(0.28, 0.5), pt(0.72, 0.5), 8);
    if sides.contains(Side::E) { across } else { turned(across, 1) }
}

fn through(a: Side, b: Side, sway: f32) -> Line {
    let (from, to, ia, ib) = (middle_of(a), middle_of(b), inward(a), inward(b));
    if a.opposite() == b {
        let aside = ia.turned() * sway;
        cubic(from, from + ia * 0.38 + aside, to + ib * 0.38 - aside, to)
    } else {
        cubic(from, from + ia * 0.3, to + ib * 0.3, to)
    }
}

/// Returns the course of a straight river that bends around a monastery. It bends away from the road at the monastery's
/// door. Without a road, it bends to the south or east.
fn round_monastery(tile: &Tile, a: Side, b: Side) -> Line {
    const BOW: f32 = 0.15;
    let road = tile.segments(Kind::Road).flat_map(|(_, road)| tile.sides(road).iter().collect::<Vec<_>>()).next();
    let toward = road.unwrap_or(if a == Side::N || b == Side::N { Side::E } else { Side::S });
    let (from, to, turn) = (middle_of(a), middle_of(b), Pt::MIDDLE + inward(toward) * -BOW);
    let half = |end: Pt, way: Pt| cubic(end, end + way * 0.22, turn - way * 0.24, turn);
    let back: Line = half(to, inward(b)).into_iter().rev().collect();
    joined([half(from, inward(a)), back])
}

/// Returns the course of a river that ends on the tile. It leads from a side to the middle of the tile, or to the wall
/// of a city on the opposite side.
fn to_the_middle(side: Side, cities: &[City]) -> Line {
    let (from, way) = (middle_of(side), inward(side));
    let city = cities.iter().any(|c| c.sides.contains(side.opposite()));
    let reach = if city { 0.75 } else { 0.5 };
    joined([straight(from, from + way * 0.2, 4), straight(from + way * 0.2, from + way * reach, 8)])
}

/// Returns the gate at which a river ends at the wall of the opposite city, if there is such a city.
fn gate_of(side: Side, cities: &[City]) -> Option<Gate> {
    let city = cities.iter().position(|c| c.sides.contains(side.opposite()))?;
    let (from, heading) = (middle_of(side), inward(side));
    let mut steps = (1..CELLS).map(|i| from + heading * (i as f32 / CELLS as f32));
    let at = steps.find(|&p| cities.get(city).is_some_and(|c| c.mask.at(p)))?;
    Some(Gate { at, heading, city, passage: Passage::Water })
}

fn pool(tile: &Tile) -> Option<Pool> {
    let at = Pt::MIDDLE;
    match tile.group() {
        "river-spring" => Some(Pool { at, radius: 0.10, spring: true }),
        // On a tile with a volcano, the river ends at the volcano instead of a lake.
        "river-lake" if tile.count(Kind::Volcano) == 0 => Some(Pool { at, radius: 0.19, spring: false }),
        _ => None,
    }
}
