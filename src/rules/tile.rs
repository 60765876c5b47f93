//! What is printed on the tiles.
//!
//! A [`Shape`] is one printed design; a set holds some copies of each. The facts stand in `assets/tiles/*.toml` and are
//! read once. Everything here is about a tile by itself: what joins when tiles meet is the board's business.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::geometry::{Half, Halves, Rotation, Side, Sides};

/// What a segment of a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Meadow; farmers lie here.
    Field,
    /// Road; a highwayman stands here.
    Road,
    /// City; a knight stands here.
    City,
    /// River: separates fields, takes no figure.
    River,
    /// Monastery; a monk stands here.
    Monastery,
    /// Garden: takes abbots only.
    Garden,
    /// Hill: it lies above its whole tile (`000 §Collines`).
    Hill,
    /// Vineyard: makes completed monasteries around it worth more (`000 §Vignobles`).
    Vineyard,
    /// Volcano at the end of the second river. Nothing here gives it a rule.
    Volcano,
    /// Bazaar: its tile opens an auction (`001 §Bazars`).
    Bazaar,
}

impl Kind {
    /// Whether the kind lies inside its tile and never joins a neighbour.
    pub const fn is_inner(self) -> bool {
        match self {
            Kind::Field | Kind::Road | Kind::City | Kind::River => false,
            Kind::Monastery | Kind::Garden | Kind::Hill | Kind::Vineyard | Kind::Volcano | Kind::Bazaar => true,
        }
    }
}

/// The place of a segment in its shape's list, 0 to 15.
pub type SegmentIndex = u8;

/// One thing printed on a tile: a stretch of road, a part of a city, a meadow…
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// What it is.
    pub kind: Kind,
    /// Sides that it reaches: cities, roads and rivers.
    pub sides: Sides,
    /// Of those, a side in whose middle it meets another city of the tile that spans it: whatever lies across joins both
    /// (`002 §Nouvelles tuiles`).
    pub shared: Option<Side>,
    /// Half-sides that it reaches: fields. A field without any is closed inside the tile.
    pub halves: Halves,
    /// City segments of this tile that a field borders, as indices.
    pub touches: Vec<SegmentIndex>,
    /// Segments with the same letter meet at one village, gate or cloister door. Said for the picture and for wagons.
    pub junction: Option<char>,
    /// Coats of arms of a city.
    pub pennants: u8,
    /// Whether a city is a plain semicircle, as far as its tile says (`001 §Forteresses n6`).
    pub castle_base: bool,
    /// Whether an inn stands by the road.
    pub inn: bool,
    /// Whether the field has a pig herd.
    pub pig_herd: bool,
}

/// What one side of a tile shows. Two sides may touch exactly when they show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// Meadow over the whole side.
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

/// Where a draw pile keeps a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Among all others.
    #[default]
    Land,
    /// The river's first tile.
    RiverSpring,
    /// A river tile where the river parts.
    RiverFork,
    /// A river tile.
    River,
    /// The river's last tile.
    RiverLake,
}

/// A shape as it lies after a rotation: which segment each side and half-side belongs to.
#[derive(Clone, Debug)]
pub struct Turned {
    /// The four edges.
    pub edges: Edges,
    on_side: [[u8; 2]; 4],
    on_half: [u8; 8],
}

impl Turned {
    const NOBODY: u8 = u8::MAX;

    /// The city, road or river segments on a side: none on a field side, two where a printed side is shared by two cities.
    pub fn on_side(&self, side: Side) -> impl Iterator<Item = SegmentIndex> + use<> {
        self.on_side[side.index()].into_iter().filter(|&s| s != Turned::NOBODY)
    }

    /// Whether a side is one undivided field, so that a bridge can stand on it (`001 §Ponts 1`; `OURS` for two fields that
    /// share a side).
    pub fn is_meadow(&self, side: Side) -> bool {
        let [one, other] = Half::of(side).map(|half| self.on_half(half));
        self.edges.on(side) == Some(Edge::Field) && one == other
    }

    /// The field segment on a half-side.
    pub fn on_half(&self, half: Half) -> Option<SegmentIndex> {
        Some(self.on_half[half.index()]).filter(|&s| s != Turned::NOBODY)
    }
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
    turned: [Turned; 4],
}

impl Shape {
    /// The segment with this index.
    pub fn segment(&self, index: SegmentIndex) -> Option<&Segment> {
        self.segments.get(usize::from(index))
    }

    /// The shape after a rotation.
    pub fn turned(&self, rotation: Rotation) -> &Turned {
        &self.turned[rotation.quarters()]
    }

    /// Whether it shows something of this kind.
    pub fn has(&self, kind: Kind) -> bool {
        self.segments.iter().any(|s| s.kind == kind)
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

    /// Every shape of every set, in a fixed order.
    pub fn all() -> impl Iterator<Item = ShapeId> {
        (0..CATALOGUE.shapes.len()).map(|i| ShapeId(i as u16))
    }

    /// What is printed.
    pub fn shape(self) -> &'static Shape {
        &CATALOGUE.shapes[usize::from(self.0)]
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

/// The tile files, in the order that fixes the shapes' numbers.
const FILES: &[&str] = &[
    include_str!("../../assets/tiles/base.toml"),
    include_str!("../../assets/tiles/river.toml"),
    include_str!("../../assets/tiles/hills_and_sheep.toml"),
    include_str!("../../assets/tiles/bridges_castles_and_bazaars.toml"),
];

struct Catalogue {
    shapes: Vec<Shape>,
    names: BTreeMap<String, ShapeId>,
    sets: BTreeMap<String, Vec<(ShapeId, u8)>>,
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    // The files are part of the program and a test reads them: no input can make this fail.
    Catalogue::read(FILES).unwrap_or_else(|fault| panic!("assets/tiles: {fault}"))
});

/// What is wrong with a tile file.
#[derive(Debug, thiserror::Error)]
enum BadTiles {
    #[error(transparent)]
    Syntax(#[from] toml::de::Error),
    #[error("{0} appears twice")]
    Repeated(String),
    #[error("{name}: {fault}")]
    Tile { name: String, fault: &'static str },
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
    group: Group,
    segments: Vec<SegmentEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SegmentEntry {
    kind: Kind,
    #[serde(default)]
    at: Vec<Compass>,
    #[serde(default)]
    touches: Vec<Side>,
    junction: Option<char>,
    #[serde(default)]
    pennants: u8,
    #[serde(default = "yes")]
    castle_base: bool,
    multi_edge: Option<Side>,
    #[serde(default)]
    inn: bool,
    #[serde(default)]
    pig_herd: bool,
}

fn yes() -> bool {
    true
}

#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
enum Compass {
    Side(Side),
    Half(Half),
}

impl Catalogue {
    fn read(files: &[&str]) -> Result<Catalogue, BadTiles> {
        let mut catalogue = Catalogue { shapes: Vec::new(), names: BTreeMap::new(), sets: BTreeMap::new() };
        for text in files {
            for entry in toml::from_str::<TileFile>(text)?.tile {
                catalogue.add(entry)?;
            }
        }
        Ok(catalogue)
    }

    fn add(&mut self, entry: TileEntry) -> Result<(), BadTiles> {
        let id = ShapeId(self.shapes.len() as u16);
        if self.names.insert(entry.id.clone(), id).is_some() {
            return Err(BadTiles::Repeated(entry.id));
        }
        let name = entry.id.clone();
        let shape = Shape::read(&entry).map_err(|fault| BadTiles::Tile { name, fault })?;
        for (set, copies) in entry.copies {
            self.sets.entry(set).or_default().push((id, copies));
        }
        self.shapes.push(shape);
        Ok(())
    }
}

impl Shape {
    fn read(entry: &TileEntry) -> Result<Shape, &'static str> {
        let segments =
            entry.segments.iter().map(|s| Segment::read(s, &entry.segments)).collect::<Result<Vec<_>, _>>()?;
        let printed = Turned::read(&segments)?;
        let turned = Rotation::ALL.map(|by| printed.turn(by));
        Ok(Shape { name: entry.id.clone(), group: entry.group, segments, turned })
    }
}

impl Segment {
    fn read(entry: &SegmentEntry, all: &[SegmentEntry]) -> Result<Segment, &'static str> {
        let mut sides: Sides =
            entry.at.iter().filter_map(|at| if let Compass::Side(s) = at { Some(*s) } else { None }).collect();
        let halves: Halves =
            entry.at.iter().filter_map(|at| if let Compass::Half(h) = at { Some(*h) } else { None }).collect();
        sides = sides.union(entry.multi_edge.into_iter().collect());
        match entry.kind {
            Kind::Field if !sides.is_empty() => return Err("a field reaches half-sides, not sides"),
            Kind::Road | Kind::City | Kind::River if sides.is_empty() || !halves.is_empty() => {
                return Err("a city, road or river reaches sides");
            }
            kind if kind.is_inner() && !entry.at.is_empty() => return Err("an inner segment reaches no side"),
            _ => {}
        }
        let city_at = |side: Side| {
            all.iter().position(|s| {
                s.kind == Kind::City && s.at.iter().any(|at| matches!(at, Compass::Side(x) if *x == side))
            })
        };
        let touches =
            entry.touches.iter().map(|&side| city_at(side).map(|i| i as u8).ok_or("a field touches no city there"));
        Ok(Segment {
            kind: entry.kind,
            sides,
            shared: entry.multi_edge,
            halves,
            touches: touches.collect::<Result<_, _>>()?,
            junction: entry.junction,
            pennants: entry.pennants,
            castle_base: entry.castle_base,
            inn: entry.inn,
            pig_herd: entry.pig_herd,
        })
    }
}

impl Turned {
    /// Lays out an unrotated tile and checks that every side is whole.
    fn read(segments: &[Segment]) -> Result<Turned, &'static str> {
        let mut turned = Turned { edges: Edges::ANY, on_side: [[Turned::NOBODY; 2]; 4], on_half: [Turned::NOBODY; 8] };
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
        for side in Side::ALL {
            let kinds: Vec<Kind> = turned.on_side(side).map(|s| segments[usize::from(s)].kind).collect();
            let fields = Half::ALL.into_iter().filter(|h| h.side() == side && turned.on_half(*h).is_some()).count();
            let edge = match (kinds.as_slice(), fields) {
                ([], 2) => Edge::Field,
                ([Kind::Road], 2) => Edge::Road,
                ([Kind::River], 2) => Edge::River,
                ([Kind::City] | [Kind::City, Kind::City], 0) => Edge::City,
                _ => return Err("a side is not one city, one road or river between two fields, or field"),
            };
            turned.edges = turned.edges.demanding(side, edge);
        }
        Ok(turned)
    }

    fn turn(&self, by: Rotation) -> Turned {
        let mut turned = self.clone();
        for side in Side::ALL {
            turned.on_side[side.turned(by).index()] = self.on_side[side.index()];
            if let Some(edge) = self.edges.on(side) {
                turned.edges = turned.edges.demanding(side.turned(by), edge);
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

    fn count(set: &str) -> u32 {
        copies(set).iter().map(|&(_, n)| u32::from(n)).sum()
    }

    #[test]
    fn every_file_reads_and_every_set_has_its_tiles() {
        Catalogue::read(FILES).unwrap();
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
        ] {
            assert_eq!(count(set), tiles, "{set}");
        }
        assert_eq!(count("unknown"), 0);
    }

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
    fn edges_meet_a_demand_side_by_side() {
        let road = ShapeId::named("BA/RFr").unwrap().shape().turned(Rotation::R0).edges;
        assert!(road.fit(Edges::ANY));
        assert!(road.fit(Edges::ANY.demanding(Side::E, Edge::Road)));
        assert!(!road.fit(Edges::ANY.demanding(Side::N, Edge::Road)));
    }

    #[test]
    fn faults_in_a_tile_file_are_named() {
        let broken = |segments: &str| {
            let text = format!("[[tile]]\nid = \"X\"\ncopies = {{}}\nsegments = [{segments}]");
            Catalogue::read(&[&text]).err().map(|e| e.to_string())
        };
        assert!(broken(r#"{ kind = "city", at = ["N"] }"#).unwrap().contains("a side is not"));
        assert!(broken(r#"{ kind = "field", at = ["N"] }"#).unwrap().contains("half-sides"));
        assert!(broken(r#"{ kind = "field", at = ["NNW"], touches = ["N"] }"#).unwrap().contains("touches no city"));
    }
}
