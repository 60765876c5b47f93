//! Lines other than roads that separate the fields of a tile. These are the courses of expansions, such as rivers.
//! Where two fields meet at a corner of the tile without any such line, a hedge separates them.

use super::tile::corner_point;
use crate::{City, ExpansionLayouts, Gate, Line, Mask, Pt, Tile, expansions, straight_line};
use bergerie_rules::{Half, Side};

/// The courses of a tile, the area around them that has no grass, and their gates.
pub struct Courses {
    /// The lines, each with its width.
    pub lines: Vec<(Line, f32)>,
    pub mask: Mask,
    pub gates: Vec<Gate>,
}

impl Courses {
    /// Parts the fields that meet at a sign or building in the middle of the tile, up to the roads and cities around it.
    pub fn part_in_middle(&mut self) {
        /// The radius of the ground around the middle without grass.
        const RADIUS: f32 = 0.21;
        self.mask.paint(true, |p| p.distance_to(Pt::MIDDLE) < RADIUS);
    }
}

/// Lays out the courses of all expansions on a tile.
pub fn lay_out_courses(tile: &Tile, cities: &[City], layouts: &mut ExpansionLayouts) -> Courses {
    let mut courses = Courses { lines: Vec::new(), mask: Mask::filled(false), gates: Vec::new() };
    for hooks in expansions::all() {
        (hooks.lay_out_courses)(tile, cities, layouts, &mut courses);
    }
    courses
}

/// Returns the hedges of a tile, from corners where two fields meet to the nearest city wall or the tile's middle.
pub fn hedges(tile: &Tile, cities: &[City]) -> Vec<Line> {
    (0..4)
        .filter(|&corner| has_field_border_at(tile, corner))
        .map(|corner| straight_line(corner_point(corner), hedge_end(corner, cities), 12))
        .collect()
}

/// Returns whether two fields meet at a corner without a line between them.
fn has_field_border_at(tile: &Tile, corner: usize) -> bool {
    let halves = |side: usize| Half::ALL.into_iter().filter(move |h| h.side() == Side::ALL[side % 4]);
    let turned = tile.shape.face(tile.rotation);
    let before = halves(corner + 3).next_back().and_then(|half| turned.on_half(half));
    let after = halves(corner).next().and_then(|half| turned.on_half(half));
    before.zip(after).is_some_and(|(a, b)| a != b)
}

/// Returns the end of the hedge that begins at a corner: the nearest point of a wall, or the middle of the tile.
fn hedge_end(corner: usize, cities: &[City]) -> Pt {
    let from = corner_point(corner);
    let walls = cities.iter().flat_map(|c| &c.walls).flatten().copied();
    walls.min_by(|a, b| a.distance_to(from).total_cmp(&b.distance_to(from))).unwrap_or(Pt::MIDDLE)
}
