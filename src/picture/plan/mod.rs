//! The layout of a tile's walls, roads, fields and buildings, derived only from the facts in its file.
//!
//! A plan belongs to a shape *with a rotation*, because buildings always stand upright. It does not depend on the size
//! of the picture. [`walls`], [`roads`] and [`courses`] lay out the lines. [`fields`] labels the ground between them,
//! and [`builder`] places buildings and figures.

pub mod builder;
pub mod courses;
pub mod decorations;
pub mod fields;
pub mod objects;
pub mod roads;
pub mod tile;
pub mod walls;

use crate::ink::mask;
use crate::{DrawingRng, ExpansionLayouts, Grid, Line, Pt, expansions, pt, vertex_distance};
use bergerie_rules::{Edge, Rotation, SegmentIndex, ShapeId, Side};

use builder::PlanBuilder;
use objects::Objects;
use roads::{Gate, Road};
use tile::{ROAD_WIDTH, Tile};
use walls::City;

/// The positions of everything on one tile, in u from its north-west corner.
#[derive(Debug)]
pub struct TilePlan {
    pub shape: ShapeId,
    pub rotation: Rotation,
    pub cities: Vec<City>,
    pub roads: Vec<Road>,
    pub gates: Vec<Gate>,
    /// The middle of the village in which three or more roads end, or `None` if the tile has no village.
    pub village: Option<Pt>,
    /// The middle of the ring at a fork, or `None` if no road of the tile forks.
    pub ring: Option<Pt>,
    /// The hedges, which separate fields that meet without any other line.
    pub hedges: Vec<Line>,
    /// Lines other than roads that cross the tile, such as rivers. Each has its width.
    pub courses: Vec<(Line, f32)>,
    /// For each point, the index of the field's segment plus one. It is 0 if the tile has no field.
    pub fields: Grid<u8>,
    /// Objects such as buildings, gardens, pennants and trees.
    pub objects: Objects,
    /// For each segment, the middle of a figure on that segment.
    pub figure_points: Vec<Pt>,
    /// Layouts that only one expansion needs.
    pub layouts: ExpansionLayouts,
}

impl TilePlan {
    /// The approximate size of a plan in bytes, most of which is used by the fields.
    pub const MEMORY_BYTES: usize = size_of::<TilePlan>() + mask::CELLS * mask::CELLS + 4096;

    pub fn new(id: ShapeId, rotation: Rotation) -> TilePlan {
        let tile = Tile { shape: id.get(), rotation };
        let mut layouts = ExpansionLayouts::default();
        let cities = walls::lay_out_cities(&tile);
        let courses = courses::lay_out_courses(&tile, &cities, &mut layouts);
        let roads = roads::lay_out_roads(&tile, &cities);
        let hedges = courses::hedges(&tile, &cities);
        let other = expansions::all().find_map(|hooks| (hooks.field_boundaries)(&tile, &hedges));
        // An expansion may separate the fields by other lines, which replace the hedges.
        let (hedges, boundaries) = other.map_or((hedges, Vec::new()), |lines| (Vec::new(), lines));
        let parting = if boundaries.is_empty() { &hedges } else { &boundaries };
        let fields = fields::lay_out_fields(&tile, &cities, &roads, &courses, parting);
        let builder = PlanBuilder::new(id, &tile, &cities, &roads, &fields, &boundaries, layouts);
        let (objects, places, layouts) = builder.finish();
        TilePlan {
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
            objects,
            figure_points: places,
            layouts,
        }
    }

    /// Returns the points at this distance from two sides of the tile. Those with the most space to figures come first.
    pub fn corners(&self, margin: f32) -> [Pt; 4] {
        let room = |corner: &Pt| self.figure_points.iter().map(|at| at.distance_to(*corner)).fold(f32::MAX, f32::min);
        let far = 1.0 - margin;
        let mut corners = [pt(margin, margin), pt(far, margin), pt(margin, far), pt(far, far)];
        corners.sort_by(|one, other| room(other).total_cmp(&room(one)));
        corners
    }

    /// Creates the random number generator for one part of this tile's print.
    pub fn print_rng(&self, part: &str) -> DrawingRng {
        DrawingRng::of(part, &self.shape.name, self.rotation.quarter_turns() as i64)
    }

    /// Returns the corner at which this part of a large tile meets the other parts. Returns `None` for other tiles.
    pub fn inner_corner(&self) -> Option<Pt> {
        Tile { shape: self.shape.get(), rotation: self.rotation }.inner_corner()
    }

    /// Returns whether a side of the tile is a city side, so that houses can be drawn across it.
    pub fn has_city_on(&self, side: Side) -> bool {
        self.shape.face(self.rotation).edges.on(side) == Some(Edge::City)
    }

    pub fn terrain_at(&self, p: Pt) -> Terrain {
        if self.objects.fixtures.iter().any(|fixture| fixture.is_solid && fixture.at.distance_to(p) < 0.24) {
            return Terrain::Built;
        }
        let walls = self.cities.iter().flat_map(|c| &c.walls).map(|w| (w, 0.05));
        let lines = self.roads.iter().map(|r| (&r.line, ROAD_WIDTH));
        let lines = lines.chain(self.courses.iter().map(|(line, width)| (line, *width)));
        let near = walls.chain(lines).any(|(line, width)| vertex_distance(line, p) < width / 2.0 + 0.06);
        match self.fields.value_at(p).checked_sub(1) {
            _ if self.cities.iter().any(|c| c.mask.value_at(p)) => Terrain::Roofs,
            Some(segment) if !near => Terrain::Grass(segment),
            _ => Terrain::Other,
        }
    }

    /// Returns the points of the tile's border at which a wall ends or a pointed wall has its tip, from north to south.
    pub fn border_towers(&self) -> impl Iterator<Item = Pt> + '_ {
        let walls = || self.cities.iter().flat_map(|c| &c.walls).flatten();
        let grid = (0..9).filter(|&i| i != 4).map(|i: u8| pt(f32::from(i % 3) / 2.0, f32::from(i / 3) / 2.0));
        grid.filter(move |at| walls().any(|p| p.distance_to(*at) < 0.01))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// Open grass of a field segment.
    Grass(SegmentIndex),
    /// A hill, a garden or a building that no other object should hide.
    Built,
    /// Houses of a city.
    Roofs,
    /// A wall, a road or a river, or a point too close to one.
    Other,
}
