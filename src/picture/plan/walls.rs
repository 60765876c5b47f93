//! Lays out cities and their walls. Each run of sides without the city has one wall from corner to corner.

use std::f32::consts::PI;

use super::tile::corner_point;
use crate::{Line, Mask, Pt, Tile, cubic_curve, expansions, pt, rotated_in_tile};
use bergerie_rules::tile::Junctions;
use bergerie_rules::{Edge, Kind, Segment, SegmentIndex, Side, Sides};

/// The part of a city on a tile.
#[derive(Debug)]
pub struct City {
    pub segment: SegmentIndex,
    /// The sides of the rotated tile that the city covers.
    pub sides: Sides,
    pub pennants: u8,
    /// The ground of the city. It has one outline, or two if another feature separates the city.
    pub ground: Vec<Line>,
    pub walls: Vec<Line>,
    /// The walled bridge between the two halves of the city, or `None` if the city is in one piece.
    pub causeway: Option<Line>,
    pub mask: Mask,
    /// Whether the city has only one wall, which is pointed ("witch's hat"). Such a city cannot become a castle.
    pub is_pointed: bool,
    pub junctions: Junctions,
}

#[derive(Debug)]
pub struct CityOutline {
    /// The ground of the city, with an outline for each separate part.
    pub ground: Vec<Line>,
    pub walls: Vec<Line>,
    /// The walled bridge between the parts, or `None` if there is none.
    pub causeway: Option<Line>,
}

impl CityOutline {
    /// Creates the outline of a city in separate parts. Each part has one wall from corner to corner.
    pub fn in_parts(walls: Vec<Line>, causeway: Line) -> CityOutline {
        CityOutline { ground: walls.clone(), walls, causeway: Some(causeway) }
    }
}

pub fn lay_out_cities(tile: &Tile) -> Vec<City> {
    tile.segments(Kind::City).map(|(index, segment)| city_of_segment(tile, index, segment)).collect()
}

fn city_of_segment(tile: &Tile, index: SegmentIndex, segment: &Segment) -> City {
    let sides = tile.sides(segment);
    let shared = Side::ALL.into_iter().find(|&s| tile.shape.face(tile.rotation).on_side(s).count() == 2);
    let other = expansions::all().find_map(|hooks| (hooks.city_outline)(tile, sides));
    let CityOutline { ground, walls, causeway } = match (shared, other) {
        (Some(side), _) => outline_beside_shared_side(sides, side),
        (None, Some(other)) => other,
        (None, None) => city_outline(tile, segment, sides),
    };
    let mask = ground.iter().fold(Mask::filled(false), |mask, part| mask.union(&Mask::of_outline(part)));
    City {
        segment: index,
        sides,
        pennants: segment.pennants,
        ground,
        walls,
        causeway,
        mask,
        is_pointed: !segment.is_semicircle && sides.len() == 1,
        junctions: segment.junctions,
    }
}

/// Returns the outline of a city, which follows the city's sides around the tile and has a wall elsewhere.
fn city_outline(tile: &Tile, segment: &Segment, sides: Sides) -> CityOutline {
    let inside = |i: usize| sides.contains(Side::ALL[i % 4]);
    let start = (0..4).find(|&i| inside(i) && !inside(i + 3)).unwrap_or(0);
    let (mut ground, mut walls) = (Line::new(), Vec::new());
    for side in (start..start + 4).filter(|&i| inside(i)) {
        ground.extend([corner_point(side), corner_point(side + 1)]);
        let gap = (1..4).take_while(|&n| !inside(side + n)).count();
        let wall = match gap {
            0 => continue,
            1 => wall_along_side(tile, side + 1),
            2 => diagonal_wall(tile, side),
            _ => wall_on_one_side(tile, segment, side),
        };
        ground.extend(wall.iter().skip(1).take(wall.len().saturating_sub(2)));
        walls.push(wall);
    }
    CityOutline { ground: vec![ground], walls, causeway: None }
}

/// Returns the wall of a city on the north side, at the distance `depth` for each share of the side's length.
pub fn arch_wall(depth: impl Fn(f32) -> f32) -> Line {
    const STEPS: usize = 40;
    (0..=STEPS).map(|i| i as f32 / STEPS as f32).map(|t| pt(1.0 - t, depth(t))).collect()
}

/// Returns a line of the tile rotated by a number of quarter turns.
pub fn rotated_line(line: Line, quarters: usize) -> Line {
    line.into_iter().map(|p| rotated_in_tile(p, quarters)).collect()
}

fn has_edge(tile: &Tile, side: usize, edge: Edge) -> bool {
    tile.edge(Side::ALL[side % 4]) == Some(edge)
}

fn wall_on_one_side(tile: &Tile, segment: &Segment, side: usize) -> Line {
    let across = Side::ALL[(side + 2) % 4];
    let wall = if segment.is_semicircle {
        // Beside another city, the slope at the corner is less than 45°, so that the two cities do not touch.
        let crowded = has_edge(tile, side + 1, Edge::City) || has_edge(tile, side + 3, Edge::City);
        let narrow = tile.segment_count(Kind::Garden) > 0 && has_edge(tile, side + 2, Edge::City);
        let (depth, power) = if crowded && encloses_field(tile, side) {
            (0.19, 1.0)
        } else if crowded {
            (0.29, 1.0)
        } else if narrow {
            (0.28, 0.9)
        } else {
            (0.33, 0.8)
        };
        arch_wall(|t| depth * half_sine(t).powf(power))
    } else {
        let depth = match tile.edge(across) {
            // The tips of two such walls touch and separate the field.
            Some(Edge::City) => 0.485,
            Some(Edge::Field) if !tile.has_one_field_on(across) => 1.0,
            _ => 0.62,
        };
        arch_wall(|t| {
            let near = 1.0 - (t - 0.5).abs() * 2.0;
            depth * (0.62 * near.powf(1.25) + 0.38 * near)
        })
    };
    rotated_line(wall, side)
}

/// Returns whether the tile has a closed field between the city on this side and the city on both adjacent sides.
fn encloses_field(tile: &Tile, side: usize) -> bool {
    let beside = [side + 1, side + 3].map(|n| Side::ALL[n % 4]);
    let both = |city: &Segment| beside.into_iter().all(|side| tile.sides(city).contains(side));
    tile.closed_field_count() > 0 && tile.segments(Kind::City).any(|(_, city)| both(city))
}

/// Returns the almost straight wall of a city on two adjacent sides. `last` is the second of them, clockwise.
fn diagonal_wall(tile: &Tile, last: usize) -> Line {
    let (from, to, inner) = (corner_point(last + 1), corner_point(last + 3), corner_point(last));
    let other = has_edge(tile, last + 1, Edge::City) || has_edge(tile, last + 2, Edge::City);
    // The closed field between two such walls must remain visible.
    let pulled = match other {
        true if tile.closed_field_count() > 0 && tile.segment_count(Kind::City) == 2 => 0.17,
        true => 0.30,
        false => 0.44,
    };
    let pull = inner.lerp(Pt::MIDDLE, 2.0 * pulled);
    cubic_curve(from, from.lerp(pull, 0.45), to.lerp(pull, 0.45), to)
}

/// Returns whether one field is on both sides of the road that enters a tunnel from this side. Returns `None` if no road does.
fn has_one_field_at_tunnel(tile: &Tile, side: usize) -> Option<bool> {
    let (side, across) = (Side::ALL[side % 4], Side::ALL[(side + 2) % 4]);
    let continues = |(_, road): (_, &Segment)| [side, across].into_iter().all(|end| tile.sides(road).contains(end));
    tile.segments(Kind::Road).any(continues).then(|| tile.has_one_field_on(side))
}

/// Returns the wall along one side: the only one without the city, or one of two beside a city that spans the tile.
fn wall_along_side(tile: &Tile, side: usize) -> Line {
    let depth = if let Some(before) = has_one_field_at_tunnel(tile, side) {
        // The field passes between the wall and the end of the road.
        if before { 0.42 } else { 0.23 }
    } else if has_edge(tile, side, Edge::Road) {
        0.27
    } else if has_edge(tile, side, Edge::City) {
        0.46
    } else if tile.segment_count(Kind::Garden) > 0 {
        0.40
    } else {
        0.20
    };
    rotated_line(arch_wall(|t| depth * half_sine(t).powf(0.85)), side).into_iter().rev().collect()
}

/// Returns the outline of one of two cities that share a printed side, in whose middle the wall between them ends.
fn outline_beside_shared_side(sides: Sides, shared: Side) -> CityOutline {
    let own: Vec<usize> = sides.iter().filter(|&s| s != shared).map(|s| (s.index() + 4 - shared.index()) % 4).collect();
    // With the shared side in the north, both the city of the east side and that of the west side are pointed.
    let (wall, corner) = if own.contains(&1) {
        (cubic_curve(pt(0.5, 0.0), pt(0.5, 0.42), pt(0.62, 0.62), pt(1.0, 1.0)), pt(1.0, 0.0))
    } else {
        (cubic_curve(pt(0.0, 1.0), pt(0.38, 0.62), pt(0.5, 0.42), pt(0.5, 0.0)), pt(0.0, 0.0))
    };
    let wall = rotated_line(wall, shared.index());
    let mut ground = wall.clone();
    ground.push(rotated_in_tile(corner, shared.index()));
    CityOutline { ground: vec![ground], walls: vec![wall], causeway: None }
}

/// Returns the height of a half sine wave at a share of its length.
pub fn half_sine(t: f32) -> f32 {
    (PI * t).sin().max(0.0)
}
