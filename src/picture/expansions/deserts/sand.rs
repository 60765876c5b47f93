//! Deserts: sand, and what lies on it.

use super::{dunes, worm};
use crate::ink::brush::Brush;
use crate::ink::curve::Pt;
use crate::ink::mask::Mask;
use crate::plan::Plan;
use crate::plan::tile::{ROAD, inward};
use bergerie_rules::tile::Kind;

/// Sand wherever a desert is. Its dunes keep off roads, and off what lies on the sand.
pub fn sand(b: &mut Brush, plan: &Plan) {
    for &shore in &plan.extras.deserts.fringes {
        dunes::shore(b, shore, inward(shore.side));
    }
    let segments = plan.shape.shape().segments.iter().zip(1u8..);
    let deserts: Vec<u8> = segments.filter(|(s, _)| s.kind == Kind::Desert).map(|(_, label)| label).collect();
    let desert = plan.fields.map(|label| deserts.contains(&label));
    if desert.points().all(|(_, sandy)| !sandy) {
        return;
    }
    let mut free =
        plan.roads.iter().fold(desert.clone(), |free, road| free.without(&Mask::stroke(&road.line, ROAD * 1.5)));
    for city in &plan.cities {
        free = free.without(&city.mask);
    }
    for fixture in plan.garnish.fixtures.iter().filter(|fixture| !fixture.solid) {
        free.paint(false, |p| p.far(fixture.at) < fixture.room);
    }
    dunes::sand(b, &desert, &free, &plan.extras.deserts.shores, &mut plan.dice("sand"));
}

/// What lies on a tile's sand, each in its place.
pub fn marks(b: &mut Brush, plan: &Plan) {
    for &(kind, at) in &plan.extras.deserts.marks {
        mark(b, kind, at);
    }
}

/// An oasis, a deposit of spice or a sandworm about its middle.
pub fn mark(b: &mut Brush, kind: Kind, at: Pt) {
    match kind {
        Kind::Oasis => dunes::oasis(b, at),
        Kind::Spice => worm::spice(b, at),
        Kind::Sandworm => worm::worm(b, at),
        _ => {}
    }
}
