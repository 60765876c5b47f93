//! Roads, the gates and villages that end them.

use crate::picture::expansions;
use crate::picture::ink::curve::{Line, Pt, cubic, pt, straight};
use crate::picture::ink::mask::{CELLS, Mask};
use crate::rules::geometry::Side;
use crate::rules::tile::Mark;
use crate::rules::tile::{Kind, Segment, SegmentIndex};

use super::tile::{ROAD, Tile, around, inward, middle_of};
use super::walls::City;

/// A stretch of road.
#[derive(Debug)]
pub struct Road {
    pub segment: SegmentIndex,
    pub line: Line,
    /// Whether it runs from edge to edge; otherwise its line ends where the road ends.
    pub through: bool,
    /// Whether it ends at a cottage of its own.
    pub cottage: bool,
    /// Whether it ends at something wide, so that figures and inns keep to its outer end.
    pub short: bool,
    pub inn: bool,
}

/// What roads lead to on a tile, if an expansion says so.
#[derive(Clone, Copy, Debug)]
pub struct Destination {
    /// Where roads end.
    pub at: Pt,
    /// Whether it is so wide that little is seen of a road that leads there.
    pub wide: bool,
}

/// Where a road enters a city.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    pub at: Pt,
    /// The way in which the road arrives.
    pub heading: Pt,
    /// Which of the tile's cities, in the order of [`crate::picture::plan::Plan::cities`].
    pub city: usize,
    /// Whether a river passes through it instead of a road.
    pub water: bool,
}

pub struct Roads {
    pub roads: Vec<Road>,
    pub gates: Vec<Gate>,
    pub village: Option<Pt>,
    /// Where roads end that lead to something of an expansion.
    pub destination: Option<Pt>,
    /// Where a road leads to the door of a monastery.
    pub door: Option<Pt>,
    pub mask: Mask,
}

pub fn lay(tile: &Tile, cities: &[City]) -> Roads {
    let mut laid = Roads {
        roads: Vec::new(),
        gates: Vec::new(),
        village: None,
        destination: None,
        door: None,
        mask: Mask::filled(false),
    };
    for (index, segment) in tile.segments(Kind::Road) {
        let sides: Vec<Side> = tile.sides(segment).iter().collect();
        match *sides.as_slice() {
            [a, b] => {
                let line = through(tile, a, b);
                laid.roads.push(Road {
                    segment: index,
                    line,
                    through: true,
                    cottage: false,
                    short: false,
                    inn: segment.marks.has(Mark::Inn),
                });
            }
            [a] => ending(tile, cities, index, segment, a, &mut laid),
            _ => {}
        }
    }
    laid.mask = around(laid.roads.iter().map(|r| &r.line), ROAD + 0.03);
    if let Some(village) = laid.village {
        laid.mask.paint(true, |p| p.far(village) < 0.09);
        let yards = yards(tile, cities, village);
        laid.mask = laid.mask.or(&around(&yards, ROAD));
    }
    laid
}

/// From a village to the walls of the cities between which it lies: its cottages part the fields there.
fn yards(tile: &Tile, cities: &[City], village: Pt) -> Vec<Line> {
    let roads = |city: &City| tile.segments(Kind::Road).filter(|(_, road)| road.junctions.meet(city.junctions)).count();
    let between = cities.iter().filter(|city| cities.len() >= 2 && roads(city) >= 2);
    let nearest =
        |city: &City| city.walls.iter().flatten().copied().min_by(|a, b| a.far(village).total_cmp(&b.far(village)));
    between.filter_map(nearest).map(|wall| straight(village, wall, 12)).collect()
}

fn through(tile: &Tile, a: Side, b: Side) -> Line {
    let (from, to, ia, ib) = (middle_of(a), middle_of(b), inward(a), inward(b));
    if a.opposite() != b {
        return cubic(from, from + ia * 0.30, to + ib * 0.30, to);
    }
    if tile.segments(Kind::Monastery).any(|(_, m)| m.junctions.is_empty()) && !tile.is_crossed() {
        return past_monastery(a, b);
    }
    let alone = tile.count(Kind::Road) == 1 && !tile.is_crossed() && tile.count(Kind::Monastery) == 0;
    let sway = match (alone, tile.dice("road").chance(0.5)) {
        (false, _) => 0.0,
        (true, true) => 0.035,
        (true, false) => -0.035,
    };
    let aside = ia.turned() * sway;
    cubic(from, from.toward(to, 0.38) + aside, from.toward(to, 0.62) - aside, to)
}

/// A road straight through that makes room for a monastery in the north or west of it.
fn past_monastery(a: Side, b: Side) -> Line {
    const BOW: f32 = 0.11;
    const STEPS: usize = 28;
    let (from, to) = (middle_of(a), middle_of(b));
    let aside = if matches!(a, Side::N | Side::S) { pt(BOW, 0.0) } else { pt(0.0, BOW) };
    let share = |i: usize| i as f32 / STEPS as f32;
    // The squared sine leaves both edges at a right angle.
    (0..=STEPS).map(|i| from.toward(to, share(i)) + aside * (std::f32::consts::PI * share(i)).sin().powi(2)).collect()
}

fn partner(tile: &Tile, segment: &Segment, kind: Kind) -> bool {
    tile.segments(kind).any(|(_, s)| s.junctions.meet(segment.junctions))
}

fn ending(tile: &Tile, cities: &[City], index: SegmentIndex, segment: &Segment, side: Side, laid: &mut Roads) {
    let (from, way) = (middle_of(side), inward(side));
    let monastery = partner(tile, segment, Kind::Monastery);
    let mates = tile.segments(Kind::Road).filter(|(_, s)| s.junctions.meet(segment.junctions)).count();
    let city = cities.iter().position(|c| c.junctions.meet(segment.junctions));
    if let Some(city) = city.filter(|_| !monastery && (mates < 2 || cities.len() < 2)) {
        let (line, gate) = to_gate(cities, city, from, way);
        laid.gates.push(gate);
        laid.roads.push(Road {
            segment: index,
            line,
            through: false,
            cottage: false,
            short: false,
            inn: segment.marks.has(Mark::Inn),
        });
        return;
    }
    let destination = expansions::all().find_map(|hooks| (hooks.destination)(tile, cities, mates));
    let end = if let Some(destination) = destination {
        destination.at
    } else if monastery {
        from + way * if tile.is_crossed() { 0.75 } else { 0.5 }
    } else if mates >= 2 {
        village_at(tile, cities)
    } else {
        // Short beside other roads, so that the field visibly passes round its end.
        from + way * if tile.count(Kind::Road) > 1 { 0.30 } else { 0.5 }
    };
    if destination.is_some() {
        laid.destination = Some(end);
    } else if monastery {
        laid.door = Some(end);
    } else if mates >= 2 {
        laid.village = Some(end);
    }
    let half = from.toward(end, 0.5);
    let line = cubic(from, from + way * 0.2, end.toward(half, 0.3), end);
    laid.roads.push(Road {
        segment: index,
        line,
        through: false,
        cottage: destination.is_none() && !monastery && mates < 2,
        short: destination.is_some_and(|destination| destination.wide),
        inn: segment.marks.has(Mark::Inn),
    });
}

/// The middle of the tile, a little away from a lone city.
fn village_at(tile: &Tile, cities: &[City]) -> Pt {
    match cities {
        [city] if city.sides.len() == 1 && tile.count(Kind::Road) >= 3 => {
            city.sides.iter().next().map_or(Pt::MIDDLE, |side| Pt::MIDDLE + inward(side) * 0.06)
        }
        _ => Pt::MIDDLE,
    }
}

/// A road straight on until the city begins, or bent to its nearest wall.
fn to_gate(cities: &[City], city: usize, from: Pt, way: Pt) -> (Line, Gate) {
    let steps = (1..CELLS).map(|i| from + way * (i as f32 / CELLS as f32));
    let hit = steps.map(|p| (p, cities.iter().position(|c| c.mask.at(p)))).find(|(_, hit)| hit.is_some());
    if let Some((at, Some(found))) = hit
        && found == city
    {
        return (straight(from, at, 20), Gate { at, heading: way, city, water: false });
    }
    let aim = from + way * 0.25;
    let walls = cities.get(city).into_iter().flat_map(|c| &c.walls);
    let near = walls.flat_map(|w| w.iter().skip(8).take(w.len().saturating_sub(16)));
    let at = near.copied().min_by(|a, b| a.far(aim).total_cmp(&b.far(aim))).unwrap_or(aim);
    let line = cubic(from, from + way * 0.28, at * 0.6 + Pt::MIDDLE * 0.4, at);
    (line, Gate { at, heading: way, city, water: false })
}
