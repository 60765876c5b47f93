//! Fields are what cities, roads and rivers leave over.

use crate::rules::tile::Kind;

use crate::picture::ink::curve::{Line, Pt};
use crate::picture::ink::mask::{Grid, Mask};
use crate::picture::plan::roads::Roads;
use crate::picture::expansions::river::course::Water;
use crate::picture::plan::{City, Tile, around, half_point};

/// Which ground is whose.
pub(in crate::picture) struct Ground {
    /// One more than the segment index of the field under each point, grown so that borders lie hidden under roads.
    pub labels: Grid<u8>,
    /// The same without the growing: 0 where something else lies.
    pub open: Grid<u8>,
    pub walls: Mask,
    pub water: Mask,
}

/// Width of the band along a wall that is not free.
const WALL_BAND: f32 = 0.07;

pub(in crate::picture) fn lay(tile: &Tile, cities: &[City], roads: &Roads, water: &Water, hedges: &[Line]) -> Ground {
    let walls = around(cities.iter().flat_map(|c| &c.walls), WALL_BAND);
    let taken = cities
        .iter()
        .fold(walls.or(&roads.mask).or(&water.mask).or(&around(hedges, 0.06)), |mask, city| mask.or(&city.mask));
    let parts = taken.map(|t| !t).parts();
    let mut owner = [0u8; 256];
    for (index, field) in tile.segments(Kind::Field).chain(tile.segments(Kind::Desert)) {
        let halves = field.halves.turned(tile.rotation);
        let inner = halves.is_empty().then_some(Pt::MIDDLE);
        for point in halves.iter().map(half_point).chain(inner) {
            owner[usize::from(parts.nearest(point))] = index + 1;
        }
    }
    owner[0] = 0;
    let open = parts.map(|part| owner[usize::from(part)]);
    Ground { labels: open.clone().grown(), open, walls, water: water.mask.clone() }
}
