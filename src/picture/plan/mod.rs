//! The ground plan of a tile: where its walls, roads, rivers, fields and buildings lie, from the printed facts alone.
//!
//! A plan is made for a shape *as it is turned*, since what stands on the ground stays upright. It knows no pixels; the
//! same plan serves every size. `roads`, `walls`, `water` lay out the lines, `fields` labels what they leave over, and
//! `places` finds room for buildings and figures in it.

pub mod fields;
pub mod hedges;
pub mod life;
pub mod places;
pub mod roads;
pub mod walls;

use crate::rules::expansions::monuments::{Objective, objectives_of};
use crate::rules::geometry::{Half, Rotation, Side, Sides};
use crate::rules::tile::{Edge, Group, Kind, Segment, SegmentIndex, Shape, ShapeId};

use crate::picture::ink::curve::{Line, Pt, distance, pt, quarter};
use crate::picture::ink::mask::{Grid, Mask};

pub use crate::picture::expansions::hills_and_sheep::land::Spot;
pub use life::{Kind as LifeKind, Life};
pub use places::Garnish;
pub use roads::{Gate, Road};
pub use crate::picture::expansions::deserts::shore::{self, Shore};
pub use walls::City;
pub use crate::picture::expansions::river::course::{self as water, Pool, River};

/// Width of a road.
pub const ROAD: f32 = 0.105;
/// Width of a river.
pub const RIVER: f32 = 0.17;

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
    /// Between fields that nothing else parts.
    pub hedges: Vec<Line>,
    /// Between sand and grass that nothing else parts.
    pub shores: Vec<Line>,
    /// Shores that run out into this part of a large tile from others.
    pub fringes: Vec<Shore>,
    /// For each half-side, whether sand or grass lies there; nothing where it is neither.
    pub sand: [Option<bool>; 8],
    /// Whether a wall ends in each corner.
    pub walled: [bool; 4],
    pub rivers: Vec<River>,
    pub pool: Option<Pool>,
    /// For each point, one more than the segment index of the field that its grass belongs to; 0 without any field.
    pub fields: Grid<u8>,
    /// Buildings, gardens, pennants and trees.
    pub garnish: Garnish,
    /// For each segment, where a figure on it has its middle.
    pub places: Vec<Pt>,
}

impl Plan {
    pub fn new(id: ShapeId, rotation: Rotation) -> Plan {
        let tile = Tile { shape: id.shape(), rotation };
        let cities = walls::lay(&tile);
        let water = water::lay(&tile, &cities);
        let roads = roads::lay(&tile, &cities);
        let hedges = shore::lay(&tile, hedges::lay(&tile, &cities));
        let ground = fields::lay(&tile, &cities, &roads, &water, &hedges);
        let walls = || cities.iter().flat_map(|city| &city.walls).flatten();
        let walled = std::array::from_fn(|corner| walls().any(|p| p.far(corner_at(corner)) < 0.01));
        let sand = shore::on_halves(&tile, &cities, &ground.labels);
        // Sand runs out where it meets a field; nobody plants a hedge there.
        let (hedges, shores) = if tile.count(Kind::Desert) > 0 { (Vec::new(), hedges) } else { (hedges, Vec::new()) };
        let (garnish, places) = places::lay(&tile, whole(id).map(ShapeId::shape), &cities, &roads, &ground);
        Plan {
            shape: id,
            rotation,
            cities,
            roads: roads.roads,
            gates: roads.gates.into_iter().chain(water.gate).collect(),
            village: roads.village,
            hedges,
            shores,
            fringes: shore::within(&tile, whole(id).map(ShapeId::shape)),
            sand,
            walled,
            rivers: water.rivers,
            pool: water.pool,
            fields: ground.labels,
            garnish,
            places,
        }
    }

    /// Dice for one part of this tile's drawing.
    pub fn dice(&self, part: &str) -> crate::picture::ink::dice::Dice {
        crate::picture::ink::dice::Dice::of(part, &self.shape.shape().name, self.rotation.quarters() as i64)
    }

    /// The corner in which a part of a large tile meets the other parts.
    pub fn inner_corner(&self) -> Option<Pt> {
        Tile { shape: self.shape.shape(), rotation: self.rotation }.inner_corner()
    }

    /// The objective that is printed on this part of a monument, and the middle of its card.
    pub fn card(&self) -> Option<(Pt, &'static Objective)> {
        let printed = objectives_of(whole(self.shape)?)?.get(self.shape.shape().quarter()?.index())?;
        Some((self.garnish.objective?, printed))
    }

    /// Whether a side shows city, so that houses may stand across it.
    pub fn city_on(&self, side: Side) -> bool {
        self.shape.shape().turned(self.rotation).edges.on(side) == Some(Edge::City)
    }

    /// What is found at a point of the tile.
    pub fn meadow(&self, p: Pt) -> Ground {
        if self.garnish.solid().any(|at| at.far(p) < 0.24) {
            return Ground::Built;
        }
        let walls = self.cities.iter().flat_map(|c| &c.walls).map(|w| (w, 0.05));
        let lines = self.roads.iter().map(|r| (&r.line, ROAD)).chain(self.rivers.iter().map(|r| (&r.line, RIVER)));
        let near = walls.chain(lines).any(|(line, width)| distance(line, p) < width / 2.0 + 0.06);
        match self.fields.at(p).checked_sub(1) {
            Some(segment) if !near && !self.cities.iter().any(|c| c.mask.at(p)) => Ground::Grass(segment),
            _ => Ground::Other,
        }
    }

    /// Corners and middles of sides in which a wall ends or a pointed wall has its tip, from north to south.
    pub fn border_towers(&self) -> impl Iterator<Item = Pt> + '_ {
        let walls = || self.cities.iter().flat_map(|c| &c.walls).flatten();
        let grid = (0..9).filter(|&i| i != 4).map(|i: u8| pt(f32::from(i % 3) / 2.0, f32::from(i / 3) / 2.0));
        grid.filter(move |at| walls().any(|p| p.far(*at) < 0.01))
    }
}

/// The large tile that has this part.
fn whole(part: ShapeId) -> Option<ShapeId> {
    part.shape().quarter()?;
    ShapeId::all().find(|whole| whole.shape().parts(Rotation::R0).any(|(_, other)| other == part))
}

/// What is found somewhere on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The open grass of a field segment.
    Grass(SegmentIndex),
    /// A hill, a garden or a building that nothing should hide.
    Built,
    /// A city, a road, a river, or too close to one.
    Other,
}

/// A shape as it is turned, read by the layers of the plan.
pub struct Tile {
    pub shape: &'static Shape,
    pub rotation: Rotation,
}

impl Tile {
    pub fn segments(&self, kind: Kind) -> impl Iterator<Item = (SegmentIndex, &'static Segment)> + '_ {
        // A part of a large tile lists segments that lie elsewhere on it.
        let here = self.shape.segments.iter().enumerate().filter(|(_, s)| !s.cells.is_empty());
        here.filter(move |(_, s)| s.kind == kind).map(|(i, s)| (i as SegmentIndex, s))
    }

    pub fn count(&self, kind: Kind) -> usize {
        self.segments(kind).count()
    }

    pub fn sides(&self, segment: &Segment) -> Sides {
        segment.sides.turned(self.rotation)
    }

    pub fn edge(&self, side: Side) -> Option<Edge> {
        self.shape.turned(self.rotation).edges.on(side)
    }

    /// The corner in which a part of a large tile meets the other parts.
    pub fn inner_corner(&self) -> Option<Pt> {
        self.shape.quarter().map(|quarter| corner_at(quarter.turned(self.rotation).index() + 2))
    }

    pub fn group(&self) -> Group {
        self.shape.group
    }

    pub fn dice(&self, part: &str) -> crate::picture::ink::dice::Dice {
        crate::picture::ink::dice::Dice::of(part, &self.shape.name, self.rotation.quarters() as i64)
    }

    /// Whether one field reaches both halves of a side.
    pub fn one_field_on(&self, side: Side) -> bool {
        let turned = self.shape.turned(self.rotation);
        let mut fields = Half::ALL.into_iter().filter(|h| h.side() == side).map(|h| turned.on_half(h));
        fields.next() == fields.next()
    }
}

/// The corner with this number, clockwise from north-west. Side `n` runs from corner `n` to corner `n + 1`.
pub fn corner_at(number: usize) -> Pt {
    [pt(0.0, 0.0), pt(1.0, 0.0), pt(1.0, 1.0), pt(0.0, 1.0)][number % 4]
}

/// The middle of a side.
pub fn middle_of(side: Side) -> Pt {
    quarter(pt(0.5, 0.0), side.index())
}

/// The way into the tile from a side.
pub fn inward(side: Side) -> Pt {
    Pt::MIDDLE.toward(middle_of(side), -2.0) - Pt::MIDDLE
}

/// A point near the rim of the tile in the middle of a half-side.
pub fn half_point(half: Half) -> Pt {
    let first = half.index().is_multiple_of(2);
    quarter(pt(if first { 0.2 } else { 0.8 }, 0.02), half.side().index())
}

/// All points within some way of any of the lines.
pub fn around<'a>(lines: impl IntoIterator<Item = &'a Line>, width: f32) -> Mask {
    lines.into_iter().fold(Mask::filled(false), |mask, line| mask.or(&Mask::stroke(line, width)))
}
