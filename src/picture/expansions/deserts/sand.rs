//! Deserts: sand, and what lies on it.

use crate::picture::ink::brush::Brush;
use crate::picture::ink::mask::Mask;
use crate::picture::plan::{Plan, ROAD, inward};
use crate::picture::expansions::deserts::{dunes, worm};
use crate::rules::tile::Kind;

/// Sand wherever a desert is. Its dunes keep off roads, and off what lies on the sand.
pub fn sand(b: &mut Brush, plan: &Plan) {
    for &shore in &plan.fringes {
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
    let marks = plan.garnish.marks.iter().map(|&(_, at)| at);
    for at in marks.chain(plan.garnish.objective) {
        free.paint(false, |p| p.far(at) < 0.30);
    }
    dunes::sand(b, &desert, &free, &plan.shores, &mut plan.dice("sand"));
}

/// An oasis, a deposit of spice or a sandworm, each in its place.
pub fn marks(b: &mut Brush, plan: &Plan) {
    for &(kind, at) in &plan.garnish.marks {
        match kind {
            Kind::Oasis => dunes::oasis(b, at),
            Kind::Spice => worm::spice(b, at),
            Kind::Sandworm => worm::worm(b, at),
            Kind::Chappaai => crate::picture::expansions::monuments::portal::chappaai(b, at),
            _ => {}
        }
    }
}
