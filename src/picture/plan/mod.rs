//! The ground plan of a tile: where its walls, roads, fields and buildings lie, from the printed facts alone.
//!
//! A plan is made for a shape *as it is turned*, since what stands on the ground stays upright. It knows no pixels; the
//! same plan serves every size. [`walls`], [`roads`] and [`courses`] lay out the lines, [`fields`] labels what they leave
//! over, and [`site`] finds room for buildings and figures in it.

pub mod courses;
pub mod fields;
pub mod garnish;
pub mod life;
pub mod roads;
pub mod site;
pub mod tile;
pub mod walls;

use crate::expansions::{self, Extras};
use crate::ink::curve::{Line, Pt, distance, pt};
use crate::ink::dice::Dice;
use crate::ink::mask::{self, Grid};
use bergerie_rules::geometry::{Rotation, Side};
use bergerie_rules::tile::{Edge, SegmentIndex, ShapeId};

use garnish::Garnish;
use roads::{Gate, Road};
use site::Site;
use tile::{ROAD, Tile};
use walls::City;

/// Where everything on one tile lies, in u from its north-west corner.
#[derive(Debug)]
pub struct Plan {
    pub shape: ShapeId,
    pub rotation: Rotation,
    pub cities: Vec<City>,
    pub roads: Vec<Road>,
    pub gates: Vec<Gate>,
    /// The place on which three or more roads end.
    pub village: Option<Pt>,
    /// The middle of the ring in which a road forks.
    pub ring: Option<Pt>,
    /// Between fields that nothing else parts.
    pub hedges: Vec<Line>,
    /// Lines besides roads that cross the tile, with their widths.
    pub courses: Vec<(Line, f32)>,
    /// For each point, one more than the segment index of the field that its grass belongs to; 0 without any field.
    pub fields: Grid<u8>,
    /// Buildings, gardens, pennants and trees.
    pub garnish: Garnish,
    /// For each segment, where a figure on it has its middle.
    pub places: Vec<Pt>,
    /// What expansions laid out besides.
    pub extras: Extras,
}

impl Plan {
    /// Bytes that a plan takes, mostly those of its fields.
    pub const WEIGHT: usize = size_of::<Plan>() + mask::CELLS * mask::CELLS + 4096;

    pub fn new(id: ShapeId, rotation: Rotation) -> Plan {
        let tile = Tile { shape: id.shape(), rotation };
        let mut extras = Extras::default();
        let cities = walls::lay(&tile);
        let courses = courses::lay(&tile, &cities, &mut extras);
        let roads = roads::lay(&tile, &cities);
        let hedges = courses::hedges(&tile, &cities);
        let other = expansions::all().find_map(|hooks| (hooks.boundaries)(&tile, &hedges));
        // What else parts the fields leaves nobody a hedge to plant.
        let (hedges, boundaries) = other.map_or((hedges, Vec::new()), |lines| (Vec::new(), lines));
        let parting = if boundaries.is_empty() { &hedges } else { &boundaries };
        let fields = fields::lay(&tile, &cities, &roads, &courses, parting);
        let site = Site::new(id, &tile, &cities, &roads, &fields, &boundaries, extras);
        let (garnish, places, extras) = site.laid_out();
        Plan {
            shape: id,
            rotation,
            cities,
            roads: roads.roads,
            gates: roads.gates.into_iter().chain(courses.gates).collect(),
            village: roads.village,
            ring: roads.ring,
            hedges,
            courses: courses.lines,
            fields: fields.labels,
            garnish,
            places,
            extras,
        }
    }

    /// Dice for one part of this tile's drawing.
    pub fn dice(&self, part: &str) -> Dice {
        Dice::of(part, &self.shape.shape().name, self.rotation.quarters() as i64)
    }

    /// The corner in which a part of a large tile meets the other parts.
    pub fn inner_corner(&self) -> Option<Pt> {
        Tile { shape: self.shape.shape(), rotation: self.rotation }.inner_corner()
    }

    /// Whether a side shows city, so that houses may stand across it.
    pub fn city_on(&self, side: Side) -> bool {
        self.shape.shape().turned(self.rotation).edges.on(side) == Some(Edge::City)
    }

    /// What is found at a point of the tile.
    pub fn terrain(&self, p: Pt) -> Terrain {
        if self.garnish.fixtures.iter().any(|fixture| fixture.solid && fixture.at.far(p) < 0.24) {
            return Terrain::Built;
        }
        let walls = self.cities.iter().flat_map(|c| &c.walls).map(|w| (w, 0.05));
        let lines = self.roads.iter().map(|r| (&r.line, ROAD));
        let lines = lines.chain(self.courses.iter().map(|(line, width)| (line, *width)));
        let near = walls.chain(lines).any(|(line, width)| distance(line, p) < width / 2.0 + 0.06);
        match self.fields.at(p).checked_sub(1) {
            _ if self.cities.iter().any(|c| c.mask.at(p)) => Terrain::Roofs,
            Some(segment) if !near => Terrain::Grass(segment),
            _ => Terrain::Other,
        }
    }

    /// Corners and middles of sides in which a wall ends or a pointed wall has its tip, from north to south.
    pub fn border_towers(&self) -> impl Iterator<Item = Pt> + '_ {
        let walls = || self.cities.iter().flat_map(|c| &c.walls).flatten();
        let grid = (0..9).filter(|&i| i != 4).map(|i: u8| pt(f32::from(i % 3) / 2.0, f32::from(i / 3) / 2.0));
        grid.filter(move |at| walls().any(|p| p.far(*at) < 0.01))
    }
}

/// What is found somewhere on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// The open grass of a field segment.
    Grass(SegmentIndex),
    /// A hill, a garden or a building that nothing should hide.
    Built,
    /// The houses of a city.
    Roofs,
    /// A wall, a road, a river, or too close to one.
    Other,
}
