//! Fields are what cities, roads and rivers leave over.

use crate::picture::ink::curve::{Line, Pt};
use crate::picture::ink::mask::{Grid, Mask};
use crate::rules::tile::Kind;

use super::courses::Courses;
use super::roads::Roads;
use super::tile::{Tile, around, half_point};
use super::walls::City;

/// Which ground is whose.
pub struct Fields {
    /// One more than the segment index of the field under each point, grown so that borders lie hidden under roads.
    pub labels: Grid<u8>,
    /// The same without the growing: 0 where something else lies.
    pub open: Grid<u8>,
    pub walls: Mask,
    pub courses: Mask,
}

/// Width of the band along a wall that is not free.
const WALL_BAND: f32 = 0.07;

pub fn lay(tile: &Tile, cities: &[City], roads: &Roads, courses: &Courses, boundaries: &[Line]) -> Fields {
    let walls = around(cities.iter().flat_map(|c| &c.walls), WALL_BAND);
    let taken = cities
        .iter()
        .fold(walls.or(&roads.mask).or(&courses.mask).or(&around(boundaries, 0.06)), |mask, city| mask.or(&city.mask));
    let parts = taken.map(|t| !t).parts();
    let mut owner = [0u8; 256];
    for (index, _, field) in tile.grounds() {
        let halves = field.halves.turned(tile.rotation);
        let inner = halves.is_empty().then_some(Pt::MIDDLE);
        for point in halves.iter().map(half_point).chain(inner) {
            owner[usize::from(parts.nearest(point))] = index + 1;
        }
    }
    owner[0] = 0;
    let open = parts.map(|part| owner[usize::from(part)]);
    Fields { labels: open.clone().grown(), open, walls, courses: courses.mask.clone() }
}

impl Fields {
    /// Where open ground lies that is of some kinds.
    pub fn of(&self, tile: &Tile, kinds: impl Fn(Kind) -> bool) -> Mask {
        let labels: Vec<u8> = tile.grounds().filter(|&(_, kind, _)| kinds(kind)).map(|(index, ..)| index + 1).collect();
        self.open.map(|label| labels.contains(&label))
    }

    /// Where open ground lies on which no grass grows.
    pub fn bare(&self, tile: &Tile) -> Mask {
        self.of(tile, |kind| kind != Kind::Field)
    }
}
