//! The parser of the tile files `assets/tiles/*.toml`. They are read once, into [`Shape`]s and sets.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::tile::{Cells, Junctions, PileGroup};
use crate::{
    Face, Half, Halves, Kind, Mark, Quarter, Quarters, Rotation, Segment, SegmentIndex, Shape, ShapeId, Side, Sides,
    expansions, symmetry,
};

/// Returns the contents of the tile files, first of the base game, in the order of the shapes' numbers.
fn files() -> impl Iterator<Item = &'static str> {
    let files = std::iter::once(include_str!("../../assets/tiles/base.toml")).chain(expansions::tile_files());
    #[cfg(test)]
    let files = files.chain([include_str!("../../tests/data/blank_tile.toml")]);
    files
}

struct Catalogue {
    shapes: Vec<Shape>,
    names: BTreeMap<String, ShapeId>,
    sets: BTreeMap<String, Vec<(ShapeId, u8)>>,
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    // The files are part of the binary and a test reads them, so parsing cannot fail here.
    Catalogue::read(files()).unwrap_or_else(|error| panic!("assets/tiles: {error}"))
});

impl ShapeId {
    /// Returns the shape with this name, or `None` if the catalogue has no such shape.
    pub fn named(name: &str) -> Option<ShapeId> {
        CATALOGUE.names.get(name).copied()
    }

    /// Returns the shapes of all sets in a fixed order, including the parts of large tiles.
    pub fn all() -> impl Iterator<Item = ShapeId> {
        (0..CATALOGUE.shapes.len()).map(ShapeId::new)
    }

    /// Returns the shape with this ID.
    pub fn get(self) -> &'static Shape {
        &CATALOGUE.shapes[self.index()]
    }

    /// Returns the positions of the cells after a rotation, each with its shape or, in a large tile, that of its part.
    pub fn cells(self, rotation: Rotation) -> impl Iterator<Item = (Quarter, ShapeId)> {
        let shape = self.get();
        let small = (!shape.is_large()).then_some((Quarter::Nw, self));
        small.into_iter().chain(shape.parts(rotation))
    }
}

impl fmt::Debug for ShapeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.get().name)
    }
}

impl fmt::Display for ShapeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.get().name)
    }
}

impl Serialize for ShapeId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.get().name)
    }
}

impl<'de> Deserialize<'de> for ShapeId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ShapeId, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        ShapeId::named(&name).ok_or_else(|| serde::de::Error::custom(format!("no tile is called {name}")))
    }
}

/// Returns the shapes of a set with the number of copies of each, in a fixed order. Empty for an unknown set.
pub fn tile_counts(set: &str) -> &'static [(ShapeId, u8)] {
    CATALOGUE.sets.get(set).map_or(&[], Vec::as_slice)
}

/// Returns the names of all sets, such as `basic:1`.
pub fn tile_set_ids() -> impl Iterator<Item = &'static str> {
    CATALOGUE.sets.keys().map(String::as_str)
}

#[derive(Debug, thiserror::Error)]
enum InvalidTiles {
    #[error(transparent)]
    Syntax(#[from] toml::de::Error),
    #[error("{0} appears twice")]
    Repeated(String),
    #[error("{name}: {error}")]
    Tile { name: String, error: &'static str },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    tile: Vec<TileEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    id: String,
    copies: BTreeMap<String, u8>,
    #[serde(default)]
    group: PileGroup,
    /// Whether the tile has four cells, in a square (2 × 2).
    #[serde(default)]
    large: bool,
    /// Whether the tile has two cells, side by side (2 × 1).
    #[serde(default)]
    wide: bool,
    /// Whether the tile has blank sides, which match every neighbour.
    #[serde(default)]
    fits_all: bool,
    segments: Vec<SegmentEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SegmentEntry {
    kind: Kind,
    #[serde(default)]
    at: Vec<EdgePosition>,
    #[serde(default)]
    touches: Vec<EdgePosition>,
    /// For an inner segment of a large tile, the cells that it covers. If empty, it covers all of them.
    #[serde(default)]
    cells: Vec<CellName>,
    #[serde(default)]
    junction: Option<String>,
    #[serde(default)]
    pennants: u8,
    #[serde(default = "default_true")]
    semicircle: bool,
    multi_edge: Option<Side>,
    #[serde(default)]
    inner_end: bool,
    #[serde(default)]
    marks: Vec<Mark>,
}

fn default_true() -> bool {
    true
}

/// A side or half-side, on a large tile preceded by the cell, such as `N`, `ESE`, `10.N` or `11.ESE`.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
struct EdgePosition {
    quarter: Quarter,
    end: SideOrHalf,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SideOrHalf {
    Side(Side),
    Half(Half),
}

impl TryFrom<String> for EdgePosition {
    type Error = String;

    fn try_from(text: String) -> Result<EdgePosition, String> {
        let (cell, end) = text.split_once('.').unwrap_or(("00", &text));
        let side = Side::ALL.into_iter().find(|side| format!("{side:?}") == end).map(SideOrHalf::Side);
        let half =
            || Half::ALL.into_iter().find(|half| format!("{half:?}").to_uppercase() == end).map(SideOrHalf::Half);
        let CellName(quarter) = CellName::try_from(cell.to_owned())?;
        Ok(EdgePosition { quarter, end: side.or_else(half).ok_or_else(|| format!("{text} is no side or half-side"))? })
    }
}

/// A cell of a large tile, by column and row: one of `00`, `10`, `01` and `11`.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct CellName(Quarter);

impl TryFrom<String> for CellName {
    type Error = String;

    fn try_from(text: String) -> Result<CellName, String> {
        let found = Quarter::ALL.into_iter().find(|quarter| quarter_code(*quarter) == text);
        found.map(CellName).ok_or_else(|| format!("{text} is no cell of a large tile"))
    }
}

const fn quarter_code(quarter: Quarter) -> &'static str {
    ["00", "10", "11", "01"][quarter.index()]
}

impl Catalogue {
    fn read<'a>(files: impl IntoIterator<Item = &'a str>) -> Result<Catalogue, InvalidTiles> {
        let mut catalogue = Catalogue { shapes: Vec::new(), names: BTreeMap::new(), sets: BTreeMap::new() };
        for text in files {
            for entry in toml::from_str::<TileFile>(text)?.tile {
                catalogue.add(entry)?;
            }
        }
        Ok(catalogue)
    }

    /// Adds a tile to its set. A large tile is followed by its parts.
    fn add(&mut self, entry: TileEntry) -> Result<(), InvalidTiles> {
        let name = entry.id.clone();
        let shapes = read_shapes(&entry, self.shapes.len()).map_err(|error| InvalidTiles::Tile { name, error })?;
        for shape in shapes {
            let id = ShapeId::new(self.shapes.len());
            if self.names.insert(shape.name.clone(), id).is_some() {
                return Err(InvalidTiles::Repeated(shape.name));
            }
            if shape.quarter.is_none() {
                for (set, copies) in &entry.copies {
                    self.sets.entry(set.clone()).or_default().push((id, *copies));
                }
            }
            self.shapes.push(shape);
        }
        Ok(())
    }
}

impl TileEntry {
    /// Returns the cells of the tile, as printed.
    const fn extent(&self) -> Quarters {
        match (self.large, self.wide) {
            (true, _) => Quarters::FOUR,
            (false, true) => Quarters::WIDE,
            (false, false) => Quarters::ONE,
        }
    }
}

/// Returns the shape of a tile, followed by the shapes of its parts if it is large. They are numbered from `first`.
fn read_shapes(entry: &TileEntry, first: usize) -> Result<Vec<Shape>, &'static str> {
    let extent = entry.extent();
    let shape = |name: String, quarter: Option<Quarter>, cells: Cells| -> Result<Shape, &'static str> {
        let (group, segments) = (entry.group.clone(), read_segments(entry, quarter)?);
        let extent = if quarter.is_some() { Quarters::ONE } else { extent };
        let kinds = segments.iter().filter(|segment| !segment.cells.is_empty()).map(|segment| segment.kind).collect();
        let is_large = matches!(cells, Cells::Several { .. });
        let canonical_rotations = if is_large { Rotation::ALL } else { symmetry::canonical_rotations(&segments) };
        let fits_all = entry.fits_all;
        Ok(Shape { name, group, segments, kinds, fits_all, cells, extent, quarter, canonical_rotations })
    };
    let one = |face: &Face| Cells::One(Rotation::ALL.map(|by| face.rotated(by)));
    if extent == Quarters::ONE {
        let face = Face::read(&read_segments(entry, None)?, Sides::NONE, entry.fits_all)?;
        return Ok(vec![shape(entry.id.clone(), None, one(&face))?]);
    }
    let read = |quarter: Quarter| {
        let face = Face::read(&read_segments(entry, Some(quarter))?, quarter.inner_sides(extent), entry.fits_all)?;
        Ok((quarter, face))
    };
    let faces = extent.iter().map(read).collect::<Result<Vec<(Quarter, Face)>, &'static str>>()?;
    let rotated_cells = |(quarter, face): &(Quarter, Face), by| {
        let at = Quarters::NONE.with(*quarter).rotated_cells(extent, by).iter().next();
        face.rotated(by).on(at.unwrap_or(Quarter::Nw))
    };
    let turned = Box::new(Rotation::ALL.map(|by| faces.iter().map(|face| rotated_cells(face, by)).collect()));
    let parts = (1..=faces.len()).map(|part| ShapeId::new(first + part)).collect();
    let mut shapes = vec![shape(entry.id.clone(), None, Cells::Several { turned, parts })?];
    for (quarter, face) in &faces {
        let quarter = *quarter;
        shapes.push(shape(format!("{}.{}", entry.id, quarter_code(quarter)), Some(quarter), one(face))?);
    }
    Ok(shapes)
}

/// Returns the segments of a tile. With `view`, returns only what one cell of a large tile shows.
fn read_segments(entry: &TileEntry, view: Option<Quarter>) -> Result<Vec<Segment>, &'static str> {
    entry.segments.iter().map(|segment| read_segment(segment, entry, view)).collect()
}

fn read_segment(entry: &SegmentEntry, tile: &TileEntry, view: Option<Quarter>) -> Result<Segment, &'static str> {
    let seen = |place: &&EdgePosition| view.is_none_or(|quarter| place.quarter == quarter);
    let places = || entry.at.iter().filter(seen).map(|place| place.end);
    let sides: Sides =
        places().filter_map(|end| if let SideOrHalf::Side(side) = end { Some(side) } else { None }).collect();
    let halves: Halves =
        places().filter_map(|end| if let SideOrHalf::Half(half) = end { Some(half) } else { None }).collect();
    let sides = sides.union(entry.multi_edge.into_iter().collect());
    check_segment(entry, tile, view.is_some(), sides, halves)?;
    let touches = entry.touches.iter().map(|&place| city_at(tile, place).ok_or("a field touches no city there"));
    Ok(Segment {
        kind: entry.kind,
        sides,
        shared_side: entry.multi_edge,
        halves,
        cells: covered_cells(entry, tile, view),
        has_inner_end: entry.inner_end,
        ends: (places().count() + [entry.multi_edge.is_some(), entry.inner_end].map(usize::from).iter().sum::<usize>())
            as u8,
        touches: touches.collect::<Result<_, _>>()?,
        junctions: entry
            .junction
            .as_deref()
            .map_or(Some(Junctions::NONE), Junctions::read)
            .ok_or("a junction is a letter")?,
        pennants: entry.pennants,
        is_semicircle: entry.semicircle,
        marks: entry.marks.iter().copied().collect(),
    })
}

fn check_segment(
    entry: &SegmentEntry,
    tile: &TileEntry,
    is_part: bool,
    sides: Sides,
    halves: Halves,
) -> Result<(), &'static str> {
    let cells = entry.at.iter().map(|place| place.quarter).chain(entry.cells.iter().map(|cell| cell.0));
    let elsewhere = cells.into_iter().any(|quarter| !tile.extent().contains(quarter));
    match entry.kind {
        _ if elsewhere => Err("the tile has no such cell"),
        kind if kind.is_ground() && !sides.is_empty() => Err("a field reaches half-sides, not sides"),
        kind if kind.edge().is_some() && (!halves.is_empty() || sides.is_empty() && !is_part) => {
            Err("a city, road or river reaches sides")
        }
        kind if kind.is_inner() && !entry.at.is_empty() => Err("an inner segment reaches no side"),
        kind if kind.edge().is_none() && entry.inner_end => Err("only a city, road or river has an inner end"),
        _ => Ok(()),
    }
}

fn city_at(tile: &TileEntry, place: EdgePosition) -> Option<SegmentIndex> {
    let city = tile.segments.iter().position(|s| s.kind == Kind::City && s.at.contains(&place));
    city.map(|index| index as SegmentIndex)
}

/// Returns the cells of a tile that a segment covers. With `view`, returns at most that cell of a large tile.
fn covered_cells(entry: &SegmentEntry, tile: &TileEntry, view: Option<Quarter>) -> Quarters {
    let one = Quarters::ONE;
    if tile.extent() == one {
        return one;
    }
    let printed: Quarters = match entry.kind.is_inner() {
        true if entry.cells.is_empty() => tile.extent(),
        true => entry.cells.iter().map(|cell| cell.0).collect(),
        false => entry.at.iter().map(|place| place.quarter).collect(),
    };
    match view {
        Some(quarter) if printed.contains(quarter) => one,
        Some(_) => Quarters::NONE,
        None => printed,
    }
}

#[cfg(test)]
mod tests {
    use super::super::catalogue::tile_counts;
    use super::*;

    fn count(set: &str) -> u32 {
        tile_counts(set).iter().map(|&(_, n)| u32::from(n)).sum()
    }

    #[test]
    fn every_file_reads_and_every_set_has_its_tiles() {
        Catalogue::read(files()).unwrap();
        for (set, tiles) in [
            ("basic:1", 72),
            ("basic:2", 72),
            ("river/1:1", 12),
            ("river/1:2", 12),
            ("river/2:1", 12),
            ("river/2:2", 12),
            ("hills-and-sheep:1", 18),
            ("hills-and-sheep:2", 18),
            ("bridges-castles-and-bazaars:1", 12),
            ("bridges-castles-and-bazaars:2", 12),
            ("monuments", 4),
            ("monuments:deserts", 4),
            ("deserts", 20),
        ] {
            assert_eq!(count(set), tiles, "{set}");
        }
        assert_eq!(count("unknown"), 0);
        assert!(super::super::catalogue::tile_set_ids().any(|set| set == "river/1:1"));
    }

    #[test]
    fn errors_in_a_tile_file_are_named() {
        let broken = |segments: &str| {
            let text = format!("[[tile]]\nid = \"X\"\ncopies = {{}}\nsegments = [{segments}]");
            Catalogue::read([text.as_str()]).err().map(|e| e.to_string())
        };
        assert!(broken(r#"{ kind = "city", at = ["N"] }"#).unwrap().contains("a side is not"));
        assert!(broken(r#"{ kind = "field", at = ["N"] }"#).unwrap().contains("half-sides"));
        assert!(broken(r#"{ kind = "field", at = ["NNW"], touches = ["N"] }"#).unwrap().contains("touches no city"));
        let half = r#"{ kind = "road", at = ["N"] }, { kind = "field", at = ["NNW", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"] }"#;
        assert!(broken(half).unwrap().contains("a side is not"));
        let inner = r#"{ kind = "monastery", inner_end = true }"#;
        assert!(broken(inner).unwrap().contains("inner end"));
        for segment in [r#"{ kind = "city", at = ["NNW"] }"#, r#"{ kind = "road" }"#] {
            assert!(broken(segment).unwrap().contains("reaches sides"), "{segment}");
        }
    }

    #[test]
    fn a_large_tile_is_made_of_four_cells() {
        let shape = ShapeId::named("MO/2").unwrap().get();
        let parts: Vec<(Quarter, ShapeId)> = shape.parts(Rotation::R90).collect();
        assert_eq!(parts.len(), 4);
        let (quarter, part) = parts[0];
        assert_eq!((quarter, part.get().name.as_str()), (Quarter::Ne, "MO/2.00"));
        // A quarter turn brings the north side of the north-west cell to the east side of the north-east cell.
        let city = part.get().face(Rotation::R90).on_side(Side::E).next();
        assert_eq!(city.and_then(|index| shape.segment(index)).map(|s| (s.kind, s.ends)), Some((Kind::City, 2)));
        assert_eq!(part.get().face(Rotation::R90).edges.on(Side::S), None);
    }
}
