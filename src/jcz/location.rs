//! Converts locations on tiles between the other engine's names and ours.

use bergerie_rules::{
    Axis, Board, Half, Halves, Kind, PlacedTile, Pos, Segment, SegmentIndex, SegmentPlace, Side, Sides,
};

use crate::data::kind_name;

/// The half-sides in the order of the other engine's names.
const HALVES: [(&str, Half); 8] = [
    ("NL", Half::Nnw),
    ("NR", Half::Nne),
    ("EL", Half::Ene),
    ("ER", Half::Ese),
    ("SL", Half::Sse),
    ("SR", Half::Ssw),
    ("WL", Half::Wsw),
    ("WR", Half::Wnw),
];

/// The kinds that a pointer of an early version may mean, which has only a location.
pub(crate) const KINDS: [&str; 5] = ["City", "Road", "Field", "Monastery", "Garden"];

/// The place of an abbot in a monastery.
const AS_ABBOT: &str = "AS_ABBOT";

const SIDES: [(char, Side); 4] = [('N', Side::N), ('E', Side::E), ('S', Side::S), ('W', Side::W)];

fn sides(text: &str) -> Sides {
    let (all_but, letters) = text.strip_prefix('_').map_or((false, text), |rest| (true, rest));
    SIDES.into_iter().filter(|(letter, _)| letters.contains(*letter) != all_but).map(|(_, side)| side).collect()
}

pub fn halves(text: &str) -> Halves {
    let named = |name: &str| HALVES.into_iter().find(|(n, _)| *n == name).map(|(_, half)| half);
    text.split('.').filter_map(named).collect()
}

/// Returns the other engine's kind and location of a segment, which [`segment`] finds, or `None` if no pointer names it.
pub(crate) fn name(board: &Board, (at, index): SegmentPlace) -> Option<(&'static str, String)> {
    let placed = board.placed_tile(board.tile_at(at)?);
    let own = placed.segment(index)?;
    let kind = kind_name(own.kind)?;
    let is_own = |name: &String| segment(board, at, kind, name) == Some(index);
    names(placed, own).into_iter().find(is_own).map(|name| (kind, name))
}

/// Returns the other engine's locations that may name a segment of a placed tile.
fn names(placed: &PlacedTile, segment: &Segment) -> Vec<String> {
    if segment.kind.base() == Kind::Field {
        let own = segment.halves.rotated(placed.rotation);
        let parts: Vec<&str> =
            HALVES.into_iter().filter(|(_, half)| own.contains(*half)).map(|(name, _)| name).collect();
        return if parts.is_empty() { vec!["I".to_owned(), "II".to_owned()] } else { vec![parts.join(".")] };
    }
    if segment.kind.is_inner() {
        let second = if segment.kind == segment.kind.base() { "II" } else { AS_ABBOT };
        return ["I", second].map(str::to_owned).to_vec();
    }
    let own = segment.sides.iter().filter(|side| Some(*side) != segment.shared_side).collect::<Sides>();
    vec![sides_name(own.rotated(placed.rotation))]
}

/// Returns the other engine's name for a set of sides.
pub(crate) fn sides_name(of: Sides) -> String {
    const NAMES: [&str; 15] = ["N", "E", "S", "W", "NS", "WE", "NW", "NE", "SW", "SE", "_N", "_E", "_S", "_W", "NWSE"];
    NAMES.into_iter().find(|name| sides(name) == of).unwrap_or_default().to_owned()
}

/// Returns the axis of a bridge: `NS` or `WE`.
pub fn axis(text: &str) -> Result<Axis, String> {
    match text {
        "NS" => Ok(Axis::NorthSouth),
        "WE" => Ok(Axis::WestEast),
        other => Err(format!("unknown axis {other}")),
    }
}

/// Returns the other engine's name for an axis.
pub(crate) const fn axis_name(axis: Axis) -> &'static str {
    match axis {
        Axis::NorthSouth => "NS",
        Axis::WestEast => "WE",
    }
}

/// Returns whether a location names a segment of a tile on the table.
fn is(placed: &PlacedTile, segment: &Segment, location: &str) -> bool {
    match segment.kind {
        Kind::Field => segment.halves.rotated(placed.rotation) == halves(location),
        kind if kind.is_inner() => location.starts_with('I') || location == AS_ABBOT,
        _ => {
            // The other engine's names do not include a shared side.
            let own = segment.sides.iter().filter(|side| Some(*side) != segment.shared_side);
            own.collect::<Sides>().rotated(placed.rotation) == sides(location)
        }
    }
}

/// Returns the segment that a pointer names, or `None` if the board has no such segment.
pub fn segment(board: &Board, at: Pos, kind: &str, location: &str) -> Option<SegmentIndex> {
    let placed = board.placed_tile(board.tile_at(at)?);
    let segments = placed.segments().enumerate();
    // A castle is on the segment of the city under it.
    let kind = if kind == "Castle" { "City" } else { kind };
    let mut found = segments.filter(|(_, s)| kind_name(s.kind) == Some(kind) && is(placed, s, location));
    // `II` and `AS_ABBOT` name the second of two segments inside the tile.
    found.nth(usize::from(location == "II" || location == AS_ABBOT)).map(|(index, _)| index as SegmentIndex)
}

/// Returns the segments of a kind on the sides that a location names.
pub fn segments(board: &Board, at: Pos, kind: &str, location: &str) -> Vec<SegmentIndex> {
    let Some(tile) = board.tile_at(at) else { return Vec::new() };
    let (placed, named) = (board.placed_tile(tile), sides(location));
    let is_there = |s: &Segment| s.sides.rotated(placed.rotation).iter().any(|side| named.contains(side));
    let found = placed.segments().enumerate().filter(|(_, s)| kind_name(s.kind) == Some(kind) && is_there(s));
    found.map(|(index, _)| index as SegmentIndex).collect()
}
