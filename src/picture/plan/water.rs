//! Rivers, springs and lakes.

use crate::rules::geometry::Side;
use crate::rules::tile::{Group, Kind};

use super::super::curve::{Line, Pt, cubic, joined, straight};
use super::super::grid::Mask;
use super::{City, RIVER, Tile, around, inward, middle_of};

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

pub(super) struct Water {
    pub rivers: Vec<River>,
    pub pool: Option<Pool>,
    pub mask: Mask,
}

pub(super) fn lay(tile: &Tile, cities: &[City]) -> Water {
    let bound = !cities.is_empty() || tile.count(Kind::Road) > 0;
    let mut dice = tile.dice("river");
    let mut rivers = Vec::new();
    let mut pool = None;
    for (_, segment) in tile.segments(Kind::River) {
        let sides: Vec<Side> = tile.sides(segment).iter().collect();
        let sway = if bound { 0.0 } else { 0.06 * if dice.chance(0.5) { 1.0 } else { -1.0 } };
        match *sides.as_slice() {
            [a, b] => rivers.push(through(a, b, sway)),
            [a] => {
                rivers.push(River { line: to_the_middle(a, cities) });
                pool = pool.or(pool_of(tile, a));
            }
            _ => {}
        }
    }
    let mut mask = around(rivers.iter().map(|r: &River| &r.line), RIVER + 0.03);
    if let Some(pool) = pool {
        mask.paint(true, |p| p.far(pool.at) < pool.radius + 0.02);
    }
    Water { rivers, pool, mask }
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

/// A river from a side to the tile's middle, or on to the city across, under whose wall it vanishes.
fn to_the_middle(side: Side, cities: &[City]) -> Line {
    let (from, way) = (middle_of(side), inward(side));
    let city = cities.iter().any(|c| c.sides.contains(side.opposite()));
    let reach = if city { 0.75 } else { 0.5 };
    joined([straight(from, from + way * 0.2, 4), straight(from + way * 0.2, from + way * reach, 8)])
}

fn pool_of(tile: &Tile, _from: Side) -> Option<Pool> {
    let at = Pt::MIDDLE;
    match tile.group() {
        Group::RiverSpring => Some(Pool { at, radius: 0.10, spring: true }),
        Group::RiverLake => Some(Pool { at, radius: 0.19, spring: false }),
        _ => None,
    }
}
