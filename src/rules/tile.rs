//! The printed tiles.
//!
//! A [`Shape`] is one printed design; a set contains some copies of each. The data are in `assets/tiles/*.toml` and are
//! read once. A large tile has several cells; each is also a shape, a *part*, whose segments have the large tile's
//! numbers, so that one cell can be queried and drawn like a small tile. This module is about single tiles; the board
//! joins them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::catalogue::CATALOGUE;
use super::geometry::{Axis, Half, Halves, Quarter, Quarters, Rotation, Side, Sides};
pub use super::kind::{Completed, Kind, KindRules, Lies};
pub use super::mark::{Mark, Marks};

/// The index of a segment in its shape, 0 to 15.
pub type SegmentIndex = u8;

/// A printed part of a tile: a stretch of road, a part of a city, a meadow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Its kind.
    pub kind: Kind,
    /// Sides of its tile that it reaches: cities, roads and rivers. On a large tile, the parts have the cells of these
    /// sides.
    pub sides: Sides,
    /// The side of these in whose middle it meets another city of the tile; any city across joins both (`002 §Nouvelles
    /// tuiles`).
    pub shared: Option<Side>,
    /// Half-sides that it reaches: fields and deserts. Without any, it is closed inside the tile.
    pub halves: Halves,
    /// Its cells of the tile, as printed; for a large tile's part, none if it is elsewhere on that tile.
    pub cells: Quarters,
    /// The number of its ends: sides or half-sides, counted on each cell.
    pub(super) ends: u8,
    /// City segments of this tile that are adjacent to a field, as indices.
    pub touches: Vec<SegmentIndex>,
    /// The villages, gates and cloister doors where it meets other segments. Used by the picture and by wagons.
    pub junctions: Junctions,
    /// Coats of arms of a city.
    pub pennants: u8,
    /// Whether a city is a plain semicircle on this tile: its wall is round, and it is on one side only.
    pub semicircle: bool,
    /// Its marks.
    pub marks: Marks,
}

/// Returns a road over an unrotated tile.
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
        semicircle: false,
        marks: Marks::NONE,
    }
}

/// Returns a road that a piece carries over a tile, as one of its segments.
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

    /// Parses letters from `a` to `h` separated by spaces; `None` for anything else.
    pub(super) fn read(text: &str) -> Option<Junctions> {
        let mut letters = text.split(' ').map(|word| match word.as_bytes() {
            &[letter @ b'a'..=b'h'] => Some(1_u8 << (letter - b'a')),
            _ => None,
        });
        letters.try_fold(0, |set, letter| Some(set | letter?)).map(Junctions)
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether two segments meet somewhere.
    pub const fn meet(self, other: Junctions) -> bool {
        self.0 & other.0 != 0
    }
}

/// The printed edge of a side. Two sides may be adjacent exactly when they are equal; desert counts as field here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// Meadow or desert over the whole side.
    Field,
    /// A road in its middle.
    Road,
    /// A city over the whole side.
    City,
    /// A river in its middle.
    River,
}

/// Four edges, or the demands of four neighbours, packed so that one `and` compares all.
///
/// One nibble per side (north lowest), one bit per [`Edge`]; a demand may allow several edges on one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edges(u16);

impl Edges {
    /// The demand without neighbours.
    pub const ANY: Edges = Edges(u16::MAX);

    /// Returns whether a tile with these edges meets the demand.
    pub const fn fit(self, demand: Edges) -> bool {
        self.0 & !demand.0 == 0
    }

    /// Returns the demand with one side bound to a neighbour's edge.
    pub const fn demanding(self, side: Side, edge: Edge) -> Edges {
        let at = 4 * side.index();
        Edges(self.0 & !(0xF << at) | 1 << (at + edge as usize))
    }

    /// Returns the edges with a blank side, which matches everything.
    const fn blank(self, side: Side) -> Edges {
        Edges(self.0 & !(0xF << (4 * side.index())))
    }

    /// Returns whether a side is blank.
    pub(super) const fn is_blank(self, side: Side) -> bool {
        self.0 >> (4 * side.index()) & 0xF == 0
    }

    /// Returns the sides on which a tile with these edges does not meet the demand, with what it shows and what is
    /// demanded.
    pub fn misfits(self, demand: Edges) -> impl Iterator<Item = (Side, Edge, Edge)> {
        let mut apart = Edges(self.0 & !demand.0);
        let sides = std::iter::from_fn(move || {
            let side = *Side::ALL.get(apart.0.trailing_zeros() as usize / 4)?;
            apart = apart.blank(side);
            Some(side)
        });
        sides.filter_map(move |side| Some((side, self.on(side)?, demand.on(side)?)))
    }

    /// Returns the edge of a tile on one side; `None` where a demand leaves a choice.
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

/// The group of tiles that a draw pile keeps together. The expansions that use groups define their meaning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Group(String);

impl Group {
    /// Returns the name in the tile files; empty for ungrouped tiles.
    pub fn name(&self) -> &str {
        &self.0
    }
}

/// A cell of a shape after a rotation: the segment of each side and half-side.
#[derive(Clone, Debug)]
pub struct Turned {
    /// Its cell of the tile.
    pub(super) quarter: Quarter,
    /// The four edges.
    pub edges: Edges,
    on_side: [[u8; 2]; 4],
    on_half: [u8; 8],
    meadows: Sides,
}

impl Turned {
    const NOBODY: u8 = u8::MAX;

    /// Returns the city, road or river segments on a side: none on a field side, two where a printed side is shared by
    /// two cities.
    pub fn on_side(&self, side: Side) -> impl Iterator<Item = SegmentIndex> + use<> {
        self.on_side[side.index()].into_iter().filter(|&s| s != Turned::NOBODY)
    }

    /// Returns whether a side is one undivided field, so that a bridge can stand on it (`001 §Ponts 1`; `OURS` for two
    /// fields that share a side).
    pub const fn is_meadow(&self, side: Side) -> bool {
        self.meadows.contains(side)
    }

    /// Returns the field or desert on a half-side.
    pub fn on_half(&self, half: Half) -> Option<SegmentIndex> {
        Some(self.on_half[half.index()]).filter(|&s| s != Turned::NOBODY)
    }
}

/// The cells of a shape, for each rotation.
#[derive(Debug)]
pub(super) enum Cells {
    /// The only cell of a small tile.
    One([Turned; 4]),
    /// The cells of a large tile, each of which is also a shape, clockwise from the north-west as printed.
    Several { turned: Box<[Vec<Turned>; 4]>, parts: Vec<ShapeId> },
}

/// One printed design of a tile.
#[derive(Debug)]
pub struct Shape {
    /// The name that records and saved games use, such as `BA/CRr`.
    pub name: String,
    /// The group that it belongs to in the pile.
    pub group: Group,
    /// The segments, in a fixed order.
    pub segments: Vec<Segment>,
    /// Whether all sides match it: segments that meet its blank sides end there.
    pub fits_all: bool,
    /// Its cells.
    pub(super) cells: Cells,
    /// The positions of its cells, as printed.
    pub(super) extent: Quarters,
    /// For a part, its cell of the printed large tile.
    pub(super) quarter: Option<Quarter>,
}

impl Shape {
    /// Returns the segment with this index.
    pub fn segment(&self, index: SegmentIndex) -> Option<&Segment> {
        self.segments.get(usize::from(index))
    }

    /// Returns the face of a tile of one cell after a rotation. For a large tile use [`faces`](Shape::faces).
    pub fn turned(&self, rotation: Rotation) -> &Turned {
        match &self.cells {
            Cells::One(turned) => &turned[rotation.quarters()],
            Cells::Several { .. } => const { &Turned::BLANK },
        }
    }

    /// Returns the face of each of its cells after a rotation, with the position of the cell.
    pub fn faces(&self, rotation: Rotation) -> impl Iterator<Item = (Quarter, &Turned)> {
        let faces = match &self.cells {
            Cells::One(turned) => std::slice::from_ref(&turned[rotation.quarters()]),
            Cells::Several { turned, .. } => &turned[rotation.quarters()],
        };
        faces.iter().map(|face| (face.quarter, face))
    }

    /// Returns the parts of a large tile after a rotation; none for a tile of one cell.
    pub fn parts(&self, rotation: Rotation) -> impl Iterator<Item = (Quarter, ShapeId)> {
        let parts = match &self.cells {
            Cells::One(_) => &[][..],
            Cells::Several { parts, .. } => parts,
        };
        self.faces(rotation).map(|(quarter, _)| quarter).zip(parts.iter().copied())
    }

    /// Returns whether it has more than one cell.
    pub const fn is_large(&self) -> bool {
        matches!(self.cells, Cells::Several { .. })
    }

    /// Returns the cells that it covers after a rotation.
    pub fn extent(&self, rotation: Rotation) -> Quarters {
        if self.is_large() { self.extent.lying(self.extent, rotation) } else { self.extent }
    }

    /// Returns the positions of some of its cells after a rotation.
    pub(super) fn lying(&self, cells: Quarters, rotation: Rotation) -> Quarters {
        cells.lying(self.extent, rotation)
    }

    /// Returns its cell of the large tile, as printed; `None` if it is not a part.
    pub const fn quarter(&self) -> Option<Quarter> {
        self.quarter
    }

    /// Returns whether it has a segment of this kind.
    pub fn has(&self, kind: Kind) -> bool {
        self.segments.iter().any(|s| s.kind == kind && !s.cells.is_empty())
    }
}

/// The number of a shape, valid only in this process: records and saved games name shapes by [`Shape::name`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ShapeId(u16);

impl ShapeId {
    /// Returns the shape with this name.
    pub fn named(name: &str) -> Option<ShapeId> {
        CATALOGUE.names.get(name).copied()
    }

    /// Returns the shape read after this many others.
    pub(super) const fn new(index: usize) -> ShapeId {
        ShapeId(index as u16)
    }

    /// Returns every shape of every set, and the parts of large ones, in a fixed order.
    pub fn all() -> impl Iterator<Item = ShapeId> {
        (0..CATALOGUE.shapes.len()).map(ShapeId::new)
    }

    /// Returns the printed design.
    pub fn shape(self) -> &'static Shape {
        &CATALOGUE.shapes[usize::from(self.0)]
    }

    /// Returns its cells after a rotation, each with the shape of one cell that lies there: itself, or a large tile's
    /// parts.
    pub fn cells(self, rotation: Rotation) -> impl Iterator<Item = (Quarter, ShapeId)> {
        let shape = self.shape();
        let small = (!shape.is_large()).then_some((Quarter::Nw, self));
        small.into_iter().chain(shape.parts(rotation))
    }

    /// Returns a dense number, below the count of [`ShapeId::all`].
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

/// Returns the shapes of a set and the number of copies of each, in a fixed order; empty for an unknown set.
pub fn copies(set: &str) -> &'static [(ShapeId, u8)] {
    CATALOGUE.sets.get(set).map_or(&[], Vec::as_slice)
}

/// Returns the names of all sets, such as `basic:1`.
pub fn sets() -> impl Iterator<Item = &'static str> {
    CATALOGUE.sets.keys().map(String::as_str)
}

/// The error for a side that shows several things.
const TORN: &str = "a side is not one city, one road or river between two fields, or field";

impl Turned {
    /// A face without segments.
    pub(super) const BLANK: Turned = Turned {
        quarter: Quarter::Nw,
        edges: Edges::ANY,
        on_side: [[Turned::NOBODY; 2]; 4],
        on_half: [Turned::NOBODY; 8],
        meadows: Sides::NONE,
    };

    /// Returns the face of an unrotated tile, or of a part that shows nothing on its inner sides, and checks that every
    /// side is valid.
    ///
    /// # Errors
    /// The reason why it is invalid. A side may be blank, or have field on one half, only on a tile that fits everything.
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
                ([], 0 | 1) if fits_all => {
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

    /// Returns the same face on another cell of its tile.
    pub(super) fn on(self, quarter: Quarter) -> Turned {
        Turned { quarter, ..self }
    }

    /// Returns the face after a rotation of its cell.
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
