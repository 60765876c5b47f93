//! Positions and directions: cells of the table, sides and half-sides of a tile, rotations.
//!
//! The table is a grid of cells around [`Pos::START`]. `x` grows to the east and `y` to the **south**. Everything
//! around a tile is numbered clockwise from north, so rotating a tile only adds to these numbers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The position of a cell, relative to the start tile.
///
/// It is written in compass directions, as on the margins of the pictures: `0`, `N2`, `E3`, `S1W4`. The name of a cell
/// stays the same when the board grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pos {
    /// Columns east of the start tile.
    pub x: i16,
    /// Rows south of the start tile.
    pub y: i16,
}

impl Pos {
    /// The position of the start tile.
    pub const START: Pos = Pos { x: 0, y: 0 };

    /// The largest distance from the start tile that parsing accepts, in columns or rows. No game has that many tiles.
    const FURTHEST: i16 = 999;

    /// Returns the cell `x` columns east and `y` rows south of the start tile.
    pub const fn new(x: i16, y: i16) -> Pos {
        Pos { x, y }
    }

    /// Returns the cell that shares the given side with this one.
    pub const fn step(self, side: Side) -> Pos {
        let (dx, dy) = side.delta();
        Pos::new(self.x + dx, self.y + dy)
    }

    /// Returns the eight cells around this one, clockwise from north.
    pub fn around(self) -> [Pos; 8] {
        const RING: [(i16, i16); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        RING.map(|(dx, dy)| Pos::new(self.x + dx, self.y + dy))
    }

    /// Returns the eight cells around this one, clockwise from north, and then this one.
    pub fn block(self) -> [Pos; 9] {
        let [n, ne, e, se, s, sw, w, nw] = self.around();
        [n, ne, e, se, s, sw, w, nw, self]
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Pos::START {
            return f.write_str("0");
        }
        match self.y {
            0 => {}
            y if y < 0 => write!(f, "N{}", -y)?,
            y => write!(f, "S{y}")?,
        }
        match self.x {
            0 => Ok(()),
            x if x < 0 => write!(f, "W{}", -x),
            x => write!(f, "E{x}"),
        }
    }
}

/// The error for a string that is not the name of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a position such as 0, N2 or S1W4")]
pub struct InvalidPos;

impl FromStr for Pos {
    type Err = InvalidPos;

    /// Parses the format that [`Display`](fmt::Display) writes, ignoring case.
    fn from_str(text: &str) -> Result<Pos, InvalidPos> {
        let text = text.trim();
        if text == "0" {
            return Ok(Pos::START);
        }
        let (mut pos, mut rest, mut seen) = (Pos::START, text, (false, false));
        while let Some(letter) = rest.chars().next() {
            let digits = rest.get(letter.len_utf8()..).ok_or(InvalidPos)?;
            let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
            let (number, tail) = digits.split_at(end);
            let steps: i16 = number.parse().map_err(|_| InvalidPos)?;
            if !(1..=Pos::FURTHEST).contains(&steps) {
                return Err(InvalidPos);
            }
            let slot = match letter.to_ascii_uppercase() {
                'N' if !seen.1 => (&mut seen.0, &mut pos.y, -steps),
                'S' if !seen.1 => (&mut seen.0, &mut pos.y, steps),
                'W' => (&mut seen.1, &mut pos.x, -steps),
                'E' => (&mut seen.1, &mut pos.x, steps),
                _ => return Err(InvalidPos),
            };
            if std::mem::replace(slot.0, true) {
                return Err(InvalidPos);
            }
            *slot.1 = slot.2;
            rest = tail;
        }
        if seen == (false, false) { Err(InvalidPos) } else { Ok(pos) }
    }
}

impl Serialize for Pos {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pos {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pos, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// One side of a square tile or cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// North, which is at the top of every picture.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Side {
    /// The four sides, clockwise from north.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    /// Returns the number of the side: 0 for north, then clockwise to 3 for west.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the opposite side of the tile.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    /// Returns the side where this side is after its tile is rotated.
    pub const fn rotated(self, by: Rotation) -> Side {
        Side::ALL[(self as usize + by.quarter_turns()) % 4]
    }

    const fn delta(self) -> (i16, i16) {
        match self {
            Side::N => (0, -1),
            Side::E => (1, 0),
            Side::S => (0, 1),
            Side::W => (-1, 0),
        }
    }
}

/// One of the two straight directions across a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Axis {
    /// The direction of a road that enters in the north and leaves in the south.
    NorthSouth,
    /// The direction of a road that enters in the west and leaves in the east.
    WestEast,
}

impl Axis {
    /// Both axes, in the order in which answers list them.
    pub const ALL: [Axis; 2] = [Axis::NorthSouth, Axis::WestEast];

    /// Returns the axis that ends at a side.
    pub const fn of(side: Side) -> Axis {
        match side {
            Side::N | Side::S => Axis::NorthSouth,
            Side::E | Side::W => Axis::WestEast,
        }
    }

    /// Returns the two sides that the axis connects.
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Axis::NorthSouth => [Side::N, Side::S],
            Axis::WestEast => [Side::W, Side::E],
        }
    }

    /// Returns the direction of this axis after its tile is rotated. Rotating by the inverse gives the same result.
    pub(super) const fn rotated(self, by: Rotation) -> Axis {
        let [side, _] = self.sides();
        Axis::of(side.rotated(by))
    }
}

/// A line across a tile, from one side to the opposite one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crossing {
    /// The cell of the tile that the line crosses.
    pub at: Pos,
    /// The axis along which the line runs.
    pub axis: Axis,
}

/// A border between two cells, given as a side of one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Border {
    /// One of the two cells. In a placement, the cell of the placed tile.
    pub at: Pos,
    /// The side of that cell on which the border is.
    pub side: Side,
}

impl Border {
    /// Returns the same border as a side of the other cell.
    pub const fn flipped(self) -> Border {
        Border { at: self.at.step(self.side), side: self.side.opposite() }
    }
}

/// A cell in the two-by-two square with a tile, of which a small tile covers the north-west cell, a wide one two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Quarter {
    /// North-west, whose cell is the position of the tile.
    Nw,
    /// North-east.
    Ne,
    /// South-east.
    Se,
    /// South-west.
    Sw,
}

impl Quarter {
    /// The four quarters, clockwise from north-west.
    pub const ALL: [Quarter; 4] = [Quarter::Nw, Quarter::Ne, Quarter::Se, Quarter::Sw];

    /// Returns the number of the quarter: 0 for north-west, then clockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the cell of this quarter, for a tile at position `at`.
    pub const fn of(self, at: Pos) -> Pos {
        const SQUARE: [(i16, i16); 4] = [(0, 0), (1, 0), (1, 1), (0, 1)];
        let (dx, dy) = SQUARE[self.index()];
        Pos::new(at.x + dx, at.y + dy)
    }

    /// Returns the position of the tile that has this quarter on `cell`.
    pub const fn origin(self, cell: Pos) -> Pos {
        let Pos { x, y } = self.of(Pos::START);
        Pos::new(cell.x - x, cell.y - y)
    }

    /// Returns the quarter where this quarter is after its tile is rotated.
    pub const fn rotated(self, by: Rotation) -> Quarter {
        Quarter::ALL[(self as usize + by.quarter_turns()) % 4]
    }

    /// Returns the sides that this quarter shares with other quarters of a tile with this extent.
    pub fn inner_sides(self, extent: Quarters) -> Sides {
        let beyond = |side: &Side| self.of(Pos::START).step(*side);
        Side::ALL.into_iter().filter(|side| extent.iter().any(|other| other.of(Pos::START) == beyond(side))).collect()
    }
}

impl Quarters {
    /// The one cell of a small tile.
    pub const ONE: Quarters = Quarters::NONE.with(Quarter::Nw);
    /// The two cells of a wide tile, as printed.
    pub const WIDE: Quarters = Quarters::ONE.with(Quarter::Ne);
    /// The four cells of a square tile.
    pub const FOUR: Quarters = Quarters::WIDE.with(Quarter::Se).with(Quarter::Sw);

    /// Returns the quarters that cells of a tile with this extent cover after a rotation, moved to the north-west.
    pub fn rotated_cells(self, extent: Quarters, by: Rotation) -> Quarters {
        let turned = extent.rotated(by);
        let reaches = |one, other| turned.contains(one) || turned.contains(other);
        let east = if reaches(Quarter::Nw, Quarter::Sw) { 0 } else { 1 };
        let south = if reaches(Quarter::Nw, Quarter::Ne) { 0 } else { 1 };
        let moved = |quarter: Quarter| {
            let Pos { x, y } = quarter.of(Pos::START);
            let to = Pos::new(x - east, y - south);
            Quarter::ALL.into_iter().find(|other| other.of(Pos::START) == to)
        };
        self.rotated(by).iter().filter_map(moved).collect()
    }
}

/// One half of a side, named after the points of a 16-wind compass. Fields reach half-sides.
///
/// A road or river in the middle of a side has one half-side to its left and one to its right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Half {
    /// The west half of the north side.
    Nnw,
    /// The east half of the north side.
    Nne,
    /// The north half of the east side.
    Ene,
    /// The south half of the east side.
    Ese,
    /// The east half of the south side.
    Sse,
    /// The west half of the south side.
    Ssw,
    /// The south half of the west side.
    Wsw,
    /// The north half of the west side.
    Wnw,
}

impl Half {
    /// The eight half-sides, clockwise from the west half of the north side.
    pub const ALL: [Half; 8] = [Half::Nnw, Half::Nne, Half::Ene, Half::Ese, Half::Sse, Half::Ssw, Half::Wsw, Half::Wnw];

    /// Returns the number of the half-side: 0 for [`Half::Nnw`], then clockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the two halves of a side, in clockwise order.
    pub const fn of(side: Side) -> [Half; 2] {
        [Half::ALL[2 * side.index()], Half::ALL[2 * side.index() + 1]]
    }

    /// Returns the side that this half belongs to.
    pub const fn side(self) -> Side {
        Side::ALL[self as usize / 2]
    }

    /// Returns the half-side of the adjacent tile that touches this one.
    pub const fn facing(self) -> Half {
        // The first half of a side, clockwise, touches the second half of the opposite side.
        Half::ALL[((self as usize ^ 1) + 4) % 8]
    }

    /// Returns the half-side where this one is after its tile is rotated.
    pub const fn rotated(self, by: Rotation) -> Half {
        Half::ALL[(self as usize + 2 * by.quarter_turns()) % 8]
    }
}

/// The clockwise rotation of a tile, written in degrees: 0, 90, 180, 270.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub enum Rotation {
    /// No rotation.
    #[default]
    R0,
    /// A quarter turn: north becomes east.
    R90,
    /// Half a turn: north becomes south.
    R180,
    /// Three quarter turns: north becomes west.
    R270,
}

impl Rotation {
    /// The four rotations, in ascending order.
    pub const ALL: [Rotation; 4] = [Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270];

    /// Returns the number of clockwise quarter turns, 0 to 3.
    pub const fn quarter_turns(self) -> usize {
        self as usize
    }

    /// Returns the rotation in degrees, clockwise.
    pub const fn degrees(self) -> u16 {
        self as u16 * 90
    }

    /// Returns this rotation followed by one more clockwise quarter turn.
    pub const fn next(self) -> Rotation {
        Rotation::ALL[(self as usize + 1) % 4]
    }

    /// Returns the rotation that undoes this one.
    pub const fn inverse(self) -> Rotation {
        Rotation::ALL[(4 - self as usize) % 4]
    }
}

impl From<Rotation> for u16 {
    fn from(rotation: Rotation) -> u16 {
        rotation.degrees()
    }
}

/// The error for a number of degrees that is not 0, 90, 180 or 270.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a tile is rotated by 0, 90, 180 or 270 degrees, not {0}")]
pub struct InvalidRotation(pub u16);

impl TryFrom<u16> for Rotation {
    type Error = InvalidRotation;

    fn try_from(degrees: u16) -> Result<Rotation, InvalidRotation> {
        Rotation::ALL.into_iter().find(|r| r.degrees() == degrees).ok_or(InvalidRotation(degrees))
    }
}

macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident of $item:ident, $bits:literal bits, $per_quarter:literal a quarter turn) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(u8);

        impl $name {
            pub const NONE: $name = $name(0);

            /// Returns the set with one member added.
            pub const fn with(self, item: $item) -> $name {
                $name(self.0 | 1 << item as u8)
            }

            /// Returns whether `item` is a member.
            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item as u8) != 0
            }

            /// Returns whether the sets have a member in common.
            pub const fn meets(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// Returns whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the number of members.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns the members, clockwise from north.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let item = *$item::ALL.get(left.trailing_zeros() as usize)?;
                    left &= left - 1;
                    Some(item)
                })
            }

            /// Returns the set after its tile is rotated.
            pub const fn rotated(self, by: Rotation) -> $name {
                let wide = (self.0 as u16) << ($per_quarter * by.quarter_turns());
                $name(((wide | wide >> $bits) & ((1 << $bits) - 1)) as u8)
            }

            /// Returns the union of both sets.
            pub const fn union(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                $name(items.into_iter().fold(0, |bits, item| bits | 1 << item as u8))
            }
        }
    };
}

bit_set! {
    /// A set of [`Side`]s.
    Sides of Side, 4 bits, 1 a quarter turn
}
bit_set! {
    /// A set of [`Quarter`]s.
    Quarters of Quarter, 4 bits, 1 a quarter turn
}
bit_set! {
    /// A set of [`Half`]-sides.
    Halves of Half, 8 bits, 2 a quarter turn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_as_they_are_written() {
        for (pos, text) in [
            (Pos::START, "0"),
            (Pos::new(0, -2), "N2"),
            (Pos::new(3, 0), "E3"),
            (Pos::new(3, -2), "N2E3"),
            (Pos::new(-4, 1), "S1W4"),
        ] {
            assert_eq!(pos.to_string(), text);
            assert_eq!(text.parse(), Ok(pos));
            assert_eq!(text.to_lowercase().parse(), Ok(pos));
        }
    }

    #[test]
    fn four_quarter_turns_are_a_full_turn() {
        for (index, rotation) in Rotation::ALL.into_iter().enumerate() {
            assert_eq!(rotation.next(), Rotation::ALL[(index + 1) % 4]);
            assert_eq!(Rotation::ALL[(4 - index) % 4], rotation.inverse());
        }
    }

    #[test]
    fn invalid_positions_are_rejected() {
        for text in ["", "N", "N0", "E1N1", "E1S1", "N1N1", "N1S1", "N1E1W1", "X3", "é", "N99999", "00", "N-1"] {
            assert_eq!(text.parse::<Pos>(), Err(InvalidPos), "{text}");
        }
    }

    #[test]
    fn a_tile_is_in_the_north_west_of_its_square() {
        let ways = |extent: Quarters| Rotation::ALL.map(|by| extent.rotated_cells(extent, by));
        let column = Quarters::ONE.with(Quarter::Sw);
        assert_eq!(ways(Quarters::ONE), [Quarters::ONE; 4]);
        assert_eq!(ways(Quarters::WIDE), [Quarters::WIDE, column, Quarters::WIDE, column]);
        assert_eq!(ways(Quarters::FOUR), [Quarters::FOUR; 4]);
        // As a wide tile is rotated, its west half becomes the north, east and south half.
        let west = Rotation::ALL.map(|by| Quarters::ONE.rotated_cells(Quarters::WIDE, by));
        assert_eq!(west.map(|at| at.iter().next()), [Quarter::Nw, Quarter::Nw, Quarter::Ne, Quarter::Sw].map(Some));
    }

    #[test]
    fn halves_face_their_mirror_across_the_border() {
        for half in Half::ALL {
            assert_eq!(half.facing().side(), half.side().opposite());
            assert_eq!(half.facing().facing(), half);
        }
        assert_eq!(Half::Nnw.facing(), Half::Ssw);
        assert_eq!(Half::Ene.facing(), Half::Wnw);
    }

    #[test]
    fn a_quarter_turn_brings_north_to_east() {
        assert_eq!(Side::N.rotated(Rotation::R90), Side::E);
        assert_eq!(Half::Nnw.rotated(Rotation::R90), Half::Ene);
        assert_eq!(Side::W.rotated(Rotation::R90), Side::N);
        assert_eq!(Quarter::Nw.rotated(Rotation::R90), Quarter::Ne);
        for by in Rotation::ALL {
            let sides = Sides::from_iter([Side::N, Side::W]);
            assert_eq!(sides.rotated(by), sides.iter().map(|s| s.rotated(by)).collect());
            let halves = Halves::from_iter([Half::Wnw, Half::Nnw, Half::Sse]);
            assert_eq!(halves.rotated(by), halves.iter().map(|h| h.rotated(by)).collect());
            assert_eq!(sides.rotated(by).rotated(by.inverse()), sides);
            for quarter in Quarter::ALL {
                let inner = |quarter: Quarter| quarter.inner_sides(Quarters::FOUR);
                assert_eq!(inner(quarter).rotated(by), inner(quarter.rotated(by)));
                assert_eq!(quarter.origin(quarter.of(Pos::new(3, -2))), Pos::new(3, -2));
            }
        }
    }
}
