//! Assigns the ground between cities, roads and rivers to the field segments of a tile.

use std::cmp::Reverse;

use super::roads::Roads;
use super::tile::{half_point, mask_around};
use crate::{City, Courses, Grid, Line, Mask, Pt, Tile};
use bergerie_rules::Kind;

/// The segment to which each point of the ground belongs.
pub struct Fields {
    /// For each point, the index of the field's segment plus one. Fields extend under roads, which hide their borders.
    pub labels: Grid<u8>,
    /// The same as `labels`, but 0 where something other than open ground is.
    pub open: Grid<u8>,
    pub walls: Mask,
    pub courses: Mask,
}

/// The width of a band along walls that must be kept free.
const WALL_BAND_WIDTH: f32 = 0.07;

/// Finds the segment to which each point of the open ground belongs.
pub fn lay_out_fields(tile: &Tile, cities: &[City], roads: &Roads, courses: &Courses, boundaries: &[Line]) -> Fields {
    let walls = mask_around(cities.iter().flat_map(|c| &c.walls), WALL_BAND_WIDTH);
    let taken = cities
        .iter()
        .fold(walls.union(&roads.mask).union(&courses.mask).union(&mask_around(boundaries, 0.06)), |mask, city| {
            mask.union(&city.mask)
        });
    let parts = taken.map(|t| !t).numbered_parts();
    let owner = owning_segments(tile, &parts);
    let open = parts.map(|part| owner[usize::from(part)]);
    Fields { labels: open.clone().filled_from_neighbours(), open, walls, courses: courses.mask.clone() }
}

/// Returns the index of the segment plus one for each part of the open ground. It is 0 for parts without a segment.
fn owning_segments(tile: &Tile, parts: &Grid<u8>) -> [u8; 256] {
    let mut owner = [0u8; 256];
    let (closed, open): (Vec<_>, Vec<_>) = tile.ground_segments().partition(|(_, _, field)| field.halves.is_empty());
    for (index, _, field) in open {
        for point in field.halves.rotated(tile.rotation).iter().map(half_point) {
            owner[usize::from(parts.nearest_value(point))] = index + 1;
        }
    }
    owner[0] = 0;
    // Parts that reach no side of the tile belong to closed segments. The largest parts are assigned first.
    let mut sizes = [0u32; 256];
    parts.points().for_each(|(_, part)| sizes[usize::from(part)] += 1);
    let mut left: Vec<usize> = (1..256).filter(|&part| owner[part] == 0 && sizes[part] > 0).collect();
    left.sort_by_key(|&part| Reverse(sizes[part]));
    if closed.len() == 1 {
        // Small parts may be remainders between other segments. The closed segment is the part nearest to the middle.
        left.sort_by(|&a, &b| distance_to_middle(parts, a).total_cmp(&distance_to_middle(parts, b)));
    }
    for (part, (index, ..)) in left.into_iter().zip(closed) {
        owner[part] = index + 1;
    }
    owner
}

fn distance_to_middle(parts: &Grid<u8>, part: usize) -> f32 {
    let points = parts.points().filter(|(_, other)| usize::from(*other) == part);
    points.map(|(p, _)| p.distance_to(Pt::MIDDLE)).fold(f32::INFINITY, f32::min)
}

impl Fields {
    /// Returns the open ground of the segments whose kind satisfies `kinds`.
    pub fn ground_of_kinds(&self, tile: &Tile, kinds: impl Fn(Kind) -> bool) -> Mask {
        let labels: Vec<u8> =
            tile.ground_segments().filter(|&(_, kind, _)| kinds(kind)).map(|(index, ..)| index + 1).collect();
        self.open.map(|label| labels.contains(&label))
    }

    /// Returns the open ground that has no grass.
    pub fn bare_ground(&self, tile: &Tile) -> Mask {
        self.ground_of_kinds(tile, |kind| kind != Kind::Field)
    }
}
