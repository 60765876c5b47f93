//! Names of figures, of positions on a tile, and of directions.

use crate::rules::figure::Figure;
use crate::rules::geometry::{Rotation, Side};
use crate::rules::tile::{Kind, SegmentIndex, Shape};

use super::{Words, expansions};

impl Words {
    /// Returns the name of a figure on a kind of segment, such as "farmer" or "knight".
    pub(crate) fn role_of(self, figure: Figure, kind: Kind) -> String {
        let special = || expansions::all().find_map(|hooks| (hooks.role)(self, figure, kind));
        self.figure_role(figure.key()).or_else(special).unwrap_or_else(|| match kind.base() {
            Kind::Road => self.role_highwayman(),
            Kind::City => self.role_knight(),
            Kind::Monastery | Kind::Garden => self.role_monk(),
            _ => self.role_farmer(),
        })
    }

    /// Names a side by its compass direction.
    pub(crate) fn side(self, side: Side) -> String {
        self.direction(WINDS[2 * side.index()])
    }

    /// Names a figure on a segment of a rotated tile: "farmer (north-west)". The position is omitted if the tile has no other
    /// segment of the kind: "knight".
    pub(crate) fn spot_of(self, figure: Figure, shape: &Shape, rotation: Rotation, segment: SegmentIndex) -> String {
        let Some(kind) = shape.segment(segment).map(|s| s.kind) else { return self.unprinted(figure) };
        let role = self.role_of(figure, kind);
        // Only printed segments count.
        let is_only = shape.segments.iter().filter(|other| other.kind == kind).count() == 1;
        match self.where_on_tile(shape, rotation, segment).filter(|_| !is_only) {
            Some(place) => self.spot(place, role),
            None => role,
        }
    }

    /// Names a figure on a segment that an expansion adds to the printed ones.
    fn unprinted(self, figure: Figure) -> String {
        let told = expansions::all().find_map(|hooks| (hooks.unprinted)(self, figure));
        told.unwrap_or_else(|| self.role_of(figure, Kind::Field))
    }

    /// Names the position of a segment on its tile: "north-west", "north and south". Returns `None` for a segment in the middle.
    pub(crate) fn where_on_tile(self, shape: &Shape, rotation: Rotation, segment: SegmentIndex) -> Option<String> {
        let segment = shape.segment(segment)?;
        let mut reach = [false; 8];
        for side in segment.sides.turned(rotation).iter() {
            reach[2 * side.index()] = true;
        }
        if segment.sides.is_empty() {
            // Count a half-side as the adjacent corner.
            for half in segment.halves.turned(rotation).iter() {
                reach[CORNERS[half.index()]] = true;
            }
        }
        self.winds(reach)
    }

    /// Describes directions in words, or returns `None` if there are none. `reach` has a flag for each of the eight
    /// directions of the compass, clockwise from north.
    fn winds(self, reach: [bool; 8]) -> Option<String> {
        let reached: Vec<usize> = (0..8).filter(|&wind| reach[wind]).collect();
        let (x, y) = reached.iter().map(|&w| VECTORS[w]).fold((0, 0), |(x, y), (dx, dy)| (x + dx, y + dy));
        match reached.as_slice() {
            [] => None,
            [one, other] if (x, y) == (0, 0) => {
                let name = |&wind: &usize| self.direction(WINDS[wind]);
                Some(self.directions_two(name(one), name(other)))
            }
            _ if (x, y) == (0, 0) => Some(self.everywhere()),
            _ => Some(self.direction(WINDS[octant(x, y)])),
        }
    }
}

/// The eight winds, clockwise from north. Every second one is a side of the tile.
const WINDS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const VECTORS: [(i32, i32); 8] = [(0, -3), (2, -2), (3, 0), (2, 2), (0, 3), (-2, 2), (-3, 0), (-2, -2)];
/// The index of the corner wind beside each half-side.
const CORNERS: [usize; 8] = [7, 1, 1, 3, 3, 5, 5, 7];

/// Returns the index of the wind that a vector points to.
fn octant(x: i32, y: i32) -> usize {
    // Treat a vector steeper than about 2 : 1 as straight.
    let straight = |a: i32, b: i32| a.abs() * 5 <= b.abs() * 2;
    match (x.signum(), y.signum()) {
        _ if straight(x, y) => {
            if y < 0 {
                0
            } else {
                4
            }
        }
        _ if straight(y, x) => {
            if x > 0 {
                2
            } else {
                6
            }
        }
        (1, -1) => 1,
        (1, _) => 3,
        (_, -1) => 7,
        _ => 5,
    }
}
