//! Lines besides roads that cross a tile and part its fields: expansions bring them.

use crate::expansions::{self, Extras};
use crate::ink::curve::Line;
use crate::ink::mask::Mask;

use super::roads::Gate;
use super::tile::Tile;
use super::walls::City;

/// The lines of a tile, where no grass grows because of them, and where they enter a city.
pub struct Courses {
    /// Each with its width.
    pub lines: Vec<(Line, f32)>,
    pub mask: Mask,
    pub gates: Vec<Gate>,
}

pub fn lay(tile: &Tile, cities: &[City], extras: &mut Extras) -> Courses {
    let mut courses = Courses { lines: Vec::new(), mask: Mask::filled(false), gates: Vec::new() };
    for hooks in expansions::all() {
        (hooks.courses)(tile, cities, extras, &mut courses);
    }
    courses
}
