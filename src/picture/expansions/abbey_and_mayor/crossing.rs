//! Lays out two cities that cross on one tile. One of them crosses the other on a walled bridge.

use crate::plan::walls::{arch_wall, half_sine, rotated_line};
use crate::{CityOutline, Line, Pt, Tile, cubic_curve, joined_lines, pt, rotated_in_tile, straight_line};
use bergerie_rules::{Kind, Rotation, Side, Sides};

/// Returns the outline of a city with these sides. Returns `None` unless another city of the tile crosses it.
pub fn city_outline(tile: &Tile, sides: Sides) -> Option<CityOutline> {
    let cities: Vec<Sides> = tile.segments(Kind::City).map(|(_, city)| tile.sides(city)).collect();
    let &[below, above] = cities.as_slice() else { return None };
    let across = |sides: Sides| sides.len() == 2 && sides.iter().all(|side| sides.contains(side.opposite()));
    // Cities cross only if the tile has closed fields. Otherwise, one field touches both cities.
    let parted = tile.closed_field_count() > 0 && across(above);
    match below.len() {
        2 if parted && across(below) => {
            Some(if sides == below { waist_outline(below) } else { outline_over_waist(above) })
        }
        1 if parted && wedge_reaches(tile, below) => {
            Some(if sides == below { wedge_outline(tile.rotation) } else { outline_over_wedge(tile.rotation) })
        }
        _ => None,
    }
}

/// Returns whether the pointed city of the tile reaches the field on the opposite side.
fn wedge_reaches(tile: &Tile, sides: Sides) -> bool {
    let pointed = tile.segments(Kind::City).any(|(_, city)| tile.sides(city) == sides && !city.is_semicircle);
    pointed && sides.iter().all(|side| tile.has_one_field_on(side.opposite()))
}

/// Returns the outline of a city that leads from one side to the opposite side and is narrow in the middle.
fn waist_outline(sides: Sides) -> CityOutline {
    /// The depth of the fields beside the city.
    const DEPTH: f32 = 0.375;
    let quarters = usize::from(!sides.contains(Side::N));
    let bow = |way: usize| rotated_line(arch_wall(|t| DEPTH * half_sine(t).powf(0.85)), way + quarters);
    let (east, west) = (bow(1), bow(3));
    // Each wall runs counterclockwise as seen from its side of the tile.
    let ground = west.iter().rev().chain(east.iter().rev()).copied().collect();
    CityOutline { ground: vec![ground], walls: vec![east, west], causeway: None }
}

/// Returns the outline of a city that crosses a narrow city. It has two low parts and a bridge between them.
fn outline_over_waist(sides: Sides) -> CityOutline {
    const DEPTH: f32 = 0.145;
    let quarters = usize::from(!sides.contains(Side::E));
    let cap = |way: usize| rotated_line(arch_wall(|t| DEPTH * half_sine(t).powf(0.8)), way + quarters);
    let bridge = rotated_line(straight_line(pt(DEPTH, 0.5), pt(1.0 - DEPTH, 0.5), 8), quarters);
    CityOutline::in_parts(vec![cap(1), cap(3)], bridge)
}

/// Returns the outline of a pointed city with a narrow tip. It is in the north of the unrotated tile.
fn wedge_outline(rotation: Rotation) -> CityOutline {
    let west = wedge_side();
    let east: Line = west.iter().map(|p| pt(1.0 - p.x, p.y)).rev().collect();
    let wall = rotated_with_tile(joined_lines([west, east]), rotation);
    CityOutline { ground: vec![wall.clone()], walls: vec![wall], causeway: None }
}

/// Returns the western wall of the pointed city, from the corner to the tip.
fn wedge_side() -> Line {
    joined_lines([
        cubic_curve(pt(0.0, 0.0), pt(0.22, 0.12), pt(0.385, 0.30), pt(0.405, 0.56)),
        cubic_curve(pt(0.405, 0.56), pt(0.415, 0.70), pt(0.44, 0.80), pt(0.5, 0.895)),
    ])
}

/// Returns the outline of the city that crosses the tip of the pointed city. It is in the west and the east of the
/// unrotated tile. A field separates the two cities in the west, but not in the east.
fn outline_over_wedge(rotation: Rotation) -> CityOutline {
    let side = wedge_side();
    let foot = |p: &&Pt| p.y <= 0.79;
    let lane: Line = side.iter().filter(foot).copied().collect();
    let below = |x: f32| 1.0 - 0.20 * half_sine(x).powf(0.85);
    let south: Line = (0..=16).map(|i| i as f32 / 16.0 * 0.43).map(|x| pt(x, below(x))).collect();
    let inner = cubic_curve(pt(0.0, 0.0), pt(0.03, 0.24), pt(0.10, 0.50), pt(0.405, 0.56));
    let shared: Line = lane.iter().filter(|p| p.y >= 0.56).rev().copied().collect();
    let west = joined_lines([south.clone(), shared, inner.into_iter().rev().collect()]);
    let mirrored: Line = south.iter().map(|p| pt(1.0 - p.x, p.y)).collect();
    let along: Line = lane.iter().rev().map(|p| pt(1.0 - p.x, p.y)).collect();
    let east = joined_lines([mirrored, along]);
    let bridge = straight_line(pt(0.385, 0.68), pt(0.615, 0.68), 8);
    CityOutline::in_parts(
        vec![rotated_with_tile(west, rotation), rotated_with_tile(east, rotation)],
        rotated_with_tile(bridge, rotation),
    )
}

fn rotated_with_tile(line: Line, rotation: Rotation) -> Line {
    line.into_iter().map(|p| rotated_in_tile(p, rotation.quarter_turns())).collect()
}
