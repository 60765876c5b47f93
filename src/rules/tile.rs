//! The printed tiles.
//!
//! A [`Shape`] is one printed design. A set contains some number of copies of each design. The data come from
//! `assets/tiles/*.toml`, which are read once. This module is about single tiles, and the board joins them.
//!
//! A large tile has several cells. Each cell is also a shape of its own, a *part*, in which segments keep the indices
//! that they have on the large tile. So one cell of a large tile can be queried and drawn like a small tile.

use std::ops::Deref;

use serde::Deserialize;

pub use super::kind::{CompletionRule, Edge, Kind, KindRules, SegmentPosition};
pub use super::mark::{Mark, Marks};
use crate::{Axis, Half, Halves, Kinds, Pos, Quarter, Quarters, Rotation, Side, Sides};

/// The index of a segment in its shape, 0 to 15. A road over the tile comes after the printed segments.
pub type SegmentIndex = u8;

/// A segment on the table: a cell of its tile, and its index in the shape.
pub type SegmentPlace = (Pos, SegmentIndex);

/// A connected area printed on a tile, such as a stretch of road, a part of a city or a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The kind, which decides the rules for figures, completion and points.
    pub kind: Kind,
    /// The sides of the tile that a city, road or river reaches. The parts of a large tile tell on which cells.
    pub sides: Sides,
    /// A side that this city shares with another one of the tile. A neighbour joins both (`hills_and_sheep.md 4.1`).
    pub shared_side: Option<Side>,
    /// The half-sides that a field or desert reaches. A segment with none is enclosed inside the tile.
    pub halves: Halves,
    /// The cells of the tile that the segment covers, as printed. Empty in a part of a large tile without the segment.
    pub cells: Quarters,
    /// Whether the segment has an end inside the tile, which is open until a link joins it to another segment.
    pub has_inner_end: bool,
    /// The number of ends of the segment: its sides or half-sides, counted on each cell, and its inner end.
    pub(super) ends: u8,
    /// The indices of the city segments that a field touches on this tile.
    pub touches: Vec<SegmentIndex>,
    /// The villages, gates and doors of monasteries where the segment meets others, for pictures and wagons.
    pub junctions: Junctions,
    /// The number of coats of arms. Only cities have any.
    pub pennants: u8,
    /// Whether a city segment is a plain semicircle: it reaches only one side, and its wall is round.
    pub is_semicircle: bool,
    /// The printed symbols that change scoring or allow special actions.
    pub marks: Marks,
}

/// Returns the road that a piece carries over an unrotated tile.
const fn unrotated_road(axis: Axis) -> Segment {
    let [from, to] = axis.sides();
    Segment {
        kind: Kind::Road,
        sides: Sides::NONE.with(from).with(to),
        shared_side: None,
        halves: Halves::NONE,
        cells: Quarters::ONE,
        has_inner_end: false,
        ends: 2,
        touches: Vec::new(),
        junctions: Junctions::NONE,
        pennants: 0,
        is_semicircle: false,
        marks: Marks::NONE,
    }
}

/// Returns the segment of a road that a piece carries over a tile with this rotation.
pub(super) fn road_over(axis: Axis, rotation: Rotation) -> &'static Segment {
    static NORTH_SOUTH: Segment = unrotated_road(Axis::NorthSouth);
    static WEST_EAST: Segment = unrotated_road(Axis::WestEast);
    match axis.rotated(rotation) {
        Axis::NorthSouth => &NORTH_SOUTH,
        Axis::WestEast => &WEST_EAST,
    }
}

/// A set of points where segments end: villages, gates and doors of monasteries. Tile files denote them by letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Junctions(u8);

impl Junctions {
    pub const NONE: Junctions = Junctions(0);

    /// Parses letters from `a` to `h`, separated by spaces. Returns `None` for any other text.
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

    /// Returns whether the sets have a point in common, so that their segments meet there.
    pub const fn meet(self, other: Junctions) -> bool {
        self.0 & other.0 != 0
    }
}

/// The edges of a tile on its four sides, or those demanded there, packed so that a single `and` compares all four.
///
/// Each side has a nibble, north the lowest, with one bit for each [`Edge`]. A demand can allow several edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edges(u16);

impl Edges {
    /// The demand of a cell without neighbours, which every tile meets.
    pub const ANY: Edges = Edges(u16::MAX);

    /// Returns whether a tile with these edges meets a demand on every side.
    pub const fn fit(self, demand: Edges) -> bool {
        self.0 & !demand.0 == 0
    }

    /// Returns these edges, or this demand, with one edge on one side.
    pub const fn with_edge(self, side: Side, edge: Edge) -> Edges {
        let at = 4 * side.index();
        Edges(self.0 & !(0xF << at) | 1 << (at + edge as usize))
    }

    /// Returns these edges with one side blank, so that it matches everything.
    const fn blank(self, side: Side) -> Edges {
        Edges(self.0 & !(0xF << (4 * side.index())))
    }

    /// Returns whether a side is blank, so that it matches everything.
    pub(super) const fn is_blank(self, side: Side) -> bool {
        self.0 >> (4 * side.index()) & 0xF == 0
    }

    /// Returns each side on which these edges do not meet a demand, with the edge of the tile and the demanded one.
    pub fn misfits(self, demand: Edges) -> impl Iterator<Item = (Side, Edge, Edge)> {
        let mut apart = Edges(self.0 & !demand.0);
        let sides = std::iter::from_fn(move || {
            let side = *Side::ALL.get(apart.0.trailing_zeros() as usize / 4)?;
            apart = apart.blank(side);
            Some(side)
        });
        sides.filter_map(move |side| Some((side, self.on(side)?, demand.on(side)?)))
    }

    /// Returns the edge of a tile on one side, or `None` for a blank side and where several are allowed.
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

/// A group of tiles that a draw pile keeps together. The expansions that use groups define the meaning of each group.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct PileGroup(String);

impl PileGroup {
    /// Returns the name of the group in the tile files. The name is empty for tiles without a group.
    pub fn name(&self) -> &str {
        &self.0
    }
}

/// The face of one cell of a shape after a rotation: the segment on each side and half-side.
#[derive(Clone, Debug)]
pub struct Face {
    /// The position of this cell in the square of the tile, after the rotation.
    pub(super) quarter: Quarter,
    /// The edges that the cell shows on its four sides.
    pub edges: Edges,
    on_side: [[u8; 2]; 4],
    on_half: [u8; 8],
    meadows: Sides,
}

impl Face {
    const NO_SEGMENT: u8 = u8::MAX;

    /// Returns the city, road or river segments on a side: none on a field side, two where two cities share it.
    pub fn on_side(&self, side: Side) -> impl Iterator<Item = SegmentIndex> + use<> {
        self.on_side[side.index()].into_iter().filter(|&s| s != Face::NO_SEGMENT)
    }

    /// Returns the first side, clockwise from north, on which a city, road or river segment is, or `None` if there is none.
    pub fn side_of(&self, segment: SegmentIndex) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.on_side[side.index()].contains(&segment))
    }

    /// Returns whether a side is one field, where bridges can end (`bridges_castles_and_bazaars.md 1.1.4`).
    pub const fn is_meadow(&self, side: Side) -> bool {
        self.meadows.contains(side)
    }

    /// Returns the field or desert segment on a half-side, or `None` if another segment takes up the half-side.
    pub fn on_half(&self, half: Half) -> Option<SegmentIndex> {
        Some(self.on_half[half.index()]).filter(|&s| s != Face::NO_SEGMENT)
    }
}

/// The faces of a shape, computed for each rotation in advance.
#[derive(Debug)]
pub(super) enum Cells {
    /// The face of a small tile, by quarter turns.
    One([Face; 4]),
    /// The cells of a large tile for each rotation, each also a shape, clockwise from the north-west as printed.
    Several { turned: Box<[Vec<Face>; 4]>, parts: Vec<ShapeId> },
}

/// A printed design of a tile.
#[derive(Debug)]
pub struct Shape {
    /// The name of the design in records and saved games, such as `BA/CRr`.
    pub name: String,
    /// The group that the tile belongs to in the pile.
    pub group: PileGroup,
    /// The segments, in the order of the tile file. A [`SegmentIndex`] is an index into this list.
    pub segments: Vec<Segment>,
    /// The kinds of the segments, for a part of a large tile without those elsewhere on that tile.
    pub(super) kinds: Kinds,
    /// Whether all sides match every neighbour. Segments that meet the blank sides of such a tile end there.
    pub fits_all: bool,
    /// The faces of the tile, for each rotation.
    pub(super) cells: Cells,
    /// The cells that the tile covers in its square, as printed.
    pub(super) extent: Quarters,
    /// For a part of a large tile, its cell of that tile as printed. `None` for all other shapes.
    pub(super) quarter: Option<Quarter>,
    /// For each rotation, the first rotation in which the tile looks the same.
    pub(super) canonical_rotations: [Rotation; 4],
}

impl Shape {
    /// Returns the first rotation in which the tile looks the same as in the given one. A monastery in a field has only
    /// one, for example. Those of a large tile are all distinct, because its objectives rotate with it.
    pub const fn canonical_rotation(&self, rotation: Rotation) -> Rotation {
        self.canonical_rotations[rotation.quarter_turns()]
    }

    /// Returns whether the tile looks different in every earlier rotation.
    pub fn is_canonical(&self, rotation: Rotation) -> bool {
        self.canonical_rotation(rotation) == rotation
    }

    /// Returns the printed segment with this index, or `None` if the shape has fewer segments.
    pub fn segment(&self, index: SegmentIndex) -> Option<&Segment> {
        self.segments.get(usize::from(index))
    }

    /// Returns the face of a one-cell tile after a rotation. For a large tile, use [`faces`](Shape::faces).
    pub fn face(&self, rotation: Rotation) -> &Face {
        match &self.cells {
            Cells::One(turned) => &turned[rotation.quarter_turns()],
            Cells::Several { .. } => const { &Face::BLANK },
        }
    }

    /// Returns the face of a one-cell tile in each rotation, or `None` for a large tile.
    pub(super) const fn small_faces(&self) -> Option<&[Face; 4]> {
        match &self.cells {
            Cells::One(turned) => Some(turned),
            Cells::Several { .. } => None,
        }
    }

    /// Returns the face of each cell after a rotation, with the position of that cell.
    pub fn faces(&self, rotation: Rotation) -> impl Iterator<Item = (Quarter, &Face)> {
        let faces = match &self.cells {
            Cells::One(turned) => std::slice::from_ref(&turned[rotation.quarter_turns()]),
            Cells::Several { turned, .. } => &turned[rotation.quarter_turns()],
        };
        faces.iter().map(|face| (face.quarter, face))
    }

    /// Returns the parts of a large tile and their positions after a rotation. A one-cell tile has no parts.
    pub fn parts(&self, rotation: Rotation) -> impl Iterator<Item = (Quarter, ShapeId)> {
        let parts = match &self.cells {
            Cells::One(_) => &[][..],
            Cells::Several { parts, .. } => parts,
        };
        self.faces(rotation).map(|(quarter, _)| quarter).zip(parts.iter().copied())
    }

    /// Returns whether the tile has more than one cell.
    pub const fn is_large(&self) -> bool {
        matches!(self.cells, Cells::Several { .. })
    }

    /// Returns the cells that the tile covers after a rotation.
    pub fn extent(&self, rotation: Rotation) -> Quarters {
        if self.is_large() { self.extent.rotated_cells(self.extent, rotation) } else { self.extent }
    }

    /// Returns the quarters that some cells of the tile cover after a rotation.
    pub(super) fn rotated_cells(&self, cells: Quarters, rotation: Rotation) -> Quarters {
        cells.rotated_cells(self.extent, rotation)
    }

    /// Returns the cell of the large tile that a part shows, as printed. Returns `None` if the shape is not a part.
    pub const fn quarter(&self) -> Option<Quarter> {
        self.quarter
    }

    /// Returns whether the tile has a segment of this kind.
    pub const fn has(&self, kind: Kind) -> bool {
        self.kinds.contains(kind)
    }

    /// Returns whether a segment has a mark.
    pub fn has_mark(&self, mark: Mark) -> bool {
        self.segments.iter().any(|segment| segment.marks.has(mark))
    }
}

/// The ID of a shape, through which its properties can be read. It is valid only in this process, so records and saved games store [`Shape::name`] instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ShapeId(u16);

impl ShapeId {
    /// Returns the ID of the shape that was read after `index` other shapes.
    pub(super) const fn new(index: usize) -> ShapeId {
        ShapeId(index as u16)
    }

    /// Returns the position of the shape in [`ShapeId::all`], for arrays indexed by shape.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Deref for ShapeId {
    type Target = Shape;

    fn deref(&self) -> &Shape {
        self.get()
    }
}

/// The error message for a side with invalid content.
const INVALID_SIDE: &str = "a side is not one city, one road or river between two fields, or field";

impl Face {
    /// A face without segments.
    pub(super) const BLANK: Face = Face {
        quarter: Quarter::Nw,
        edges: Edges::ANY,
        on_side: [[Face::NO_SEGMENT; 2]; 4],
        on_half: [Face::NO_SEGMENT; 8],
        meadows: Sides::NONE,
    };

    /// Returns the checked face of an unrotated tile. Sides in `inner` are inside a large tile and have no content.
    ///
    /// # Errors
    /// Returns the reason why the face is invalid. Only a tile that fits everywhere can have blank sides, or sides with
    /// field on one half.
    pub(super) fn read(segments: &[Segment], inner: Sides, fits_all: bool) -> Result<Face, &'static str> {
        let mut turned = Face::BLANK;
        for (index, segment) in segments.iter().enumerate() {
            for side in segment.sides.iter() {
                let places = &mut turned.on_side[side.index()];
                let free = places.iter_mut().find(|p| **p == Face::NO_SEGMENT).ok_or("three segments share a side")?;
                *free = index as u8;
            }
            for half in segment.halves.iter() {
                let place = &mut turned.on_half[half.index()];
                if std::mem::replace(place, index as u8) != Face::NO_SEGMENT {
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
                    _ => return Err(INVALID_SIDE),
                },
                _ => return Err(INVALID_SIDE),
            };
            turned.edges = turned.edges.with_edge(side, edge);
            let [one, other] = Half::of(side).map(|half| turned.on_half(half));
            let field = one.and_then(|index| segments.get(usize::from(index))).is_some_and(|s| s.kind == Kind::Field);
            if edge == Edge::Field && one == other && field {
                turned.meadows = turned.meadows.with(side);
            }
        }
        Ok(turned)
    }

    /// Returns the same face at another position in the square of its tile.
    pub(super) fn on(self, quarter: Quarter) -> Face {
        Face { quarter, ..self }
    }

    /// Returns the face after a rotation of its cell, at an unchanged position.
    pub(super) fn rotated(&self, by: Rotation) -> Face {
        let mut turned = Face { meadows: self.meadows.rotated(by), ..Face::BLANK };
        for side in Side::ALL {
            turned.on_side[side.rotated(by).index()] = self.on_side[side.index()];
            if let Some(edge) = self.edges.on(side) {
                turned.edges = turned.edges.with_edge(side.rotated(by), edge);
            } else if self.edges.is_blank(side) {
                turned.edges = turned.edges.blank(side.rotated(by));
            }
        }
        for half in Half::ALL {
            turned.on_half[half.rotated(by).index()] = self.on_half[half.index()];
        }
        turned
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::tile_counts;

    #[test]
    fn the_second_edition_has_eight_gardens() {
        let gardens =
            |set| tile_counts(set).iter().filter(|(s, _)| s.get().has(Kind::Garden)).map(|&(_, n)| n).sum::<u8>();
        assert_eq!((gardens("basic:1"), gardens("basic:2")), (0, 8));
        assert_eq!((gardens("river/1:1"), gardens("river/1:2"), gardens("river/2:2")), (0, 1, 1));
    }

    #[test]
    fn a_turned_tile_shows_its_sides_elsewhere() {
        let start = ShapeId::named("BA/RCr").unwrap().get();
        let quarter = start.face(Rotation::R90);
        assert_eq!(quarter.edges.on(Side::E), Some(Edge::City));
        assert_eq!(quarter.edges.on(Side::N), Some(Edge::Road));
        assert_eq!(quarter.edges.on(Side::W), Some(Edge::Field));
        assert_eq!(quarter.on_half(Half::Sse), start.face(Rotation::R0).on_half(Half::Ene));
    }

    #[test]
    fn segments_meet_where_they_share_a_junction() {
        let [one, other, both] = ["a", "b", "a b"].map(|text| Junctions::read(text).unwrap());
        assert!(one.meet(both) && both.meet(other));
        assert!(!one.meet(other) && !one.meet(Junctions::NONE));
    }

    #[test]
    fn edges_meet_a_demand_side_by_side() {
        let road = ShapeId::named("BA/RFr").unwrap().get().face(Rotation::R0).edges;
        assert!(road.fit(Edges::ANY));
        assert!(road.fit(Edges::ANY.with_edge(Side::E, Edge::Road)));
        assert!(!road.fit(Edges::ANY.with_edge(Side::N, Edge::Road)));
    }
}
