//! Draws whole tiles, and so defines the drawing order within a tile.

use image::RgbaImage;

use super::{city, life, plants, road, wall};
use crate::drawing::Art;
use crate::expansions;
use crate::ink::{Brush, Scale, THEME, pt, rect};
use crate::plan::Plan;
use crate::plan::objects::{Print, TileDrawing};

/// Draws all prints in one layer: first the procedural prints of expansions, then the drawings in the plan.
fn printed(b: &mut Brush, plan: &Plan, layer: Print) {
    let prints = expansions::all().flat_map(|hooks| hooks.prints).filter(|(own, _)| *own == layer);
    prints.for_each(|(_, draw)| draw(b, plan));
    for &TileDrawing { art, at, scale, .. } in plan.objects.prints.iter().filter(|printed| printed.layer == layer) {
        art.draw(b, at, scale * art.size(b.detail()));
    }
}

/// Draws everything on a tile, except the grass and the objects that extend over the tile's borders.
///
/// Later objects cover earlier ones. The ground is drawn first, then the objects on it from north to south.
pub fn tile(plan: &Plan, scale: Scale) -> RgbaImage {
    let mut brush = Brush::new(scale, pt(0.0, 0.0), pt(1.0, 1.0));
    let b = &mut brush;
    printed(b, plan, Print::Ground);
    road::roads(b, plan);
    road::ring(b, plan);
    road::parapets(b, plan);
    printed(b, plan, Print::Roadside);
    road::cottages(b, plan);
    plants::hedges(b, plan);
    city::cities(b, plan);
    wall::walls(b, plan);
    road::village(b, plan);
    wall::towers_and_gates(b, plan);
    let objects = &plan.objects;
    objects.monastery.iter().for_each(|&at| Art("monastery").draw(b, at, 1.0));
    printed(b, plan, Print::Buildings);
    let small = [
        ("garden", objects.garden.as_slice()),
        ("inn", &objects.inns),
        ("pigs", objects.pigs.as_slice()),
        ("pennant", &objects.pennants),
    ];
    for (name, places) in small {
        places.iter().for_each(|&at| Art(name).draw(b, at, 1.0));
    }
    life::life(b, plan);
    plants::trees(b, plan);
    printed(b, plan, Print::Marks);
    printed(b, plan, Print::Cards);
    let line = b.lw(0.008, 0.7);
    b.outline(&rect(pt(0.0, 0.0), pt(1.0, 1.0)), line, THEME.ink.thin(0.24));
    brush.finish()
}
