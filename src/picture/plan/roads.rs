//! Lays out roads, and the gates and villages at their ends.

use super::tile::{ROAD_WIDTH, mask_around};
use crate::{
    CELLS, City, Line, Mask, Pt, Tile, cubic_curve, expansions, inward_vector, joined_lines, middle_of, pt,
    straight_line, vertex_distance,
};
use bergerie_rules::{Kind, Segment, SegmentIndex, Side};

/// The part of a road on a tile.
#[derive(Debug)]
pub struct Road {
    pub segment: SegmentIndex,
    pub line: Line,
    /// Whether the road runs from edge to edge. If not, it ends at the end of its line.
    pub runs_from_edge_to_edge: bool,
    /// Whether the road ends at a single cottage.
    pub ends_at_cottage: bool,
    /// Whether a large object covers the inner end of the road. If so, figures and symbols are placed near the outer end.
    pub has_covered_end: bool,
}

impl Road {
    fn new(segment: SegmentIndex, line: Line) -> Road {
        Road { segment, line, runs_from_edge_to_edge: false, ends_at_cottage: false, has_covered_end: false }
    }
}

/// The point at which the roads of a tile end, as an expansion has set it.
#[derive(Clone, Copy, Debug)]
pub struct RoadEnd {
    /// The point at which the roads end.
    pub at: Pt,
    /// Whether the object at this point is so large that it covers most of the road.
    pub is_wide: bool,
}

/// The end of roads at a sign or building in the middle of a tile.
pub const END_IN_MIDDLE: RoadEnd = RoadEnd { at: Pt::MIDDLE, is_wide: true };

/// The road or river that passes through a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// A road that ends there.
    Road,
    /// A river that flows through the wall.
    Water,
    /// A tunnel under the city. The road enters it through an arch in the wall or, with `bank`, in a bank of earth before the wall.
    Tunnel { bank: bool },
}

/// The opening in a city's wall for a road or a river, or the mouth of a tunnel under the city.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    pub at: Pt,
    /// The direction of the road or river at the gate.
    pub heading: Pt,
    /// The index of the city in [`crate::plan::TilePlan::cities`].
    pub city: usize,
    pub passage: Passage,
}

/// The roads of a tile, with everything at their ends.
pub struct Roads {
    pub roads: Vec<Road>,
    pub gates: Vec<Gate>,
    pub village: Option<Pt>,
    /// The middle of the ring at a fork, or `None` if no road of the tile forks.
    pub ring: Option<Pt>,
    /// The point at which roads end at an object of an expansion, or `None` if no road does.
    pub destination: Option<Pt>,
    /// The point at which a road ends at the door of a monastery, or `None` if no road does.
    pub door: Option<Pt>,
    pub mask: Mask,
}

/// The radius of the ring at a fork, measured to the outer edge of the road.
pub const RING_RADIUS: f32 = 0.135;

pub fn lay_out_roads(tile: &Tile, cities: &[City]) -> Roads {
    let mut laid = Roads {
        roads: Vec::new(),
        gates: Vec::new(),
        village: None,
        ring: None,
        destination: None,
        door: None,
        mask: Mask::filled(false),
    };
    // A road that ends at another road needs the line of that road, so it is laid out later.
    let (leaning, others): (Vec<_>, Vec<_>) = tile.segments(Kind::Road).partition(|(_, road)| is_abutting(tile, road));
    for (index, segment) in others.into_iter().chain(leaning) {
        let sides: Vec<Side> = tile.sides(segment).iter().collect();
        match *sides.as_slice() {
            [a, b] => add_road_between_sides(tile, cities, index, [a, b], &mut laid),
            [a] => add_ending_road(tile, cities, index, segment, a, &mut laid),
            [] => {}
            _ => add_fork(index, &sides, &mut laid),
        }
    }
    laid.mask = laid.mask.union(&mask_around(laid.roads.iter().map(|r| &r.line), ROAD_WIDTH + 0.03));
    if let Some(ring) = laid.ring {
        laid.mask.paint(true, |p| p.distance_to(ring) < RING_RADIUS + 0.015);
    }
    if let Some(village) = laid.village {
        laid.mask.paint(true, |p| p.distance_to(village) < 0.09);
        let yards = yard_lines(tile, cities, village);
        laid.mask = laid.mask.union(&mask_around(&yards, ROAD_WIDTH));
    }
    laid
}

/// Returns lines from a village to the walls around it, along which its cottages separate the fields.
fn yard_lines(tile: &Tile, cities: &[City], village: Pt) -> Vec<Line> {
    let roads = |city: &City| tile.segments(Kind::Road).filter(|(_, road)| road.junctions.meet(city.junctions)).count();
    let between = cities.iter().filter(|city| cities.len() >= 2 && roads(city) >= 2);
    let nearest = |city: &City| {
        city.walls.iter().flatten().copied().min_by(|a, b| a.distance_to(village).total_cmp(&b.distance_to(village)))
    };
    between.filter_map(nearest).map(|wall| straight_line(village, wall, 12)).collect()
}

fn add_road_between_sides(tile: &Tile, cities: &[City], index: SegmentIndex, [a, b]: [Side; 2], laid: &mut Roads) {
    if let Some(city) = cities.iter().position(|city| a.opposite() == b && spans_tile(city, a)) {
        return [a, b].into_iter().for_each(|side| add_tunnel(tile, cities, index, (city, side), laid));
    }
    let leans = cities.iter().find_map(|city| bend_beside_wall(tile, city, [a, b]));
    let line = leans.map_or_else(
        || line_between_sides(tile, a, b),
        |WallBend { line, touch }| {
            laid.mask = laid.mask.union(&mask_around([&touch], ROAD_WIDTH));
            line
        },
    );
    laid.roads.push(Road { runs_from_edge_to_edge: true, ..Road::new(index, line) });
}

/// Returns whether a city without a causeway spans the tile and so separates `side` from the opposite side.
fn spans_tile(city: &City, side: Side) -> bool {
    let across = Side::ALL.into_iter().filter(|&other| other != side && other != side.opposite());
    city.causeway.is_none() && across.into_iter().all(|other| city.sides.contains(other))
}

/// Lays out a road from a side of the tile to its tunnel. If the fields on both sides of the road are one, the road ends before the
/// wall, and the field passes between them.
fn add_tunnel(tile: &Tile, cities: &[City], index: SegmentIndex, (city, side): (usize, Side), laid: &mut Roads) {
    /// The gap between the end of a road and the wall, where the field runs between them.
    const ROUND: f32 = 0.21;
    let (from, way) = (middle_of(side), inward_vector(side));
    let (line, gate) = road_to_gate(cities, city, from, way);
    let bank = tile.has_one_field_on(side);
    let at = gate.at - way * if bank { ROUND } else { 0.0 };
    laid.roads.push(Road::new(index, if bank { straight_line(from, at, 20) } else { line }));
    laid.gates.push(Gate { at, passage: Passage::Tunnel { bank }, ..gate });
}

/// Lays out a road that leads to three or more sides. From each side, a line leads to a ring in the middle.
fn add_fork(index: SegmentIndex, sides: &[Side], laid: &mut Roads) {
    let stretch = |&side: &Side| Road::new(index, straight_line(middle_of(side), Pt::MIDDLE, 20));
    laid.roads.extend(sides.iter().map(stretch));
    laid.ring = Some(Pt::MIDDLE);
}

/// A bend beside a city's wall, and a line from the bend to the wall.
struct WallBend {
    line: Line,
    touch: Line,
}

/// Returns the line of a bend that touches the wall of a city opposite one of its ends, and thereby separates the field
/// around the bend. Returns `None` if the bend does not separate a field.
fn bend_beside_wall(tile: &Tile, city: &City, [a, b]: [Side; 2]) -> Option<WallBend> {
    // Distance between the road and the middle of the wall.
    const OFF: f32 = 0.095;
    let (a, b) = if city.sides.contains(b.opposite()) { (a, b) } else { (b, a) };
    let bends = a.opposite() != b && city.sides.len() == 1 && city.sides.contains(b.opposite());
    if !bends || tile.has_one_field_round(a, b) {
        return None;
    }
    let near = Pt::MIDDLE - inward_vector(a) * 0.10 + inward_vector(b) * 0.12;
    let wall =
        city.walls.iter().flatten().copied().min_by(|p, q| p.distance_to(near).total_cmp(&q.distance_to(near)))?;
    let touch = wall - inward_vector(b) * OFF;
    let (from, to) = (middle_of(a), middle_of(b));
    let line = joined_lines([
        cubic_curve(from, from + inward_vector(a) * 0.16, touch - inward_vector(a) * 0.18, touch),
        cubic_curve(touch, touch + inward_vector(a) * 0.12, to + inward_vector(b) * 0.30, to),
    ]);
    Some(WallBend { line, touch: straight_line(touch, wall, 12) })
}

fn line_between_sides(tile: &Tile, a: Side, b: Side) -> Line {
    let (from, to, ia, ib) = (middle_of(a), middle_of(b), inward_vector(a), inward_vector(b));
    let has_monastery = tile.segments(Kind::Monastery).any(|(_, m)| m.junctions.is_empty()) && !tile.is_crossed();
    if a.opposite() != b {
        // Bends leave space for a monastery between them, or between a bend and a city.
        let pull = if has_monastery && tile.is_enclosed() { 0.06 } else { 0.30 };
        return cubic_curve(from, from + ia * pull, to + ib * pull, to);
    }
    if has_monastery {
        return line_past_monastery(a, b);
    }
    let alone = tile.segment_count(Kind::Road) == 1 && !tile.is_crossed() && tile.segment_count(Kind::Monastery) == 0;
    let sway = match (alone, tile.rng("road").chance(0.5)) {
        (false, _) => 0.0,
        (true, true) => 0.035,
        (true, false) => -0.035,
    };
    let aside = ia.quarter_turned() * sway;
    cubic_curve(from, from.lerp(to, 0.38) + aside, from.lerp(to, 0.62) - aside, to)
}

/// Returns the line of a straight road that bends slightly, to leave space for a monastery in the north or west.
fn line_past_monastery(a: Side, b: Side) -> Line {
    const BOW: f32 = 0.11;
    const STEPS: usize = 28;
    let (from, to) = (middle_of(a), middle_of(b));
    let aside = if matches!(a, Side::N | Side::S) { pt(BOW, 0.0) } else { pt(0.0, BOW) };
    let share = |i: usize| i as f32 / STEPS as f32;
    // With the squared sine, the road meets both edges at right angles.
    (0..=STEPS).map(|i| from.lerp(to, share(i)) + aside * (std::f32::consts::PI * share(i)).sin().powi(2)).collect()
}

fn has_junction_with(tile: &Tile, segment: &Segment, kind: Kind) -> bool {
    tile.segments(kind).any(|(_, s)| s.junctions.meet(segment.junctions))
}

/// Returns whether a road ends at another road, without a printed end or field around its end.
fn is_abutting(tile: &Tile, segment: &Segment) -> bool {
    let ends = segment.junctions.is_empty() && tile.sides(segment).len() == 1;
    ends && tile.segment_count(Kind::Road) > 1 && tile.sides(segment).iter().all(|side| !tile.has_one_field_on(side))
}

/// Lays out a road that ends on the tile.
fn add_ending_road(tile: &Tile, cities: &[City], index: SegmentIndex, segment: &Segment, side: Side, laid: &mut Roads) {
    let (from, way) = (middle_of(side), inward_vector(side));
    let monastery = has_junction_with(tile, segment, Kind::Monastery);
    let mates = tile.segments(Kind::Road).filter(|(_, s)| s.junctions.meet(segment.junctions)).count();
    let city = cities.iter().position(|c| c.junctions.meet(segment.junctions));
    if let Some(city) = city.filter(|_| !monastery && (mates < 2 || cities.len() < 2)) {
        let (line, gate) = road_to_gate(cities, city, from, way);
        laid.gates.push(gate);
        laid.roads.push(Road::new(index, line));
        return;
    }
    // An object in the middle has the inner ends of roads.
    let inner_end = segment.has_inner_end.then_some(END_IN_MIDDLE);
    let others = || expansions::all().find_map(|hooks| (hooks.road_end)(tile, cities, mates));
    let destination = inner_end.or_else(others);
    let end = if let Some(destination) = destination {
        destination.at
    } else if monastery {
        from + way * if tile.is_crossed() { 0.75 } else { 0.5 }
    } else if mates >= 2 {
        village_middle(tile, cities)
    } else if let Some((end, touch)) = end_beside_road(tile, segment, (from, way), &laid.roads) {
        laid.mask = laid.mask.union(&mask_around([&touch], ROAD_WIDTH));
        end
    } else {
        // A road beside other roads is short, so that the field visibly surrounds its end.
        from + way * if tile.segment_count(Kind::Road) > 1 { 0.30 } else { 0.5 }
    };
    if destination.is_some() {
        laid.destination = Some(end);
    } else if monastery {
        laid.door = Some(end);
    } else if mates >= 2 {
        laid.village = Some(end);
    }
    let half = from.lerp(end, 0.5);
    let line = cubic_curve(from, from + way * 0.2, end.lerp(half, 0.3), end);
    laid.roads.push(Road {
        ends_at_cottage: destination.is_none() && !monastery && mates < 2,
        has_covered_end: destination.is_some_and(|destination| destination.is_wide),
        ..Road::new(index, line)
    });
}

/// Returns the point at which a road ends at a cottage beside another road, and the line from the cottage to that road.
/// Returns `None` if the road does not end beside another road.
fn end_beside_road(tile: &Tile, segment: &Segment, (from, way): (Pt, Pt), roads: &[Road]) -> Option<(Pt, Line)> {
    /// The distance between the cottage and the middle of the other road.
    const OFF: f32 = 0.125;
    if !is_abutting(tile, segment) {
        return None;
    }
    let mut steps = (1..CELLS).map(|i| from + way * (i as f32 / CELLS as f32));
    let hit = steps.find(|&p| roads.iter().any(|road| vertex_distance(&road.line, p) < 0.02))?;
    Some((hit - way * OFF, straight_line(hit - way * OFF, hit, 12)))
}

/// Returns the middle of a village: that of the tile, slightly away from the city if there is only one.
fn village_middle(tile: &Tile, cities: &[City]) -> Pt {
    match cities {
        [city] if city.sides.len() == 1 && tile.segment_count(Kind::Road) >= 3 => {
            city.sides.iter().next().map_or(Pt::MIDDLE, |side| Pt::MIDDLE + inward_vector(side) * 0.06)
        }
        _ => Pt::MIDDLE,
    }
}

/// Returns a road straight ahead to a city, or towards the city's nearest wall, and the gate at its end.
fn road_to_gate(cities: &[City], city: usize, from: Pt, way: Pt) -> (Line, Gate) {
    let steps = (1..CELLS).map(|i| from + way * (i as f32 / CELLS as f32));
    let hit = steps.map(|p| (p, cities.iter().position(|c| c.mask.value_at(p)))).find(|(_, hit)| hit.is_some());
    if let Some((at, Some(found))) = hit
        && found == city
    {
        return (straight_line(from, at, 20), Gate { at, heading: way, city, passage: Passage::Road });
    }
    let aim = from + way * 0.25;
    let walls = cities.get(city).into_iter().flat_map(|c| &c.walls);
    let near = walls.flat_map(|w| w.iter().skip(8).take(w.len().saturating_sub(16)));
    let at = near.copied().min_by(|a, b| a.distance_to(aim).total_cmp(&b.distance_to(aim))).unwrap_or(aim);
    let line = cubic_curve(from, from + way * 0.28, at * 0.6 + Pt::MIDDLE * 0.4, at);
    (line, Gate { at, heading: way, city, passage: Passage::Road })
}
