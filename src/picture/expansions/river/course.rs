//! Rivers, springs and lakes.

use crate::rules::geometry::Side;
use crate::rules::tile::{Group, Kind};

use crate::picture::ink::curve::{Line, Pt, cubic, joined, straight};
use crate::picture::ink::mask::{CELLS, Mask};
use crate::picture::plan::roads::Gate;
use crate::picture::plan::{City, RIVER, Tile, around, inward, middle_of};

/// A stretch of river, from edge to edge or from an edge to its end.
#[derive(Debug)]
pub struct River {
    pub line: Line,
}

/// Where a river begins or ends within its tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pool {
    pub at: Pt,
    /// Half its width; it is a little less deep than wide.
    pub radius: f32,
    /// Whether it is ringed with stones.
    pub spring: bool,
}

pub(in crate::picture) struct Water {
    pub rivers: Vec<River>,
    pub pool: Option<Pool>,
    /// Where a river enters a city.
    pub gate: Option<Gate>,
    pub mask: Mask,
}

pub(in crate::picture) fn lay(tile: &Tile, cities: &[City]) -> Water {
    let bound = !cities.is_empty() || tile.count(Kind::Road) > 0;
    let mut dice = tile.dice("river");
    let mut rivers = Vec::new();
    let mut pool = None;
    let mut gate = None;
    for (_, segment) in tile.segments(Kind::River) {
        let sides: Vec<Side> = tile.sides(segment).iter().collect();
        let sway = if bound { 0.0 } else { 0.06 * if dice.chance(0.5) { 1.0 } else { -1.0 } };
        match *sides.as_slice() {
            [a, b] if tile.count(Kind::Monastery) > 0 && a.opposite() == b => rivers.push(round_monastery(tile, a, b)),
            [a, b] => rivers.push(through(a, b, sway)),
            [a] => {
                rivers.push(River { line: to_the_middle(a, cities) });
                pool = pool.or(pool_of(tile));
                gate = gate.or(gate_of(a, cities));
            }
            _ => {}
        }
    }
    let mut mask = around(rivers.iter().map(|r: &River| &r.line), RIVER + 0.03);
    if let Some(pool) = pool {
        mask.paint(true, |p| p.far(pool.at) < pool.radius + 0.02);
    }
    Water { rivers, pool, gate, mask }
}

fn through(a: Side, b: Side, sway: f32) -> River {
    let (from, to, ia, ib) = (middle_of(a), middle_of(b), inward(a), inward(b));
    let line = if a.opposite() == b {
        let aside = ia.turned() * sway;
        cubic(from, from + ia * 0.38 + aside, to + ib * 0.38 - aside, to)
    } else {
        cubic(from, from + ia * 0.3, to + ib * 0.3, to)
    };
    River { line }
}

/// A straight river gives way to a monastery: away from the door of its road, or else to the south or east.
fn round_monastery(tile: &Tile, a: Side, b: Side) -> River {
    const BOW: f32 = 0.15;
    let road = tile.segments(Kind::Road).flat_map(|(_, road)| tile.sides(road).iter().collect::<Vec<_>>()).next();
    let toward = road.unwrap_or(if a == Side::N || b == Side::N { Side::E } else { Side::S });
    let (from, to, turn) = (middle_of(a), middle_of(b), Pt::MIDDLE + inward(toward) * -BOW);
    let half = |end: Pt, way: Pt| cubic(end, end + way * 0.22, turn - way * 0.24, turn);
    let back: Line = half(to, inward(b)).into_iter().rev().collect();
    River { line: joined([half(from, inward(a)), back]) }
}

/// A river from a side to the tile's middle, or on to the city across, under whose wall it vanishes.
fn to_the_middle(side: Side, cities: &[City]) -> Line {
    let (from, way) = (middle_of(side), inward(side));
    let city = cities.iter().any(|c| c.sides.contains(side.opposite()));
    let reach = if city { 0.75 } else { 0.5 };
    joined([straight(from, from + way * 0.2, 4), straight(from + way * 0.2, from + way * reach, 8)])
}

/// The gate in the wall across from a river's only side.
fn gate_of(side: Side, cities: &[City]) -> Option<Gate> {
    let city = cities.iter().position(|c| c.sides.contains(side.opposite()))?;
    let (from, heading) = (middle_of(side), inward(side));
    let mut steps = (1..CELLS).map(|i| from + heading * (i as f32 / CELLS as f32));
    let at = steps.find(|&p| cities.get(city).is_some_and(|c| c.mask.at(p)))?;
    Some(Gate { at, heading, city, water: true })
}

fn pool_of(tile: &Tile) -> Option<Pool> {
    let at = Pt::MIDDLE;
    match tile.group() {
        Group::RiverSpring => Some(Pool { at, radius: 0.10, spring: true }),
        // A volcano stands where the lake would be.
        Group::RiverLake if tile.count(Kind::Volcano) == 0 => Some(Pool { at, radius: 0.19, spring: false }),
        _ => None,
    }
}
