//! What is printed on the tiles.
//!
//! A [`Shape`] is one printed design; a set holds some copies of each. The facts stand in `assets/tiles/*.toml` and are
//! read once. A large tile has four cells; each is a shape of its own, a *part*, whose segments are numbered as the large
//! tile's, so that one cell can be asked and drawn like any small tile. Everything here is about a tile by itself: what joins when tiles meet is the board's business.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::catalogue::CATALOGUE;
use super::geometry::{Axis, Half, Halves, Quarter, Quarters, Rotation, Side, Sides};
pub use super::kind::{Completed, Kind, KindRules, Lies};
pub use super::mark::{Mark, Marks};

/// The place of a segment in its shape's list, 0 to 15.
pub type SegmentIndex = u8;

/// One thing printed on a tile: a stretch of road, a part of a city, a meadow…
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// What it is.
    pub kind: Kind,
    /// Sides of its tile that it reaches: cities, roads and rivers. What a large tile shows where on a side, its parts tell.
    pub sides: Sides,
    /// Of those, a side in whose middle it meets another city of the tile that spans it: whatever lies across joins both
    /// (`002 §Nouvelles tuiles`).
    pub shared: Option<Side>,
    /// Half-sides that it reaches: fields and deserts. One without any is closed inside the tile.
    pub halves: Halves,
    /// The cells of the tile that it lies in, as printed; of a large tile's part, none if it lies elsewhere on that tile.
    pub cells: Quarters,
    /// How many ends it has: sides or half-sides, counted on each cell.
    pub(super) ends: u8,
    /// City segments of this tile that a field borders, as indices.
    pub touches: Vec<SegmentIndex>,
    /// The villages, gates and cloister doors where it meets other segments. Said for the picture and for wagons.
    pub junctions: Junctions,
    /// Coats of arms of a city.
    pub pennants: u8,
    /// Whether a city is a plain semicircle, as far as its tile says (`001 §Forteresses n6`).
    pub castle_base: bool,
    /// What else is printed on it.
    pub marks: Marks,
}

/// A road over a tile that is not turned.
const fn road_over(axis: Axis) -> Segment {
    let [from, to] = axis.sides();
    Segment {
        kind: Kind::Road,
        sides: Sides::NONE.with(from).with(to),
        shared: None,
        halves: Halves::NONE,
        cells: Quarters::ONE,
        ends: 2,
        touches: Vec::new(),
        junctions: Junctions::NONE,
        pennants: 0,
        castle_base: false,
        marks: Marks::NONE,
    }
}

/// A road that a piece carries over a tile, as one of its segments.
pub(super) fn over(axis: Axis, rotation: Rotation) -> &'static Segment {
    static NORTH_SOUTH: Segment = road_over(Axis::NorthSouth);
    static WEST_EAST: Segment = road_over(Axis::WestEast);
    match axis.turned(rotation) {
        Axis::NorthSouth => &NORTH_SOUTH,
        Axis::WestEast => &WEST_EAST,
    }
}

/// The villages, gates and cloister doors of a tile at which a segment ends, by their letters in the tile files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Junctions(u8);

impl Junctions {
    /// None.
    pub const NONE: Junctions = Junctions(0);

    /// Reads letters from `a` to `h` with spaces between them; nothing if there is anything else.
    pub(super) fn read(text: &str) -> Option<Junctions> {
        let mut letters = text.split(' ').map(|word| match word.as_bytes() {
            &[letter @ b'a'..=b'h'] => Some(1_u8 << (letter - b'a')),
            _ => None,
        });
        letters.try_fold(0, |set, letter| Some(set | letter?)).map(Junctions)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether two segments meet somewhere.
    pub const fn meet(self, other: Junctions) -> bool {
        self.0 & other.0 != 0
    }
}

/// What one side of a tile shows. Two sides may touch exactly when they show the same; desert counts as field there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// Meadow or desert over the whole side.
    Field,
    /// A road in its middle.
    Road,
    /// City over the whole side.
    City,
    /// A river in its middle.
    River,
}

/// Four edges, or what four neighbours demand of them, packed so that one `and` compares all.
///
/// A nibble a side (north lowest), a bit an [`Edge`]; a demand may allow several edges on one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edges(u16);

impl Edges {
    /// The demand of no neighbour at all.
    pub const ANY: Edges = Edges(u16::MAX);

    /// Whether a tile with these edges meets the demand.
    pub const fn fit(self, demand: Edges) -> bool {
        self.0 & !demand.0 == 0
    }

    /// The demand with one side bound to a neighbour's edge.
    pub const fn demanding(self, side: Side, edge: Edge) -> Edges {
        let at = 4 * side.index();
        Edges(self.0 & !(0xF << at) | 1 << (at + edge as usize))
    }

    /// The same with a side that shows nothing and so fits whatever lies across.
    const fn blank(self, side: Side) -> Edges {
        Edges(self.0 & !(0xF << (4 * side.index())))
    }

    /// Whether a side shows nothing.
    pub(super) const fn is_blank(self, side: Side) -> bool {
        self.0 >> (4 * side.index()) & 0xF == 0
    }

    /// The sides on which a tile with these edges does not meet the demand, with what it shows and what is demanded.
    pub fn misfits(self, demand: Edges) -> impl Iterator<Item = (Side, Edge, Edge)> {
        let sides = Side::ALL.into_iter().filter_map(move |side| Some((side, self.on(side)?, demand.on(side)?)));
        sides.filter(|(_, shows, demands)| shows != demands)
    }

    /// The edge of a tile on one side; `None` where a demand leaves a choice.
    pub fn on(self, side: Side) -> Option<Edge> {
        match self.0 >> (4 * side.index()) & 0xF {
            0b0001 => Some(Edge::Field),
            0b0010 => Some(Edge::Road),
            0b0100 => Some(Edge::City),
            0b1000 => Some(Edge::River),
            _ => None,
        }
    }
}

/// Which tiles a draw pile keeps together. What the names mean, the expansions know that keep such tiles apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Group(String);

impl Group {
    /// The name in the tile files; empty for tiles that lie among all others.
    pub fn name(&self) -> &str {
        &self.0
    }
}

/// A cell of a shape as it lies after a rotation: which segment each side and half-side belongs to.
#[derive(Clone, Debug)]
pub struct Turned {
    /// Which cell of its tile it comes to lie on.
    pub(super) quarter: Quarter,
    /// The four edges.
    pub edges: Edges,
    on_side: [[u8; 2]; 4],
    on_half: [u8; 8],
    meadows: Sides,
}

impl Turned {
    const NOBODY: u8 = u8::MAX;

    /// The city, road or river segments on a side: none on a field side, two where a printed side is shared by two cities.
    pub fn on_side(&self, side: Side) -> impl Iterator<Item = SegmentIndex> + use<> {
        self.on_side[side.index()].into_iter().filter(|&s| s != Turned::NOBODY)
    }

    /// Whether a side is one undivided field, so that a bridge can stand on it (`001 §Ponts 1`; `OURS` for two fields that
    /// share a side).
    pub const fn is_meadow(&self, side: Side) -> bool {
        self.meadows.contains(side)
    }

    /// The field or desert on a half-side.
    pub fn on_half(&self, half: Half) -> Option<SegmentIndex> {
        Some(self.on_half[half.index()]).filter(|&s| s != Turned::NOBODY)
    }
}

/// The cells of a shape, for each rotation.
#[derive(Debug)]
pub(super) enum Cells {
    /// A small tile has one.
    One([Turned; 4]),
    /// A large tile has two or four. Each is a shape of its own too; those stand clockwise from the north-west as printed.
    Several { turned: Box<[Vec<Turned>; 4]>, parts: Vec<ShapeId> },
}

/// One printed design of a tile.
#[derive(Debug)]
pub struct Shape {
    /// The name that records and saved games use, such as `BA/CRr`.
    pub name: String,
    /// Where it is kept before it is drawn.
    pub group: Group,
    /// What is printed, in a fixed order.
    pub segments: Vec<Segment>,
    /// Whether it may lie beside anything: its blank sides end whatever comes to them.
    pub fits_all: bool,
    /// Its cell, or its two or four cells.
    pub(super) cells: Cells,
    /// Where these are, as printed.
    pub(super) extent: Quarters,
    /// Of a part, which cell of the printed large tile it is.
    pub(super) quarter: Option<Quarter>,
}

impl Shape {
    /// The segment with this index.
    pub fn segment(&self, index: SegmentIndex) -> Option<&Segment> {
        self.segments.get(usize::from(index))
    }

    /// The face of a tile of one cell after a rotation. A large tile has nothing to show here: ask for its
    /// [`faces`](Shape::faces).
    pub fn turned(&self, rotation: Rotation) -> &Turned {
        match &self.cells {
            Cells::One(turned) => &turned[rotation.quarters()],
            Cells::Several { .. } => const { &Turned::BLANK },
        }
    }

    /// The face of each of its cells after a rotation, with the cell that it comes to lie on.
    pub fn faces(&self, rotation: Rotation) -> impl Iterator<Item = (Quarter, &Turned)> {
        let faces = match &self.cells {
            Cells::One(turned) => std::slice::from_ref(&turned[rotation.quarters()]),
            Cells::Several { turned, .. } => &turned[rotation.quarters()],
        };
        faces.iter().map(|face| (face.quarter, face))
    }

    /// The parts of a large tile after a rotation; none of a tile of one cell.
    pub fn parts(&self, rotation: Rotation) -> impl Iterator<Item = (Quarter, ShapeId)> {
        let parts = match &self.cells {
            Cells::One(_) => &[][..],
            Cells::Several { parts, .. } => parts,
        };
        self.faces(rotation).map(|(quarter, _)| quarter).zip(parts.iter().copied())
    }

    /// Whether it has more than one cell.
    pub const fn is_large(&self) -> bool {
        matches!(self.cells, Cells::Several { .. })
    }

    /// The cells that it covers after a rotation.
    pub fn extent(&self, rotation: Rotation) -> Quarters {
        if self.is_large() { self.extent.lying(self.extent, rotation) } else { self.extent }
    }

    /// Where some of its cells come to lie after a rotation.
    pub(super) fn lying(&self, cells: Quarters, rotation: Rotation) -> Quarters {
        cells.lying(self.extent, rotation)
    }

    /// Which cell of a large tile it is, as printed; `None` for a tile by itself.
    pub const fn quarter(&self) -> Option<Quarter> {
        self.quarter
    }

    /// Whether it shows something of this kind.
    pub fn has(&self, kind: Kind) -> bool {
        self.segments.iter().any(|s| s.kind == kind && !s.cells.is_empty())
    }
}

/// A shape's number. Only this process knows it: records and saved games name shapes by [`Shape::name`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ShapeId(u16);

impl ShapeId {
    /// The shape with this name.
    pub fn named(name: &str) -> Option<ShapeId> {
        CATALOGUE.names.get(name).copied()
    }

    /// The shape read after this many others.
    pub(super) const fn new(index: usize) -> ShapeId {
        ShapeId(index as u16)
    }

    /// Every shape of every set, and the parts of large ones, in a fixed order.
    pub fn all() -> impl Iterator<Item = ShapeId> {
        (0..CATALOGUE.shapes.len()).map(ShapeId::new)
    }

    /// What is printed.
    pub fn shape(self) -> &'static Shape {
        &CATALOGUE.shapes[usize::from(self.0)]
    }

    /// Its cells after a rotation, each with the shape of one cell that lies there: itself, or a large tile's parts.
    pub fn cells(self, rotation: Rotation) -> impl Iterator<Item = (Quarter, ShapeId)> {
        let shape = self.shape();
        let small = (!shape.is_large()).then_some((Quarter::Nw, self));
        small.into_iter().chain(shape.parts(rotation))
    }

    /// A dense number, below the count of [`ShapeId::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for ShapeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shape().name)
    }
}

impl fmt::Display for ShapeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shape().name)
    }
}

impl Serialize for ShapeId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.shape().name)
    }
}

impl<'de> Deserialize<'de> for ShapeId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ShapeId, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        ShapeId::named(&name).ok_or_else(|| serde::de::Error::custom(format!("no tile is called {name}")))
    }
}

/// The shapes of a set and how many copies it has of each, in a fixed order; nothing for an unknown set.
pub fn copies(set: &str) -> &'static [(ShapeId, u8)] {
    CATALOGUE.sets.get(set).map_or(&[], Vec::as_slice)
}

/// The names of all sets, such as `basic:1`.
pub fn sets() -> impl Iterator<Item = &'static str> {
    CATALOGUE.sets.keys().map(String::as_str)
}

/// What is wrong with a side that shows several things.
const TORN: &str = "a side is not one city, one road or river between two fields, or field";

impl Turned {
    /// A face with nothing on it.
    pub(super) const BLANK: Turned = Turned {
        quarter: Quarter::Nw,
        edges: Edges::ANY,
        on_side: [[Turned::NOBODY; 2]; 4],
        on_half: [Turned::NOBODY; 8],
        meadows: Sides::NONE,
    };

    /// Lays out an unrotated tile, or a part that shows nothing on its inner sides, and checks that every side is whole.
    ///
    /// # Errors
    /// What is wrong with it. A side may be blank only on a tile that fits everything.
    pub(super) fn read(segments: &[Segment], inner: Sides, fits_all: bool) -> Result<Turned, &'static str> {
        let mut turned = Turned::BLANK;
        for (index, segment) in segments.iter().enumerate() {
            for side in segment.sides.iter() {
                let places = &mut turned.on_side[side.index()];
                let free = places.iter_mut().find(|p| **p == Turned::NOBODY).ok_or("three segments share a side")?;
                *free = index as u8;
            }
            for half in segment.halves.iter() {
                let place = &mut turned.on_half[half.index()];
                if std::mem::replace(place, index as u8) != Turned::NOBODY {
                    return Err("two fields share a half-side");
                }
            }
        }
        for side in Side::ALL.into_iter().filter(|side| !inner.contains(*side)) {
            let kinds: Vec<Kind> = turned.on_side(side).map(|s| segments[usize::from(s)].kind).collect();
            let fields = Half::ALL.into_iter().filter(|h| h.side() == side && turned.on_half(*h).is_some()).count();
            let edge = match (kinds.as_slice(), fields) {
                ([], 0) if fits_all => {
                    turned.edges = turned.edges.blank(side);
                    continue;
                }
                ([], 2) => Edge::Field,
                ([Kind::City, Kind::City], 0) => Edge::City,
                ([line], fields) => match line.edge() {
                    Some(Edge::City) if fields == 0 => Edge::City,
                    Some(edge @ (Edge::Road | Edge::River)) if fields == 2 => edge,
                    _ => return Err(TORN),
                },
                _ => return Err(TORN),
            };
            turned.edges = turned.edges.demanding(side, edge);
            let [one, other] = Half::of(side).map(|half| turned.on_half(half));
            let field = one.and_then(|index| segments.get(usize::from(index))).is_some_and(|s| s.kind == Kind::Field);
            if edge == Edge::Field && one == other && field {
                turned.meadows = turned.meadows.with(side);
            }
        }
        Ok(turned)
    }

    /// The same on another cell of its tile.
    pub(super) fn on(self, quarter: Quarter) -> Turned {
        Turned { quarter, ..self }
    }

    /// What becomes of it when its cell is turned.
    pub(super) fn turn(&self, by: Rotation) -> Turned {
        let mut turned = Turned { meadows: self.meadows.turned(by), ..Turned::BLANK };
        for side in Side::ALL {
            turned.on_side[side.turned(by).index()] = self.on_side[side.index()];
            if let Some(edge) = self.edges.on(side) {
                turned.edges = turned.edges.demanding(side.turned(by), edge);
            } else if self.edges.is_blank(side) {
                turned.edges = turned.edges.blank(side.turned(by));
            }
        }
        for half in Half::ALL {
            turned.on_half[half.turned(by).index()] = self.on_half[half.index()];
        }
        turned
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_edition_has_eight_gardens() {
        let gardens =
            |set| copies(set).iter().filter(|(s, _)| s.shape().has(Kind::Garden)).map(|&(_, n)| n).sum::<u8>();
        assert_eq!((gardens("basic:1"), gardens("basic:2")), (0, 8));
        assert_eq!((gardens("river/1:1"), gardens("river/1:2"), gardens("river/2:2")), (0, 1, 1));
    }

    #[test]
    fn a_turned_tile_shows_its_sides_elsewhere() {
        let start = ShapeId::named("BA/RCr").unwrap().shape();
        let quarter = start.turned(Rotation::R90);
        assert_eq!(quarter.edges.on(Side::E), Some(Edge::City));
        assert_eq!(quarter.edges.on(Side::N), Some(Edge::Road));
        assert_eq!(quarter.edges.on(Side::W), Some(Edge::Field));
        assert_eq!(quarter.on_half(Half::Sse), start.turned(Rotation::R0).on_half(Half::Ene));
    }

    #[test]
    fn segments_meet_where_they_share_a_junction() {
        let [one, other, both] = ["a", "b", "a b"].map(|text| Junctions::read(text).unwrap());
        assert!(one.meet(both) && both.meet(other));
        assert!(!one.meet(other) && !one.meet(Junctions::NONE));
    }

    #[test]
    fn edges_meet_a_demand_side_by_side() {
        let road = ShapeId::named("BA/RFr").unwrap().shape().turned(Rotation::R0).edges;
        assert!(road.fit(Edges::ANY));
        assert!(road.fit(Edges::ANY.demanding(Side::E, Edge::Road)));
        assert!(!road.fit(Edges::ANY.demanding(Side::N, Edge::Road)));
    }
}
