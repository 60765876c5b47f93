//! A shape with a rotation, from which tiles are laid out, and fixed positions on a tile.

use crate::{DrawingRng, Line, Mask, Pt, pt, rotated_in_tile};
use bergerie_rules::{Edge, Half, Kind, Rotation, Segment, SegmentIndex, Shape, ShapeId, Side, Sides};

pub const ROAD_WIDTH: f32 = 0.105;

pub struct Tile {
    pub shape: &'static Shape,
    pub rotation: Rotation,
}

impl Tile {
    pub fn segments(&self, kind: Kind) -> impl Iterator<Item = (SegmentIndex, &'static Segment)> + '_ {
        // The shape of a part of a large tile also lists the segments of the other parts.
        let here = self.shape.segments.iter().enumerate().filter(|(_, s)| !s.cells.is_empty());
        here.filter(move |(_, s)| s.kind.base() == kind.base()).map(|(i, s)| (i as SegmentIndex, s))
    }

    pub fn segment_count(&self, kind: Kind) -> usize {
        self.segments(kind).count()
    }

    /// Returns whether roads end in the middle of the tile or, without roads, fields part there.
    pub fn is_parted_in_middle(&self) -> bool {
        let mut roads = self.segments(Kind::Road).peekable();
        let parts_fields = roads.peek().is_none() && self.segment_count(Kind::Field) > 1;
        parts_fields || roads.any(|(_, road)| self.sides(road).len() == 1)
    }

    /// Returns the segments of open ground, with fields first.
    pub fn ground_segments(&self) -> impl Iterator<Item = (SegmentIndex, Kind, &'static Segment)> + '_ {
        let here = || self.shape.segments.iter().zip(0..).filter(|(s, _)| !s.cells.is_empty() && s.kind.is_ground());
        let fields = here().filter(|(s, _)| s.kind == Kind::Field);
        fields.chain(here().filter(|(s, _)| s.kind != Kind::Field)).map(|(s, index)| (index, s.kind, s))
    }

    /// Returns the segments other than roads and cities, such as rivers, that reach sides and separate fields.
    pub fn crossing_segments(&self) -> impl Iterator<Item = &'static Segment> + '_ {
        let crosses = |kind: Kind| !kind.is_inner() && !kind.is_ground() && !matches!(kind, Kind::Road | Kind::City);
        self.shape.segments.iter().filter(move |s| !s.cells.is_empty() && crosses(s.kind))
    }

    /// Returns whether the tile has such segments.
    pub fn is_crossed(&self) -> bool {
        self.crossing_segments().next().is_some()
    }

    /// Returns the sides of the rotated tile that a segment covers.
    pub fn sides(&self, segment: &Segment) -> Sides {
        segment.sides.rotated(self.rotation)
    }

    pub fn edge(&self, side: Side) -> Option<Edge> {
        self.shape.face(self.rotation).edges.on(side)
    }

    /// Returns whether a road or a city reaches every side.
    pub fn is_enclosed(&self) -> bool {
        Side::ALL.into_iter().all(|side| matches!(self.edge(side), Some(Edge::Road | Edge::City)))
    }

    /// Returns the corner at which this part of a large tile meets the other parts. Returns `None` for other tiles.
    pub fn inner_corner(&self) -> Option<Pt> {
        self.shape.quarter().map(|quarter| corner_point(quarter.rotated(self.rotation).index() + 2))
    }

    /// Returns the group of the tile's shape, which seeds its random numbers.
    pub fn shape_group(&self) -> &str {
        self.shape.group.name()
    }

    /// Creates the random number generator for one part of the tile.
    pub fn rng(&self, part: &str) -> DrawingRng {
        DrawingRng::of(part, &self.shape.name, self.rotation.quarter_turns() as i64)
    }

    /// Returns whether one field covers both halves of a side.
    pub fn has_one_field_on(&self, side: Side) -> bool {
        let turned = self.shape.face(self.rotation);
        let mut fields = Half::ALL.into_iter().filter(|h| h.side() == side).map(|h| turned.on_half(h));
        fields.next() == fields.next()
    }

    /// Returns the number of fields that reach no side of the tile.
    pub fn closed_field_count(&self) -> usize {
        self.segments(Kind::Field).filter(|(_, field)| field.halves.is_empty()).count()
    }

    /// Returns whether a single field surrounds the outside of a bend between two adjacent sides.
    pub fn has_one_field_round(&self, a: Side, b: Side) -> bool {
        let turned = self.shape.face(self.rotation);
        // The first half of a side is next to the preceding side, the second next to the following one.
        let outer = |side: Side, other: Side| {
            let [first, second] = Half::of(side);
            turned.on_half(if other == Side::ALL[(side.index() + 1) % 4] { first } else { second })
        };
        outer(a, b) == outer(b, a)
    }
}

/// Returns the corner with a number, clockwise from the north-west. Side `n` is between corners `n` and `n + 1`.
pub fn corner_point(number: usize) -> Pt {
    [pt(0.0, 0.0), pt(1.0, 0.0), pt(1.0, 1.0), pt(0.0, 1.0)][number % 4]
}

pub fn middle_of(side: Side) -> Pt {
    rotated_in_tile(pt(0.5, 0.0), side.index())
}

/// Returns the unit vector from a side into the tile.
pub fn inward_vector(side: Side) -> Pt {
    Pt::MIDDLE.lerp(middle_of(side), -2.0) - Pt::MIDDLE
}

/// Returns a point near the border of the tile in the middle of a half-side.
pub fn half_point(half: Half) -> Pt {
    let first = half.index().is_multiple_of(2);
    rotated_in_tile(pt(if first { 0.2 } else { 0.8 }, 0.02), half.side().index())
}

/// Returns all cells whose distance to one of the lines is at most half of `width`.
pub fn mask_around<'a>(lines: impl IntoIterator<Item = &'a Line>, width: f32) -> Mask {
    lines.into_iter().fold(Mask::filled(false), |mask, line| mask.union(&Mask::of_stroke(line, width)))
}

/// Returns the large tile to which a part belongs, or `None` if the shape is not a part.
pub fn large_tile_of(part: ShapeId) -> Option<ShapeId> {
    part.get().quarter()?;
    ShapeId::all().find(|whole| whole.get().parts(Rotation::R0).any(|(_, other)| other == part))
}
